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

mod also_known_as;
mod attack;
pub mod betza;
mod board;
mod bundled;
mod card;
mod castle;
mod castling;
mod castling_letters;
mod compile;
pub mod convert;
mod counted;
mod counting;
mod destinations;
mod drawn_array;
mod endings;
mod explain;
mod extinction;
mod fen;
mod fen_error;
mod fen_passed;
mod geometry;
mod goal;
mod holes;
mod king_moves;
mod label;
mod library;
mod lifted;
mod line;
mod lint;
mod list;
pub mod mate;
mod movegen;
pub mod movement;
mod moves;
pub mod notation;
mod obstacle;
mod outcome;
mod passed;
mod path_tree;
mod paths;
mod perft;
mod piece;
mod piece_type;
mod placement;
mod position;
mod promotion;
mod reach;
mod refusal;
mod restrained;
mod restraint;
mod royals;
mod royalty;
mod scores;
mod shuffle;
mod shuffle_group;
mod speaker;
mod square;
mod square_set;
mod state;
mod tables;
mod told_endings;
mod trial;
mod variant;
mod variant_file;
mod visitor;
mod way;
mod words_of_refusal;
mod zone;

pub use also_known_as::AlsoKnownAs;
pub use bundled::{bundled, bundled_by_id, bundled_files};
pub use card::{CardMark, PieceCard, PromotesBy, Ride};
pub use castling::{Castling, CastlingTo, Landing};
pub use counting::{Count, CountBegins, CountLimit, Counting};
pub use drawn_array::OrderError;
pub use endings::{Checkmate, Counted, Endings, Extinction, Goal, GoalWins, Stalemate};
pub use fen_error::FenError;
pub use label::Label;
pub use library::{know, offer, offered, offered_by_id, variant_of};
pub use line::{IllegalMove, Line};
pub use lint::{Playouts, Report, Warning, check, lint};
pub use moves::{Move, MoveKind};
pub use outcome::{DrawClaim, Outcome, Termination};
pub use perft::CountOn;
pub use piece::{Color, Piece, Role};
pub use piece_type::PieceType;
pub use position::Position;
pub use promotion::PromotingMoves;
pub use reach::{Heading, Reached, Way};
pub use refusal::{CastlingProblem, LeapProblem, Refusal};
pub use restraint::Restraints;
pub use royalty::{Facing, Royals, Royalty};
pub use scores::{Score, Scores};
pub use shuffle::{Shuffle, ShuffleStep, Symmetry};
pub use shuffle_group::{Pick, Picked, ShuffleGroup};
pub use square::Square;
pub use square_set::{SquareSet, Squares};
pub use trial::{Destinations, Trial, TrialError};
pub use variant::{Credits, Variant};
pub use variant_file::{Difference, LONGEST_VARIANT_FILE, VariantFileError, differences};
pub use zone::{Rectangle, Zone, ZoneLook};
