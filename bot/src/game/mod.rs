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
mod ending;
#[cfg(test)]
pub mod examples;
mod glance;
mod handle;
mod help;
mod ids;
mod incident;
mod inspect;
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
mod overtime;
mod picture;
mod preview;
mod private;
mod proof;
mod proposal;
mod propose;
mod record;
mod refusal;
mod refusal_words;
mod rematch;
mod setting;
mod settings;
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
mod which_move;
mod which_ply;
mod world;

pub use action::{Action, ActionKind};
pub use allowance::{Allowance, Allowances};
pub use branch::{Tried, tried};
pub use call::{Authority, Call, Command, Opponent, Presence, SideWish, Trial, Via, Which};
pub use captured::{AS_FEN, position_in_text};
pub use challenge::{PAIR_WINDOW, find_variant};
pub use decision::{Board, Decision, Effect, Fact, Reply, Target};
pub use draw_word::{with_offer, without_offer};
pub use glance::{Glance, Page};
pub use handle::handle;
pub use help::{help, rules};
pub use ids::{CauseId, ChallengeId, GameId, MessageId, Place, PlayerId, Server, Timestamp};
pub use incident::{Happening, Incident, Matter};
pub use inspect::{find_piece, look, piece, piece_names, reach, region, variant_with};
pub use lists::{board_line, challenge_actions, finished_list, game_list};
pub use lone_word::meant_by;
pub use lot::Secret;
pub use moment::{Moment, plies};
pub use next::{next_game, to_next, waits_for};
pub use not_kept::NotKept;
pub use notes::{LONGEST_NOTE, MOST_NOTES, note_list};
pub use numbered::numbered;
pub use offer_refusal::OfferRefusal;
pub use picture::{Mark, Picture, game_on_show, lead, position_on_show};
pub use preview::{Preview, preview};
pub use private::Private;
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
pub use which_ply::ply_named;
pub use world::{Candidates, Counts, World};
