//! The ground under the pieces: squares, their borders, and the marks of the last move, of check
//! and of a selected square.
//!
//! Each mark is a shape as well as a color, so that it can be read without seeing hue. The mark of
//! the last move is a shape in high contrast only. It is on every board, and a shape would be in
//! the way.

use crate::look::{GLOW_STEPS, Rgb, Theme, glow};

/// The mark of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Mark {
    None,
    /// The last move started here: a tint and, in high contrast, hollow corner brackets.
    From,
    /// The last move ended here: that tint and, in high contrast, solid corner brackets.
    To,
    /// The viewer asks about this square: a tint and a frame.
    Selected,
    /// A royal piece in check: a frame and a red glow.
    Check,
}

/// The ground of a square without marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Soil {
    Plain,
    Palace,
    River,
}

/// A line between two squares. Each square has half of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Border {
    None,
    /// Helps to count squares. It gives way to marks.
    Guide,
    Wall,
    Water,
}

/// A square without its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ground {
    pub(crate) light: bool,
    pub(crate) soil: Soil,
    pub(crate) mark: Mark,
    /// The borders at the top, right, bottom and left as seen.
    pub(crate) borders: [Border; 4],
    /// Whether a line leads from the middle to the corner at the top right, bottom right, bottom left and
    /// top left as seen.
    pub(crate) rays: [bool; 4],
}

impl Ground {
    /// A square without soil, mark, borders or lines.
    pub(crate) fn plain(light: bool) -> Self {
        Self {
            light,
            soil: Soil::Plain,
            mark: Mark::None,
            borders: [Border::None; 4],
            rays: [false; 4],
        }
    }

    /// The square as `side` x `side` colors.
    pub(crate) fn colors(self, theme: &Theme, side: u32) -> Vec<Rgb> {
        let shade = if self.light { theme.light } else { theme.dark };
        let soil = match self.soil {
            Soil::Plain => shade.plain,
            Soil::Palace => shade.palace,
            Soil::River => shade.river,
        };
        let has_lines = self.borders != [Border::None; 4] || self.rays != [false; 4];
        let whole = match self.mark {
            Mark::None => Some(soil),
            Mark::From | Mark::To if !theme.has_brackets => Some(shade.last),
            _ => None,
        };
        if let Some(color) = whole.filter(|_| !has_lines) {
            // Most squares of most boards.
            return vec![color; (side * side) as usize];
        }
        let color = |x: u32, y: u32| match (self.border(x, y, side), self.mark) {
            (Border::Water, _) => theme.water,
            (Border::Wall, _) => theme.wall,
            (Border::Guide, Mark::None) => shade.guide,
            (_, Mark::None) if self.is_on_ray(x, y, side) => theme.wall,
            (_, Mark::None) => soil,
            (_, Mark::From) if theme.has_brackets && is_hollow_bracket(x, y, side) => theme.bracket,
            (_, Mark::To) if theme.has_brackets && bracket_depth(x, y, side).is_some() => {
                theme.bracket
            }
            (_, Mark::From | Mark::To) => shade.last,
            (_, Mark::Selected) if edge_distance(x, y, side) < frame_width(side) => theme.bracket,
            (_, Mark::Selected) => shade.selected,
            (_, Mark::Check) if edge_distance(x, y, side) < frame_width(side) => theme.frame,
            (_, Mark::Check) => glow(theme, shade.plain, glow_step(x, y, side)),
        };
        (0..side).flat_map(|y| (0..side).map(move |x| (x, y))).map(|(x, y)| color(x, y)).collect()
    }

    /// Whether a pixel lies on a line from the middle to a corner.
    fn is_on_ray(self, x: u32, y: u32, side: u32) -> bool {
        let corner = match (2 * x >= side, 2 * y >= side) {
            (true, false) => 0,
            (true, true) => 1,
            (false, true) => 2,
            (false, false) => 3,
        };
        let is_rising = corner % 2 == 0;
        let across = if is_rising { (side - 1 - x).abs_diff(y) } else { x.abs_diff(y) };
        self.rays[corner] && across <= side / 40
    }

    /// The border that a pixel belongs to.
    fn border(self, x: u32, y: u32, side: u32) -> Border {
        if self.borders == [Border::None; 4] {
            return Border::None;
        }
        let distances = [y, side - 1 - x, side - 1 - y, x];
        let touched = distances.into_iter().zip(self.borders).filter(|&(distance, border)| {
            let width = match border {
                Border::None => 0,
                Border::Guide => (side / 32).max(1),
                Border::Wall => (side / 32).max(1),
                Border::Water => (side / 14).max(1),
            };
            distance < width
        });
        touched.map(|(_, border)| border).max_by_key(|border| *border as u8).unwrap_or(Border::None)
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
    // All four corners are treated as one.
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

/// The rim of a bracket. On tiny squares, whose brackets have no room inside, it is the outer line.
fn is_hollow_bracket(x: u32, y: u32, side: u32) -> bool {
    let rim = (side / 32).max(1);
    let has_room = arm_width(side) > 2 * rim;
    bracket_depth(x, y, side).is_some_and(|depth| depth <= rim)
        && (has_room || edge_distance(x, y, side) < rim)
}

/// Strength of the check glow: strongest in the middle, gone in the corners.
fn glow_step(x: u32, y: u32, side: u32) -> u8 {
    let offset = |at: u32| (at as f32 + 0.5) / side as f32 * 2.0 - 1.0;
    // `hypot` is not used, because its last digit may differ between machines.
    let distance = (0.5 * (offset(x).powi(2) + offset(y).powi(2))).sqrt();
    let strength = (1.25 - 1.25 * distance).clamp(0.0, 1.0);
    (strength * f32::from(GLOW_STEPS)).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{BoardTheme, Style};

    fn theme() -> Theme {
        Theme::of(BoardTheme::Brown, [Style::White, Style::Black])
    }

    fn marked(light: bool, mark: Mark) -> Ground {
        Ground { mark, ..Ground::plain(light) }
    }

    fn count(name: BoardTheme, mark: Mark, side: u32, color: impl Fn(&Theme) -> Rgb) -> usize {
        let theme = Theme::of(name, [Style::White, Style::Black]);
        let colors = marked(true, mark).colors(&theme, side);
        assert_eq!(colors.len(), (side * side) as usize);
        colors.into_iter().filter(|&found| found == color(&theme)).count()
    }

    #[test]
    fn the_last_move_is_one_tint_with_brackets_in_high_contrast_only() {
        for side in [10, 12, 24, 40, 64, 128, 250] {
            let area = (side * side) as usize;
            for name in BoardTheme::ALL {
                let bracket = |mark| count(name, mark, side, |theme| theme.bracket);
                let tint = |mark| count(name, mark, side, |theme| theme.light.last);
                assert_eq!([bracket(Mark::None), tint(Mark::None)], [0, 0]);
                if name == BoardTheme::HighContrast {
                    assert!(bracket(Mark::From) > area / 80, "{side}");
                    assert!(bracket(Mark::To) * 10 > bracket(Mark::From) * 14, "{side}");
                    assert!(bracket(Mark::To) < area / 2, "{side}");
                } else {
                    assert_eq!([tint(Mark::From), tint(Mark::To)], [area; 2], "{name:?}");
                }
            }
        }
    }

    #[test]
    fn other_marks_are_shapes_at_every_size() {
        for side in [10, 12, 24, 40, 64, 128, 250] {
            let area = (side * side) as usize;
            let found =
                |mark, color: fn(&Theme) -> Rgb| count(BoardTheme::Brown, mark, side, color);
            assert!(found(Mark::Check, |theme| theme.frame) > area / 8, "{side}");
            assert!(found(Mark::Check, |theme| theme.glow) > 0, "{side}");
            assert!(found(Mark::Selected, |theme| theme.bracket) > area / 8, "{side}");
        }
    }

    #[test]
    fn marks_are_symmetric() {
        for mark in [Mark::From, Mark::To, Mark::Selected, Mark::Check] {
            let colors = marked(false, mark).colors(&theme(), 64);
            assert!(colors.iter().eq(colors.iter().rev()), "{mark:?}");
        }
    }

    #[test]
    fn borders_lie_where_they_should() {
        let theme = theme();
        for (place, border) in [Border::Guide, Border::Wall, Border::Water].into_iter().enumerate()
        {
            let mut borders = [Border::None; 4];
            borders[place] = border;
            let ground = Ground { borders, ..marked(true, Mark::None) };
            let colors = ground.colors(&theme, 64);
            // Pixels in the middle of the top, right and bottom edge.
            let found = [32, 32 * 64 + 63, 63 * 64 + 32].map(|pixel| colors[pixel]);
            let lines = [theme.light.guide, theme.wall, theme.water];
            for (at, color) in found.into_iter().enumerate() {
                let wanted = if at == place { lines[place] } else { theme.light.plain };
                assert_eq!(color, wanted, "{border:?}");
            }
        }
        let borders = [Border::Guide; 4];
        let to = Ground { borders, ..marked(true, Mark::To) };
        assert_eq!(to.colors(&theme, 32), marked(true, Mark::To).colors(&theme, 32));
    }

    /// A line leads from the middle to each corner that it is said of, and to no other.
    #[test]
    fn lines_lead_to_their_corners() {
        let theme = theme();
        for side in [10, 24, 64, 128] {
            for corner in 0..4 {
                let mut rays = [false; 4];
                rays[corner] = true;
                let ground = Ground { rays, ..marked(true, Mark::None) };
                let colors = ground.colors(&theme, side);
                let last = side - 1;
                let near = [(last, 0), (last, last), (0, last), (0, 0)];
                let found = near.map(|(x, y)| colors[(y * side + x) as usize] == theme.wall);
                assert_eq!(found, rays, "{side}");
            }
        }
    }
}
