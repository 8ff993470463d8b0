//! Charts: who stood better in a game, and a rating by month. Each is compared with a golden picture.

use crate::support::golden::{check, decode};
use menagerie_render::{BoardTheme, Chart, ChartMark, RenderError, Shape, Tick, chart};
use menagerie_rules::Color::{Black, White};
use proptest::prelude::*;
use proptest::sample::select;

/// White's winning chance after each ply of a game of 43 moves: level, lost, and won.
fn chances(plies: usize) -> Vec<f64> {
    let chance = |ply: usize| {
        let (share, ply) = (ply as f64 / plies as f64, ply as f64);
        let trend = match share {
            share if share < 0.3 => 0.52 + 0.04 * (ply * 0.9).sin(),
            share if share < 0.36 => 0.52 - 5.5 * (share - 0.3),
            share if share < 0.6 => 0.19 + 0.05 * (ply * 1.7).sin(),
            share if share < 0.63 => 0.19 + 18.0 * (share - 0.6),
            share => 0.73 + 0.72 * (share - 0.63),
        };
        trend + 0.02 * (ply * 2.9).cos()
    };
    (0..=plies).map(chance).collect()
}

/// The numbers of all moves, each at the position before it.
fn numbers(plies: usize) -> Vec<(f64, String)> {
    (1..=plies.div_ceil(2)).map(|number| (2.0 * (number - 1) as f64, number.to_string())).collect()
}

fn ticks(numbers: &[(f64, String)]) -> Vec<Tick<'_>> {
    numbers.iter().map(|(at, text)| Tick { at: *at, text }).collect()
}

const MARKS: [ChartMark<'_>; 6] = [
    ChartMark { at: 27, side: White, text: "2" },
    ChartMark { at: 29, side: White, text: "3" },
    ChartMark { at: 31, side: White, text: "1" },
    ChartMark { at: 53, side: Black, text: "1" },
    ChartMark { at: 54, side: Black, text: "2" },
    ChartMark { at: 70, side: Black, text: "3" },
];

fn balance(values: &[f64]) -> Chart<'_> {
    Chart {
        values,
        range: [0.0, 1.0],
        shape: Shape::Balance { names: ["Anna", "ben_2.0"] },
        across: &[],
        up: &[],
        marks: &[],
        turn: None,
        side_styles: ["white", "black"],
        theme: BoardTheme::Brown,
    }
}

#[test]
fn a_game_in_every_theme() {
    let (values, numbers) = (chances(86), numbers(86));
    let game =
        Chart { across: &ticks(&numbers), marks: &MARKS, turn: Some(53), ..balance(&values) };
    for theme in BoardTheme::ALL {
        let picture = chart(&Chart { theme, ..game.clone() }).expect("it can be drawn");
        assert!((picture.width, picture.height) <= (900, 360));
        assert!(picture.png.len() < 20_000, "{} bytes", picture.png.len());
        check(&format!("chart-{}", theme.name()), &picture);
    }
}

#[test]
fn a_game_of_other_sides_with_names_that_are_too_long_or_have_no_letters() {
    let (values, numbers) = (chances(5), numbers(5));
    let long = "Wolfeschlegelsteinhausenberger".repeat(4);
    let marks = [ChartMark { at: 5, side: Black, text: "1" }];
    for (name, side_styles, names) in [
        ("chart-long-name", ["gold", "red"], [long.as_str(), &long]),
        ("chart-no-letters", ["white", "blue"], ["דנה", "Анна"]),
    ] {
        let shape = Shape::Balance { names };
        let game = Chart {
            shape,
            side_styles,
            across: &ticks(&numbers),
            marks: &marks,
            ..balance(&values)
        };
        check(name, &chart(&game).expect("it can be drawn"));
    }
}

#[test]
fn a_rating_by_month() {
    let values =
        [1500.0, 1462.0, 1489.0, 1540.0, 1522.0, 1561.0, 1610.0, 1598.0, 1604.0, 1633.0, 1627.0];
    let deviations = [250.0, 180.0, 140.0, 110.0, 95.0, 84.0, 75.0, 70.0, 66.0, 64.0, 90.0];
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
    let months: Vec<Tick<'_>> =
        months.into_iter().zip(0..).map(|(text, at)| Tick { at: f64::from(at), text }).collect();
    let hundreds: Vec<(f64, String)> =
        (12..=18).map(|it| (f64::from(100 * it), (100 * it).to_string())).collect();
    let rating = Chart {
        range: [1200.0, 1800.0],
        shape: Shape::Line { name: "Terachess II", deviations: &deviations },
        across: &months,
        up: &ticks(&hundreds),
        ..balance(&values)
    };
    for theme in [BoardTheme::Slate, BoardTheme::HighContrast] {
        let name = format!("chart-rating-{}", theme.name());
        check(&name, &chart(&Chart { theme, ..rating.clone() }).expect("it can be drawn"));
    }
}

#[test]
fn a_game_of_a_thousand_moves() {
    let (values, numbers) = (chances(2_000), numbers(2_000));
    let game = Chart { across: &ticks(&numbers), turn: Some(1_200), ..balance(&values) };
    check("chart-thousand", &chart(&game).expect("it can be drawn"));
}

/// The number of pixels that differ.
fn difference(one: &Chart<'_>, other: &Chart<'_>) -> usize {
    let [one, other] = [one, other].map(|it| decode(&chart(it).expect("it can be drawn").png));
    assert_eq!((one.width, one.height), (other.width, other.height));
    let pairs = one.rgb.chunks_exact(3).zip(other.rgb.chunks_exact(3));
    pairs.filter(|(one, other)| one != other).count()
}

#[test]
fn a_single_value_is_a_level_line() {
    assert_eq!(difference(&balance(&[0.7]), &balance(&[0.7; 40])), 0);
    assert!(difference(&balance(&[0.7]), &balance(&[0.3])) > 50_000);
}

#[test]
fn values_beyond_the_range_lie_at_its_edge() {
    assert_eq!(difference(&balance(&[7.0, -7.0]), &balance(&[1.0, 0.0])), 0);
}

#[test]
fn marks_and_lines_beyond_the_values_are_left_out() {
    let plain = balance(&[0.4, 0.6]);
    let marks = [ChartMark { at: 2, side: White, text: "1" }];
    assert_eq!(difference(&plain, &Chart { marks: &marks, turn: Some(2), ..plain.clone() }), 0);
    let marks = [ChartMark { at: 1, ..marks[0] }];
    assert!(difference(&plain, &Chart { marks: &marks, ..plain.clone() }) > 1_000);
    assert!(difference(&plain, &Chart { turn: Some(1), ..plain.clone() }) > 300);
}

#[test]
fn texts_beyond_the_values_or_without_letters_are_left_out() {
    let plain = balance(&[0.4, 0.6]);
    let beyond = [f64::NAN, -1.0, 1.1, f64::INFINITY].map(|at| Tick { at, text: "1" });
    let strange = [Tick { at: 0.0, text: "ינואר" }, Tick { at: 1.0, text: "янв" }];
    let [beyond, strange] = [&beyond[..], &strange].map(|across| Chart { across, ..plain.clone() });
    assert_eq!(difference(&beyond, &strange), 0);
    let known = [Tick { at: 0.0, text: "1" }];
    assert!(difference(&beyond, &Chart { across: &known, ..plain }) > 40);
}

#[test]
fn numbers_that_cannot_be_drawn_are_refused() {
    let error = |chart_: Chart<'_>| chart(&chart_).expect_err("it cannot be drawn");
    assert!(matches!(error(balance(&[])), RenderError::NoValues));
    for strange in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert!(matches!(error(balance(&[0.5, strange])), RenderError::NotFinite(1)));
        for range in [[strange, 1.0], [0.0, strange]] {
            assert!(matches!(error(Chart { range, ..balance(&[0.5]) }), RenderError::NoRange));
        }
        let shape = Shape::Line { name: "", deviations: &[strange] };
        assert!(matches!(error(Chart { shape, ..balance(&[0.5]) }), RenderError::NotFinite(0)));
    }
    for range in [[1.0, 0.0], [0.5, 0.5]] {
        assert!(matches!(error(Chart { range, ..balance(&[0.5]) }), RenderError::NoRange));
    }
    let odd = Chart { side_styles: ["mauve", "black"], ..balance(&[0.5]) };
    assert!(matches!(error(odd), RenderError::UnknownStyle(_)));
}

fn number() -> impl Strategy<Value = f64> {
    prop_oneof![0.0..1.0f64, -2e3..2e3f64, any::<f64>()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any request gives a picture or an error.
    #[test]
    fn any_chart_is_drawn_or_refused(
        values in prop::collection::vec(number(), 0..300),
        deviations in prop::collection::vec(number(), 0..300),
        range in [number(), number()],
        names in [".{0,120}", "[A-Za-z._-]{0,120}"],
        texts in prop::collection::vec((number(), "[0-9a-zא-ת]{0,40}"), 0..60),
        at in prop::collection::vec(0usize..310, 0..20),
        is_balance in any::<bool>(),
        theme in select(BoardTheme::ALL.to_vec()),
    ) {
        let ticks: Vec<Tick<'_>> = texts.iter().map(|(at, text)| Tick { at: *at, text }).collect();
        let mark = |(at, tick): (&usize, &Tick<'_>)| (*at, tick.text.to_owned());
        let marked: Vec<(usize, String)> = at.iter().zip(&ticks).map(mark).collect();
        let marks: Vec<ChartMark<'_>> =
            marked.iter().map(|(at, text)| ChartMark { at: *at, side: Black, text }).collect();
        let names = [names[0].as_str(), &names[1]];
        let shape = if is_balance {
            Shape::Balance { names }
        } else {
            Shape::Line { name: names[0], deviations: &deviations }
        };
        let wanted = Chart {
            range, shape, theme, across: &ticks, up: &ticks, marks: &marks,
            turn: at.first().copied(), ..balance(&values)
        };
        match chart(&wanted) {
            Ok(picture) => {
                let pixels = decode(&picture.png);
                prop_assert_eq!((pixels.width, pixels.height), (picture.width, picture.height));
                prop_assert_eq!(chart(&wanted).expect("it was drawn before"), picture);
            }
            Err(error) => prop_assert!(
                matches!(error, RenderError::NoValues | RenderError::NoRange | RenderError::NotFinite(_)),
                "{}", error
            ),
        }
    }
}
