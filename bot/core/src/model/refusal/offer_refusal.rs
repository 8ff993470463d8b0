//! Refusals of offers and of answers to offers, and their words: the rule, then the next step.

use crate::model::{CommandName, CommandReference, NoCode, Term, Text};
use crate::{GameId, PlayerId};

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
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            OfferRefusal::DrawIsOffered(player) => text
                .player(player)
                .plain(" offers you a draw, so the move was not played. Accept with ")
                .step(CommandName::Draw)
                .plain(", or decline by playing the move without an offer of your own."),
            OfferRefusal::DrawOfferedBeforeMove => text
                .plain("You have offered a draw lately, so none can be offered with this move, and it was not played. Type it without the offer; you can offer a draw again with your next one."),
            OfferRefusal::AlreadyProposed(player) => text
                .plain("You have asked for something already, and ")
                .player(player)
                .plain(" can accept it or decline it. Play on, or wait for the answer: a move settles it, too."),
            OfferRefusal::ProposalDeclined(player) => text
                .player(player)
                .plain(" has declined that in this position. Play on: you can ask again once there was another move."),
            OfferRefusal::NoProposal => text.plain("That does not wait for an answer any more. See how the game stands with ").step(CommandName::Board).plain("."),
            OfferRefusal::OwnProposal => text.plain("You have asked for this yourself, and only your opponent can answer it. Play on: it stands until they do."),
            OfferRefusal::DoNotPlay(player) => text
                .plain("You and ")
                .player(player)
                .plain(" do not play against each other. Choose another member, or let anybody join with ")
                .step(CommandName::Challenge)
                .plain("; games that run go on."),
            OfferRefusal::OneselfToBlock => text.plain("You cannot block yourself. Name another member with ").step(CommandName::Block).plain("."),
            OfferRefusal::BlockedAlready(player) => text
                .plain("You have blocked ")
                .player(player)
                .plain(" already. Undo it with ")
                .step(CommandName::Unblock)
                .plain("."),
            OfferRefusal::NotBlocked(player) => text
                .plain("You have not blocked ")
                .player(player)
                .plain(". See whom you have blocked with ")
                .step(CommandName::Block)
                .plain("."),
            OfferRefusal::NobodyToUnblock => text
                .plain("Nobody was named. Choose a member as ")
                .code("member")
                .plain("; see whom you have blocked with ")
                .step(CommandName::Block)
                .plain("."),
            OfferRefusal::TooManyBlocked(limit) => text
                .plain(format!("You have blocked {limit} members, which is the most. Undo one with "))
                .step(CommandName::Unblock)
                .plain("."),
            OfferRefusal::TermsForOne(player) => text
                .plain("A challenge to ")
                .player(player)
                .plain(" is for one game. Leave out ")
                .code("uses")
                .plain(", or name no opponent, so that anybody can join."),
            OfferRefusal::OneGameOfLot { name, is_chosen } => text
                .plain(format!("The array of {name} is drawn by lot and promised with the challenge, so one game comes of it. Leave out "))
                .code("uses")
                .plain(if *is_chosen { ", or write an order as " } else { ", or name a " })
                .code(if *is_chosen { "array" } else { "setup" })
                .plain("."),
            OfferRefusal::TooManyOpenChallenges => text.plain("You have made several challenges for anybody in the last minutes. Give people some time, and try again in a quarter of an hour."),
            OfferRefusal::OwnOpenChallenge => text.plain("This is your own challenge: you can withdraw it, and anybody else can join it."),
            OfferRefusal::AlreadyJoined(game) => text
                .plain("You have joined this challenge already, and play ")
                .game(*game)
                .plain(" or have begun it a moment ago. Finish that first; you can join again a quarter of an hour after it began."),
            OfferRefusal::JoinedAndOver(game) => text
                .plain("You have joined this challenge already, and play ")
                .game(*game)
                .plain(". It is over for others; see the game with ")
                .step(CommandReference::of(CommandName::Board).with("game", game))
                .plain("."),
            OfferRefusal::NoCode(NoCode::Missing) => text
                .plain("Which challenge? Type the code that stands with it: ")
                .step(CommandReference::of(CommandName::Join).with("code", "4F7Q2K"))
                .plain(". Challenges that anybody here can join are listed by ")
                .step(CommandReference::of(CommandName::Games).with("which", "open"))
                .plain("."),
            OfferRefusal::NoCode(NoCode::Misspelled) => text
                .plain("A code has six letters and digits, without I, L, O, U, Y, Z, 0 and 1, and this is none. Compare it with the one that stands with the challenge: ")
                .step(CommandReference::of(CommandName::Join).with("code", "4F7Q2K"))
                .plain("."),
            OfferRefusal::NoSuchCode => text.plain("No challenge that can be joined bears this code: it is mistyped, or the challenge ended long ago. Compare it with the one that stands with the challenge, or make a challenge of your own with ").step(CommandName::Challenge).plain("."),
            OfferRefusal::JoinedElsewhere => text
                .plain("This challenge was made in another ")
                .term(Term::Community)
                .plain(" of the same network, and its game would be seen only there. Join it there, or make one here with ")
                .step(CommandName::Challenge)
                .plain("."),
            OfferRefusal::NothingToDecline => text.plain("This challenge is for anybody, so there is nothing to decline. Leave it to others, or make one of your own with ").step(CommandName::Challenge).plain("."),
            OfferRefusal::NotOverYet(game) => text
                .plain(format!("Game {game} still runs, and a rematch comes after its end. Play on; it ends at once with "))
                .step(CommandName::Resign)
                .plain(", ")
                .step(CommandName::Draw)
                .plain(" or ")
                .step(CommandName::Abort)
                .plain("."),
            OfferRefusal::RematchAsked(player) => text
                .plain("You have asked for this rematch already, and ")
                .player(player)
                .plain(" has not answered yet. You can withdraw it with ")
                .step(CommandName::Games)
                .plain("."),
            OfferRefusal::RematchRuns { of, running } => text
                .plain(format!("The rematch of game {of} is game {running}, which runs. Play on in "))
                .game(*running)
                .plain("."),
            OfferRefusal::RematchElsewhere(game) => text
                .plain("The ")
                .term(Term::Place)
                .plain(format!(" of game {game} is gone, so a rematch is asked for in another one of the same "))
                .term(Term::Community)
                .plain(", where the other player sees it. Use ")
                .step(CommandReference::of(CommandName::Rematch).with("game", game))
                .plain(" there."),
        }
    }
}
