//! A ladder: an order of players, in which a challenge to somebody above can take that place.

use thiserror::Error;

/// How many places above a challenged player may stand, at most.
pub const FARTHEST: usize = 3;

/// The players, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder<P>(Vec<P>);

/// Somebody is on the ladder already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the player is on the ladder already, in place {0}")]
pub struct OnLadder(pub usize);

/// Why a challenge on the ladder is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The challenger is not on the ladder.
    #[error("you are not on the ladder")]
    NotOnLadder,
    /// The other player is not on the ladder.
    #[error("the other player is not on the ladder")]
    OpponentNotOnLadder,
    /// The other player is the challenger.
    #[error("you cannot challenge yourself")]
    Yourself,
    /// The other player stands this many places below the challenger.
    #[error("the other player stands {0} below you")]
    Below(usize),
    /// The other player stands this many places above the challenger, which is too far.
    #[error("the other player stands {0} above you, and three is the most")]
    TooFar(usize),
    /// The other player is on vacation.
    #[error("the other player is on vacation")]
    OnVacation,
}

/// A side of a game on the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The player who has challenged.
    Challenger,
    /// The player who was challenged.
    Challenged,
}

/// How a game on the ladder has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This player has won, and the game was played.
    Won(Role),
    /// Nobody has won.
    Drawn,
    /// This player has lost on time in the first two moves.
    Left(Role),
}

/// The effect of a result on the ladder. Places count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing.
    Nothing,
    /// The challenger has taken a place, and each player from there on has moved down by one.
    Rose {
        /// The place before.
        from: usize,
        /// The place now, which was that of the challenged player.
        to: usize,
    },
    /// A player has fallen to the end.
    Fell {
        /// The place before.
        from: usize,
    },
}

impl<P: PartialEq> Ladder<P> {
    /// A ladder with these players, the best first.
    ///
    /// # Errors
    /// If a player is there twice.
    pub fn new(players: impl IntoIterator<Item = P>) -> Result<Self, OnLadder> {
        let mut ladder = Self(Vec::new());
        for player in players {
            ladder.join(player)?;
        }
        Ok(ladder)
    }

    /// The players, the best first.
    pub fn players(&self) -> &[P] {
        &self.0
    }

    /// The place of a player, from 1.
    pub fn place(&self, player: &P) -> Option<usize> {
        Some(self.0.iter().position(|it| it == player)? + 1)
    }

    /// Puts a new player at the end.
    ///
    /// # Errors
    /// If the player is there already.
    pub fn join(&mut self, player: P) -> Result<(), OnLadder> {
        match self.place(&player) {
            Some(place) => Err(OnLadder(place)),
            None => {
                self.0.push(player);
                Ok(())
            }
        }
    }

    /// Takes a player off, and answers whether they were there. All below move up.
    pub fn leave(&mut self, player: &P) -> bool {
        let place = self.place(player);
        place.is_some_and(|place| {
            self.0.remove(place - 1);
            true
        })
    }

    /// Whether a player may challenge another one.
    ///
    /// # Errors
    /// If one of them is not on the ladder, the other one does not stand one to three places above, or is
    /// on vacation.
    pub fn may_challenge(
        &self,
        challenger: &P,
        challenged: &P,
        is_on_vacation: bool,
    ) -> Result<(), Refusal> {
        let own = self.place(challenger).ok_or(Refusal::NotOnLadder)?;
        let other = self.place(challenged).ok_or(Refusal::OpponentNotOnLadder)?;
        match own.checked_sub(other) {
            None => Err(Refusal::Below(other - own)),
            Some(0) => Err(Refusal::Yourself),
            Some(places) if places > FARTHEST => Err(Refusal::TooFar(places)),
            Some(_) if is_on_vacation => Err(Refusal::OnVacation),
            Some(_) => Ok(()),
        }
    }

    /// The effect of a game's end. The players may have moved, or left, since the challenge.
    ///
    /// A challenger who wins takes the place of the opponent, if that is still above. A player who has lost
    /// on time in the first two moves falls to the end, and that is no win for the opponent, who takes no
    /// place.
    pub fn settle(&mut self, challenger: &P, challenged: &P, ending: Ending) -> Change {
        let places = (self.place(challenger), self.place(challenged));
        match (ending, places) {
            (Ending::Won(Role::Challenger), (Some(from), Some(to))) if to < from => {
                self.0[to - 1..from].rotate_right(1);
                Change::Rose { from, to }
            }
            (Ending::Left(Role::Challenger), (Some(from), _))
            | (Ending::Left(Role::Challenged), (_, Some(from))) => {
                self.0[from - 1..].rotate_left(1);
                Change::Fell { from }
            }
            _ => Change::Nothing,
        }
    }
}
