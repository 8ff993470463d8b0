//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod fact;
pub(crate) mod game_kind;
pub(crate) mod limit_refusal;
pub(crate) mod limits;
pub(crate) mod request;
pub(crate) mod setting;
pub(crate) mod setting_refusal;

pub use fact::CommunityFact;
pub use game_kind::GameKind;
pub use limit_refusal::LimitRefusal;
pub use limits::{LimitChange, Limits};
pub use request::{CommunityRequest, PlaceRequest, VariantRequest};
pub use setting::{Holder, PRIVATE, RATED, Setting, SettingRequest, Settings};
pub use setting_refusal::SettingRefusal;
