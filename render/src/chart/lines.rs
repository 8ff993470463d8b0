//! The areas and lines of a chart, as an SVG document. It contains no text.

use menagerie_rules::Color;

use super::badges::{Badge, DOT, SIDE};
use super::frame::Frame;
use super::request::{Chart, Shape};
use crate::look::{Style, Theme};

/// Dots on each value are drawn where these are at least as far apart.
const DOTS_APART: f64 = 24.0;
/// Where values are closer than this, the line is thin, or it would be an area.
const CLOSE: f64 = 2.0;

/// The data from which the lines are drawn.
pub(super) struct Lines<'a> {
    pub chart: &'a Chart<'a>,
    pub frame: Frame,
    pub theme: &'a Theme,
    pub sides: [Style; 2],
    /// Where texts stand below and on the left.
    pub across: &'a [f64],
    pub up: &'a [f64],
    pub badges: &'a [(Badge, Color)],
}

impl Lines<'_> {
    /// The document for a picture of this size.
    pub fn svg(&self, width: u32, height: u32) -> String {
        let Frame { left, top, right, bottom, .. } = self.frame;
        let (wide, high) = (right - left, bottom - top);
        let clip = |id: &str, top: f64, height: f64| {
            format!(
                r#"<clipPath id="{id}"><rect x="{left}" y="{top}" width="{wide}" height="{height}"/></clipPath>"#
            )
        };
        let defs = clip("all", top, high)
            + &clip("upper", top, high / 2.0)
            + &clip("lower", top + high / 2.0, high / 2.0);
        let (values, dots) = match self.chart.shape {
            Shape::Balance { .. } => (self.balance(), String::new()),
            Shape::Line { .. } => (self.line(), self.dots()),
        };
        let [edge, ticks] = [self.theme.dark.guide, self.theme.label];
        let below: String =
            self.across.iter().map(|x| format!("M{x:.1} {bottom}v7")).collect::<Vec<_>>().concat();
        let rest = dots + &self.turn() + &self.marks();
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="none" stroke-linejoin="round"><defs>{defs}</defs><g clip-path="url(#all)">{values}</g><path d="{below}" stroke="{ticks}" stroke-width="2.5"/><path d="M{left} {top}h{wide}v{high}h-{wide}z" stroke="{edge}" stroke-width="2"/>{rest}</svg>"#
        )
    }

    /// The ground of the area of values.
    fn ground(&self, fill: impl std::fmt::Display) -> String {
        let Frame { left, top, right, bottom, .. } = self.frame;
        let (wide, high) = (right - left, bottom - top);
        format!(r#"<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="{fill}"/>"#)
    }

    /// Areas between the middle and the values.
    fn balance(&self) -> String {
        let Frame { left, top, right, bottom, .. } = self.frame;
        let middle = f64::midpoint(top, bottom);
        let line = self.frame.line(self.chart.values.iter().copied());
        let way = way(&line);
        let (first, last) =
            (line.first().map_or(left, |it| it.0), line.last().map_or(right, |it| it.0));
        let outline = self.sides[0].inks().outline;
        let pen = if self.apart() < CLOSE { 1.2 } else { 3.5 };
        let [upper, lower] = self.sides.map(|side| side.inks().fill);
        let area = format!("M{first:.1} {middle}L{way}L{last:.1} {middle}Z");
        self.ground(self.theme.dark.plain)
            + &format!(
                r#"<path d="{area}" fill="{upper}" clip-path="url(#upper)"/><path d="{area}" fill="{lower}" clip-path="url(#lower)"/><path d="M{left} {middle}H{right}" stroke="{outline}" stroke-width="2"/><path d="M{way}" stroke="{outline}" stroke-width="{pen}"/>"#
            )
    }

    /// A line, and a band around it as far as deviations are known.
    fn line(&self) -> String {
        let Frame { left, right, .. } = self.frame;
        let Chart { values, .. } = *self.chart;
        let Theme { light, dark, arrow, .. } = self.theme;
        let deviations = self.chart.deviations();
        let edge = |sign: f64| {
            let far = |(value, by): (&f64, &f64)| value + sign * by.abs();
            self.frame.line(values.iter().zip(deviations).map(far))
        };
        let (upper, mut lower) = (edge(1.0), edge(-1.0));
        lower.reverse();
        let grid: String = self.up.iter().map(|y| format!("M{left} {y:.1}H{right}")).collect();
        let line = self.frame.line(values.iter().copied());
        let way = way(&line);
        let mut svg = self.ground(light.plain);
        if !upper.is_empty() {
            let area = [upper, lower].concat();
            svg += &format!(r#"<path d="M{}Z" fill="{}"/>"#, self::way(&area), dark.plain);
        }
        svg += &format!(
            r#"<path d="{grid}" stroke="{}" stroke-width="1.5"/><path d="M{way}" stroke="{arrow}" stroke-width="5"/>"#,
            dark.guide
        );
        svg
    }

    /// The distance between two values.
    fn apart(&self) -> f64 {
        (self.frame.right - self.frame.left) / self.chart.values.len() as f64
    }

    /// A dot on each value, if there is room for all.
    fn dots(&self) -> String {
        let dot = |(place, value): (u32, &f64)| {
            let (x, y) = (self.frame.x(f64::from(place)), self.frame.y(*value));
            let color = self.theme.arrow;
            format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{DOT}" fill="{color}"/>"#)
        };
        let has_room = self.apart() >= DOTS_APART;
        (0..).zip(self.chart.values).filter(|_| has_room).map(dot).collect::<Vec<_>>().concat()
    }

    /// The dashed line. Its dashes are light and dark, so that they show on any ground.
    fn turn(&self) -> String {
        let Some(place) = self.chart.turn.map(|place| place as f64) else { return String::new() };
        if !self.frame.has_place(place) {
            return String::new();
        }
        let (x, Frame { top, bottom, .. }) = (self.frame.x(place), self.frame);
        let Theme { arrow, casing, .. } = self.theme;
        format!(
            r#"<path d="M{x:.1} {top}V{bottom}" stroke="{casing}" stroke-width="5"/><path d="M{x:.1} {top}V{bottom}" stroke="{arrow}" stroke-width="5" stroke-dasharray="12 9"/>"#
        )
    }

    /// The dots, the badges, and the lines between them. All have a light rim.
    fn marks(&self) -> String {
        let (rim, dark) = (self.theme.casing, self.theme.bracket);
        let mut svg = String::new();
        for (badge, _) in self.badges {
            let (Badge { dot: (x, y), middle: (to, down), .. }, reach) = (*badge, DOT + 2.5);
            svg += &format!(
                r#"<path d="M{x:.1} {y:.1}L{to:.1} {down:.1}" stroke="{rim}" stroke-width="7"/><path d="M{x:.1} {y:.1}L{to:.1} {down:.1}" stroke="{dark}" stroke-width="2.5"/><circle cx="{x:.1}" cy="{y:.1}" r="{reach}" fill="{rim}"/>"#
            );
        }
        for (Badge { dot: (x, y), middle, width }, side) in self.badges.iter().copied() {
            let inks = self.sides[side.index()].inks();
            let (left, top) = (middle.0 - width / 2.0, middle.1 - SIDE / 2.0);
            let (fill, round) = (inks.fill, SIDE / 2.0);
            svg += &format!(
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="{DOT}" fill="{fill}" stroke="{dark}" stroke-width="2"/><rect x="{left:.1}" y="{top:.1}" width="{width:.1}" height="{SIDE}" rx="{round}" fill="{fill}" stroke="{rim}" stroke-width="6"/><rect x="{left:.1}" y="{top:.1}" width="{width:.1}" height="{SIDE}" rx="{round}" fill="{fill}" stroke="{dark}" stroke-width="2"/>"#
            );
        }
        svg
    }
}

/// The coordinates of a line, without the first command.
fn way(line: &[(f64, f64)]) -> String {
    let points = line.iter().map(|(x, y)| format!("{x:.1} {y:.1}"));
    points.collect::<Vec<_>>().join("L")
}
