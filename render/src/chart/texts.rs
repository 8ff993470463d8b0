//! The texts beside the axes: which of them have room, and where they stand.

use super::frame::Frame;
use super::page::CAP;
use super::request::Tick;
use crate::drawing::{fitted, has_letters_for, width_of};

/// The space between two texts below, between two on the left, and beside the edge of the picture.
const GAP_ACROSS: f64 = 20.0;
const GAP_UP: f64 = 12.0;
const RIM: f64 = 4.0;
/// The widest text.
const WIDEST: u32 = 160;
/// The most texts of an axis that are looked at: more than a game has moves.
const MOST: usize = 20_000;

/// A text on an axis, in pixels.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Text {
    /// Its place on the axis.
    pub at: f64,
    /// The middle of the text. It is another one where the text would be cut off by the edge.
    pub middle: f64,
    pub words: String,
}

/// The texts that can be written, with their places or values.
pub(super) fn known(ticks: &[Tick<'_>]) -> Vec<(f64, String)> {
    let ticks = ticks.iter().take(MOST).filter(|it| has_letters_for(it.text));
    ticks.map(|it| (it.at, fitted(it.text, CAP, WIDEST))).collect()
}

/// The texts below a picture of this width.
pub(super) fn across(known: Vec<(f64, String)>, frame: &Frame, width: f64) -> Vec<Text> {
    let inside = known.into_iter().filter(|(place, _)| frame.has_place(*place));
    let texts = inside.map(|(place, text)| {
        let (at, half) = (frame.x(place), length(&text) / 2.0);
        Text { at, middle: at.clamp(half + RIM, width - half - RIM), words: text }
    });
    with_room(texts.collect(), length, GAP_ACROSS)
}

/// The texts on the left.
pub(super) fn up(known: Vec<(f64, String)>, frame: &Frame) -> Vec<Text> {
    let inside = known.into_iter().filter(|(value, _)| frame.has_value(*value));
    let texts = inside.map(|(value, text)| {
        let at = frame.y(value);
        Text { at, middle: at, words: text }
    });
    with_room(texts.collect(), |_| f64::from(CAP), GAP_UP)
}

fn length(text: &str) -> f64 {
    f64::from(width_of(text, CAP))
}

fn with_room(texts: Vec<Text>, length: impl Fn(&str) -> f64, gap: f64) -> Vec<Text> {
    let lengths: Vec<(f64, f64)> = texts.iter().map(|it| (it.middle, length(&it.words))).collect();
    thinned(&lengths, gap).into_iter().map(|place| texts[place].clone()).collect()
}

/// Which of several texts are written, so that none comes closer to another than `gap`. Each has its
/// middle and its length. They are all, or each second, fifth, tenth one and so on; the numbers that
/// are left are round ones if the first is one.
pub(super) fn thinned(texts: &[(f64, f64)], gap: f64) -> Vec<usize> {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|step| step * 10_usize.saturating_pow(power)));
    let each = |step: usize| (step - 1..texts.len()).step_by(step).collect::<Vec<usize>>();
    let has_room = |chosen: &Vec<usize>| {
        chosen.windows(2).all(|pair| {
            let [(one, length), (next, other)] = [pair[0], pair[1]].map(|place| texts[place]);
            (next - one).abs() >= f64::midpoint(length, other) + gap
        })
    };
    steps.map(each).find(has_room).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_that_stay_are_far_enough_apart() {
        // Moves from one on, ten pixels each.
        let texts: Vec<(f64, f64)> = (0..40).map(|move_| (f64::from(move_) * 10.0, 20.0)).collect();
        let numbers = |gap| thinned(&texts, gap).iter().map(|it| it + 1).collect::<Vec<_>>();
        assert_eq!(numbers(15.0), [5, 10, 15, 20, 25, 30, 35, 40]);
        assert_eq!(numbers(40.0), [10, 20, 30, 40]);
        assert!(numbers(f64::INFINITY).is_empty());
        assert_eq!(thinned(&texts[..1], 9.0), [0]);
        assert!(thinned(&[], 9.0).is_empty());
        assert_eq!(
            thinned(&[(5.0, 9.0); 1_000], 1.0),
            [999],
            "one of a thousand at the same place"
        );
    }

    #[test]
    fn a_text_at_the_edge_stands_inside_and_its_place_stays() {
        let frame = Frame {
            left: 14.0,
            top: 0.0,
            right: 766.0,
            bottom: 300.0,
            places: 9,
            range: [0.0, 1.0],
        };
        let texts =
            [(0.0, "1000"), (8.0, "9000"), (8.5, "12")].map(|(at, text)| (at, text.to_owned()));
        let texts = across(texts.to_vec(), &frame, 780.0);
        assert_eq!(texts.iter().map(|it| it.at).collect::<Vec<_>>(), [14.0, 766.0]);
        assert!(texts[0].middle - length("1000") / 2.0 >= RIM);
        assert!(texts[1].middle + length("9000") / 2.0 <= 780.0 - RIM);
    }
}
