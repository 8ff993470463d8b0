//! The chart of a game: who was ahead after each ply, before it is drawn.

use crate::description::Description;
use crate::drawing::Drawn;
use menagerie_core::model::Text;
use menagerie_core::model::state::Game;
use menagerie_core::{message, model};
use menagerie_render::{BoardTheme, Chart, ChartMark, RenderError, Shape, Tick};
use menagerie_rules::Color;
use menagerie_search::Review;

/// The most points of the line that are told to readers who cannot see it.
const TOLD: usize = 10;

/// The scale of winning chances, in percent. The pictures have no letter for that.
const SCALE: [Tick<'static>; 3] =
    [Tick { at: 0.0, text: "0" }, Tick { at: 0.5, text: "50" }, Tick { at: 1.0, text: "100" }];

/// The course of a game: the side that was ahead at each moment.
#[derive(Clone, Debug)]
pub struct GameChart {
    /// The first mover's winning chance at the start and after each ply, from 0 to 1.
    chances: Vec<f64>,
    /// The mistakes by the order of the game: the place of the position after each, and its side.
    mistakes: Vec<(usize, Color)>,
    /// The place of the position after the move that turned the game.
    turn: Option<usize>,
    /// The numbers of moves, each with the place of the position after its first half.
    moves: Vec<(usize, String)>,
    /// The styles of the sides.
    styles: [String; 2],
    /// The line in words.
    told: Text,
}

impl GameChart {
    /// The chart of a reviewed game. The mistakes are in the order of the game.
    pub fn of(
        game: &Game,
        review: &Review,
        mistakes: impl Iterator<Item = (usize, Color)>,
    ) -> Self {
        let line = &game.line;
        let chances: Vec<f64> = review.scores().iter().map(|score| score.chance()).collect();
        let number = |ply: usize| {
            let position = line.position_at(ply).filter(|it| it.turn() == Color::White)?;
            Some((ply + 1, position.full_move_number().to_string()))
        };
        let [white, black] = &game.variant().side_styles;
        Self {
            told: told(game, &chances),
            chances,
            mistakes: mistakes.map(|(ply, side)| (ply + 1, side)).collect(),
            turn: review.turned().map(|ply| ply + 1),
            moves: (0..line.ply()).filter_map(number).collect(),
            styles: [white.clone(), black.clone()],
        }
    }

    /// Draws it.
    ///
    /// # Errors
    /// When the variant names a style of pieces that does not exist.
    pub fn draw(&self, theme: BoardTheme) -> Result<Drawn, RenderError> {
        let numbers: Vec<String> = (1..=self.mistakes.len()).map(|it| it.to_string()).collect();
        let marked = self.mistakes.iter().zip(&numbers);
        let marks: Vec<_> =
            marked.map(|((at, side), text)| ChartMark { at: *at, side: *side, text }).collect();
        let across = self.moves.iter().map(|(at, text)| Tick { at: *at as f64, text });
        let [white, black] = &self.styles;
        let picture = menagerie_render::chart(&Chart {
            values: &self.chances,
            range: [0.0, 1.0],
            // A picture has no language, so the sides are told apart by their colors.
            shape: Shape::Balance { names: ["", ""] },
            across: &across.collect::<Vec<_>>(),
            up: &SCALE,
            marks: &marks,
            turn: self.turn,
            side_styles: [white, black],
            theme,
        })?;
        Ok(Drawn { file: picture.png, alt: Description::of_text(self.told.clone()) })
    }

    /// The line in words, for readers who cannot see it.
    pub fn told(&self) -> &Text {
        &self.told
    }
}

/// The line in words: some of its points at even distances, and the last one.
fn told(game: &Game, chances: &[f64]) -> Text {
    let last = chances.len().saturating_sub(1);
    let every = last.div_ceil(TOLD).max(1);
    let mut text = message!("report-chart", side = &game.variant().side_names[0]);
    for place in (0..=last).filter(|place| *place > 0 && (last - place).is_multiple_of(every)) {
        let played = model::leading_to(&game.line, place).unwrap_or_default();
        let chance = (chances[place] * 100.0).round() as i64;
        text = text.plain(" ").then(message!("report-chart-point", played, chance));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_render::has_letters_for;

    /// A text with a letter that pictures have not is left out of a chart without a word.
    #[test]
    fn the_scale_can_be_written() {
        assert!(SCALE.iter().all(|tick| has_letters_for(tick.text)));
        assert!(!has_letters_for("50%"), "then it could stand there");
    }
}
