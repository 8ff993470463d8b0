//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod fact;
pub(crate) mod league;
pub(crate) mod refusal;
pub(crate) mod request;

pub use fact::LeagueFact;
pub use league::{
    League, LeagueGame, LeaguePlayer, LeagueProposal, LeagueStage, LeagueTerms, LeagueVariant,
};
pub use refusal::{LeagueRefusal, SeveralLeague};
pub use request::{LeagueDraft, LeagueRequest, WhichLeague};
