//! Where the texts of marks stand: beside their dots, over as little of the line as possible, and not over
//! each other.

use super::frame::Frame;

/// The height of a badge, and its width if its text is one digit.
pub(super) const SIDE: f64 = 36.0;
/// The radius of a dot.
pub(super) const DOT: f64 = 6.0;
/// How far from its dot a badge may stand, in steps of some pixels.
const STEP: f64 = 20.0;
const STEPS: i32 = 9;

/// A dot, and the badge that belongs to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Badge {
    pub dot: (f64, f64),
    pub middle: (f64, f64),
    pub width: f64,
}

/// Left, top, right and bottom.
type Area = [f64; 4];

fn around((x, y): (f64, f64), width: f64, height: f64) -> Area {
    [x - width / 2.0, y - height / 2.0, x + width / 2.0, y + height / 2.0]
}

fn overlap(one: Area, other: Area) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

/// Finds a place for each badge, given its dot and its width: a free one, near the dot, and over little of
/// the line. `line` has the corners of the line. Where there is no free place, a badge stands over
/// another.
pub(super) fn placed(dots: &[((f64, f64), f64)], line: &[(f64, f64)], frame: &Frame) -> Vec<Badge> {
    let mut badges: Vec<Badge> = Vec::new();
    for (dot, width) in dots.iter().copied() {
        let cost = |middle: &(f64, f64)| {
            let area = around(*middle, width + 6.0, SIDE + 6.0);
            let before =
                badges.iter().filter(|it| overlap(area, around(it.middle, it.width, SIDE)));
            let on_dots =
                dots.iter().filter(|(at, _)| overlap(area, around(*at, 2.0 * DOT, 2.0 * DOT)));
            let far = (middle.0 - dot.0).hypot(middle.1 - dot.1) as usize;
            100_000 * before.count() + 1_000 * on_dots.count() + 8 * covered(area, line) + far
        };
        let middle = places(dot, width, frame).min_by_key(cost).unwrap_or(dot);
        badges.push(Badge { dot, middle, width });
    }
    badges
}

/// The places around a dot where the middle of a badge can be, all inside the frame.
fn places(dot: (f64, f64), width: f64, frame: &Frame) -> impl Iterator<Item = (f64, f64)> {
    let (half, high) = (width / 2.0 + 3.0, SIDE / 2.0 + 3.0);
    let within = |low: f64, high: f64, it: f64| it.clamp(low, high.max(low));
    let xs = (-STEPS..=STEPS).map(move |step| {
        within(frame.left + half, frame.right - half, dot.0 + f64::from(step) * STEP)
    });
    let y = move |step: i32| {
        within(frame.top + high, frame.bottom - high, dot.1 + f64::from(step) * STEP)
    };
    xs.flat_map(move |x| (-STEPS..=STEPS).map(move |step| (x, y(step))))
}

/// How much of a line an area covers, in steps of four pixels across.
fn covered([left, top, right, bottom]: Area, line: &[(f64, f64)]) -> usize {
    let height_at = |x: f64| {
        let next = line.partition_point(|point| point.0 < x).clamp(1, line.len().max(2) - 1);
        let (from, to) = (line.get(next - 1)?, line.get(next)?);
        let share = if to.0 > from.0 { (x - from.0) / (to.0 - from.0) } else { 0.0 };
        Some(from.1 + (to.1 - from.1) * share.clamp(0.0, 1.0))
    };
    let steps = ((right - left) / 4.0).max(0.0) as usize;
    let heights = (0..=steps).filter_map(|step| height_at(left + step as f64 * 4.0));
    heights.filter(|y| (top..=bottom).contains(y)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame =
        Frame { left: 0.0, top: 0.0, right: 700.0, bottom: 240.0, places: 80, range: [0.0, 1.0] };

    #[test]
    fn badges_stand_inside_and_not_over_each_other_or_the_dots() {
        let level = [(0.0, 120.0), (700.0, 120.0)];
        for apart in [0.0, 9.0, 30.0, 100.0] {
            for (left, y) in [(0.0, 0.0), (40.0, 120.0), (690.0, 240.0), (300.0, 60.0)] {
                let dots: Vec<_> = (0..6)
                    .map(|number| ((f64::min(left + apart * f64::from(number), 700.0), y), SIDE))
                    .collect();
                let badges = placed(&dots, &level, &FRAME);
                assert_eq!(badges.len(), 6);
                for (number, one) in badges.iter().enumerate() {
                    let [left, top, right, bottom] = around(one.middle, one.width, SIDE);
                    assert!(left >= 0.0 && top >= 0.0 && right <= 700.0 && bottom <= 240.0);
                    for other in &badges[number + 1..] {
                        let both = [one, other].map(|it| around(it.middle, it.width, SIDE));
                        assert!(!overlap(both[0], both[1]), "{apart} {left} {y}: {badges:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_badge_stands_beside_the_line_and_not_on_it() {
        let line = [(0.0, 120.0), (300.0, 20.0), (320.0, 200.0), (700.0, 120.0)];
        let badges = placed(&[((320.0, 200.0), SIDE)], &line, &FRAME);
        assert_eq!(covered(around(badges[0].middle, SIDE, SIDE), &line), 0, "{badges:?}");
        let level = [(0.0, 120.0), (700.0, 120.0)];
        assert_eq!(covered([100.0, 110.0, 140.0, 130.0], &level), 11);
        assert_eq!(covered([100.0, 10.0, 140.0, 30.0], &level), 0);
        assert_eq!(covered([0.0; 4], &[]), 0);
    }
}
