//! The meaning of reactions to the bot's messages: a number, agreement or refusal.

use menagerie_core::model::ActionKind;

/// The number of a reaction: a digit, or a digit in the form that clients offer.
pub fn number_of(key: &str) -> Option<usize> {
    let digit = key.trim_end_matches('\u{20e3}').trim_end_matches('\u{fe0f}');
    digit.parse().ok().filter(|number| (1..=9).contains(number))
}

/// The usual reactions, with the button that each presses.
pub fn of_reaction<'a>(key: &str, actions: &'a [ActionKind]) -> Option<&'a ActionKind> {
    // Some clients add a mark that asks for the colored form.
    let key = key.trim_end_matches('\u{fe0f}');
    actions.iter().find(|action| is_meant_by(key, action))
}

/// Whether a reaction presses this button, if it is the first of its kind.
pub fn is_meant_by(key: &str, action: &ActionKind) -> bool {
    match key {
        YES | "👍" => action.is_primary(),
        NO | "👎" => is_refusal(action),
        _ => false,
    }
}

/// The reaction that the bot puts under offers that can be accepted.
pub const YES: &str = "✅";
/// The reaction that refuses.
pub const NO: &str = "❌";

fn is_refusal(action: &ActionKind) -> bool {
    matches!(
        action,
        ActionKind::Decline(_) | ActionKind::DeclineDraw(..) | ActionKind::DeclineProposal(..)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::ChallengeId;

    #[test]
    fn thumbs_and_marks_press_what_agrees_or_refuses() {
        let (accept, decline) =
            (ActionKind::Accept(ChallengeId(1)), ActionKind::Decline(ChallengeId(1)));
        let both = [accept.clone(), decline.clone(), ActionKind::Withdraw(ChallengeId(1))];
        for (key, pressed) in [
            ("✅", Some(&accept)),
            ("✅\u{fe0f}", Some(&accept)),
            ("👍", Some(&accept)),
            ("❌", Some(&decline)),
            ("👎\u{fe0f}", Some(&decline)),
            ("🎉", None),
            ("", None),
        ] {
            assert_eq!(of_reaction(key, &both), pressed, "{key}");
        }
        assert_eq!(of_reaction("❌", &both[2..]), None, "a withdrawal refuses nothing");
    }
}
