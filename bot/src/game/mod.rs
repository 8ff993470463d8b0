//! The core: a [`Matter`] goes in, a [`Call`] of a player or an [`Incident`]; facts to store and
//! [`Effect`]s to deliver come out.
//!
//! Everything here is a pure function of its arguments. It knows no network and no SQL, never asks
//! what time it is and draws no random numbers of its own; adapters at the edge translate.

mod abort;
mod action;
mod adjudicate;
mod allowance;
mod call;
mod challenge;
pub mod clock;
mod consent;
mod decision;
mod draw_word;
mod ending;
#[cfg(test)]
pub mod examples;
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
mod numbered;
mod overtime;
mod picture;
mod proof;
mod proposal;
mod propose;
mod record;
mod refusal;
mod refusal_words;
mod setting;
mod settings;
mod standing;
mod start;
mod step;
mod subject;
mod take_back;
mod text;
mod time_wishes;
mod time_words;
mod timekeeping;
mod timing;
mod verdict;
mod which_move;
mod world;

pub use action::{Action, ActionKind};
pub use adjudicate::as_reason;
pub use allowance::{Allowance, Allowances};
pub use call::{Authority, Call, Command, Opponent, Presence, SideWish, Via, Which};
pub use challenge::{PAIR_WINDOW, find_variant};
pub use decision::{Board, Decision, Effect, Fact, Reply, Target};
pub use draw_word::{with_offer, without_offer};
pub use handle::handle;
pub use help::{help, rules};
pub use ids::{CauseId, ChallengeId, GameId, MessageId, Place, PlayerId, Server, Timestamp};
pub use incident::{Happening, Incident, Matter};
pub use inspect::{find_piece, look, piece, piece_names, reach, region, variant_with};
pub use lists::{board_line, challenge_actions, finished_list, game_list};
pub use lone_word::meant_by;
pub use lot::Secret;
pub use moment::Moment;
pub use numbered::numbered;
pub use picture::{Mark, Picture, game_on_show, lead, position_on_show};
pub use proposal::{Aim, Proposal, ProposalState};
pub use record::{Challenge, ChallengeState, DrawOffer, End, Ending, Game, Ruling, TakenBack};
pub use refusal::Refusal;
pub use setting::{Holder, Setting, Settings, Wish};
pub use start::{Start, StartWish};
pub use step::{Step, Term, Verb};
pub use subject::{OfferId, Subject};
pub use text::{Span, Text, visible};
pub use time_wishes::{TimeWishes, VacationWish};
pub use time_words::clock_in_words;
pub use timing::Timing;
pub use verdict::Verdict;
pub use world::{Candidates, Counts, World};
