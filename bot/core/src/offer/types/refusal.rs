//! Refusals of offers and of answers to offers, and the message for each: the rule, then the next
//! step.

use crate::model::{NoCode, Text};
use crate::{GameId, PlayerId, message};

/// Why an offer is not made, or not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferRefusal {
    /// This player offers a draw already, so no draw can be offered with a move.
    DrawIsOffered(PlayerId),
    /// The caller has offered a draw lately, so none is offered with this move.
    DrawOfferedBeforeMove,
    /// The caller already waits for this player's answer to a proposal.
    AlreadyProposed(PlayerId),
    /// This player has declined the same proposal in this position.
    ProposalDeclined(PlayerId),
    /// The proposal does not stand any more.
    NoProposal,
    /// A player cannot answer their own proposal.
    OwnProposal,
    /// The caller and this player do not play against each other.
    DoNotPlay(PlayerId),
    /// A person cannot block themselves.
    OneselfToBlock,
    /// The caller has already blocked this player.
    BlockedAlready(PlayerId),
    /// The caller has not blocked this player.
    NotBlocked(PlayerId),
    /// No player was named.
    NobodyToUnblock,
    /// The caller has blocked this many players, which is the most.
    TooManyBlocked(usize),
    /// The number of games and the time belong to challenges to everyone, and this player was
    /// named.
    TermsForOne(PlayerId),
    /// A drawn array is for one game only.
    OneGameOfLot {
        /// The name of the variant.
        name: String,
        /// Whether an order of the array can be chosen instead.
        is_chosen: bool,
    },
    /// The caller has made several challenges to everyone lately.
    TooManyOpenChallenges,
    /// The challenge is the caller's own: others can join it.
    OwnOpenChallenge,
    /// This game of the caller has already come of the challenge.
    AlreadyJoined(GameId),
    /// This game of the caller has come of the challenge, which cannot be joined any more.
    JoinedAndOver(GameId),
    /// The typed text is not a code.
    NoCode(NoCode),
    /// No challenge has that code.
    NoSuchCode,
    /// The challenge was made in another community of the same network.
    JoinedElsewhere,
    /// The challenge is to everyone, so nobody has to decline it.
    NothingToDecline,
    /// The game still runs, so it has no rematch yet.
    NotOverYet(GameId),
    /// The caller has already asked this player for a rematch.
    RematchAsked(PlayerId),
    /// The rematch of a game already runs.
    RematchRuns {
        /// The game.
        of: GameId,
        /// Its rematch.
        running: GameId,
    },
    /// The place of this game is lost, and the caller asks in another community.
    RematchElsewhere(GameId),
}

impl OfferRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::DrawIsOffered(player) => message!("offer-refused-draw-is-offered", player),
            Self::DrawOfferedBeforeMove => message!("offer-refused-draw-before-move"),
            Self::AlreadyProposed(player) => message!("offer-refused-already-proposed", player),
            Self::ProposalDeclined(player) => message!("offer-refused-proposal-declined", player),
            Self::NoProposal => message!("offer-refused-no-proposal"),
            Self::OwnProposal => message!("offer-refused-own-proposal"),
            Self::DoNotPlay(player) => message!("offer-refused-do-not-play", player),
            Self::OneselfToBlock => message!("offer-refused-oneself-to-block"),
            Self::BlockedAlready(player) => message!("offer-refused-blocked-already", player),
            Self::NotBlocked(player) => message!("offer-refused-not-blocked", player),
            Self::NobodyToUnblock => message!("offer-refused-nobody-to-unblock"),
            Self::TooManyBlocked(limit) => message!("offer-refused-too-many-blocked", limit),
            Self::TermsForOne(player) => message!("offer-refused-terms-for-one", player),
            Self::OneGameOfLot { name, is_chosen } => message!(
                "offer-refused-one-game-of-lot",
                variant = name,
                option = if *is_chosen { "array" } else { "setup" },
            ),
            Self::TooManyOpenChallenges => message!("offer-refused-too-many-open-challenges"),
            Self::OwnOpenChallenge => message!("offer-refused-own-open-challenge"),
            Self::AlreadyJoined(game) => message!("offer-refused-already-joined", game),
            Self::JoinedAndOver(game) => {
                message!("offer-refused-joined-and-over", game = game.0, link = *game)
            }
            Self::NoCode(NoCode::Missing) => message!("offer-refused-code-missing"),
            Self::NoCode(NoCode::Misspelled) => message!("offer-refused-code-misspelled"),
            Self::NoSuchCode => message!("offer-refused-no-such-code"),
            Self::JoinedElsewhere => message!("offer-refused-joined-elsewhere"),
            Self::NothingToDecline => message!("offer-refused-nothing-to-decline"),
            Self::NotOverYet(game) => message!("offer-refused-not-over-yet", game = game.0),
            Self::RematchAsked(player) => message!("offer-refused-rematch-asked", player),
            Self::RematchRuns { of, running } => message!(
                "offer-refused-rematch-runs",
                game = of.0,
                running = running.0,
                link = *running,
            ),
            Self::RematchElsewhere(game) => {
                message!("offer-refused-rematch-elsewhere", game = game.0)
            }
        }
    }
}
