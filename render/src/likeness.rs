//! Metrics how alike the pieces of a variant look on its board.
//!
//! In a small square the eye finds lines rather than colors. It takes a line that is moved a little
//! for the same line, and a smaller or broader shape for the same shape. It looks for the features
//! of a piece beyond a base, a body and a head, which all pieces have.
//!
//! So a drawing on a square is reduced to its lines in each of four directions, outlines and inner
//! lines alike. They are stretched to one frame and blurred, and the lines that all drawings have
//! in common are taken away. The distance of two drawings is one minus the cosine of the angle
//! between them: 0 is the same picture, and 1 is nothing in common.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::{env, fs};

use menagerie_rules::{PieceType, Variant, bundled};

use crate::drawing::{Drawing, Ground, lay_over, rasterize};
use crate::layout::{Scheme, TileSet};
use crate::look::{BoardTheme, Rgb, Style};

/// Pixels per square: the largest board on a phone and in a message, and a smaller board in a
/// message.
const SIZES: [u32; 3] = [20, 24, 32];
/// Empty pixels around the frame, for the blur.
const MARGIN: usize = 4;
/// A piece begins where the lightness of a pixel differs this much from that of the empty square.
const CONTOUR: f64 = 0.2;
const DIRECTIONS: usize = 4;
/// The least distance of two drawings of a variant, on the mean of the sizes.
const FLOOR: f64 = 0.53;

/// Drawings that readers mistook for each other, in their form at that time.
const MARSHAL: &str = include_str!("../tests/data/confused/marshal.svg");
const MISSIONARY: &str = include_str!("../tests/data/confused/missionary.svg");
const CARDINAL: &str = include_str!("../tests/data/confused/cardinal.svg");
const SORCERESS: &str = include_str!("../tests/data/confused/sorceress.svg");
const PRINCE: &str = include_str!("../tests/data/confused/prince.svg");
const ROOK: &str = include_str!("../tests/data/confused/rook.svg");
const MARAUDER: &str = include_str!("../tests/data/confused/marauder.svg");
const TROOPER: &str = include_str!("../tests/data/confused/trooper.svg");

/// Pairs nearer than the floor. Every chess set draws some of them nearly alike, such as a Knight
/// with a crown. Some are alike only when they are stretched to one frame, such as a Pawn
/// and a Prince. Some are beasts of the largest variant, seen from the same side.
const ALIKE: [[&str; 2]; 16] = [
    ["amazon", "knight"],
    ["bishop", "king"],
    ["bishop", "pawn"],
    ["bishop", "queen"],
    ["buffalo", "cheetah"],
    ["cheetah", "direwolf"],
    ["cheetah", "elephant"],
    ["cheetah", "lion"],
    ["crane", "quail"],
    ["direwolf", "lion"],
    ["dragonhorse", "knight"],
    ["elephant", "lion"],
    ["king", "pawn"],
    ["king", "queen"],
    ["pawn", "prince"],
    ["pawn", "queen"],
];

/// The drawings that came after the measure was chosen. They do not move what all have in common, and so not the
/// floor.
const LATER: [&str; 31] = [
    "boar",
    "catsword",
    "chick",
    "copper",
    "crane",
    "crow",
    "dog",
    "dragon",
    "falcon",
    "flyingdragon",
    "fox",
    "gobetween",
    "gold",
    "goose",
    "hen",
    "iron",
    "kirin",
    "lance",
    "monkey",
    "owl",
    "pheasant",
    "phoenix",
    "quail",
    "rabbit",
    "sidemover",
    "silver",
    "stag",
    "stone",
    "swallow",
    "tiger",
    "verticalmover",
];

/// The marks around the table of the report.
const START: &str = "<!-- now -->";
const END: &str = "<!-- /now -->";

/// The lines of a square, pixel by pixel for each direction.
type Lines = Vec<f64>;

/// A way to see a drawing: the styles of a board, the side of the piece, and whether the square is
/// light.
type View = ([Style; 2], usize, bool);

/// The colors of a square of a board, as in a picture of the board.
fn square((sides, side, light): View, svg: &str, size: u32) -> Vec<Rgb> {
    let set = TileSet::of(Scheme { theme: BoardTheme::Brown, sides });
    let ground = Ground::plain(light);
    let mut colors = ground.colors(&set.theme, size);
    let piece = rasterize(svg, sides[side].sheet(), size, size).expect("it can be drawn");
    lay_over(&piece, &mut colors);
    let shown = set.palette.indexes(&colors);
    shown.iter().map(|index| set.palette.colors()[usize::from(*index)]).collect()
}

/// The lines of a square. Its first pixel must show no piece.
fn lines(colors: &[Rgb], side: usize) -> Lines {
    let ground = colors[0].lightness();
    let relief: Vec<f64> = colors.iter().map(|color| color.lightness() - ground).collect();
    let frame = stretched(&relief, side);
    let whole = side + 2 * MARGIN;
    let at = |x: usize, y: usize| frame[y.min(whole - 1) * whole + x.min(whole - 1)];
    let mut found = vec![vec![0.0; whole * whole]; DIRECTIONS];
    for place in 0..whole * whole {
        let (x, y) = (place % whole, place / whole);
        let across = at(x + 1, y) - at(x.saturating_sub(1), y);
        let down = at(x, y + 1) - at(x, y.saturating_sub(1));
        for (direction, found) in (0_u8..).zip(&mut found) {
            let turn = down.atan2(across) - f64::from(direction) * std::f64::consts::FRAC_PI_4;
            found[place] = across.hypot(down) * (2.0 * turn).cos().max(0.0);
        }
    }
    found.iter().flat_map(|lines| blurred(lines, whole, side as f64 / 10.0)).collect()
}

/// The contents of the box around a piece, stretched to the whole square, with a margin around it.
fn stretched(relief: &[f64], side: usize) -> Vec<f64> {
    let (mut left, mut right, mut top, mut bottom) = (side, 0, side, 0);
    for place in (0..side * side).filter(|place| relief[*place].abs() > CONTOUR) {
        (left, right) = (left.min(place % side), right.max(place % side));
        (top, bottom) = (top.min(place / side), bottom.max(place / side));
    }
    assert!(left < right && top < bottom, "there is a piece");
    let source = |at: usize, first: usize, last: usize| {
        let share = (at as f64 + 0.5) / side as f64;
        let place = first as f64 - 0.5 + share * (last - first + 1) as f64;
        let place = place.clamp(0.0, (side - 1) as f64);
        let near = (place as usize).min(side - 2);
        (near, place - near as f64)
    };
    let whole = side + 2 * MARGIN;
    let mut frame = vec![0.0; whole * whole];
    for y in 0..side {
        let (row, low) = source(y, top, bottom);
        for x in 0..side {
            let (column, far) = source(x, left, right);
            let mixed = |row: usize| {
                let at = row * side + column;
                relief[at] * (1.0 - far) + relief[at + 1] * far
            };
            let mixed = mixed(row) * (1.0 - low) + mixed(row + 1) * low;
            frame[(y + MARGIN) * whole + x + MARGIN] = mixed;
        }
    }
    frame
}

/// Each pixel as the mean of those around it, weighted by a normal distribution.
fn blurred(picture: &[f64], side: usize, deviation: f64) -> Vec<f64> {
    let reach = (3.0 * deviation) as usize;
    let weights: Vec<f64> =
        (0..=reach).map(|far| (-(far as f64 / deviation).powi(2) / 2.0).exp()).collect();
    let mean = |at: usize, value: &dyn Fn(usize) -> f64| -> f64 {
        let near = at.saturating_sub(reach)..(at + reach + 1).min(side);
        near.map(|from| weights[from.abs_diff(at)] * value(from)).sum()
    };
    let places = || (0..side * side).map(|place| (place % side, place / side));
    let rows: Vec<f64> = places().map(|(x, y)| mean(x, &|from| picture[y * side + from])).collect();
    places().map(|(x, y)| mean(y, &|from| rows[from * side + x])).collect()
}

/// The lines that all drawings have in common in one view at one size.
struct Gallery {
    view: View,
    common: Lines,
    known: BTreeMap<&'static str, Lines>,
}

impl Gallery {
    fn of(view: View, size: u32) -> Gallery {
        let seen = |svg| lines(&square(view, svg, size), size as usize);
        let known: BTreeMap<&str, Lines> =
            Drawing::all().map(|drawing| (drawing.name(), seen(drawing.svg()))).collect();
        let mut common = vec![0.0; known["king"].len()];
        let earlier = known.iter().filter(|(name, _)| !LATER.contains(name));
        for (_, lines) in earlier {
            for (sum, line) in common.iter_mut().zip(lines) {
                *sum += line / (known.len() - LATER.len()) as f64;
            }
        }
        Gallery { view, common, known }
    }

    /// The four galleries of a variant's board.
    fn all(sides: [Style; 2], size: u32) -> Vec<Gallery> {
        let views = [0, 1].map(|side| [true, false].map(|light| (sides, side, light)));
        views.into_iter().flatten().map(|view| Gallery::of(view, size)).collect()
    }

    fn apart(&self, one: &Lines, other: &Lines) -> f64 {
        let (mut product, mut one_square, mut other_square) = (0.0, 0.0, 0.0);
        for ((one, other), common) in one.iter().zip(other).zip(&self.common) {
            let (one, other) = (one - common, other - common);
            product += one * other;
            one_square += one * one;
            other_square += other * other;
        }
        1.0 - product / (one_square * other_square).sqrt()
    }
}

/// The distance of two drawings in the view where they are nearest.
fn nearest(galleries: &[Gallery], see: impl Fn(&Gallery) -> [Lines; 2]) -> f64 {
    let apart = galleries.iter().map(|gallery| {
        let [one, other] = see(gallery);
        gallery.apart(&one, &other)
    });
    apart.fold(f64::MAX, f64::min)
}

fn sides(variant: &Variant) -> [Style; 2] {
    [0, 1].map(|side: usize| {
        Style::named(&variant.side_styles[side]).expect("every bundled style exists")
    })
}

/// Two pieces of a variant, and their distance at each size.
struct Pair {
    kinds: [&'static PieceType; 2],
    apart: [f64; 3],
}

impl Pair {
    fn mean(&self) -> f64 {
        self.apart.iter().sum::<f64>() / 3.0
    }
}

/// The galleries of every bundled variant's board at each size, by the names of the styles.
static BOARDS: LazyLock<BTreeMap<[&str; 2], [Vec<Gallery>; 3]>> = LazyLock::new(|| {
    let styles: BTreeSet<[&str; 2]> =
        bundled().iter().map(|variant| sides(variant).map(Style::name)).collect();
    let board = |names: [&'static str; 2]| {
        let sides = names.map(|name| Style::named(name).expect("it is a style's name"));
        (names, SIZES.map(|size| Gallery::all(sides, size)))
    };
    styles.into_iter().map(board).collect()
});

fn board(variant: &Variant) -> &'static [Vec<Gallery>; 3] {
    &BOARDS[&sides(variant).map(Style::name)]
}

/// Every pair of pieces of each variant.
fn games() -> Vec<(&'static str, Vec<Pair>)> {
    let of_game = |variant: &'static Arc<Variant>| {
        let mut pairs = Vec::new();
        for (i, one) in variant.pieces.iter().enumerate() {
            // Two kinds with one drawing differ by the plus of a promoted piece.
            let others = variant.pieces[i + 1..].iter();
            for other in others.filter(|other| other.drawing != one.drawing) {
                let kinds = [one, other];
                let see = |gallery: &Gallery| {
                    kinds.map(|kind: &PieceType| gallery.known[&*kind.drawing].clone())
                };
                let apart = [0, 1, 2].map(|size: usize| nearest(&board(variant)[size], see));
                pairs.push(Pair { kinds, apart });
            }
        }
        (variant.name.as_str(), pairs)
    };
    bundled().iter().map(of_game).collect()
}

/// Drawings that readers mistook for each other, in their form at that time, are below the floor.
#[test]
fn what_was_confused_is_below_the_floor() {
    let before = [
        [("marshal", MARSHAL), ("missionary", MISSIONARY)],
        [("cardinal", CARDINAL), ("sorceress", SORCERESS)],
        [("prince", PRINCE), ("rook", ROOK)],
        [("marauder", MARAUDER), ("trooper", TROOPER)],
    ];
    for pair in before {
        let has =
            |variant: &Variant, name: &str| variant.pieces.iter().any(|kind| kind.drawing == name);
        let meet = |variant: &&Arc<Variant>| pair.iter().all(|(name, _)| has(variant, name));
        let variant = bundled().iter().find(meet).expect("they meet in a game");
        let apart = [0, 1, 2].map(|size: usize| {
            let see = |gallery: &Gallery| {
                let pixels = SIZES[size];
                pair.map(|(_, svg)| lines(&square(gallery.view, svg, pixels), pixels as usize))
            };
            nearest(&board(variant)[size], see)
        });
        let mean = apart.iter().sum::<f64>() / 3.0;
        let names = pair.map(|(name, _)| name);
        assert!(mean < FLOOR, "{names:?}: {apart:?}");
    }
}

/// No pair joins the list, and a pair that has become clear leaves it.
#[test]
fn only_known_pairs_are_below_the_floor() {
    let found: BTreeSet<[String; 2]> = below(&games()).into_keys().collect();
    let known: BTreeSet<[String; 2]> = ALIKE.iter().map(|pair| pair.map(str::to_owned)).collect();
    let new: Vec<_> = found.difference(&known).collect();
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(new.is_empty() && gone.is_empty(), "new: {new:?}, gone: {gone:?}");
}

/// The table in `docs/likeness.md`; `UPDATE=1` writes it anew.
#[test]
fn the_report_names_the_nearest_pair_of_each_game() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/likeness.md");
    let known = fs::read_to_string(&file).expect("the report exists");
    let (head, rest) = known.split_once(START).expect("it says where the table starts");
    let (_, tail) = rest.split_once(END).expect("it says where the table ends");
    let games = games();
    let new = format!("{head}{START}\n{}\n{}{END}{tail}", table(&games), list(&games));
    if env::var_os("UPDATE").is_some() {
        fs::write(&file, &new).expect("the file can be written");
    }
    assert!(known == new || env::var_os("UPDATE").is_some(), "renew it with UPDATE=1");
}

/// The nearest pair of each variant at each size.
fn table(games: &[(&str, Vec<Pair>)]) -> String {
    let mut text = "| game | 20 px | 24 px | 32 px |\n|---|---|---|---|\n".to_owned();
    for (game, pairs) in games {
        write!(text, "| {game} |").expect("a string can be written");
        for size in 0..SIZES.len() {
            let first = pairs.iter().min_by(|a, b| a.apart[size].total_cmp(&b.apart[size]));
            let Pair { kinds: [one, other], apart } = first.expect("a game has two pieces");
            write!(text, " {} and {} {:.2} |", one.name, other.name, apart[size])
                .expect("a string can be written");
        }
        text.push('\n');
    }
    text
}

/// All pairs of drawings that meet in a variant and are nearer than the floor, with their distance.
fn below(games: &[(&str, Vec<Pair>)]) -> BTreeMap<[String; 2], f64> {
    let mut found = BTreeMap::new();
    for pair in games.iter().flat_map(|(_, pairs)| pairs).filter(|pair| pair.mean() < FLOOR) {
        let mut names = pair.kinds.map(|kind| kind.drawing.clone());
        names.sort_unstable();
        let least = found.entry(names).or_insert(f64::MAX);
        *least = least.min(pair.mean());
    }
    found
}

/// The pairs that are nearer than the floor, the nearest first.
fn list(games: &[(&str, Vec<Pair>)]) -> String {
    let mut list: Vec<_> = below(games).into_iter().collect();
    list.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut text = format!(
        "{} pairs of drawings are nearer than {FLOOR} on the mean of the sizes:\n",
        list.len()
    );
    for ([one, other], apart) in list {
        writeln!(text, "- {one} and {other} {apart:.2}").expect("a string can be written");
    }
    text
}
