//! The computer needs no notices: it looks at the store by itself.

use crate::PlayerId;
use crate::model::{Decision, Effect};

/// Removes the computer from the people who are called, alerted or written to.
pub fn are_told_nothing(decision: &mut Decision) {
    decision.calls.retain(|calling| !calling.player.is_computer());
    decision.effects.retain(|effect| match effect {
        Effect::Alert { to, .. } | Effect::Letter { to, .. } => !to.is_computer(),
        _ => true,
    });
    for effect in &mut decision.effects {
        if let Effect::Offer { wake, .. }
        | Effect::Announce { wake, .. }
        | Effect::Tell { wake, .. } = effect
        {
            wake.retain(|player: &PlayerId| !player.is_computer());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameId;
    use crate::model::state::ComputerLevel;
    use crate::model::turn_notice::TurnNotice;
    use crate::model::{Moment, Text};
    use menagerie_rules::bundled;

    #[test]
    fn a_person_is_told_and_the_computer_is_not() {
        let person = PlayerId::new("chat", 1);
        let computer = PlayerId::computer(ComputerLevel::STRONGEST);
        let both = [person.clone(), computer];
        let turn = Moment { ply: 0, taken_back: 0 };
        let called = |player, other| {
            let game = (GameId(1), &*bundled()[0]);
            TurnNotice::new(game, [player, other], (turn, None), Text::new(), Text::new())
        };
        let letter = |to: &PlayerId| Effect::Letter { to: to.clone(), text: Text::new() };
        let tell = Effect::Tell {
            game: GameId(1),
            text: Text::new(),
            wake: both.to_vec(),
            actions: Vec::new(),
            silent: false,
        };
        let mut decision = Decision {
            calls: vec![called(&both[0], &both[1]), called(&both[1], &both[0])],
            effects: vec![letter(&both[0]), letter(&both[1]), tell],
            ..Decision::default()
        };
        are_told_nothing(&mut decision);
        let [calling] = &*decision.calls else { panic!("{:?}", decision.calls) };
        assert_eq!(calling.player, person);
        let [only, Effect::Tell { wake, .. }] = &*decision.effects else {
            panic!("{:?}", decision.effects)
        };
        assert_eq!(*only, letter(&person));
        assert_eq!(*wake, [person]);
    }
}
