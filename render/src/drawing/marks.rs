//! Marks on squares.

/// A mark on one square. A square may have several, and each has a shape as well as a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// A piece can go here (on a card: move or capture): a dot.
    Move,
    /// A piece can capture here (on a card: only capture): a thin ring.
    Capture,
    /// Only a move without capture leads here: a hollow dot.
    Quiet,
    /// Only the first move of the piece leads here: a hollow diamond.
    First,
    /// A capture over one piece, the screen, leads here: an arch, beside other marks.
    Hop,
    /// A move without capture over one piece leads here: a small arch. If there is also a capture
    /// over one piece, it lies within the other arch.
    QuietHop,
    /// The screen that is hopped over: an arc on either side.
    Screen,
    /// The square that the viewer asks about: a tint and a frame.
    Selected,
    /// The square's other marks hold only while the piece stands in a certain part of the board: a
    /// hollow square. Without other marks, that is so of every move there.
    Zone,
    /// A star of a learning task, which is there to be captured. It takes the place of the piece.
    Star,
}

impl MarkKind {
    /// All kinds of marks.
    pub const ALL: [MarkKind; 10] = [
        MarkKind::Move,
        MarkKind::Capture,
        MarkKind::Quiet,
        MarkKind::First,
        MarkKind::Hop,
        MarkKind::QuietHop,
        MarkKind::Screen,
        MarkKind::Selected,
        MarkKind::Zone,
        MarkKind::Star,
    ];
}

/// Dots would be too small to be seen on squares of fewer pixels than this.
const SMALL_SQUARE: u32 = 30;

/// Marks in the middle of a square.
const INNER: [MarkKind; 6] = [
    MarkKind::Move,
    MarkKind::Quiet,
    MarkKind::First,
    MarkKind::Zone,
    MarkKind::Hop,
    MarkKind::QuietHop,
];

/// A set of marks over a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hints(u16);

impl Hints {
    pub(crate) fn with(self, kind: MarkKind) -> Hints {
        Hints(self.0 | 1 << kind as u8)
    }

    pub(crate) fn has(self, kind: MarkKind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Hints::default()
    }

    /// The marks that lie under a piece.
    pub(crate) fn under(self) -> Hints {
        Hints(self.0 & !Hints::default().with(MarkKind::Capture).0)
    }

    /// The marks that lie over a piece.
    pub(crate) fn over(self) -> Hints {
        Hints(self.0 & Hints::default().with(MarkKind::Capture).0)
    }

    /// Whether a mark lies in the middle of the square.
    pub(crate) fn has_middle(self) -> bool {
        INNER.iter().any(|kind| self.has(*kind))
    }

    /// The marks as an SVG document on the grid of the pieces, for squares of `side` pixels. On
    /// small squares they are larger. Their classes are colored by
    /// [`Theme::sheet`](crate::look::Theme::sheet).
    pub(crate) fn svg(self, side: u32) -> String {
        let scale = if side < SMALL_SQUARE { 1.55 } else { 1.0 };
        let shapes = |wanted: &[MarkKind]| -> String {
            wanted.iter().filter(|kind| self.has(**kind)).map(|kind| shape(*kind)).collect()
        };
        let outer = shapes(&[MarkKind::Star, MarkKind::Capture, MarkKind::Screen]);
        let inner = shapes(&INNER);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{outer}<g transform="translate(32 32) scale({scale}) translate(-32 -32)">{inner}</g></svg>"#
        )
    }
}

fn shape(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Move => r#"<circle class="h" cx="32" cy="32" r="7.5"/>"#,
        MarkKind::Capture => {
            r#"<circle class="r" cx="32" cy="32" r="28.6"/><circle class="c" cx="32" cy="32" r="28.6"/>"#
        }
        MarkKind::Quiet => r#"<circle class="o" cx="32" cy="32" r="8"/>"#,
        MarkKind::First => r#"<path class="o" d="M32 20.5L43.5 32L32 43.5L20.5 32Z"/>"#,
        MarkKind::Hop => r#"<path class="o" d="M18 27C19 9 45 9 46 27"/>"#,
        MarkKind::QuietHop => r#"<path class="o" d="M25 27C26 18.5 38 18.5 39 27"/>"#,
        MarkKind::Screen => {
            r#"<path class="o" d="M12 11A29 29 0 0 0 12 53M52 11A29 29 0 0 1 52 53"/>"#
        }
        MarkKind::Selected => "",
        MarkKind::Zone => r#"<path class="o" d="M18 18H46V46H18Z"/>"#,
        MarkKind::Star => {
            r#"<path class="s" d="M32 7L38.7 24.8L57.7 25.7L42.8 37.5L47.9 55.8L32 45.4L16.1 55.8L21.2 37.5L6.3 25.7L25.3 24.8Z"/>"#
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::rasterize;
    use crate::look::{BoardTheme, Style, Theme};

    /// How much of each pixel a mark covers on a square of `side` pixels.
    fn coverage(kind: MarkKind, side: u32) -> Vec<u8> {
        let theme = Theme::of(BoardTheme::Brown, [Style::White, Style::Black]);
        let svg = Hints::default().with(kind).svg(side);
        let pixels = rasterize(&svg, theme.sheet(), side, side).expect("it can be drawn");
        pixels.chunks_exact(4).map(|pixel| pixel[3]).collect()
    }

    /// A piece fills its square more evenly than a star, whose corners are thin.
    #[test]
    fn a_star_is_as_large_as_a_piece_and_fills_its_middle() {
        for side in [20, 22, 32, 64, 128] {
            let found = coverage(MarkKind::Star, side);
            let solid = |at: u32| found[at as usize] == 255;
            assert!(solid(side / 2 * side + side / 2), "{side}: the middle");
            assert!([0, side - 1].iter().all(|corner| found[*corner as usize] == 0), "{side}");
            let share = found.iter().filter(|alpha| **alpha > 127).count() * 100 / found.len();
            assert!((28..50).contains(&share), "{side}: {share} %");
        }
    }

    #[test]
    fn a_capture_is_a_thin_ring_that_leaves_the_piece_and_the_corners_free() {
        for side in [20, 22, 32, 64, 128] {
            let found = coverage(MarkKind::Capture, side);
            let middle = side as f32 / 2.0;
            for (at, alpha) in (0..).zip(&found) {
                let [x, y] = [at % side, at / side].map(|at| at as f32 + 0.5 - middle);
                let radius = (x * x + y * y).sqrt() / middle;
                let is_free = !(0.72..1.1).contains(&radius);
                assert!(!is_free || *alpha == 0, "{side}: {alpha} at {radius:.2}");
            }
            let share = found.iter().filter(|alpha| **alpha > 127).count() * 100 / found.len();
            assert!((10..34).contains(&share), "{side}: {share} %");
        }
    }
}
