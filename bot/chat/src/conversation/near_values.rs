//! The names of options' values among which near ones are looked for: variants, pieces, clocks,
//! days, time zones.

use super::nearest::{Name, nearest_in_words};
use menagerie_core::clock::USUAL_CLOCKS;
use menagerie_core::clock::typed;
use menagerie_core::community::also_called;
use menagerie_core::community::types::Limits;
use menagerie_core::model::Text;
use menagerie_core::time::clock_in_short;
use menagerie_rules::Variant;

/// The ids of the variants of the program that are near to a name that no variant has: three at most, the
/// nearest first.
pub fn near_variants(typed: &str) -> Vec<String> {
    let near = nearest_in_words(typed, variants(&Limits::default()));
    near.into_iter().map(|name| name.value).collect()
}

/// The variants that may be played, by their ids, and shown by their names.
pub(super) fn variants(limits: &Limits) -> Vec<Name> {
    let name = |(id, name): (String, String)| {
        let also = also_called(&id).map(str::to_owned);
        Name::of(&id, &also.chain([name.clone()]).collect::<Vec<_>>()).shown(&name)
    };
    limits.allowed_names().into_iter().map(name).collect()
}

/// The pieces of a variant.
pub(super) fn pieces(variant: &Variant) -> Vec<Name> {
    let pieces = variant.pieces.iter().filter(|piece| !piece.guest);
    pieces.map(|piece| Name::of(&piece.name, &piece.aliases)).collect()
}

/// The near clocks with the terms that were typed, each in words. There is always one that is near enough.
pub(super) fn near_clocks(typed: &str, mut near: Vec<String>) -> Vec<(String, Text)> {
    if near.is_empty() {
        let usual = ["days 3d", "fischer 10d 1d 20d soft", "none"].map(str::to_owned);
        near = typed::near_controls(typed).into_iter().chain(usual).collect();
    }
    let clocks = near.into_iter().map(|clock| typed::on_the_terms_of(typed, &clock));
    clocks.map(|clock| (clock.clone(), clock_in_words(&clock))).collect()
}

/// A clock as members say it: not everybody reads `fischer 10d 1d 20d soft`. The words leave out whether a vacation
/// pauses it, so a clock with such a term is called as it is typed.
fn clock_in_words(clock: &str) -> Text {
    match typed::control(clock) {
        Ok(control) if control.vacation && control.days_off && !control.event => {
            clock_in_short(&control)
        }
        _ => clock.into(),
    }
}

/// The usual clocks.
pub(super) fn clocks() -> Vec<Name> {
    USUAL_CLOCKS.map(|clock| Name::of(clock, &[])).into_iter().collect()
}

/// The days of the week.
pub(super) fn days() -> Vec<Name> {
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    days.map(|day| Name::of(day, &[])).into_iter().collect()
}

/// Each time zone, by its own name and that of its place.
pub(super) fn zones() -> Vec<Name> {
    let place = |name: &str| name.rsplit('/').next().unwrap_or_default().replace('_', " ");
    let names = typed::zone_names().into_iter();
    names.map(|name| Name::of(&name, &[place(&name)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_called_as_it_is_typed_where_words_would_hide_a_term() {
        for (typed, clock, is_as_typed) in [
            ("blitz", "days 3d", false),
            ("blitz soft", "days 3d soft", false),
            ("blitz no vacation", "days 3d no-vacation", true),
            ("blitz no-days-off", "days 3d no-days-off", true),
        ] {
            let near = near_clocks(typed, Vec::new());
            let (_, label) = near.iter().find(|(near, _)| near == clock).expect(typed);
            assert_eq!(*label == Text::from(clock), is_as_typed, "{typed}: {label:?}");
        }
    }
}
