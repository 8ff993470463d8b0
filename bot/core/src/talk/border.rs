//! The border between talk and move: what a text is that was typed where a game is played.
//! `docs/moves.md` has it as a table, and `bot/tests/border/remarks.tsv` a thousand remarks with
//! what is made of each.

use super::around::{around, recased};
use super::courtesy::{undecorated, without_courtesy};
use super::draw_word::without_offer;
use super::lone_word::meant_by;
use crate::model::CommandName;
use crate::model::request::Via;
use menagerie_rules::notation::{Reading, Typed};
use menagerie_rules::{Move, Position, Refusal, Variant};

/// To whom something is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// To us alone, as a move: by the command.
    Told,
    /// To us, among others: in answer to a board, or by our name.
    Addressed,
    /// To nobody in particular, where the game is played.
    Overheard,
    /// To somebody else, where the game is played.
    Aside,
    /// Where the game was begun, but not where it is played.
    Beside,
}

impl From<&Via> for Manner {
    fn from(via: &Via) -> Self {
        match via {
            Via::Private => Manner::Told,
            Via::Addressed(_) => Manner::Addressed,
            Via::Overheard(_) => Manner::Overheard,
            Via::Aside(_) => Manner::Aside,
        }
    }
}

impl Manner {
    /// Whether we were not meant, as far as anybody can tell.
    pub fn is_among_others(self) -> bool {
        matches!(self, Manner::Overheard | Manner::Aside | Manner::Beside)
    }
}

/// What a text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Talk.
    Talk,
    /// What this command does, by a word of everyday.
    Command(CommandName),
    /// This move.
    Move(Move, Offering),
    /// One of these moves, but it is not said which.
    Choice(Vec<Move>, Offering),
    /// Perhaps one of these moves: that is asked. The number of a move stands in front, if one does.
    Perhaps(Vec<Move>, Offering, Option<u32>),
    /// A move that cannot be made.
    Refused(Refusal),
    /// A move, but not of whoever is to move.
    OutOfTurn,
}

/// Whether a draw is offered with a move.
pub type Offering = bool;

/// What a text is, typed by a player of a game with this position.
pub fn taken(position: &Position, text: &str, manner: Manner, is_to_move: bool) -> Taken {
    if let Some(verb) = meant_by(text).filter(|_| manner != Manner::Beside) {
        return Taken::Command(verb);
    }
    let bare = undecorated(text);
    let asked = without_courtesy(bare);
    let (typed, is_offering) = read(position, manner, asked.unwrap_or(bare));
    let heard = Heard { position, manner, is_to_move };
    if typed.reads_as_move() {
        let whole = heard.whole(&typed, is_offering, asked.is_some());
        let is_overheard = matches!(manner, Manner::Overheard | Manner::Aside);
        // Capitals may have hidden it: "BXA8=Q" has no Bishop in it.
        let is_refused = matches!(whole, Taken::Refused(_));
        let meant = is_refused.then(|| recased(position.variant(), bare)).flatten();
        let meant = meant.map(|other| heard.perhaps(&other, false));
        if let Some(perhaps @ Taken::Perhaps(..)) = meant {
            return perhaps;
        }
        // Beyond the board, what stands around it may have hidden it.
        if whole != Taken::Talk || !is_overheard || typed.is_on_board() {
            return whole;
        }
    }
    let found = around(position.variant(), bare);
    let Some(found) = found.filter(|_| is_to_move || !manner.is_among_others()) else {
        return if manner.is_among_others() { Taken::Talk } else { heard.reading(&typed, false) };
    };
    match heard.perhaps(&found.typed, found.is_offering) {
        Taken::Talk if found.is_close && manner.is_among_others() => heard.refusal(&found.typed),
        Taken::Talk if found.is_close => heard.reading(&found.typed, false),
        Taken::Talk if !manner.is_among_others() => heard.reading(&typed, false),
        perhaps => perhaps,
    }
}

/// Whether a text can be more than talk in any position of a game.
pub fn may_be_move(variant: &Variant, text: &str) -> bool {
    let bare = undecorated(text);
    let text = without_courtesy(bare).unwrap_or(bare);
    let offering = without_offer(text);
    let texts = [Some(text), offering.as_deref()];
    let is_whole = |text: &str| Typed::parse(variant, text).reads_as_move();
    texts.into_iter().flatten().any(is_whole) || around(variant, bare).is_some()
}

/// What was typed, and whether a draw is offered with it: where it could be talk, only behind a move
/// that is written out.
fn read(position: &Position, manner: Manner, text: &str) -> (Typed, Offering) {
    let variant = position.variant();
    let offering = without_offer(text).map(|rest| Typed::parse(variant, &rest));
    let is_meant = |typed: &Typed| match manner {
        Manner::Told => true,
        Manner::Addressed => typed.looks_like_move(),
        Manner::Overheard | Manner::Aside | Manner::Beside => {
            typed.looks_like_move() && typed.is_explicit(position)
        }
    };
    match offering.filter(is_meant) {
        Some(typed) => (typed, true),
        None => (Typed::parse(variant, text), false),
    }
}

/// Words of chats that are squares of large boards: mate, nice one, dog, late.
const SLANG: [&str; 4] = ["m8", "n1", "k9", "l8"];

/// Who has typed something, and how.
struct Heard<'a> {
    position: &'a Position,
    manner: Manner,
    is_to_move: bool,
}

impl Heard<'_> {
    /// A text that is a move as a whole, on this board or beyond it.
    fn whole(&self, typed: &Typed, is_offering: Offering, is_asked: bool) -> Taken {
        let position = self.position;
        let is_doubtful = typed.is_doubtful(position);
        match self.manner {
            Manner::Told | Manner::Addressed => {
                let is_question = self.manner == Manner::Addressed && typed.is_question();
                let is_strange = typed.names_stranger() || typed.counts_from_zero(position);
                match self.perhaps(typed, is_offering) {
                    asked @ Taken::Perhaps(..) if is_question || is_strange => asked,
                    _ => self.reading(typed, is_offering),
                }
            }
            Manner::Overheard if !self.is_to_move => {
                let is_meant = typed.looks_like_move() && typed.is_explicit(position);
                if is_meant { Taken::OutOfTurn } else { Taken::Talk }
            }
            Manner::Aside | Manner::Beside if !self.is_to_move => Taken::Talk,
            Manner::Overheard
                if typed.looks_like_move()
                    && !is_doubtful
                    && !self.is_slang(typed)
                    && (is_asked || typed.is_certain(position)) =>
            {
                self.reading(typed, is_offering)
            }
            Manner::Beside => {
                let is_written = typed.is_explicit(position) && !typed.is_question();
                if is_written { self.perhaps(typed, is_offering) } else { Taken::Talk }
            }
            Manner::Overheard | Manner::Aside => match self.perhaps(typed, is_offering) {
                Taken::Talk => self.refusal(typed),
                perhaps => perhaps,
            },
        }
    }

    /// Whether it is a word of chats that happens to be a square of a large board.
    fn is_slang(&self, typed: &Typed) -> bool {
        SLANG.iter().any(|word| typed.is_just(word))
    }

    /// What it means to whoever means a move.
    fn reading(&self, typed: &Typed, is_offering: Offering) -> Taken {
        match typed.read(self.position) {
            Reading::Move(chosen) => Taken::Move(chosen, is_offering),
            Reading::Choices(candidates) => Taken::Choice(candidates, is_offering),
            Reading::Refused(refusal) => Taken::Refused(refusal),
        }
    }

    /// The moves that it can mean; talk, if it can mean none.
    fn perhaps(&self, typed: &Typed, is_offering: Offering) -> Taken {
        let candidates = typed.candidates(self.position);
        let is_written = self.manner != Manner::Beside || typed.is_written_out();
        if candidates.is_empty() || !is_written {
            return Taken::Talk;
        }
        Taken::Perhaps(candidates, is_offering, typed.move_number())
    }

    /// Why it is no move, where whoever is to move would believe to have moved.
    fn refusal(&self, typed: &Typed) -> Taken {
        let refusal = typed.refusal_of_mover(self.position);
        refusal.filter(|_| self.manner != Manner::Beside).map_or(Taken::Talk, Taken::Refused)
    }
}
