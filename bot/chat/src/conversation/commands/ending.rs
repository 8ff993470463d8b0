//! The commands that end a game: `resign`, `draw`, `claim`, `abort`.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::game;
use crate::conversation::option_schema::ANSWER;
use crate::conversation::{Answer, Options, Question};
use menagerie_core::ending::types::{DrawRefusal, EndingRequest};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::{Command, Opponent};
use menagerie_core::offer::types::OfferRequest;

pub(super) const RESIGN: Registered = Registered {
    options: || vec![game()],
    // It asks for confirmation. Nobody else should learn that the caller thinks of resigning.
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Ending(EndingRequest::Resign { which: options.which(), confirmed: false }))
    }),
};

pub(super) const DRAW: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::LookedUp(draw, |question, _| Box::pin(question.draw())),
};

pub(super) const CLAIM: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Offer(OfferRequest::Claim { which: options.which() }))
    }),
};

pub(super) const ABORT: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Offer(OfferRequest::Abort { which: options.which(), confirmed: false }))
    }),
};

fn draw(options: &Options, _: Option<Opponent>) -> Option<Command> {
    Some(Command::Ending(EndingRequest::Draw { which: options.which() }))
}

impl Question<'_> {
    /// An offer, acceptance or claim of a draw; or the refusal of the offer that stands.
    async fn draw(&self) -> Result<Option<Command>, Answer> {
        if self.options.text(ANSWER) != "no" {
            return Ok(draw(&self.options, None));
        }
        let game = self.game(self.options.which()).await??;
        let offer = game.draw_offer.ok_or(Refusal::Draw(DrawRefusal::NoDrawOffer))?;
        let (ply, by) = (offer.ply, Some(offer.by));
        Ok(Some(Command::Ending(EndingRequest::AnswerDraw {
            game: game.id,
            ply,
            by,
            accept: false,
        })))
    }
}
