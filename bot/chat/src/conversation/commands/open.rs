//! The command `open`: a personal link to a board in a browser, or to the list of one's games.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::game;
use crate::conversation::{Answer, Opening, Question};
use menagerie_core::message;

pub(super) const OPEN: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.open())),
};

impl Question<'_> {
    /// Where the caller wants to go. Where there are no pages, the text says so.
    async fn open(&self) -> Result<Answer, Answer> {
        let answer = Answer::text(message!("pages-off"));
        let is_named = !self.options.text("game").is_empty();
        let opens = match self.game(self.options.which()).await? {
            Ok(game) if game.side_of(&self.from).is_some() => Opening::Game(game.id),
            Ok(_) => return Ok(Answer::text(message!("pages-only-own"))),
            Err(refusal) if is_named => return Err(refusal.into()),
            // Without a game here, all of one's own.
            Err(_) => Opening::Games,
        };
        Ok(Answer { opens: Some(opens), ..answer })
    }
}
