//! Suggestions for a typed clock that cannot be read, such as `5+3`.

use super::super::control::Control;
use super::control::without_terms;
use super::plain;
use super::tokens::{Part, parts};

/// The controls that `5+3` and `15 10` could mean here, where games take days. Nothing for other
/// texts.
pub fn near_controls(text: &str) -> Vec<String> {
    let (rest, _) = without_terms(&plain(text));
    let parts = parts(&rest);
    let numbers: Vec<i64> = parts
        .iter()
        .filter_map(|part| if let Part::Number(number) = part { Some(*number) } else { None })
        .collect();
    let is_all = parts.iter().all(|part| matches!(part, Part::Number(_) | Part::Sign(_)));
    let clock = match numbers[..] {
        _ if !is_all => None,
        [days] => Some(format!("days {days}d")),
        [bank, increment] => {
            Some(format!("fischer {bank}d {increment}d {}d", bank.max(increment) * 2))
        }
        _ => None,
    };
    clock.filter(|clock| clock.parse::<Control>().is_ok()).into_iter().collect()
}

/// A clock with the terms that the typed text gives another one: `soft`, and whether vacations
/// pause it.
pub fn on_the_terms_of(text: &str, clock: &str) -> String {
    let (_, terms) = without_terms(&plain(text));
    let said = |term: &&str| clock.split(' ').all(|word| word != *term);
    let more: Vec<&str> = terms.split_whitespace().filter(said).collect();
    let on_terms = [&[clock], &more[..]].concat().join(" ");
    let is_clock = clock != "none" && on_terms.parse::<Control>().is_ok();
    if is_clock { on_terms } else { clock.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_without_a_unit_may_be_days() {
        for (text, expected) in [
            ("5+3", Some("fischer 5d 3d 10d")),
            ("5 + 3", Some("fischer 5d 3d 10d")),
            ("15|10", Some("fischer 15d 10d 30d")),
            ("5/3 soft", Some("fischer 5d 3d 10d")),
            ("3", Some("days 3d")),
            ("900+10", None),
            ("99999999999999999999+1", None),
            ("5+3+1", None),
            ("blitz 5+3", None),
            ("blitz", None),
            ("", None),
        ] {
            let near = near_controls(text);
            assert_eq!(near, expected.map(str::to_owned).into_iter().collect::<Vec<_>>(), "{text}");
        }
    }

    #[test]
    fn what_is_near_keeps_the_terms_that_were_said() {
        for (text, clock, expected) in [
            ("blitz no vacation", "days 3d", "days 3d no-vacation"),
            ("rapid, soft, without days off", "days 3d", "days 3d no-days-off soft"),
            ("rapid soft", "fischer 10d 1d 20d soft", "fischer 10d 1d 20d soft"),
            ("rapid soft", "none", "none"),
            ("rapid", "days 3d", "days 3d"),
        ] {
            assert_eq!(on_the_terms_of(text, clock), expected, "{text}");
        }
    }
}
