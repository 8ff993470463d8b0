//! A typed text in the letters of the game and in those of the member's language. The game's own
//! letters count first. Where both are different legal moves, the text says neither. Where the game's
//! letter is no legal move and the language's is, the text says no move either: the member is asked.

use super::legible::uniform;
use super::letters::{Letters, NONE};
use super::order::offered;
use super::parsed::Parsed;
use super::read::Reading;
use crate::{Move, Position, Refusal, Variant};

/// The letters in which a text is written: those of a variant, and those of a language.
#[derive(Clone, Copy, Debug)]
pub struct Script<'a> {
    variant: &'a Variant,
    letters: &'a Letters,
}

impl<'a> Script<'a> {
    /// The letters of a variant and of a language.
    pub fn new(variant: &'a Variant, letters: &'a Letters) -> Self {
        Script { variant, letters }
    }

    /// Parses a text. Any text can be parsed; the result tells whether it is a move.
    pub fn parse(self, text: &str) -> Typed {
        let own = Parsed::parse(self.variant, text);
        let others = self.letters.rewritten(self.variant, text).into_iter();
        let others = others.map(|text| Parsed::parse(self.variant, &text));
        let others: Vec<Parsed> = others.filter(Parsed::reads_as_move).collect();
        let is_foreign = own.stranger().is_some_and(|it| it.is_foreign) && !others.is_empty();
        let look_alike = is_foreign.then(|| Parsed::parse(self.variant, &uniform(text)));
        Typed { own, others, look_alike }
    }
}

/// A typed text, parsed for a variant.
#[derive(Debug)]
pub struct Typed {
    /// In the letters of the game.
    own: Parsed,
    /// In the letters of the language, as far as they are moves.
    others: Vec<Parsed>,
    /// With Latin letters in the place of others that look the same, if those have a meaning in the
    /// language: `К` may be a King's letter from another keyboard.
    look_alike: Option<Parsed>,
}

impl Typed {
    /// Parses a text in the letters of a variant alone.
    pub fn parse(variant: &Variant, text: &str) -> Typed {
        Script::new(variant, &NONE).parse(text)
    }

    /// The text as it is most likely meant, in any position.
    fn likely(&self) -> &Parsed {
        let is_strange = self.own.names_stranger() || !self.own.reads_as_move();
        self.others.first().filter(|_| is_strange).unwrap_or(&self.own)
    }

    /// The readings in the game's letters and the language's, if there are both. A letter that the
    /// variant lacks is no letter of the game.
    fn all(&self) -> impl Iterator<Item = &Parsed> {
        let own = Some(&self.own).filter(|own| !own.names_stranger() && !self.others.is_empty());
        own.into_iter().chain(&self.others)
    }

    /// The text as it is meant in a position: in the game's own letters, if it has these.
    fn meant(&self, position: &Position) -> &Parsed {
        if self.is_own(position) {
            return &self.own;
        }
        let mut all =
            self.others.iter().chain(Some(&self.own).filter(|_| self.is_settled(position)));
        all.find(|it| !possible(it, position).is_empty()).unwrap_or_else(|| self.likely())
    }

    /// Whether it has a meaning in the letters of the game, legal or not.
    fn is_own(&self, position: &Position) -> bool {
        // A letter behind the square is of the game only if a Pawn can become that piece there.
        let is_foreign = || {
            let read = self.own.read(position);
            matches!(read, Reading::Refused(Refusal::PromotionNotAllowed { .. }))
        };
        !self.own.names_stranger()
            && self.own.reads_as_move()
            && (self.others.is_empty() || !is_foreign())
    }

    /// Whether it names both squares of a move, so that no letter of another alphabet could change it.
    fn is_settled(&self, position: &Position) -> bool {
        self.own.stranger().is_some_and(|it| it.is_foreign && it.is_settled(position))
    }

    /// The moves between which the text does not decide, because they are legal in different
    /// letters. It can be one that is not legal as [`meant`](Self::meant).
    fn at_odds(&self, position: &Position) -> Option<Vec<Move>> {
        if self.others.is_empty() {
            return None;
        }
        let all = self.all().chain(&self.look_alike);
        let mut moves: Vec<Move> = all.flat_map(|it| possible(it, position)).collect();
        moves.sort_unstable();
        moves.dedup();
        moves.sort_by_key(|mv| offered(position, mv));
        (moves.len() > possible(self.meant(position), position).len()).then_some(moves)
    }

    /// Whether the text is a legal move only in other letters than those that it seems to have. Such
    /// a move is never played without a question.
    pub fn is_in_other_letters(&self, position: &Position) -> bool {
        self.at_odds(position).is_some() && possible(self.meant(position), position).is_empty()
    }

    /// Its move in a position of the variant that it was parsed for, by the rules of
    /// [`read`](super::read()).
    pub fn read(&self, position: &Position) -> Reading {
        match self.at_odds(position).filter(|moves| moves.len() > 1) {
            Some(moves) => Reading::Choices(moves),
            None => self.meant(position).read(position),
        }
    }

    /// Whether a person could have meant the text as a move. It must have a reading as a move, on
    /// the board or beyond it, and nothing else. Talk with the name of a square in it is talk. A
    /// question is not a move either.
    pub fn looks_like_move(&self) -> bool {
        !self.is_question() && self.reads_as_move()
    }

    /// Whether a person could have meant the text as a move, even if it is a question: `e4e6?`.
    pub fn reads_as_move(&self) -> bool {
        self.likely().reads_as_move()
    }

    /// Whether the text has a question mark.
    pub fn is_question(&self) -> bool {
        self.own.is_question()
    }

    /// Whether only moves are written like this, with any pieces on the board. The text names both
    /// squares, the piece, a capture, or a promotion. A number in front must be that of the next
    /// move.
    pub fn is_explicit(&self, position: &Position) -> bool {
        self.meant(position).is_explicit(position)
    }

    /// Whether only moves are written like this, with any number in front.
    pub fn is_written_out(&self) -> bool {
        self.likely().is_written_out()
    }

    /// Whether the text is a move of one piece. It is not if it holds several moves, or only says
    /// what a move does.
    pub fn is_one_move(&self) -> bool {
        self.likely().is_one_move()
    }

    /// Whether the text can be read as a move of this board, and not only of squares beyond it.
    pub fn is_on_board(&self) -> bool {
        self.likely().is_on_board()
    }

    /// Whether the text is only this word, in either case of letters.
    pub fn is_just(&self, word: &str) -> bool {
        self.own.is_just(word)
    }

    /// Whether the text names a piece by its letter or name and its destination.
    pub fn names_piece(&self) -> bool {
        self.likely().names_piece()
    }

    /// Whether the player must be asked about the text, however certain it looks. The letter of the
    /// piece may mean another piece in its own alphabet or language, dots may say that it is a move
    /// of the other side, or ranks may be counted from 0.
    pub fn is_doubtful(&self, position: &Position) -> bool {
        self.at_odds(position).is_some() || self.meant(position).is_doubtful(position)
    }

    /// Whether neither the variant nor the language has the letter of the piece.
    pub fn names_stranger(&self) -> bool {
        self.likely().names_stranger()
    }

    /// The number of the move in front: `12` in `12. e4e6`.
    pub fn move_number(&self) -> Option<u32> {
        self.own.move_number()
    }

    /// Whether the text is a move only if ranks are counted from 0, in a variant that counts from
    /// 1.
    pub fn counts_from_zero(&self, position: &Position) -> bool {
        self.meant(position).counts_from_zero(position)
    }

    /// Whether a text among talk can be taken for a move. It must be explicit, or name a square to
    /// which only Pawns can go, or a piece and a square to which only that piece can go.
    pub fn is_certain(&self, position: &Position) -> bool {
        self.at_odds(position).is_none() && self.meant(position).is_certain(position)
    }

    /// The refusal of a text, if its author may believe that they have moved. Without an answer
    /// they would wait for nothing.
    pub fn refusal_of_mover(&self, position: &Position) -> Option<Refusal> {
        self.meant(position).refusal_of_mover(position)
    }

    /// The legal moves that the text can mean, read as kindly as possible. A square alone stands
    /// for the moves of every piece to it, and a small letter for each of its meanings. There is
    /// none if it can mean no move.
    pub fn candidates(&self, position: &Position) -> Vec<Move> {
        self.at_odds(position).unwrap_or_else(|| self.meant(position).candidates(position))
    }
}

/// The legal moves that a text says, or can say.
fn possible(text: &Parsed, position: &Position) -> Vec<Move> {
    match text.read(position) {
        Reading::Move(mv) => vec![mv],
        Reading::Choices(moves) => moves,
        Reading::Refused(Refusal::SmallLetter(moves) | Refusal::RanksFromZero(moves)) => moves,
        Reading::Refused(_) => Vec::new(),
    }
}
