//! Why a text is not a move that can be made now, and how to say so to the player.

use crate::speaker::{Speaker, capital, lower};
use crate::{Position, Role, Square, notation};

/// Why a text is not a legal move of a position. [`Refusal::sentence`] says it in words.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// There is no legal move any more.
    GameOver,
    /// The text is longer than any move.
    TooLong,
    /// The text is not in any notation; its beginning, safe to show.
    Unreadable(String),
    /// Something like a square that is not on the board; safe to show.
    SquareOffBoard(String),
    /// A letter that is no piece of the variant.
    UnknownLabel(char),
    /// A lower-case label in short notation, where a file letter could be meant.
    LowercaseLabel {
        /// The piece whose label it could be.
        role: Role,
        /// Where it would go.
        to: Square,
    },
    /// Castling in a variant without it.
    NoCastling,
    /// More than one move.
    SeveralMoves,
    /// Removing a piece that the move does not remove by the rules.
    RemovesPiece(Square),
    /// Putting a piece on the board.
    DropsPiece(Square),
    /// Removing a square from the board.
    RemovesSquare(Square),
    /// Nobody stands on the origin.
    EmptyOrigin(Square),
    /// An enemy stands on the origin.
    NotYourPiece(Square),
    /// Another piece than named stands on the origin.
    WrongLabel {
        /// The origin.
        square: Square,
        /// The piece that was named.
        named: Role,
    },
    /// An own piece stands on the destination.
    OwnPieceThere {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece has no such movement.
    DoesNotMoveThere {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece moves like that, but somebody is in the way.
    Blocked {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Where the first piece in the way stands.
        at: Square,
    },
    /// The piece moves like that only to capture, and the destination is empty.
    NeedsCapture {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece moves like that only without capturing, and somebody is on the destination.
    MustNotCapture {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece captures over exactly one other, and there are none or several.
    NeedsOneScreen {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// How many stand between.
        screens: usize,
    },
    /// The own King would be in check.
    LeavesKingAttacked {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Where the first piece that would give check stands.
        attacker: Square,
    },
    /// The King's initial leap is not possible.
    CannotLeap {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// Why not.
        why: LeapProblem,
    },
    /// The piece may not become what was named.
    PromotionNotAllowed {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// What it may become; nothing if it does not promote by this move.
        allowed: Vec<Role>,
    },
    /// A short form for which no piece is found.
    NobodyReaches {
        /// The kind of piece that was named, if one was.
        role: Option<Role>,
        /// The destination.
        to: Square,
    },
}

/// Why the King's initial leap is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeapProblem {
    /// The King has moved before.
    HasMoved,
    /// Somebody stands on the destination.
    Occupied,
    /// The King is in check.
    InCheck,
    /// The destination is attacked by the piece on this square.
    DestinationAttacked(Square),
    /// Every square between is attacked.
    WayAttacked,
}

impl Refusal {
    /// Says in one sentence why not, and in another what to do instead. The position is the one for
    /// which the text was read.
    pub fn sentence(&self, position: &Position) -> String {
        let (reason, advice) = self.parts(&Speaker(position));
        if advice.is_empty() { reason } else { format!("{reason} {advice}") }
    }

    fn parts(&self, say: &Speaker) -> (String, String) {
        match self {
            Refusal::GameOver => (say.game_over(), String::new()),
            Refusal::TooLong => ("That is too long for a move.".into(), say.example()),
            Refusal::Unreadable(text) if text.is_empty() => {
                ("That is not a move.".into(), say.example())
            }
            Refusal::Unreadable(text) => {
                (format!("\"{text}\" is not a move that I can read."), say.example())
            }
            Refusal::SquareOffBoard(text) => {
                let variant = say.0.variant();
                let corner = Square(((variant.ranks - 1) << 4) | (variant.files - 1));
                (
                    format!(
                        "{text} is not a square of this board, which goes from a1 to {corner}."
                    ),
                    say.example(),
                )
            }
            Refusal::UnknownLabel(letter) => (
                format!("No piece of {} has the letter {letter}.", say.0.variant().name),
                say.example(),
            ),
            Refusal::LowercaseLabel { role, to } => {
                let label = say.0.variant().piece(*role).label;
                let reason = "A small letter could be a file or a piece.".to_owned();
                (reason, format!("Type {label}{to} for the {}.", say.name(*role)))
            }
            Refusal::NoCastling => {
                (format!("There is no castling in {}.", say.0.variant().name), say.example())
            }
            Refusal::SeveralMoves => {
                ("Only one move can be made at a time.".into(), "Type the first one alone.".into())
            }
            Refusal::RemovesPiece(square) => (
                "Captures are made for you.".into(),
                format!("Leave out \"{square}-\" and type only the move itself."),
            ),
            Refusal::DropsPiece(square) => (
                "Pieces are not put on the board in this game.".into(),
                format!("Type the move to {square} with its origin; {}", lower(&say.example())),
            ),
            Refusal::RemovesSquare(square) => {
                (format!("The square {square} cannot be taken off the board."), say.example())
            }
            Refusal::EmptyOrigin(square) => (format!("{square} is empty."), say.nearest(*square)),
            Refusal::NotYourPiece(square) => {
                let side = notation::side_name(say.0, say.0.turn());
                let reason =
                    format!("The {} on {square} is not yours; you are {side}.", say.on(*square));
                (reason, say.example())
            }
            Refusal::WrongLabel { square, named } => {
                let (there, named) = (say.a(say.role(*square)), say.a(Some(*named)));
                (format!("There is {there}, not {named}, on {square}."), say.moves_from(*square))
            }
            Refusal::OwnPieceThere { from, to } if from == to => {
                (format!("Your {} is on {to} already.", say.on(*from)), say.moves_from(*from))
            }
            Refusal::OwnPieceThere { from, to } => {
                (format!("Your own {} stands on {to}.", say.on(*to)), say.moves_from(*from))
            }
            Refusal::DoesNotMoveThere { from, to } => {
                let piece = say.role(*from).map(|role| say.0.variant().piece(role));
                let moves = piece.map_or("", |piece| &piece.moves);
                let reason =
                    format!("The {} on {from} cannot go to {to}: {}", say.on(*from), lower(moves));
                (reason, say.moves_from(*from))
            }
            Refusal::Blocked { from, to, at } => {
                let whose = if say.is_own(*at) { "your own" } else { "the" };
                let reason = format!(
                    "The {} cannot get from {from} to {to}: {whose} {} on {at} is in the way.",
                    say.on(*from),
                    say.on(*at)
                );
                (reason, say.moves_from(*from))
            }
            Refusal::NeedsCapture { from, to } => {
                let reason = format!(
                    "The {} goes from {from} to {to} only to capture, and {to} is empty.",
                    say.on(*from)
                );
                (reason, say.moves_from(*from))
            }
            Refusal::MustNotCapture { from, to } => {
                let reason = format!(
                    "The {} does not capture in this way, and the {} stands on {to}.",
                    say.on(*from),
                    say.on(*to)
                );
                (reason, say.moves_from(*from))
            }
            Refusal::NeedsOneScreen { from, to, screens } => {
                let between = match screens {
                    0 => "nobody stands between".to_owned(),
                    n => format!("{n} pieces stand between"),
                };
                let reason = format!(
                    "The {} captures over exactly one piece, and {between} {from} and {to}.",
                    say.on(*from)
                );
                (reason, say.moves_from(*from))
            }
            Refusal::LeavesKingAttacked { from, to, attacker } => {
                let attacker = format!("the {} on {attacker}", say.on(*attacker));
                let king = say.name(say.0.variant().royal());
                let reason = if say.role(*from) == Some(say.0.variant().royal()) {
                    format!("On {to} your {king} would be in check by {attacker}.")
                } else {
                    format!("That would leave your {king} in check by {attacker}.")
                };
                let check = if say.0.is_check() { "You are in check." } else { "" };
                (reason, [check, &say.example()].join(" ").trim().to_owned())
            }
            Refusal::CannotLeap { from, to, why } => {
                let king = say.on(*from);
                let reason = match why {
                    LeapProblem::HasMoved => {
                        format!(
                            "The {king} may leap to {to} only on his first move, and has moved before."
                        )
                    }
                    LeapProblem::Occupied => {
                        format!("The {king}'s leap cannot capture, and {to} is occupied.")
                    }
                    LeapProblem::InCheck => format!("The {king} may not leap out of check."),
                    LeapProblem::DestinationAttacked(by) => {
                        format!(
                            "On {to} your {king} would be in check by the {} on {by}.",
                            say.on(*by)
                        )
                    }
                    LeapProblem::WayAttacked => {
                        format!(
                            "The {king} may not leap from {from} to {to}: every square between is attacked."
                        )
                    }
                };
                (reason, say.moves_from(*from))
            }
            Refusal::PromotionNotAllowed { from, to, allowed } => match allowed[..] {
                [] => (
                    format!("The {} does not promote by this move.", say.on(*from)),
                    format!("Type {from}-{to}."),
                ),
                [role, ..] => {
                    let names: Vec<String> =
                        allowed.iter().map(|role| say.a(Some(*role))).collect();
                    let label = say.0.variant().piece(role).label;
                    (
                        format!(
                            "{} becomes {} here.",
                            capital(&say.a(say.role(*from))),
                            names.join(" or ")
                        ),
                        format!("Type {from}-{to}={label}."),
                    )
                }
            },
            Refusal::NobodyReaches { role, to } => match role {
                None => (format!("None of your pieces can go to {to}."), say.example()),
                Some(role) => {
                    (format!("No {} of yours can go to {to}.", say.name(*role)), say.of_role(*role))
                }
            },
        }
    }
}
