//! Who reads an answer: everybody in the room, or whoever has asked alone.

use menagerie_chat::conversation::Answer;
use menagerie_core::model::{Reply, Span, Text, Verb};

/// Who reads an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Everybody who reads what was asked.
    All,
    /// Nobody else.
    OnlyThem,
}

/// Whom it concerns what somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// Everybody: how to play.
    Play,
    /// Everybody: it is done where all see it, or not done. What else is said with it is said to
    /// whoever does it.
    Deed,
    /// Everybody: what is settled for all.
    Order,
    /// Whoever asks.
    Caller,
}

impl Concern {
    /// Whom a command concerns.
    pub fn of(verb: Verb) -> Self {
        match verb {
            Verb::Help | Verb::Rules | Verb::Piece => Self::Play,
            Verb::Challenge
            | Verb::Join
            | Verb::Rematch
            | Verb::Move
            | Verb::Undo
            | Verb::Draw
            | Verb::Claim
            | Verb::Give
            | Verb::Abort
            | Verb::Adjudicate
            | Verb::Freeze
            | Verb::Thaw
            | Verb::Watch => Self::Deed,
            Verb::Server | Verb::Places | Verb::Variants | Verb::Analysis => Self::Order,
            // How one wants to see a board, and what one looks at in it.
            Verb::Board
            | Verb::Replay
            | Verb::Moves
            | Verb::Look
            | Verb::At
            | Verb::Export
            | Verb::Settings
            // What one has in mind.
            | Verb::Note
            | Verb::Try
            | Verb::If
            | Verb::Problem
            | Verb::Variant
            // It asks again, so that nobody else knows whether somebody thinks of it.
            | Verb::Resign
            // Who one is, and with whom one plays.
            | Verb::Games
            | Verb::Profile
            | Verb::Link
            | Verb::Unlink
            | Verb::Privacy
            | Verb::Time
            | Verb::Vacation
            | Verb::Block
            | Verb::Unblock => Self::Caller,
        }
    }

    /// Who reads what answers a question, or why something cannot be asked for like that.
    pub fn readers_of(self, answer: &Answer) -> Readers {
        match self {
            // A move that is shown before it is played.
            Self::Deed if answer.show.is_some() || !answer.actions.is_empty() => Readers::OnlyThem,
            Self::Play | Self::Deed | Self::Order => Readers::All,
            Self::Caller => Readers::OnlyThem,
        }
    }

    /// Who reads what is said when something is done or not.
    pub fn readers_of_reply(self, reply: &Reply) -> Readers {
        match (self, reply) {
            (Self::Caller, _) | (_, Reply::Ask(..) | Reply::Look(..)) => Readers::OnlyThem,
            // Said only where the caller alone hears it: others see what was done.
            (Self::Deed, Reply::Done(_)) => Readers::OnlyThem,
            // Who does not play against whom is nobody else's business.
            (_, Reply::Refused(text)) if names_somebody(text) => Readers::OnlyThem,
            (Self::Play | Self::Deed | Self::Order, _) => Readers::All,
        }
    }
}

fn names_somebody(text: &Text) -> bool {
    text.0.iter().any(|span| matches!(span, Span::Player(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::PlayerId;
    use menagerie_core::model::refusal::Refusal;

    #[test]
    fn only_what_concerns_everybody_is_ever_answered_for_all_to_read() {
        // Whoever adds a command decides here, too.
        let for_all = [
            Verb::Challenge,
            Verb::Move,
            Verb::Server,
            Verb::Piece,
            Verb::Undo,
            Verb::Draw,
            Verb::Claim,
            Verb::Give,
            Verb::Abort,
            Verb::Adjudicate,
            Verb::Freeze,
            Verb::Thaw,
            Verb::Join,
            Verb::Rematch,
            Verb::Help,
            Verb::Rules,
            Verb::Places,
            Verb::Variants,
            Verb::Watch,
            Verb::Analysis,
        ];
        for verb in Verb::ALL {
            let concern = Concern::of(verb);
            let is_for_all = for_all.contains(&verb);
            let expected = if is_for_all { Readers::All } else { Readers::OnlyThem };
            let refused = Reply::Refused(Refusal::NoGameHere.text());
            assert_eq!(concern.readers_of_reply(&refused), expected, "{verb:?}");
            assert_eq!(concern.readers_of(&Answer::text("words")), expected, "{verb:?}");
        }
    }

    #[test]
    fn what_is_asked_again_or_names_somebody_is_for_whoever_asks() {
        let ann = PlayerId::new("test", "Ann");
        let blocked = Text::from("You and ").player(&ann).plain(" do not play against each other.");
        for verb in Verb::ALL {
            let readers = |reply: Reply| Concern::of(verb).readers_of_reply(&reply);
            for reply in [Reply::Ask(Text::new(), Vec::new()), Reply::Refused(blocked.clone())] {
                assert_eq!(readers(reply), Readers::OnlyThem, "{verb:?}");
            }
        }
        let done = |verb| Concern::of(verb).readers_of_reply(&Reply::Done("Done.".into()));
        assert_eq!(done(Verb::Server), Readers::All, "it is settled for all");
        assert_eq!(done(Verb::Move), Readers::OnlyThem, "others see the board");
    }
}
