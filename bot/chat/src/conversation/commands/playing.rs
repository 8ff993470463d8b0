//! The commands `move` and `undo` (take a move back).

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::Options;
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{Kind, OptionSchema};
use menagerie_core::model::request::Command;
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::talk::with_offer;

pub(super) const MOVE: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("move", Kind::Suggested).required(),
            game(),
            OptionSchema::of("draw", Kind::Flag),
        ]
    },
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::LookOrCall(
        |question| Box::pin(question.preview()),
        |options, _| {
            Some(Command::Play(PlayRequest::Move {
                which: options.which(),
                text: typed_move(options),
                shown: None,
            }))
        },
    ),
};

pub(super) const UNDO: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Offer(OfferRequest::TakeBack { which: options.which(), shown: None }))
    }),
};

/// The typed move, together with the draw that is offered with it.
pub(super) fn typed_move(options: &Options) -> String {
    let text = options.text("move");
    if options.flag("draw") { with_offer(text) } else { text.to_owned() }
}
