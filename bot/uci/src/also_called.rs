//! The names that programs for engines give to games with another id here. Such names are listed, too: a program that
//! knows a game by its own name looks for it in the list.

/// The id of a game and a name on each line.
const NAMES: &str = include_str!("also_called.tsv");

/// The pairs of a game's id and its other name.
pub(crate) fn also_called() -> impl Iterator<Item = (&'static str, &'static str)> {
    NAMES.lines().filter_map(|line| line.split_once('\t'))
}

#[cfg(test)]
mod tests {
    use menagerie_rules::bundled;

    use super::*;

    #[test]
    fn each_other_name_is_for_a_game_that_is_there_and_for_no_second_one() {
        let all: Vec<_> = also_called().collect();
        assert_eq!(all.len(), NAMES.lines().count());
        for (id, name) in &all {
            assert!(bundled().iter().any(|it| it.id == *id), "{id}");
            assert!(bundled().iter().all(|it| it.id != *name), "{name}");
            assert_eq!(all.iter().filter(|(_, other)| other == name).count(), 1, "{name}");
        }
    }
}
