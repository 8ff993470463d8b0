//! What is written among people where a game is played: perhaps a move, mostly talk.

use crate::game::{Call, Command, Via, meant_by, without_offer};
use crate::store::Seat;
use menagerie_rules::notation;

/// Whether something written can be for us at all. Most of what people say is not, and costs neither
/// a look at a game's moves nor a turn of the desk.
pub fn may_be_meant(call: &Call, seats: &[Seat]) -> bool {
    let (Via::Overheard(_), Command::Move { text, .. }) = (&call.via, &call.command) else {
        return true;
    };
    let is_command = meant_by(text).is_some();
    let offering = without_offer(text);
    let texts = [Some(text.as_str()), offering.as_deref()];
    let fits = |seat: &Seat| {
        let variant = seat.variant.as_deref();
        let looks_like_move = |variant| {
            let mut texts = texts.iter().flatten();
            texts.any(|text| notation::Typed::parse(variant, text).looks_like_move())
        };
        seat.is_player && (is_command || variant.is_none_or(looks_like_move))
    };
    seats.iter().any(fits)
}
