//! The command `at`, and the buttons that go from one board to another.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::boards::{board, in_text};
use crate::conversation::common_options::{game, looks};
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::{Answer, Question};
use crate::preferences::Preferences;
use menagerie_core::board::Seen;
use menagerie_core::challenge::types::{ChallengeRefusal, ChallengeState};
use menagerie_core::community::types::Setting;
use menagerie_core::message;
use menagerie_core::model::Action;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::{Page, ViewRequest, Which};
use menagerie_core::model::state::Game;
use menagerie_core::{ChallengeId, GameId};
use menagerie_rules::Square;

pub(super) const AT: Registered = Registered {
    options: || [vec![OptionSchema::of("ply", Kind::Text).required(), game()], looks()].concat(),
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
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
                self.turned(game, page, Seen { ply, bottom, is_part: false }).await
            }
            ViewRequest::Part(game, ply, page, bottom) => {
                self.turned(game, page, Seen { ply, bottom, is_part: true }).await
            }
            ViewRequest::Pick(game, shown, pick) => match self.game(Which::Number(game)).await {
                Ok(Ok(game)) => self.pick(&game, shown, pick).await,
                Ok(Err(refusal)) => Err(refusal.into()),
                Err(error) => Err(error.into()),
            },
            ViewRequest::More(game) => self.more(game).await,
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

    /// Another board of a game, or the same one seen otherwise.
    async fn turned(&self, game: GameId, page: Page, seen: Seen) -> Result<Answer, Answer> {
        let game = self.game(Which::Number(game)).await??;
        let seen = Seen { ply: page.after(seen.ply, game.line.ply()), ..seen };
        let crop = menagerie_core::board::part(&game, seen.ply).filter(|_| seen.is_part);
        self.shown_as(&game, seen, &self.wishes().await?, crop).await
    }

    /// A board with buttons for the others, and for the next game if one waits.
    async fn shown_as(
        &self,
        game: &Game,
        seen: Seen,
        preferences: &Preferences,
        crop: Option<(Square, Square)>,
    ) -> Result<Answer, Answer> {
        let answer = board(game, seen.ply, seen.bottom, preferences, crop);
        let mut answer = answer.and_others(game, seen);
        answer.actions.extend(self.to_next_game(game).await?);
        Ok(answer)
    }

    /// The button for the next game that waits for the caller's move, if there is another one.
    async fn to_next_game(&self, game: &Game) -> Result<Option<Action>, Answer> {
        let games = self.store.running_games_of(&self.from).await?;
        let next = menagerie_core::notice::next_game(&self.from, &games, Some(game.id));
        let is_other = next.is_ok_and(|next| next.id != game.id);
        Ok(is_other.then(|| menagerie_core::notice::to_next(Some(game.id))))
    }

    /// The other actions in a game, as buttons.
    async fn more(&self, game: GameId) -> Result<Answer, Answer> {
        let game = self.game(Which::Number(game)).await??;
        let is_player = game.side_of(&self.from).is_some();
        let (text, actions) = menagerie_core::board::more(&game, is_player);
        Ok(Answer { actions, ..Answer::text(text) })
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
        let title = message!("board-of-game", game = game.id.0);
        Ok(in_text(&game, ply, title)?.ending_in(self.hash_after(&game, ply).await?))
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
        // The next board does not know the wishes for this board alone.
        let is_as_set = |setting: &Setting| self.options.text(setting.name()).is_empty();
        let kept = Setting::LOOKS.iter().filter(|setting| **setting != Setting::View);
        if crop.is_none() && kept.into_iter().all(is_as_set) {
            let seen = Seen { ply, bottom, is_part: false };
            return self.shown_as(game, seen, &preferences, None).await;
        }
        let mut answer = board(game, ply, bottom, &preferences, crop);
        answer.actions.extend(self.to_next_game(game).await?);
        Ok(answer)
    }
}
