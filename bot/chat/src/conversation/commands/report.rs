//! The command `report`: where a game that has ended turned, the largest mistakes with the better moves,
//! and a chart of who was ahead. It is for the caller alone, until a player shows its words to all.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::reviews::{positions, review};
use crate::conversation::{Answer, Question, Show};
use crate::game_chart::GameChart;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::ending::{may_have_report, report_of};
use menagerie_core::message;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::Game;
use menagerie_core::model::{
    Action, ActionKind, CommandName, CommandReference, Group, Text, leading_to, numbered,
};
use menagerie_rules::{Color, notation};
use menagerie_search::{Mistake, Review, Score};

pub(super) const REPORT: Registered = Registered {
    options: || vec![game(), OptionSchema::of("show", Kind::Flag)],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::LookOrLookedUp(
        |question| Box::pin(question.report()),
        |question, _| Box::pin(question.to_show_report()),
    ),
};

impl Question<'_> {
    /// The report for the caller alone, unless it is to be shown to all.
    async fn report(&self) -> Result<Option<Answer>, Answer> {
        if self.options.flag("show") {
            return Ok(None);
        }
        let game = self.game(self.options.which()).await??;
        may_have_report(&game)?;
        self.helps_in_none_that_runs(&game.line).await?;
        let review = review(&self.from, &game).await??;
        let show = Action::new(
            message!("action-show-all"),
            ActionKind::Do(report_of(&game).with("show", "true")),
        );
        let actions = game.side_of(&self.from).map(|_| show);
        let boards = boards(&game, &review);
        let answer = Answer {
            groups: boards.into_iter().collect(),
            actions: actions.into_iter().collect(),
            ..Answer::text(words(&game, &review)).and(chart_words(&game))
        };
        let theme = self.wishes().await?.look.theme;
        let mistakes = mistakes(&review).into_iter().map(|(side, mistake)| (mistake.ply, side));
        let chart = Box::new(GameChart::of(&game, &review, mistakes));
        Ok(Some(answer.showing(Show::Chart { chart, theme })))
    }

    /// A report that a player shows to all.
    async fn to_show_report(&self) -> Result<Option<Command>, Answer> {
        let game = self.game(self.options.which()).await??;
        let is_player = game.side_of(&self.from).is_some();
        // Otherwise the core refuses, and the work is saved.
        let words = if is_player && may_have_report(&game).is_ok() {
            self.helps_in_none_that_runs(&game.line).await?;
            words(&game, &*review(&self.from, &game).await??)
        } else {
            Text::new()
        };
        Ok(Some(Command::Ending(EndingRequest::ShowReport {
            which: Which::Number(game.id),
            words,
        })))
    }
}

/// The mistakes of both sides, in the order of the game.
fn mistakes(review: &Review) -> Vec<(Color, &Mistake)> {
    let of = |side: Color| review.mistakes(side).iter().map(move |mistake| (side, mistake));
    let mut all: Vec<_> = Color::BOTH.into_iter().flat_map(of).collect();
    all.sort_by_key(|(_, mistake)| mistake.ply);
    all
}

/// The report in words.
fn words(game: &Game, review: &Review) -> Text {
    let variant = game.variant();
    let mut text = message!("report-title", game = game.id.0, variant = &variant.name);
    if let Some(turned) = review.turned().and_then(|ply| leading_to(&game.line, ply + 1)) {
        text = text.line().then(message!("report-turned", played = turned));
    }
    let mistakes = mistakes(review);
    if !mistakes.is_empty() {
        text = text.line().then(message!("report-mistakes"));
    }
    for (number, (side, mistake)) in mistakes.iter().enumerate() {
        let Some(before) = game.line.position_at(mistake.ply) else { continue };
        text = text.line().then(message!(
            "report-mistake",
            number = number + 1,
            played = numbered(before, &mistake.played),
            side = &variant.side_names[side.index()],
            better = notation::canonical(before, &mistake.better),
            from = percent(mistake.before),
            to = percent(mistake.after),
        ));
    }
    if mistakes.is_empty() {
        text = text.line().then(message!("report-no-mistakes"));
    } else if let Some(clean) =
        Color::BOTH.into_iter().find(|side| review.mistakes(*side).is_empty())
    {
        let side = &variant.side_names[clean.index()];
        text = text.line().then(message!("report-no-mistakes-of", side));
    }
    // In thousands: a number to the last position would say more than is known.
    let positions = positions(game.line.ply()) as usize / 1_000 * 1_000;
    text.line().then(message!("report-made-by", positions))
}

/// The words on a chart.
fn chart_words(game: &Game) -> Text {
    message!("report-chart-shows", side = &game.variant().side_names[Color::White.index()])
}

/// A side's winning chance in percent.
fn percent(score: Score) -> usize {
    (score.chance() * 100.0).round() as usize
}

/// The boards before the mistakes, to pick from.
fn boards(game: &Game, review: &Review) -> Option<Group> {
    let action = |(number, (_, mistake)): (usize, (Color, &Mistake))| {
        let before = game.line.position_at(mistake.ply)?;
        let played = numbered(before, &mistake.played);
        let label = message!("report-board", number = number + 1, played);
        let board = CommandReference::of(CommandName::Board).with("game", game.id);
        Some(Action::new(label, ActionKind::Do(board.with("at", mistake.ply))))
    };
    let actions: Vec<Action> =
        mistakes(review).into_iter().enumerate().filter_map(action).collect();
    let label = message!("report-boards");
    (!actions.is_empty()).then_some(Group { label, actions })
}
