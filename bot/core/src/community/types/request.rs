//! Requests about settings: of boards, places and variants.

use crate::community::types::{GameKind, SettingRequest};
use strum::{IntoStaticStr, VariantNames};

/// A request about settings of a member or a community.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum CommunityRequest {
    /// Changes how the caller sees boards, or asks for the settings.
    Settings(Vec<SettingRequest>),
    /// Changes how everyone in the community sees boards, or asks for the settings.
    ServerSettings(Vec<SettingRequest>),
    /// Limits where games are begun in the community, or asks where.
    GamePlaces(PlaceRequest),
    /// Limits which variants can be challenged in the community, or asks which.
    GameVariants(VariantRequest),
}

/// A request about the places where games are begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceRequest {
    /// Tells which places they are.
    Show,
    /// Allows this place. Games are begun nowhere but in allowed places.
    Allow,
    /// Allows this place no more.
    Forbid,
    /// Allows every place.
    Everywhere,
}

impl PlaceRequest {
    /// The inverse of these words. Any other word asks for the places.
    pub fn parse(word: &str) -> Self {
        match word {
            "allow" => PlaceRequest::Allow,
            "forbid" => PlaceRequest::Forbid,
            "everywhere" => PlaceRequest::Everywhere,
            _ => PlaceRequest::Show,
        }
    }
}

/// A request about the variants that can be challenged, with names as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariantRequest {
    /// Tells which variants they are.
    Show,
    /// Tells those of one kind, with a line on each.
    List(GameKind),
    /// Allows a variant. Only allowed variants can be challenged.
    Allow(String),
    /// Allows a variant no more.
    Forbid(String),
    /// Allows every variant.
    All,
    /// Allows one variant and forbids another at once.
    Both,
}
