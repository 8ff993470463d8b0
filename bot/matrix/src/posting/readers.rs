//! The readers of an answer: everybody in the room, or the caller alone.

use menagerie_chat::conversation::{Answer, Concern};
use menagerie_core::model::{Reply, Text};

/// The readers of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Everybody who reads the question.
    All,
    /// The caller alone.
    OnlyThem,
}

impl Readers {
    /// The readers of an answer to a question, or of the reason why something cannot be asked for
    /// in this way.
    pub fn of(concern: Concern, answer: &Answer) -> Self {
        match concern {
            // A preview of a move.
            Concern::Deed if answer.show.is_some() || !answer.actions.is_empty() => Self::OnlyThem,
            Concern::Play | Concern::Deed | Concern::Order => Self::All,
            Concern::Caller => Self::OnlyThem,
        }
    }

    /// The readers of the reply to a command.
    pub fn of_reply(concern: Concern, reply: &Reply) -> Self {
        match (concern, reply) {
            (Concern::Caller, _) | (_, Reply::Ask(..) | Reply::Look(..)) => Self::OnlyThem,
            // This reply is only for the caller, because others see the action itself.
            (Concern::Deed, Reply::Done(_)) => Self::OnlyThem,
            // A refusal that names a member can tell who plays with whom, which is private.
            (_, Reply::Refused(text)) if names_somebody(text) => Self::OnlyThem,
            (Concern::Play | Concern::Deed | Concern::Order, _) => Self::All,
        }
    }
}

fn names_somebody(text: &Text) -> bool {
    text.clone().people().next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_chat::conversation::concern;
    use menagerie_core::PlayerId;
    use menagerie_core::model::CommandName;
    use menagerie_core::model::refusal::Refusal;

    #[test]
    fn only_what_concerns_everybody_is_ever_answered_for_all_to_read() {
        // A new command is decided here, too.
        let for_all = [
            CommandName::Challenge,
            CommandName::Move,
            CommandName::Server,
            CommandName::Piece,
            CommandName::Undo,
            CommandName::Draw,
            CommandName::Claim,
            CommandName::Give,
            CommandName::Abort,
            CommandName::Ladder,
            CommandName::Adjudicate,
            CommandName::Freeze,
            CommandName::Thaw,
            CommandName::Join,
            CommandName::Rematch,
            CommandName::Help,
            CommandName::Rules,
            CommandName::Places,
            CommandName::Variants,
            CommandName::Watch,
            CommandName::Analysis,
        ];
        for verb in CommandName::ALL {
            let concern = concern(verb);
            let is_for_all = for_all.contains(&verb);
            let expected = if is_for_all { Readers::All } else { Readers::OnlyThem };
            let refused = Reply::Refused(Refusal::NoGameHere.text());
            assert_eq!(Readers::of_reply(concern, &refused), expected, "{verb:?}");
            assert_eq!(Readers::of(concern, &Answer::text("words")), expected, "{verb:?}");
        }
    }

    #[test]
    fn what_is_asked_again_or_names_somebody_is_for_the_caller() {
        let ann = PlayerId::new("test", "Ann");
        let blocked = Text::from("Not with ").player(&ann).plain(".");
        for verb in CommandName::ALL {
            let readers = |reply: Reply| Readers::of_reply(concern(verb), &reply);
            for reply in [Reply::Ask(Text::new(), Vec::new()), Reply::Refused(blocked.clone())] {
                assert_eq!(readers(reply), Readers::OnlyThem, "{verb:?}");
            }
        }
        let done = |verb| Readers::of_reply(concern(verb), &Reply::Done("Done.".into()));
        assert_eq!(done(CommandName::Server), Readers::All, "it is settled for all");
        assert_eq!(done(CommandName::Move), Readers::OnlyThem, "others see the board");
    }
}
