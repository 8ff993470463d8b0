//! Effects as one network shows them, where a game is seen on several networks.

use crate::PlayerId;
use crate::model::{Argument, Effect, Span, Text};

impl Effect {
    /// The same effect for the people on one network. It alerts only people there, and makes no
    /// noise if it would alert only others. `hears_talk` says whether the bot receives messages
    /// that are not addressed to it there.
    #[must_use]
    pub fn shown_on(mut self, network: &str, hears_talk: bool) -> Self {
        match &mut self {
            Self::Announce { text, wake, silent, .. } | Self::Tell { text, wake, silent, .. } => {
                *silent |= alerts_others_alone(wake, network);
                wake.retain(|player| player.network() == network);
                text.hear(hears_talk);
            }
            Self::Offer { text, wake, .. } => {
                wake.retain(|player| player.network() == network);
                text.hear(hears_talk);
            }
            _ => {}
        }
        self
    }
}

fn alerts_others_alone(wake: &[PlayerId], network: &str) -> bool {
    !wake.is_empty() && wake.iter().all(|player| player.network() != network)
}

impl Text {
    /// Sets in every text how moves can be played on this network.
    fn hear(&mut self, talk: bool) {
        for span in &mut self.0 {
            match span {
                Span::WaysToMove { hears_talk, .. } => *hears_talk = talk,
                Span::Message(message) => {
                    for argument in message.arguments.values_mut() {
                        if let Argument::Text(text) = argument {
                            text.hear(talk);
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameId;

    #[test]
    fn only_those_of_a_network_are_alerted_there_and_nobody_hears_what_alerts_others() {
        let (ann, bob) = (PlayerId::new("chat", "ann"), PlayerId::new("other", "bob"));
        for (wake, expected, noisy) in [
            (vec![ann.clone()], vec![ann.clone()], true),
            (vec![bob.clone()], vec![], false),
            (vec![ann.clone(), bob], vec![ann], true),
            (vec![], vec![], true),
        ] {
            let ways = |hears| Text::new().ways_to_move(true, hears);
            let within = |hears| Text::message("within", [("ways", ways(hears).into())]);
            let text = ways(true).then(within(true));
            let (game, actions) = (GameId(1), Vec::new());
            let told = Effect::Tell { game, text, wake: wake.clone(), actions, silent: false };
            let Effect::Tell { wake: kept, silent, text, .. } = told.shown_on("chat", false) else {
                panic!("it is still told")
            };
            assert_eq!((kept, silent), (expected, !noisy), "{wake:?}");
            assert_eq!(text, ways(false).then(within(false)));
        }
    }
}
