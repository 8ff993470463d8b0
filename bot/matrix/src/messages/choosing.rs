//! Choices by a number alone, without a reply. The number is one of the bot's last message in the
//! place. An offer that waits for the member's answer also keeps its numbers, even if the bot
//! writes there later.

use crate::bot::{Bot, Origin};
use crate::messages::lookups::{last_message, own};
use crate::names;
use crate::names::Spot;
use crate::posting::own_messages::{Choice, Own};
use menagerie_chat::desk::DeskError;
use menagerie_core::message;
use menagerie_core::model::request::Which;
use menagerie_core::model::{ActionKind, OfferId, Text};
use ruma::UserId;

/// The meaning of a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// This choice of this message: an offer, or the bot's last message.
    One(Choice, Own, Source),
    /// Several messages have a choice of this number.
    Several,
    /// No message has a choice of this number.
    Nothing,
}

/// Which message of the bot it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An offer that waits.
    Offer,
    /// The last message.
    Last,
}

/// Finds the meaning of a number in a place: a choice of an offer that waits for this member, or of
/// the bot's last message there.
///
/// # Errors
/// When the database cannot be read.
pub async fn chosen(
    bot: &Bot,
    spot: &Spot,
    user: &UserId,
    number: usize,
) -> Result<Chosen, DeskError> {
    let with_number = |own: Own| own.numbered(number).map(|choice| (choice, own));
    let offers = open_offers(bot, spot, user).await?;
    let offers: Vec<_> = offers.into_iter().filter_map(with_number).collect();
    let last = last_message(bot, spot).await.and_then(with_number);
    // A member with an offer to answer does not mean a button that only shows something.
    let is_deed = |(choice, _): &(Choice, Own)| {
        offers.is_empty() || !matches!(choice, Choice::Press(ActionKind::Look(_)))
    };
    let is_last = |own: &Own| last.as_ref().is_some_and(|(_, last)| last == own);
    let source = match offers.first() {
        Some((_, own)) if !is_last(own) => Source::Offer,
        _ => Source::Last,
    };
    let mut found = offers.clone();
    found.extend(
        last.filter(is_deed).filter(|(last, _)| offers.iter().all(|(offered, _)| offered != last)),
    );
    Ok(match found.len() {
        0 => Chosen::Nothing,
        1 => found.pop().map_or(Chosen::Nothing, |(choice, own)| Chosen::One(choice, own, source)),
        _ => Chosen::Several,
    })
}

/// The messages in a place with open questions to a player there.
async fn open_offers(bot: &Bot, spot: &Spot, user: &UserId) -> Result<Vec<Own>, DeskError> {
    let store = &bot.services.store;
    let player = store.member_of(&names::player(user)).await?;
    let games = store.candidates(&player, &names::place(spot), Which::Here).await?.here;
    let mut offers = Vec::new();
    for game in games.iter().filter(|game| game.end.is_none()) {
        let Some(side) = game.side_of(&player) else { continue };
        let draw = game.draw_offer.filter(|offer| offer.by != side);
        let draw = draw.and_then(|_| game.standing_offer());
        let proposal = game.standing_proposal().filter(|proposal| proposal.by != side);
        let proposal = proposal.map(|proposal| OfferId::Proposal(game.id, proposal.number));
        for offer in draw.into_iter().chain(proposal) {
            let posted = store.posted(offer, names::NETWORK).await?;
            let Some((room, event)) = posted.as_ref().and_then(names::room_and_event) else {
                continue;
            };
            if room == spot.room {
                offers.extend(own(bot, &room, &event).await);
            }
        }
    }
    Ok(offers)
}

/// The text if no message has a choice of this number. It names other places with open questions.
pub async fn no_choice(bot: &Bot, origin: &Origin, number: usize) -> Text {
    if !origin.is_alone
        && let Some(room) = bot.front.directs.room_with(&origin.user).await
        && let Some(last) = last_message(bot, &Spot::room(&room)).await
        && last.numbered(number).is_some()
    {
        return message!("matrix-choice-alone", number);
    }
    message!("matrix-no-choice", number)
}

/// The text if several messages have a choice of this number.
pub fn which_one(number: usize) -> Text {
    message!("matrix-which-choice", number)
}

/// How to give a number that is understood.
pub fn how_to_choose(number: usize, source: Source) -> Text {
    let source = match source {
        Source::Offer => "offer",
        Source::Last => "last",
    };
    message!("matrix-how-to-choose", number, source)
}
