//! The sentences of refusals, in the variant's own names. They say what is wrong and what to do
//! instead. Text that can be typed stands in quotation marks.

use crate::explanations::explain::way_attackers;
use crate::explanations::list::list;
use crate::explanations::speaker::{Speaker, capital, lower};
use crate::legal_moves::destinations::captures_in_passing;
use crate::legal_moves::passed::in_words;
use crate::{
    CastlingProblem, Facing, LeapProblem, Position, Refusal, Royalty, Square, Variant, notation,
};

impl Refusal {
    /// Says in one sentence why the text is refused, and in another what to do instead. The
    /// position is the one for which the text was read.
    pub fn sentence(&self, position: &Position) -> String {
        let (reason, advice) = parts(self, &Speaker(position));
        if advice.is_empty() { reason } else { format!("{reason} {advice}") }
    }

    /// Says in one sentence why the text is refused, and names no possible move.
    pub fn reason(&self, position: &Position) -> String {
        parts(self, &Speaker(position)).0
    }
}

/// The reason, and the advice.
fn parts(refusal: &Refusal, say: &Speaker) -> (String, String) {
    match refusal {
        Refusal::GameOver => (say.game_over(), String::new()),
        Refusal::TooLong => ("That is too long for a move.".into(), say.example()),
        Refusal::Unreadable(text) if text.is_empty() => {
            ("That is not a move.".into(), say.example())
        }
        Refusal::Unreadable(text) => {
            (format!("“{text}” is not a move that I can read."), say.example())
        }
        Refusal::OddCharacter { typed, odd } => {
            let code = u32::from(*odd);
            let reason =
                format!("There is a character in “{typed}” that belongs in no move, U+{code:04X}.");
            (reason, "Type the move again without it.".into())
        }
        Refusal::ForeignLetter(letter) => (
            format!("“{letter}” is of another alphabet, and I cannot tell which piece it means."),
            format!("Name both squares; {}", lower(&say.example())),
        ),
        Refusal::SquareOffBoard(text) => {
            let variant = say.0.variant();
            let is_hole =
                |square: Square| square.file() < variant.files && square.rank() < variant.ranks;
            if Square::parse(text).is_some_and(is_hole) {
                return (format!("{text} is a hole in the board."), say.example());
            }
            let corner = Square(((variant.ranks - 1) << 4) | (variant.files - 1));
            (
                format!("{text} is not a square of this board, which goes from a1 to {corner}."),
                say.example(),
            )
        }
        Refusal::UnknownLabel(letter) => (
            format!("No piece of {} has the letter {letter}.", say.0.variant().name),
            say.example(),
        ),
        Refusal::RanksFromZero(moves) => {
            let mv = moves.first().map_or_else(String::new, |mv| format!("{}-{}", mv.from, mv.to));
            (
                "That is a move only if ranks are counted from 0. Here they are counted from 1."
                    .to_owned(),
                format!("If that is what you mean, type “{mv}”."),
            )
        }
        Refusal::NoPairOnFile(role) => (
            format!("There is no file on which you have more than one {}.", say.name(*role)),
            say.example(),
        ),
        Refusal::SmallLetter(moves) => {
            let advice = moves.first().map_or_else(|| say.example(), |mv| say.exactly(mv));
            ("A small letter could be a file or a piece.".into(), advice)
        }
        Refusal::NothingToCapture { from, to } => (
            format!("The {} would capture nothing on {to}.", say.on(*from)),
            format!("Without the cross it is a move: type “{from}-{to}”."),
        ),
        Refusal::NoCastling => {
            (format!("There is no castling in {}.", say.0.variant().name), say.example())
        }
        Refusal::SeveralMoves => {
            ("Only one move can be made at a time.".into(), "Type the first one alone.".into())
        }
        Refusal::RemovesPiece(square) => (
            "Captures are made for you.".into(),
            format!("Leave out “{square}-” and type only the move itself."),
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
            let like = say.role(*from).map_or_else(|| ".".to_owned(), |role| say.moves_like(role));
            let reason = format!("The {} on {from} cannot go to {to}{like}", say.on(*from));
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
        Refusal::HoleBetween { from, to, at } => {
            let name = say.on(*from);
            let reason = format!(
                "The {name} cannot get from {from} to {to}: {at} is a hole in the board, and nothing slides \
                 over holes."
            );
            (reason, say.moves_from(*from))
        }
        Refusal::EveryWayBlocked { from, to, at } => {
            let names: Vec<String> =
                at.iter().map(|at| format!("the {} on {at}", say.on(*at))).collect();
            let reason = format!(
                "The {} cannot get from {from} to {to}: every way is closed, by {}.",
                say.on(*from),
                list(&names, "and")
            );
            (reason, say.moves_from(*from))
        }
        Refusal::OutsideZone { from, to, zone } => {
            let reason = format!(
                "The {} on {from} may not go to {to}: it never leaves its {}.",
                say.on(*from),
                say.zone(*zone)
            );
            (reason, say.moves_from(*from))
        }
        Refusal::OnlyWithinZone { from, zone, .. } => {
            let (name, zone) = (say.on(*from), say.zone(*zone));
            let reason = format!("The {name} may move like that only on the {zone}.");
            (reason, say.moves_from(*from))
        }
        Refusal::FirstMoveOnly { from, to } => {
            let reason = format!(
                "The {} may go from {from} to {to} only on its first move, and has moved before.",
                say.on(*from)
            );
            (reason, say.moves_from(*from))
        }
        Refusal::KingsFace { .. } => {
            let king = say.0.variant().royal().map_or("King", |royal| say.name(royal));
            let line = line_of_facing(say.0.variant());
            let reason = format!(
                "That would leave the {king}s facing each other on a {line} with nobody between."
            );
            (reason, say.example())
        }
        Refusal::GivesCheck { from, to } => {
            let reason = format!(
                "The {} may not go from {from} to {to}: that would give check, which is not allowed.",
                say.on(*from)
            );
            (reason, say.moves_from(*from))
        }
        Refusal::MustCapture { from, to } => {
            let reason = format!(
                "The {} on {from} would capture nothing on {to}, and a capture must be made where one can be made.",
                say.on(*from)
            );
            (reason, say.example())
        }
        Refusal::NeedsCapture { from, to } => {
            let reason = format!(
                "The {} goes from {from} to {to} only to capture, and {to} is empty.",
                say.on(*from)
            );
            (reason, say.moves_from(*from))
        }
        Refusal::TooLateInPassing { from, to, victim, squares } => {
            let reason = format!(
                "The {} goes from {from} to {to} only to capture, and {to} is empty; the {} on \
                 {victim} can be captured in passing only at once, right after its {}.",
                say.on(*from),
                say.on(*victim),
                in_words(*squares)
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
            let names: Vec<String> =
                screens.iter().map(|at| format!("the {} on {at}", say.on(*at))).collect();
            let count = match names.len() {
                2 => "two".to_owned(),
                3 => "three".to_owned(),
                more => more.to_string(),
            };
            let between = match names[..] {
                [] => format!(", and nobody stands between {from} and {to}"),
                _ => format!("; between {from} and {to} stand {count}: {}", list(&names, "and")),
            };
            let verb = if say.0.piece_at(*to).is_some() { "captures" } else { "goes" };
            let reason = format!("The {} {verb} over exactly one piece{between}.", say.on(*from));
            (reason, say.moves_from(*from))
        }
        Refusal::NeedsSomebody { from, to, at } => {
            let squares: Vec<String> = at.iter().map(Square::to_string).collect();
            let (name, squares) = (say.on(*from), list(&squares, "or"));
            let reason = format!(
                "The {name} goes from {from} to {to} only over somebody on {squares}, and nobody is there."
            );
            (reason, say.moves_from(*from))
        }
        Refusal::LeavesKingAttacked { from, to, royal, at, attacker } => {
            let attacker = format!("the {} on {attacker}", say.on(*attacker));
            let king = say.name(*royal);
            // A piece that captures in passing may also be able to step there, and that may be
            // safe.
            let passing = captures_in_passing(say.0.tables(), &say.0.state, *from, *to);
            let that = if passing { "That capture in passing" } else { "That" };
            let reason = match say.0.variant().royalty {
                _ if at == to => format!("On {to} your {king} would be in check by {attacker}."),
                Royalty::Several(_) => {
                    format!("{that} would leave your {king} on {at} in check by {attacker}.")
                }
                _ => format!("{that} would leave your {king} in check by {attacker}."),
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
                LeapProblem::InCheck => {
                    let by = say.0.checkers();
                    let by = by.first().map_or(String::new(), |by| say.by(*by));
                    format!("The {king} may not leap out of check{by}.")
                }
                LeapProblem::DestinationAttacked(by) => {
                    format!("On {to} your {king} would be in check by the {} on {by}.", say.on(*by))
                }
                LeapProblem::WayAttacked => {
                    let attacked: Vec<String> = way_attackers(say.0, *from, *to)
                        .into_iter()
                        .zip([" is attacked", ""])
                        .map(|((square, by), verb)| format!("{square}{verb}{}", say.by(by)))
                        .collect();
                    format!(
                        "The {king} may not leap from {from} to {to}: {}.",
                        list(&attacked, "and")
                    )
                }
            };
            (reason, say.moves_from(*from))
        }
        Refusal::CannotCastle { king, long, why } => castling_parts(say, *king, *long, *why),
        Refusal::PromotionNotAllowed { from, to, allowed } => match allowed[..] {
            [] => (
                format!("The {} does not promote by this move.", say.on(*from)),
                format!("Type “{from}-{to}”."),
            ),
            _ => {
                let (names, label) = say.promotions(*from, allowed);
                let piece = capital(&say.a(say.role(*from)));
                let may_stay = say.role(*from).is_some_and(|own| allowed.contains(&own));
                let reason = match (&names[..], may_stay) {
                    ([], _) => format!(
                        "{piece} can only stay what it is here: of all else you have as many as you may have."
                    ),
                    (names, true) => {
                        format!("{piece} becomes {} here, or stays what it is.", list(names, "or"))
                    }
                    (names, false) => format!("{piece} becomes {} here.", list(names, "or")),
                };
                (reason, format!("Type “{from}-{to}={label}”."))
            }
        },
        Refusal::NothingToBecome { from, to } => {
            let name = say.on(*from);
            let becomes = say.becomes(*from, *to);
            let reason = format!(
                "The {name} may not go to {to}: it would become {} there, and you have as many as you may have.",
                list(&becomes, "or")
            );
            (reason, say.moves_from(*from))
        }
        Refusal::NobodyThere { role, file, rank } => {
            let file = file.map(|file| format!(" on file {}", char::from(b'a' + file)));
            let rank = rank.map(|rank| format!(" on rank {}", rank + 1));
            let place = file.or(rank).unwrap_or_default();
            (format!("You have no {}{place}.", say.name(*role)), say.of_role(*role))
        }
        Refusal::NoPawnTakes { pawn, from, to } => {
            let [from, to] = [from, to].map(|file| char::from(b'a' + file));
            let pawn = say.name(*pawn);
            (
                format!("No {pawn} of yours can take from file {from} to file {to} now."),
                say.example(),
            )
        }
        Refusal::NobodyTakes { taker, victim } => {
            let (taker_name, victim) = (say.name(*taker), say.a(Some(*victim)));
            (format!("No {taker_name} of yours can take {victim} now."), say.of_role(*taker))
        }
        Refusal::NobodyReaches { role, to } => {
            let advice = match role {
                Some(role) => say.of_role(*role),
                None if say.is_own(*to) => say.example(),
                None => say.aimed_near(*to),
            };
            let reason = match role {
                _ if say.is_own(*to) => format!("Your own {} stands on {to}.", say.on(*to)),
                None => format!("None of your pieces can go to {to}."),
                Some(role) => {
                    let like = say.moves_like(*role);
                    format!("No {} of yours can go to {to}{like}", say.name(*role))
                }
            };
            (reason, advice)
        }
    }
}

/// Whether the King may stand on this square after castling.
fn is_castling_end(say: &Speaker, king: Square, long: bool, square: Square) -> bool {
    let rules = say.0.variant().castling.iter();
    let mut ends = rules.flat_map(|rules| rules.landings(say.0.turn(), king, long));
    ends.any(|landing| landing.king == square)
}

fn castling_parts(
    say: &Speaker,
    king: Square,
    long: bool,
    why: CastlingProblem,
) -> (String, String) {
    let variant = say.0.variant();
    let name = say.on(king);
    let partners = variant.castling.iter().flat_map(|castling| &castling.partners);
    let partner = list(&partners.map(|role| say.name(*role).to_owned()).collect::<Vec<_>>(), "or");
    let text = notation::castling_text(long);
    let reason = match why {
        CastlingProblem::HasMoved => {
            format!(
                "The {name} has moved before or is not in his place, and may not castle any more."
            )
        }
        CastlingProblem::NoPartner => {
            let side = if long { "left" } else { "right" };
            format!("{text} needs a {partner} to the {side} of the {name} that has never moved.")
        }
        CastlingProblem::Blocked(at) => {
            format!("The {name} cannot castle {text}: the {} on {at} is in the way.", say.on(at))
        }
        CastlingProblem::InCheck(by) => {
            format!("The {name} may not castle out of check by the {} on {by}.", say.on(by))
        }
        CastlingProblem::Attacked { square, by } if is_castling_end(say, king, long, square) => {
            format!("The {name} would be in check on {square}{}.", say.by(by))
        }
        CastlingProblem::Attacked { square, by } => {
            format!("The {name} would pass {square}, which the {} on {by} attacks.", say.on(by))
        }
        CastlingProblem::LeavesZone => format!("Castling {text} would take the {name} too far."),
        CastlingProblem::KingsFace => {
            let line = line_of_facing(say.0.variant());
            format!("After {text} the Kings would face each other on an open {line}.")
        }
    };
    (reason, say.moves_from(king))
}

/// The kind of line on which the Kings may not look at each other.
fn line_of_facing(variant: &Variant) -> &'static str {
    if variant.facing == Facing::NotOnLines { "file or rank" } else { "file" }
}
