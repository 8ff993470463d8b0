//! The border between talk and move: what a text is that was typed where a game is played.
//! `docs/moves.md` has it as a table, and `bot/tests/border/remarks.tsv` has a thousand remarks,
//! each with its reading.

use super::around::{around, recased};
use super::courtesy::{undecorated, without_courtesy};
use super::draw_word::without_offer;
use super::lone_word::meant_by;
use crate::model::CommandName;
use crate::model::request::Via;
use menagerie_rules::notation::{Letters, Reading, Script, Typed};
use menagerie_rules::{Move, Position, Refusal, Variant};

/// To whom a text is addressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// To the bot alone, by the command: it is meant as a move.
    Told,
    /// To the bot, among others: as a reply to a board, or by the bot's name.
    Addressed,
    /// To nobody in particular, where the game is played.
    Overheard,
    /// To another person, where the game is played.
    Aside,
    /// Where the game was begun, but is not played.
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
    /// Whether the text is not addressed to the bot, as far as can be told.
    pub fn is_among_others(self) -> bool {
        matches!(self, Manner::Overheard | Manner::Aside | Manner::Beside)
    }
}

/// The kind of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Talk.
    Talk,
    /// A command, by an everyday word.
    Command(CommandName),
    /// This move.
    Move(Move, Offering),
    /// One of these moves, but the text does not say which.
    Choice(Vec<Move>, Offering),
    /// Perhaps one of these moves, so the bot asks. With the move's number, if one stands in front.
    Perhaps(Vec<Move>, Offering, Option<u32>),
    /// A move that cannot be played.
    Refused(Refusal),
    /// A move, but the player is not to move.
    OutOfTurn,
}

/// Whether a draw is offered with the move.
pub type Offering = bool;

/// The kind of a text that a player has typed in a game with this position, in its letters or those
/// of the player's language.
pub fn taken(
    position: &Position,
    letters: &Letters,
    text: &str,
    manner: Manner,
    is_to_move: bool,
) -> Taken {
    let script = Script::new(position.variant(), letters);
    if let Some(verb) = meant_by(text).filter(|_| manner != Manner::Beside) {
        return Taken::Command(verb);
    }
    let bare = undecorated(text);
    let asked = without_courtesy(bare);
    let (typed, is_offering) = read(position, script, manner, asked.unwrap_or(bare));
    let heard = Heard { position, manner, is_to_move };
    if typed.reads_as_move() {
        let whole = heard.whole(&typed, is_offering, asked.is_some());
        let is_overheard = matches!(manner, Manner::Overheard | Manner::Aside);
        // Capitals may have hidden a move: "BXA8=Q" has no Bishop in it.
        let is_refused = matches!(whole, Taken::Refused(_));
        let meant = is_refused.then(|| recased(script, bare)).flatten();
        let meant = meant.map(|other| heard.perhaps(&other, false));
        if let Some(perhaps @ Taken::Perhaps(..)) = meant {
            return perhaps;
        }
        // Words around a move may have hidden it, if it is not on the board.
        if whole != Taken::Talk || !is_overheard || typed.is_on_board() {
            return whole;
        }
    }
    let found = around(script, bare);
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

/// Whether a text can be more than talk in some position of a game, with the letters and names of a
/// language.
pub fn may_be_move(variant: &Variant, letters: &Letters, text: &str) -> bool {
    let bare = undecorated(text);
    let text = without_courtesy(bare).unwrap_or(bare);
    let offering = without_offer(text);
    let texts = [Some(text), offering.as_deref()];
    let script = Script::new(variant, letters);
    let is_whole = |text: &str| script.parse(text).reads_as_move();
    texts.into_iter().flatten().any(is_whole) || around(script, bare).is_some()
}

/// The typed move, and whether a draw is offered with it. Where the text could be talk, only after
/// a full move.
fn read(position: &Position, script: Script<'_>, manner: Manner, text: &str) -> (Typed, Offering) {
    let offering = without_offer(text).map(|rest| script.parse(&rest));
    let is_meant = |typed: &Typed| match manner {
        Manner::Told => true,
        Manner::Addressed => typed.looks_like_move(),
        Manner::Overheard | Manner::Aside | Manner::Beside => {
            typed.looks_like_move() && typed.is_explicit(position)
        }
    };
    match offering.filter(is_meant) {
        Some(typed) => (typed, true),
        None => (script.parse(text), false),
    }
}

/// Words of chats that are also squares of large boards: mate, nice one, dog, late.
const SLANG: [&str; 4] = ["m8", "n1", "k9", "l8"];

/// A typed text with its situation.
struct Heard<'a> {
    position: &'a Position,
    manner: Manner,
    is_to_move: bool,
}

impl Heard<'_> {
    /// A text that is a whole move, on this board or beyond it.
    fn whole(&self, typed: &Typed, is_offering: Offering, is_asked: bool) -> Taken {
        let position = self.position;
        let is_doubtful = typed.is_doubtful(position);
        match self.manner {
            Manner::Told | Manner::Addressed => {
                let is_question = self.manner == Manner::Addressed && typed.is_question();
                let is_strange = typed.names_stranger()
                    || typed.counts_from_zero(position)
                    || typed.is_in_other_letters(position);
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

    /// Whether it is a word of chats that is also a square of a large board.
    fn is_slang(&self, typed: &Typed) -> bool {
        SLANG.iter().any(|word| typed.is_just(word))
    }

    /// The text as a player means it who means a move.
    fn reading(&self, typed: &Typed, is_offering: Offering) -> Taken {
        match typed.read(self.position) {
            Reading::Move(chosen) => Taken::Move(chosen, is_offering),
            Reading::Choices(candidates) => Taken::Choice(candidates, is_offering),
            Reading::Refused(refusal) => Taken::Refused(refusal),
        }
    }

    /// The possible moves of the text; talk, if there are none.
    fn perhaps(&self, typed: &Typed, is_offering: Offering) -> Taken {
        let candidates = typed.candidates(self.position);
        let is_written = self.manner != Manner::Beside || typed.is_written_out();
        if candidates.is_empty() || !is_written {
            return Taken::Talk;
        }
        Taken::Perhaps(candidates, is_offering, typed.move_number())
    }

    /// Why it is not a move, if a player to move would believe that they have moved.
    fn refusal(&self, typed: &Typed) -> Taken {
        let refusal = typed.refusal_of_mover(self.position);
        refusal.filter(|_| self.manner != Manner::Beside).map_or(Taken::Talk, Taken::Refused)
    }
}
