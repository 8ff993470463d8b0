//! What those who manage a community allow of games that begin there.

use super::{Setting, Settings};

/// How many games one person may play at a time.
pub const MOST_RUNNING_GAMES: usize = 20;
/// How many games one member may have running in a community that has set this; from 1 to
/// [`MOST_RUNNING_GAMES`].
pub fn most_games_here(settings: &Settings) -> usize {
    let set = settings.get(&Setting::Games).and_then(|word| word.parse().ok());
    set.filter(|most| (1..=MOST_RUNNING_GAMES).contains(most)).unwrap_or(MOST_RUNNING_GAMES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_games_are_never_none_and_never_more_than_anywhere() {
        for (word, expected) in [("5", 5), ("20", 20), ("0", 20), ("21", 20), ("many", 20)] {
            let settings = Settings::from([(Setting::Games, word.to_owned())]);
            assert_eq!(most_games_here(&settings), expected, "{word}");
        }
        assert_eq!(most_games_here(&Settings::default()), 20);
    }
}
