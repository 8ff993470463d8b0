//! What lies under the pieces: squares, and the marks of the last move and of check.
//!
//! Each mark is a shape as well as a color, so that it can be read without seeing hue.

use crate::color::Rgb;
use crate::palette::{GLOW_STEPS, glow};
use crate::theme::Theme;

/// What a square has beside its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Mark {
    None,
    /// The last move started here: a tint and hollow corner brackets.
    From,
    /// The last move ended here: a stronger tint and solid corner brackets.
    To,
    /// A king in check: a frame and a red glow.
    Check,
}

/// A square without its piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    pub(crate) light: bool,
    pub(crate) mark: Mark,
}

impl Ground {
    /// The square as `side` x `side` colors.
    pub(crate) fn colors(self, theme: &Theme, side: u32) -> Vec<Rgb> {
        let shade = if self.light { theme.light } else { theme.dark };
        let color = |x: u32, y: u32| match self.mark {
            Mark::None => shade.plain,
            Mark::From if is_hollow_bracket(x, y, side) => theme.bracket,
            Mark::From => shade.from,
            Mark::To if bracket_depth(x, y, side).is_some() => theme.bracket,
            Mark::To => shade.to,
            Mark::Check if edge_distance(x, y, side) < frame_width(side) => theme.frame,
            Mark::Check => glow(theme, shade.plain, glow_step(x, y, side)),
        };
        (0..side).flat_map(|y| (0..side).map(move |x| (x, y))).map(|(x, y)| color(x, y)).collect()
    }
}

/// Pixels from the nearest edge, 0 on it.
fn edge_distance(x: u32, y: u32, side: u32) -> u32 {
    let from_edge = |at: u32| at.min(side - 1 - at);
    from_edge(x).min(from_edge(y))
}

/// Width of the frame around a king in check.
fn frame_width(side: u32) -> u32 {
    (side / 16).max(2)
}

/// Width of a bracket's arms.
fn arm_width(side: u32) -> u32 {
    (side / 10).max(3).min(side / 5)
}

/// Length of a bracket's arms.
fn arm_length(side: u32) -> u32 {
    (side * 5 / 16).max(4)
}

/// How deep inside a corner bracket a pixel lies (1 is its rim), if it does.
fn bracket_depth(x: u32, y: u32, side: u32) -> Option<u32> {
    // All four corners are one corner.
    let (near, far) = {
        let (x, y) = (x.min(side - 1 - x), y.min(side - 1 - y));
        (x.min(y), x.max(y))
    };
    let (width, length) = (arm_width(side), arm_length(side));
    if near >= width || far >= length {
        return None;
    }
    let to_outside = near + 1;
    let to_inside = if far < width { u32::MAX } else { width - near };
    let to_end = length - far;
    Some(to_outside.min(to_inside).min(to_end))
}

/// The rim of a bracket; on tiny squares, whose brackets have no room inside, its outer line.
fn is_hollow_bracket(x: u32, y: u32, side: u32) -> bool {
    let rim = (side / 32).max(1);
    let has_room = arm_width(side) > 2 * rim;
    bracket_depth(x, y, side).is_some_and(|depth| depth <= rim)
        && (has_room || edge_distance(x, y, side) < rim)
}

/// Strength of the check glow: strongest in the middle, gone in the corners.
fn glow_step(x: u32, y: u32, side: u32) -> u8 {
    let offset = |at: u32| (at as f32 + 0.5) / side as f32 * 2.0 - 1.0;
    // Not `hypot`, whose last digit may differ between machines.
    let distance = ((offset(x).powi(2) + offset(y).powi(2)) / 2.0).sqrt();
    let strength = (1.25 - 1.25 * distance).clamp(0.0, 1.0);
    (strength * f32::from(GLOW_STEPS)).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::Style;
    use crate::theme::brown;

    fn count(mark: Mark, side: u32, color: impl Fn(&Theme) -> Rgb) -> usize {
        let theme = brown([Style::White, Style::Black]);
        let colors = Ground { light: true, mark }.colors(&theme, side);
        assert_eq!(colors.len(), (side * side) as usize);
        colors.into_iter().filter(|&found| found == color(&theme)).count()
    }

    #[test]
    fn marks_differ_in_shape_at_every_size() {
        for side in [10, 12, 24, 40, 64, 128, 250] {
            let area = (side * side) as usize;
            let bracket = |mark| count(mark, side, |theme| theme.bracket);
            assert_eq!(bracket(Mark::None), 0);
            assert!(bracket(Mark::From) > area / 80, "{side}");
            assert!(bracket(Mark::To) * 10 > bracket(Mark::From) * 14, "{side}");
            assert!(bracket(Mark::To) < area / 2, "{side}");
            let frame = count(Mark::Check, side, |theme| theme.frame);
            assert!(frame > area / 8, "{side}");
            assert!(count(Mark::Check, side, |theme| theme.glow) > 0, "{side}");
        }
    }

    #[test]
    fn marks_are_symmetric() {
        let theme = brown([Style::White, Style::Black]);
        for mark in [Mark::From, Mark::To, Mark::Check] {
            let colors = Ground { light: false, mark }.colors(&theme, 64);
            assert!(colors.iter().eq(colors.iter().rev()), "{mark:?}");
        }
    }
}
