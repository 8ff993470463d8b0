//! Other names of the same games, as players of other sites know them.

/// A line for each name: a game's id, and another name of the same game in small letters.
const NAMES: &str = include_str!("also_called.tsv");

/// The other names of a game with this id.
pub fn also_called(id: &str) -> impl Iterator<Item = &'static str> {
    names().filter(move |(known, _)| *known == id).map(|(_, name)| name)
}

fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    NAMES.lines().filter_map(|line| line.split_once('\t'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::community::find_variant;

    #[test]
    fn every_other_name_is_that_of_one_game_and_finds_it() {
        assert!(names().count() > 20);
        for (id, name) in names() {
            assert_eq!(find_variant(name).map(|found| &*found.id), Ok(id), "{name}");
        }
    }
}
