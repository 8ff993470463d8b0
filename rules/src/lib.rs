//! The rules of large chess variants: positions, legal moves, results and notation.
//!
//! A variant is data: a file names its board, sides, pieces and endings, and says in XBetza how the
//! pieces move. No variant is known to the code.
//! The crate does no I/O, knows no clock and no randomness, and does not panic on any input.
//!
//! ```
//! use menagerie_rules::{Line, Position, bundled_by_id, notation};
//!
//! let variant = bundled_by_id("terachess-2").expect("it is bundled");
//! let mut line = Line::new(Position::start(variant));
//! let notation::Reading::Move(mv) = notation::read(line.position(), "Troll d2-g5") else { panic!() };
//! assert_eq!(notation::canonical(line.position(), &mv), "T d2-g5");
//! line.play(&mv).expect("it is legal");
//! assert_eq!(line.outcome(), None);
//! ```

pub mod betza;
mod board;
mod compiled;
pub mod convert;
mod crowd;
mod ending;
mod explanations;
mod keys;
pub mod learning;
mod legal_moves;
mod line;
pub mod mate;
pub mod movement;
pub mod notation;
mod pieces;
mod position;
mod position_key;
mod position_text;
mod squares;
mod state;
mod told;
mod variant_file;
mod variants;

pub use compiled::reach::{Heading, Reached, Way};
pub use crowd::Crowd;
pub use ending::counting::{Count, CountBegins, CountLimit, Counting};
pub use ending::endings::{
    BothExtinct, Checkmate, Counted, Dead, Endings, Extinction, Goal, GoalWins, Stalemate,
};
pub use ending::outcome::{DrawClaim, Outcome, Termination};
pub use ending::past::Past;
pub use ending::points::Points;
pub use ending::row::{Row, RowLine};
pub use ending::scores::{Score, Scores};
pub use explanations::refusal::{
    CastlingProblem, DropProblem, EnterProblem, LeapProblem, PassProblem, Refusal, WallProblem,
};
pub use explanations::trial::{Destinations, Trial, TrialError};
pub use legal_moves::blast::Explosions;
pub use legal_moves::castling_rules::{Castling, CastlingTo, Landing};
pub use legal_moves::lions::Lions;
pub use legal_moves::moves::{Gating, Move, MoveKind};
pub use legal_moves::passing::Passing;
pub use legal_moves::perft::CountOn;
pub use legal_moves::promotion::PromotingMoves;
pub use legal_moves::restraint::Restraints;
pub use legal_moves::walls::{WallRule, Walls};
pub use line::{IllegalMove, Line};
pub use pieces::also_known_as::AlsoKnownAs;
pub use pieces::card::{CardMark, PieceCard, PromotesBy, Ride};
pub use pieces::hand_rules::{HandRules, InHand};
pub use pieces::label::Label;
pub use pieces::piece::{Color, Piece, Role};
pub use pieces::piece_type::PieceType;
pub use pieces::royalty::{Facing, Royals, Royalty};
pub use position::Position;
pub use position_text::fen_error::FenError;
pub use position_text::foreign_fen::ReadFen;
pub use squares::square::Square;
pub use squares::square_set::{SquareSet, Squares};
pub use squares::zone::{Rectangle, Zone, ZoneLook};
pub use told::{About, Told, begins};
pub use variant_file::{Difference, LONGEST_VARIANT_FILE, VariantFileError, differences};
pub use variants::bundled::{bundled, bundled_by_id, bundled_files};
pub use variants::drawn_array::OrderError;
pub use variants::library::{know, offer, offered, offered_by_id, variant_of};
pub use variants::lint::{Playouts, Report, Warning, check, lint};
pub use variants::shelf::{GameLength, Shelf};
pub use variants::shuffle::{Shuffle, ShuffleStep, Symmetry};
pub use variants::shuffle_group::{Pick, Picked, ShuffleGroup};
pub use variants::variant::{Credits, Variant};
