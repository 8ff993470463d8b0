//! How games come about: challenges, open ones, and rematches.

use super::deeds::{person, which};
use super::year::{Deed, Proposed, Year};
use menagerie_core::ChallengeId;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Command, Opponent, Presence};
use rand::RngExt;

impl Year {
    /// Somebody who is there challenges somebody, or everybody.
    pub async fn open(&mut self) {
        let from = self.dice.random_range(0..self.members.len());
        let mut to = self.dice.random_range(0..self.members.len() - 1);
        to += usize::from(to >= from);
        if self.now >= self.members[from].leaves {
            return;
        }
        let proposed = self.some_terms();
        let (variant, clock) = (proposed.variant.to_owned(), proposed.terms.words.to_owned());
        let (side, start) = (SideRequest::Random, StartRequest::default());
        // Each second one is rated, if it has a clock.
        let rated = Some(clock != "none" && self.proposed.len().is_multiple_of(2));
        let command = if self.chance(0.1) {
            let terms = Terms::read("", "").expect("they are the usual ones");
            Command::Challenge(ChallengeRequest::Make(NewChallenge {
                variant,
                side,
                start,
                clock,
                terms,
                level: None,
                rated,
                opponent: None,
            }))
        } else {
            let opponent = Opponent { player: person(to), presence: Presence::Member };
            Command::Challenge(ChallengeRequest::Make(NewChallenge {
                level: None,
                rated,
                opponent: Some(opponent),
                variant,
                side,
                start,
                clock,
                terms: Terms::default(),
            }))
        };
        let reply = self.command(from, command).await;
        self.proposes(&reply, proposed);
    }

    fn proposes(&mut self, reply: &Reply, proposed: Proposed) {
        if !matches!(reply, Reply::Refused(_) | Reply::Ask(..)) {
            let number = i64::try_from(self.proposed.len()).expect("they are few") + 1;
            self.proposed.insert(number, proposed);
        }
    }

    pub async fn accept(&mut self, member: usize, challenge: ChallengeId) {
        let deed = Deed::Accept(challenge);
        self.command_in(member, Command::Challenge(ChallengeRequest::Accept(challenge)), deed)
            .await;
    }

    /// Some of those whose game has ended want another one.
    pub async fn rematch(&mut self, member: usize, game: i64) {
        let (terms, variant) =
            (self.books[&game].terms, self.books[&game].line.position().variant());
        let known = ["chess", "capablanca", "shako"].into_iter().find(|id| *id == variant.id);
        let proposed = Proposed { terms, variant: known.expect("it is one of these") };
        let reply = self
            .command(member, Command::Challenge(ChallengeRequest::Rematch { which: which(game) }))
            .await;
        self.proposes(&reply, proposed);
    }
}
