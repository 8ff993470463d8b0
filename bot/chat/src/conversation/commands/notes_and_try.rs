//! The commands `note` (private notes on a game) and `try` (moves tried in private).

use crate::conversation::commands::playing::typed_move;
use crate::conversation::commands::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::searches::worked_out;
use crate::conversation::{Answer, Question, Show, boards};
use crate::desk::DeskError;
use menagerie_core::message;
use menagerie_core::model::Reply;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::Command;
use menagerie_core::model::request::{Page, Which};
use menagerie_core::notebook::LONGEST_NOTE;
use menagerie_core::notebook::Tried;
use menagerie_core::notebook::types::{NotebookRequest, Trial};

pub(super) const NOTE: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("text", Kind::Words(LONGEST_NOTE)),
            game(),
            OptionSchema::of("remove", Kind::Number(1)),
            OptionSchema::of("before", Kind::Number(1)),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::CallOrLook(
        |options, _| match (options.number("remove"), options.text("text")) {
            (Some(number), _) => Some(Command::Notebook(NotebookRequest::RemoveNote {
                which: options.which(),
                number,
            })),
            (None, "") => None,
            (None, text) => Some(Command::Notebook(NotebookRequest::Note {
                which: options.which(),
                text: text.to_owned(),
            })),
        },
        |question| Box::pin(question.notes()),
    ),
};

pub(super) const TRY: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("moves", Kind::Text),
            game(),
            OptionSchema::of("at", Kind::Text),
            OptionSchema::of("back", Kind::Number(1)),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::CallOrLook(
        |options, _| {
            let text = |name| options.text(name).to_owned();
            let back = options.number("back").unwrap_or(0);
            let trial = Trial { moves: text("moves"), at: text("at"), back };
            (trial != Trial::default()).then_some(Command::Notebook(NotebookRequest::Try {
                which: options.which(),
                trial,
            }))
        },
        |question| Box::pin(question.line()),
    ),
};

impl Question<'_> {
    /// The caller's notes on a game.
    async fn notes(&self) -> Result<Answer, Answer> {
        self.notes_of(self.options.which(), self.options.number("before")).await
    }

    pub(in crate::conversation) async fn notes_of(
        &self,
        which: Which,
        before: Option<usize>,
    ) -> Result<Answer, Answer> {
        let game = self.game(which).await??;
        let notes = self.store.notes(&self.from, game.id).await?;
        let (text, actions) = menagerie_core::notebook::note_list(&game, &notes, before);
        Ok(Answer { actions, ..Answer::text(text) })
    }

    /// The line that the caller has tried in a game, to its end.
    async fn line(&self) -> Result<Answer, Answer> {
        self.line_of(self.options.which(), 0, Page::Last).await
    }

    pub(in crate::conversation) async fn line_of(
        &self,
        which: Which,
        ply: usize,
        page: Page,
    ) -> Result<Answer, Answer> {
        let tried = self.tried(which, |plies| page.after(ply, plies)).await?;
        let preferences = self.wishes().await?;
        let bottom = preferences.view.bottom(tried.game.side_of(&self.from));
        let ply = tried.game.line.ply();
        let show =
            menagerie_core::board::game_on_show(&tried.game, ply, bottom).map(|mut picture| {
                picture.lead = message!("notebook-line-on-show").plain(" ").then(picture.lead);
                Show::Board { picture: Box::new(picture), style: preferences.style(), crop: None }
            });
        Ok(Answer { show, actions: tried.actions, ..Answer::text(tried.text) })
    }

    pub(in crate::conversation) async fn line_in_text(
        &self,
        which: Which,
        ply: usize,
    ) -> Result<Answer, Answer> {
        let tried = self.tried(which, |_| ply).await?;
        let title = message!("board-of-line", game = tried.game.id.0);
        Ok(boards::in_text(&tried.game, tried.game.line.ply(), title)?)
    }

    /// The caller's line in a game, after the `shown` plies of it.
    async fn tried(
        &self,
        which: Which,
        shown: impl FnOnce(usize) -> usize,
    ) -> Result<Tried, Answer> {
        let game = self.game(which).await??;
        let branch = self.store.branch(&self.from, game.id).await?;
        let shown = shown(branch.as_ref().map_or(0, |branch| branch.moves.len()));
        // A long line takes milliseconds, which would hold up the async thread.
        let tried = worked_out(&self.from, move || {
            menagerie_core::notebook::tried(&game, branch.as_ref(), shown)
        });
        Ok(tried.await??.map_err(Refusal::from)?)
    }

    /// The position after a move that is not played yet, if the caller wishes previews. `None` if
    /// the text is not one move that they may play now.
    pub(in crate::conversation) async fn preview(&self) -> Result<Option<Answer>, Answer> {
        let preferences = self.wishes().await?;
        if !preferences.preview {
            return Ok(None);
        }
        let Ok(game) = self.game(self.options.which()).await? else { return Ok(None) };
        let bottom = preferences.view.bottom(game.side_of(&self.from));
        let (typed, letters) = (typed_move(&self.options), &self.letters);
        let preview = menagerie_core::play::preview(&game, &self.from, letters, &typed, bottom);
        Ok(preview.map(|preview| {
            let picture = Box::new(preview.picture);
            let show = Show::Board { picture, style: preferences.style(), crop: None };
            Answer { actions: preview.actions, ..Answer::text(preview.text) }.showing(show)
        }))
    }

    /// The answer to a call, with the picture that belongs to it.
    pub async fn answered(&self, reply: Result<Reply, DeskError>) -> Answer {
        let Ok(Reply::Look(text, view)) = reply else { return Answer::to_call(reply) };
        let answer = self.view(view).await;
        match text {
            Some(text) => answer.below(text),
            None => answer,
        }
    }
}
