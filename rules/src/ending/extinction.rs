//! Extinction: a side has too few pieces left of some kinds.

use crate::{BothExtinct, Color, Counted, Piece, Position, Role, Royalty, Square, SquareSet};

impl Position {
    /// The side that has too few pieces left, where that loses or wins. If both have too few, the rules
    /// say which of them counts, if any.
    pub fn extinct(&self) -> Option<Color> {
        let extinction = self.variant.endings.extinction.as_ref()?;
        let mover = !self.turn();
        let winner = if extinction.both == BothExtinct::Other { !mover } else { mover };
        let first = if extinction.wins { winner } else { !winner };
        let is_extinct = |side: &Color| {
            let count = |role: Role| {
                let is_one = |(_, piece): &(Square, Piece)| *piece == Piece { color: *side, role };
                let in_hand = self.in_hand(Piece { color: *side, role });
                self.pieces().filter(is_one).count() + usize::from(in_hand)
            };
            let mut counts = extinction.pieces.iter().map(|role| count(*role));
            let most = extinction.left as usize;
            match extinction.counted {
                Counted::Each => counts.any(|count| count <= most),
                Counted::Together => counts.sum::<usize>() <= most,
            }
        };
        let mut extinct = [first, !first].into_iter().filter(is_extinct);
        let found = extinct.next()?;
        let is_alone = extinction.both != BothExtinct::Nobody || extinct.next().is_none();
        is_alone.then_some(found)
    }

    /// The pieces of the side to move that can be taken at once, where that would lose the game by
    /// extinction and no piece is royal. There is no check in such a game, so they are worth a word.
    pub fn in_danger(&self) -> SquareSet {
        let lost = self.variant.endings.extinction.as_ref().filter(|it| !it.wins);
        let Some(extinction) = lost.filter(|_| self.variant.royalty == Royalty::Nobody) else {
            return SquareSet::EMPTY;
        };
        let turn = self.turn();
        let of = |role: Role| {
            let piece = Piece { color: turn, role };
            self.pieces().filter(move |(_, other)| *other == piece).map(|(square, _)| square)
        };
        let count =
            |role: Role| of(role).count() + usize::from(self.in_hand(Piece { color: turn, role }));
        let last = extinction.left as usize + 1;
        let kinds = || extinction.pieces.iter().copied();
        let all: SquareSet = match extinction.counted {
            Counted::Each => kinds().filter(|role| count(*role) == last).flat_map(of).collect(),
            Counted::Together if kinds().map(count).sum::<usize>() == last => {
                kinds().flat_map(of).collect()
            }
            Counted::Together => SquareSet::EMPTY,
        };
        all.iter().filter(|square| self.is_attacked(*square, !turn)).collect()
    }

    /// The side that wins because one of the sides has too few pieces left.
    pub fn winner_by_extinction(&self) -> Option<Color> {
        let wins = self.variant.endings.extinction.as_ref().is_some_and(|it| it.wins);
        self.extinct().map(|side| if wins { side } else { !side })
    }
}
