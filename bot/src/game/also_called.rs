//! What else games are called, where people of other sites know them by another name.

/// The id of a game and other names of the same game, in small letters.
const NAMES: [(&str, &[&str]); 9] = [
    ("chess", &["standard", "standard chess", "orthodox chess", "normal chess", "regular chess"]),
    (
        "chess960",
        &["960", "fischer random", "fischer random chess", "fischerandom", "freestyle chess"],
    ),
    ("antichess", &["losing chess", "giveaway", "giveaway chess", "give away chess"]),
    ("xiangqi", &["chinese chess", "elephant chess", "cchess"]),
    ("makruk", &["thai chess"]),
    ("shatranj", &["arabic chess", "arab chess", "persian chess"]),
    ("kinglet", &["kinglet chess"]),
    ("racing-kings", &["racing kings chess"]),
    ("extinction-chess", &["extinction"]),
];

/// The other names of a game, by its id.
pub fn also_called(id: &str) -> &'static [&'static str] {
    NAMES.iter().find(|(known, _)| *known == id).map_or(&[], |(_, names)| names)
}

#[cfg(test)]
mod tests {
    use super::super::find_variant;
    use super::*;

    #[test]
    fn every_other_name_is_that_of_one_game_and_finds_it() {
        for (id, names) in NAMES {
            for name in names {
                assert_eq!(find_variant(name).map(|found| &*found.id), Ok(id), "{name}");
            }
        }
    }
}
