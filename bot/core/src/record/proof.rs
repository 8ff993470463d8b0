//! The facts that a record proves, and those that it does not.

use super::endings;
use super::error::RecordError;
use super::proposals;
use super::replay::Replayed;
use super::timed;
use crate::model::state::{End, Ending};
use crate::model::visible;
use menagerie_rules::Color;

/// The findings about a record that is whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The title of the game.
    pub title: String,
    /// The number of moves that stand.
    pub moves: usize,
    /// The number of moves taken back.
    pub taken_back: usize,
    /// The finding about its end.
    pub end: Proven,
    /// The first digits of its last hash.
    pub hash: String,
}

/// The finding about the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proven {
    /// The game goes on, and the board allows that.
    GoesOn,
    /// The board shows the end, or that it could be claimed.
    ByTheBoard(Ending),
    /// The end is by the word of the players, the clock or a moderator.
    ByTheirWord(Ending),
}

impl Proof {
    /// Proves a replayed record whose hashes are checked.
    ///
    /// # Errors
    /// When its end or a draw offer is not possible.
    pub fn of(replayed: &Replayed) -> Result<Self, RecordError> {
        if let Some(after) = replayed.after_the_end {
            let event = &replayed.record.events[after];
            let why = "the board has ended the game before it".to_owned();
            return Err(RecordError::impossible(after, event, why));
        }
        let end = proven(replayed)?;
        offers(replayed)?;
        proposals::check(&replayed.record)?;
        timed::check(replayed)?;
        let variant = replayed.line.position().variant();
        Ok(Self {
            title: format!("{} (revision {})", variant.name, variant.revision),
            moves: replayed.line.ply(),
            taken_back: replayed.record.taken_back(),
            end,
            hash: replayed.chain.last().short().to_owned(),
        })
    }

    /// All findings in a line, for a record with this name.
    pub fn words(&self, name: &str) -> String {
        let end = match self.end {
            Proven::GoesOn => "and the game goes on".to_owned(),
            Proven::ByTheBoard(ending) => {
                format!("and its end ({}) follows from the board", ending.word())
            }
            Proven::ByTheirWord(ending) => {
                let whose = endings::whose_word(ending);
                format!("and its end ({}) is {whose} word, which no board shows", ending.word())
            }
        };
        format!(
            "{} is a whole record of {}: its hashes are chained and end in {}, every move is legal ({} stand, {} taken back), {end}. Who typed the moves, and when, it does not prove: whoever can write a file can make a chain, so compare {} with what a player was shown during the game.",
            visible(name).replace('\n', " "),
            self.title,
            self.hash,
            self.moves,
            self.taken_back,
            self.hash,
        )
    }
}

fn proven(replayed: &Replayed) -> Result<Proven, RecordError> {
    let line = &replayed.line;
    let by_board = line.outcome();
    let by_board =
        by_board.map(|it| End { winner: it.winner, ending: Ending::Board(it.termination) });
    let Some(said) = replayed.record.end else {
        return match by_board {
            None => Ok(Proven::GoesOn),
            Some(end) => Err(RecordError::NoEnd(end.ending)),
        };
    };
    let refused = |why: String| Err(RecordError::End { said: said.ending, why });
    let winner = |end: End| end.winner.map_or("nobody", Color::word);
    match (said.ending, by_board) {
        (_, Some(end)) if end.ending != said.ending => {
            refused(format!("the board has ended it by {}", end.ending.word()))
        }
        (_, Some(end)) if end.winner != said.winner => {
            refused(format!("won by {}, where {} has won", winner(said), winner(end)))
        }
        (_, Some(_)) if replayed.record.ruling.is_some() => refused(endings::RULED.to_owned()),
        (ending, Some(_)) => Ok(Proven::ByTheBoard(ending)),
        (ending, None) => match endings::against(replayed, said) {
            Some(why) => refused(why),
            None if matches!(ending, Ending::Claim(_)) => Ok(Proven::ByTheBoard(ending)),
            None => Ok(Proven::ByTheirWord(ending)),
        },
    }
}

/// Checks the draw offers: each at a ply that was played, and none open when the game is over.
fn offers(replayed: &Replayed) -> Result<(), RecordError> {
    let standing = &replayed.record.standing;
    let refused = |why: &str| Err(RecordError::Offer(why.to_owned()));
    let plies = replayed.turns.iter().map(|turn| replayed.record.events[turn.event].ply + 1);
    let most = plies.max().unwrap_or(0);
    let offered = standing.draw_offer.map(|offer| offer.ply);
    let named = standing.last_offers.into_iter().chain([standing.last_declined, offered]);
    if named.flatten().any(|ply| ply > most) {
        return refused("a draw was offered or declined at a ply that was never played");
    }
    match standing.draw_offer {
        Some(_) if replayed.record.end.is_some() => {
            refused("a draw offer waits for an answer although the game is over")
        }
        Some(offer) if standing.last_offers[offer.by.index()] != Some(offer.ply) => {
            refused("a draw offer waits for an answer that nobody has made")
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Termination;

    #[test]
    fn every_end_by_the_board_has_its_word() {
        let proof = |end| Proof {
            title: "Chess (revision 1)".to_owned(),
            moves: 2,
            taken_back: 1,
            end,
            hash: "0123abcd".to_owned(),
        };
        for (end, words) in [
            (Proven::GoesOn, "and the game goes on."),
            (
                Proven::ByTheBoard(Ending::Board(Termination::Checkmate)),
                "and its end (checkmate) follows from the board.",
            ),
            (
                Proven::ByTheirWord(Ending::Resignation),
                "is the players' word, which no board shows.",
            ),
            (Proven::ByTheirWord(Ending::Time), "is its clock's word, which no board shows."),
            (Proven::ByTheirWord(Ending::Annulled), "is a moderator's word, which no board shows."),
        ] {
            let said = proof(end).words("a\nb\u{1b}.json");
            assert!(
                said.starts_with("a b.json is a whole record of Chess (revision 1): "),
                "{said}"
            );
            assert!(said.contains(words), "{said}");
            assert_eq!(said.lines().count(), 1);
        }
    }
}
