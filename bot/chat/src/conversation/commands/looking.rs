//! The command `at`, and the buttons that go from one board to another.

use super::registration::{Concern, Does, Registered};
use crate::conversation::boards::{board, in_text};
use crate::conversation::common_options::{game, looks};
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::{Answer, Question};
use menagerie_core::message;
use menagerie_core::model::refusal::{ChallengeRefusal, Refusal};
use menagerie_core::model::request::{Page, ViewRequest, Which};
use menagerie_core::model::state::{ChallengeState, Game, Setting};
use menagerie_core::{ChallengeId, GameId};
use menagerie_rules::{Color, Square};

pub(super) const AT: Registered = Registered {
    options: || [vec![OptionSchema::of("ply", Kind::Text).required(), game()], looks()].concat(),
    concern: Concern::Caller,
    does: Does::Look(|question| Box::pin(question.at())),
};

impl Question<'_> {
    /// The board after a given ply.
    async fn at(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        let ply = menagerie_core::board::ply_named(&game, self.options.text("ply"))?;
        self.board_after(&game, ply, None).await
    }

    /// The answer to a view request: a press that changes nothing.
    pub async fn view(&self, view: ViewRequest) -> Answer {
        let seen = match view {
            ViewRequest::Board(game, ply, page, bottom) => {
                self.turned(game, ply, page, bottom).await
            }
            ViewRequest::Half(game, ply, bottom) => self.half(game, ply, bottom).await,
            ViewRequest::Changes(game, ply) => self.changes(game, ply).await,
            ViewRequest::Now(game) => self.now(game).await,
            ViewRequest::Position(game, ply) => self.position(game, ply).await,
            ViewRequest::Notes(game, before) => {
                self.notes_of(Which::Number(game), Some(before)).await
            }
            ViewRequest::Line(game, ply, page) => {
                self.line_of(Which::Number(game), ply, page).await
            }
            ViewRequest::LinePosition(game, ply) => {
                self.line_in_text(Which::Number(game), ply).await
            }
            ViewRequest::Array(challenge) => self.how_drawn(challenge).await,
            ViewRequest::Problem(id) => self.problem(id).await,
            ViewRequest::Next(after) => self.next(after).await,
        };
        seen.unwrap_or_else(|instead| instead)
    }

    /// The current board of a game.
    async fn now(&self, game: GameId) -> Result<Answer, Answer> {
        let game = self.game(Which::Number(game)).await??;
        self.board_after(&game, game.line.ply(), None).await
    }

    async fn turned(
        &self,
        game: GameId,
        ply: usize,
        page: Page,
        bottom: Color,
    ) -> Result<Answer, Answer> {
        let game = self.game(Which::Number(game)).await??;
        let ply = page.after(ply, game.line.ply());
        let hash = self.hash_after(&game, ply).await?;
        let answer = board(&game, ply, bottom, &self.wishes().await?, None).ending_in(hash);
        Ok(answer.and_pages(&game, ply, bottom))
    }

    async fn half(&self, game: GameId, ply: usize, bottom: Color) -> Result<Answer, Answer> {
        let game = self.game(Which::Number(game)).await??;
        // Moves may have been taken back since.
        let ply = ply.min(game.line.ply());
        let hash = self.hash_after(&game, ply).await?;
        let half = menagerie_core::board::half(&game, ply);
        Ok(board(&game, ply, bottom, &self.wishes().await?, half).ending_in(hash))
    }

    /// The board of the next game that waits for the caller's move.
    async fn next(&self, after: Option<GameId>) -> Result<Answer, Answer> {
        let games = self.store.running_games_of(&self.from).await?;
        match menagerie_core::notice::next_game(&self.from, &games, after) {
            Ok(game) => self.board_after(game, game.line.ply(), None).await,
            Err(text) => Ok(Answer::text(text)),
        }
    }

    /// How the array of a challenge is drawn, for callers who see the challenge or its game.
    async fn how_drawn(&self, id: ChallengeId) -> Result<Answer, Answer> {
        let unknown = Refusal::Challenge(ChallengeRefusal::NoSuchChallenge);
        let Some(challenge) = self.store.challenge(id).await? else { return Err(unknown.into()) };
        let (is_begun, is_seen) = match challenge.state {
            ChallengeState::Accepted(game) => (true, self.game(Which::Number(game)).await?.is_ok()),
            _ => {
                let place = (&challenge.server, &challenge.place);
                let visibility = self.visibility([place]).await;
                (false, challenge.is_visible_to(self.viewer(&visibility), &[]))
            }
        };
        let told = challenge.start.how_drawn(&challenge.variant, is_begun).filter(|_| is_seen);
        Ok(Answer::text(told.ok_or(unknown)?))
    }

    async fn position(&self, game: GameId, ply: usize) -> Result<Answer, Answer> {
        let game = self.game(Which::Number(game)).await??;
        Ok(in_text(&game, ply, message!("board-of-game", game = game.id.0))?)
    }

    /// The board after `ply` plies, or a part of it. It is seen from the caller's side unless they
    /// wish otherwise.
    pub(in crate::conversation) async fn board_after(
        &self,
        game: &Game,
        ply: usize,
        crop: Option<(Square, Square)>,
    ) -> Result<Answer, Answer> {
        let preferences = self.wishes().await?;
        let bottom = preferences.view.bottom(game.side_of(&self.from));
        let hash = self.hash_after(game, ply).await?;
        let answer = board(game, ply, bottom, &preferences, crop).ending_in(hash);
        // The next board does not know what was wished for this board alone.
        let is_as_set = |setting: &Setting| self.options.text(setting.name()).is_empty();
        let kept = Setting::LOOKS.iter().filter(|setting| **setting != Setting::View);
        let is_whole = crop.is_none() && kept.into_iter().all(is_as_set);
        Ok(if is_whole { answer.and_pages(game, ply, bottom) } else { answer })
    }
}
