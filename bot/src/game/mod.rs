//! The core: a [`Matter`] goes in, a [`Call`] of a player or an [`Incident`]; facts to store and
//! [`Effect`]s to deliver come out.
//!
//! Everything here is a pure function of its arguments. It knows no network and no SQL, never asks
//! what time it is and draws no random numbers of its own; adapters at the edge translate.

mod abort;
mod action;
mod adjudicate;
mod allowance;
mod block;
mod branch;
mod call;
mod captured;
mod challenge;
mod challenge_outcome;
pub mod clock;
mod consent;
mod decision;
mod draw_word;
mod effect;
mod ending;
#[cfg(test)]
pub mod examples;
mod firing;
mod freezing;
mod glance;
mod handle;
mod help;
mod ids;
mod incident;
mod inspect;
mod invitation;
mod limit_refusal;
mod limits;
mod lists;
mod lone_word;
mod lot;
mod member_time;
mod moment;
mod moves;
mod next;
mod not_kept;
mod notes;
mod numbered;
mod offer_refusal;
mod open_challenge;
mod others;
mod overtime;
mod picture;
mod plan;
mod plan_refusal;
mod plan_wish;
mod plan_words;
mod planned_line;
mod planning;
mod preview;
mod private;
mod profile;
mod proof;
mod proposal;
mod propose;
mod record;
mod refusal;
mod refusal_words;
mod rematch;
mod set_limits;
mod setting;
mod settings;
mod shortened;
mod standing;
mod start;
mod step;
mod subject;
mod take_back;
mod tally;
mod terms;
mod text;
mod time_wishes;
mod time_words;
mod timekeeping;
mod timing;
mod typed_line;
mod verdict;
mod wanted;
mod which_move;
mod which_ply;
mod within_limits;
mod world;

pub use action::{Action, ActionKind};
pub use adjudicate::as_reason;
pub use allowance::{Allowance, Allowances};
pub use branch::{Tried, tried};
pub use call::{
    Authority, Call, Command, Opponent, PlaceWish, Presence, SideWish, Trial, VariantWish, Via,
    Which,
};
pub use captured::{AS_FEN, position_in_text};
pub use challenge::PAIR_WINDOW;
pub use decision::{Decision, Fact, Reply};
pub use draw_word::{with_offer, without_offer};
pub use effect::{Board, Effect, Target};
pub use glance::{Glance, Page};
pub use handle::handle;
pub use help::{help, rules};
pub use ids::{CauseId, ChallengeId, GameId, MessageId, Place, PlayerId, Server, Timestamp};
pub use incident::{Happening, Incident, Matter};
pub use inspect::{find_piece, look, piece, piece_names, reach, region, variant_with};
pub use limit_refusal::LimitRefusal;
pub use limits::{LimitChange, Limits};
pub use lists::{board_line, challenge_actions, challenge_lines, finished_list, game_list};
pub use lone_word::meant_by;
pub use lot::Secret;
pub use moment::{Moment, plies};
pub use next::{next_game, to_next, waits_for};
pub use not_kept::NotKept;
pub use notes::{LONGEST_NOTE, MOST_NOTES, note_list};
pub use numbered::numbered;
pub use offer_refusal::OfferRefusal;
pub use others::{member_list, open_list};
pub use picture::{Mark, Picture, game_on_show, lead, position_on_show};
pub use plan::{Condition, Plan, Planned};
pub use plan_refusal::PlanRefusal;
pub use plan_wish::PlanWish;
pub use preview::{Preview, preview};
pub use private::Private;
pub use profile::{Reader, kept_private, profile};
pub use proposal::{Aim, Proposal, ProposalState};
pub use record::{
    Branch, Challenge, ChallengeState, DrawOffer, End, Ending, Game, Invited, Note, Ruling,
    TakenBack,
};
pub use refusal::Refusal;
pub use setting::{Holder, Setting, Settings, Wish};
pub use start::{Start, StartWish};
pub use step::{Step, Term, Verb};
pub use subject::{OfferId, Subject};
pub use tally::Tally;
pub use terms::Terms;
pub use text::{Span, Text, visible};
pub use time_wishes::{TimeWishes, VacationWish};
pub use time_words::clock_in_words;
pub use timing::Timing;
pub use verdict::Verdict;
pub use wanted::{Listing, Wanted};
pub use which_ply::ply_named;
pub use within_limits::find_variant;
pub use world::{Candidates, Counts, World};
