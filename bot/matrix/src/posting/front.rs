//! Effects as Matrix events. Each can be retried without a second copy.

use crate::homeserver::fault::Fault;
use crate::messages::reactions::YES;
use crate::names;
use crate::names::Spot;
use crate::posting::matrix_front::{MatrixFront, not_ours};
use crate::posting::row::{Draft, Row, message_of};
use futures_util::future::BoxFuture;
use menagerie_chat::deliver::{Front, Readiness, Undelivered};
use menagerie_core::board::position_on_show;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Action, ActionKind, Effect, Moment, OfferId, Subject, Target, Text};
use menagerie_core::{ChallengeId, GameId, MessageId, PlayerId};
use menagerie_store::{Delivery, Pending};
use menagerie_words::{Reader, without_links};
use ruma::events::room::member::MembershipState;
use std::time::Duration;

/// How many rows are begun a second. A homeserver says itself when that is too many.
pub(crate) const A_SECOND: u32 = 35;
/// How often a call to a board is checked again until the board is posted.
const BEHIND_THE_BOARD: Duration = Duration::from_millis(250);

impl Front for MatrixFront {
    fn network(&self) -> &'static str {
        names::NETWORK
    }

    fn a_second(&self) -> u32 {
        A_SECOND
    }

    fn hears_talk(&self) -> bool {
        true
    }

    fn readiness<'a>(&'a self, pending: &'a Pending) -> BoxFuture<'a, Readiness> {
        Box::pin(async move {
            // A called player has to find the board there. If that cannot be read now, the row is
            // tried.
            let calls = matches!(&pending.effect, Effect::Alert { turn: Some(_), .. });
            if calls && self.store.board_is_coming(pending).await.unwrap_or(false) {
                return Readiness::In(BEHIND_THE_BOARD);
            }
            let is_board =
                matches!(pending.effect, Effect::Announce { .. } | Effect::Revise { .. });
            if is_board {
                self.sparing.board_waits(pending.id);
            }
            match self.until_taken() {
                Duration::ZERO => Readiness::Ready,
                wait => Readiness::In(wait),
            }
        })
    }

    fn deliver<'a>(
        &'a self,
        pending: &'a Pending,
        _: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>> {
        Box::pin(async move {
            let language = self.language(pending.server.as_ref()).await;
            let row = Row { front: self, pending, language };
            let shown = self.show(&row).await;
            if !matches!(shown, Err(Undelivered::Later(_))) {
                self.sparing.board_is_there(pending.id);
            }
            if !matches!(shown, Err(Undelivered::Later(_) | Undelivered::Store(_))) {
                self.forget_upload(&row.key("picture"));
            }
            shown
        })
    }
}

impl MatrixFront {
    async fn show(&self, row: &Row<'_>) -> Result<Delivery, Undelivered> {
        match &row.pending.effect {
            Effect::Offer { offer, to, text, wake, actions, board } => {
                // It may have been answered before it could be shown.
                if !self.store.is_open(*offer).await? {
                    return Ok(Delivery::default());
                }
                let room = match to {
                    Target::Place(place) => names::spot(place).map(|spot| spot.room),
                    Target::Game(_) => row.pending.server.as_ref().and_then(names::room),
                };
                let picture = match board.as_ref().and_then(position_on_show) {
                    Some(picture) => row.drawn(room.as_deref(), picture).await?,
                    None => None,
                };
                let draft = Draft { actions, ..Draft::of(text, wake) };
                let sent = match to {
                    Target::Game(game) => {
                        let mut game = self.game(*game).await?;
                        if let OfferId::Challenge(_) = offer {
                            game = game.as_it_stands();
                        }
                        row.send_to_game(&game, &draft, picture).await?
                    }
                    Target::Place(place) => {
                        let spot = names::spot(place).ok_or_else(not_ours)?;
                        match row.send(&spot, "0", &draft, picture).await {
                            Ok(event) => Some(names::message(&spot.room, &event)),
                            Err(fault) => {
                                let mut waiting = wake.clone();
                                waiting.extend(self.challenger(*offer).await?);
                                return Err(row.unsaid(&spot, fault, &waiting, text).await);
                            }
                        }
                    }
                };
                if let Some(sent) = sent.as_ref() {
                    self.seed(row, sent, actions.iter().any(|it| it.kind.is_primary())).await;
                }
                let posted = sent.map(|sent| (Subject::Offer(*offer), sent));
                Ok(Delivery { posted, ..Delivery::default() })
            }
            Effect::Settle { offer, text, actions, .. } => {
                // It may have been settled for good since.
                if !actions.is_empty() && !self.store.is_open(*offer).await? {
                    return Ok(Delivery::default());
                }
                let draft = Draft { actions, ..Draft::of(text, &[]) };
                self.settle(row, *offer, &draft).await
            }
            Effect::Open { game, challenge, .. } => {
                let opened = match challenge {
                    Some(challenge) => self.opened(row, *game, *challenge).await?,
                    None => None,
                };
                Ok(Delivery { opened, ..Delivery::default() })
            }
            Effect::Announce { game, ply, text, wake, silent, actions, .. } => {
                let game = self.game(*game).await?;
                let picture = row.picture(&game, *ply).await?;
                // The other buttons of a board have commands, which are told elsewhere.
                let is_look = |action: &&Action| matches!(action.kind, ActionKind::Look(_));
                let actions: Vec<Action> = actions.iter().filter(is_look).cloned().collect();
                let quiet = *silent && wake.is_empty();
                let draft = Draft { quiet, actions: &actions, ..Draft::of(text, wake) };
                let posted = row.send_to_game(&game, &draft, picture).await?;
                Ok(message_of(&game, posted))
            }
            Effect::Revise { game, ply, text } => {
                self.revise(row, &self.game(*game).await?, *ply, text).await
            }
            Effect::Tell { game, text, wake, actions, silent } => {
                let game = self.game(*game).await?;
                let quiet = *silent || wake.is_empty();
                let draft = Draft { actions, quiet, ..Draft::of(text, wake) };
                row.send_to_game(&game, &draft, None).await?;
                Ok(Delivery::default())
            }
            Effect::Alert { to, game, turn, text, instead, silent } => {
                let game = self.game(*game).await?;
                let told = Told { to, turn: *turn, text, instead, quiet: *silent };
                self.alert(row, &game, &told).await
            }
            Effect::Letter { to, text } => {
                match row.send_to(to, "1", &Draft::of(text, &[]), None).await {
                    Err(fault @ (Fault::Later(_) | Fault::Limited(_) | Fault::Unauthorized)) => {
                        Err(Undelivered::Later(fault.to_string()))
                    }
                    Err(fault) => {
                        tracing::info!(%fault, "somebody cannot be told alone");
                        Ok(Delivery::default())
                    }
                    Ok(()) => Ok(Delivery::default()),
                }
            }
            Effect::Watch { game, watcher, rules } => {
                self.watch(row, &self.game(*game).await?, watcher, rules).await
            }
            Effect::Kibitz { game, rules, text, opens } => {
                let game = self.game(*game).await?;
                if *opens {
                    self.open_to_players(row, &game, rules, text).await
                } else {
                    self.tell_watchers(row, &game, rules, text).await
                }
            }
            Effect::Proclaim { place, text, .. } => {
                let spot = names::spot(place).ok_or_else(not_ours)?;
                match row.send(&spot, "0", &Draft::of(text, &[]), None).await {
                    Ok(_) => Ok(Delivery::default()),
                    Err(fault) => Err(self.undelivered(&spot, fault).await),
                }
            }
            // A room has no calendar.
            Effect::Date { .. } => Ok(Delivery::default()),
            Effect::Say { place, reply_to, text, actions } => {
                let spot = names::spot(place).ok_or_else(not_ours)?;
                let draft = Draft { actions, quiet: true, ..Draft::of(text, &[]) };
                let mut letter = row.letter(&draft, None).await;
                letter.reply_to = names::room_and_event(reply_to).map(|(_, event)| event);
                match self.send(&spot, &row.key("0"), &letter).await {
                    Ok(_) => Ok(Delivery::default()),
                    Err(fault @ (Fault::Later(_) | Fault::Limited(_) | Fault::Unauthorized)) => {
                        Err(Undelivered::Later(fault.to_string()))
                    }
                    // The answer to a message is of no use in another place, or later.
                    Err(fault) => Err(Undelivered::Never(fault.to_string())),
                }
            }
        }
    }

    pub(crate) async fn game(&self, id: GameId) -> Result<Game, Undelivered> {
        self.store
            .game_on(id, names::NETWORK)
            .await?
            .ok_or_else(|| Undelivered::Never(format!("no game {id}")))
    }

    /// The maker of a challenge.
    async fn challenger(&self, offer: OfferId) -> Result<Option<PlayerId>, Undelivered> {
        let OfferId::Challenge(challenge) = offer else { return Ok(None) };
        let challenge = self.store.challenge(challenge).await?;
        let challenger = challenge.map(|challenge| challenge.challenger);
        Ok(match challenger {
            Some(member) => self.store.account_on(&member, names::NETWORK).await?.or(Some(member)),
            None => None,
        })
    }

    /// Puts the reaction that accepts under an offer. A member who does not see it can type the
    /// command.
    async fn seed(&self, row: &Row<'_>, sent: &MessageId, can_be_agreed_to: bool) {
        // Under a strict rate limit, the command is enough.
        let can_be_agreed_to = can_be_agreed_to && !self.is_sparing();
        let Some((room, event)) = names::room_and_event(sent).filter(|_| can_be_agreed_to) else {
            return;
        };
        if let Err(fault) = self.react(&room, &event, YES, &row.key("yes")).await {
            tracing::debug!(%fault, "an offer has no reaction of ours");
        }
    }

    /// The message of an offer that waits for an answer, for a row behind it. Members can answer before
    /// its id is stored.
    async fn posted(&self, offer: OfferId, row: i64) -> Result<Option<MessageId>, Undelivered> {
        let waits = self.store.offer_waits_before(offer, names::NETWORK, row).await?;
        match self.store.posted(offer, names::NETWORK).await? {
            None if waits => Err(Undelivered::Later("its offer is not posted yet".to_owned())),
            posted => Ok(posted),
        }
    }

    async fn settle(
        &self,
        row: &Row<'_>,
        offer: OfferId,
        draft: &Draft<'_>,
    ) -> Result<Delivery, Undelivered> {
        // The next board or a message of its own tells the outcome of an offer in a game. A member
        // who answers it all the same is told the outcome.
        if self.is_sparing() && matches!(offer, OfferId::Draw(..) | OfferId::Proposal(..)) {
            return Ok(Delivery::default());
        }
        let posted = self.posted(offer, row.pending.id).await?;
        if let Some((room, event)) = posted.as_ref().and_then(names::room_and_event) {
            let letter = row.letter(draft, None).await;
            match self.replace(&room, &event, &row.key("0"), &letter).await {
                Ok(_) => {}
                Err(fault @ (Fault::Later(_) | Fault::Limited(_) | Fault::Unauthorized)) => {
                    return Err(Undelivered::Later(fault.to_string()));
                }
                // The room is closed to the bot. A member who answers there is told the outcome.
                Err(fault) => tracing::warn!(%fault, "an offer that is settled still shows"),
            }
        }
        Ok(Delivery::default())
    }

    /// The thread of a new game begins with its challenge's message, unless that stands in a
    /// thread.
    async fn opened(
        &self,
        row: &Row<'_>,
        game: GameId,
        challenge: ChallengeId,
    ) -> Result<Option<(GameId, menagerie_core::Place)>, Undelivered> {
        if self.store.own_place_on(game, names::NETWORK).await?.is_some() {
            return Ok(None);
        }
        let posted = self.posted(OfferId::Challenge(challenge), row.pending.id).await?;
        // A rematch is offered in the thread of its game.
        if let Some(ended) = self.store.game_before(challenge).await?
            && self.store.own_place_on(ended, names::NETWORK).await?.is_some()
        {
            row.home(&self.game(game).await?).await?;
            return Ok(None);
        }
        let root = posted.as_ref().and_then(names::room_and_event);
        Ok(root.map(|(room, event)| (game, names::place(&Spot::thread(&room, &event)))))
    }

    /// Replaces the newest board of a game. The board is posted anew if there is none.
    async fn revise(
        &self,
        row: &Row<'_>,
        game: &Game,
        ply: usize,
        text: &Text,
    ) -> Result<Delivery, Undelivered> {
        let picture = row.picture_at(game, ply).await?;
        let draft = Draft { quiet: true, ..Draft::of(text, &[]) };
        let posted = self.store.posted(Subject::Board(game.id), names::NETWORK).await?;
        if let Some((room, event)) = posted.as_ref().and_then(names::room_and_event) {
            let letter = row.letter(&draft, picture.clone()).await;
            match self.replace(&room, &event, &row.key("0"), &letter).await {
                Ok(_) => return Ok(Delivery::default()),
                Err(Fault::Refused(_) | Fault::Gone | Fault::Senseless(_)) => {}
                Err(fault) => return Err(Undelivered::Later(fault.to_string())),
            }
        }
        let posted = row.send_to_game(game, &draft, picture).await?;
        Ok(message_of(game, posted))
    }

    /// Tells one person something alone, or else in the game's place.
    async fn alert(
        &self,
        row: &Row<'_>,
        game: &Game,
        told: &Told<'_>,
    ) -> Result<Delivery, Undelivered> {
        let Told { to, turn, text, instead, quiet } = *told;
        if turn.is_some_and(|turn| game.end.is_some() || game.moment() != turn) {
            return Ok(Delivery::default());
        }
        let wake = std::slice::from_ref(to);
        let draft = Draft { quiet, ..Draft::of(text, wake) };
        match row.send_to(to, "1", &draft, None).await {
            Ok(()) if self.has_come(to).await => return Ok(Delivery::default()),
            Ok(()) => tracing::info!(game = game.id.0, "somebody has not accepted our invitation"),
            Err(fault @ (Fault::Later(_) | Fault::Limited(_) | Fault::Unauthorized)) => {
                return Err(Undelivered::Later(fault.to_string()));
            }
            Err(fault) => tracing::info!(game = game.id.0, %fault, "nobody can be told alone"),
        }
        let draft = Draft { quiet, ..Draft::of(instead, wake) };
        match row.send_to_game(game, &draft, None).await {
            Ok(_) => Ok(Delivery::default()),
            // It would stand in the way of later news.
            Err(Undelivered::Blocked(why)) if turn.is_none() => {
                let why = without_links(&why, Reader::LOG);
                tracing::warn!(game = game.id.0, why, "somebody could not be told");
                Ok(Delivery::default())
            }
            Err(error) => Err(error),
        }
    }
}

impl MatrixFront {
    /// Whether a user has joined the direct room. If the look-up fails, they have.
    async fn has_come(&self, player: &PlayerId) -> bool {
        let Some(user) = names::user(player) else { return true };
        match self.direct(&user).await {
            Ok(room) => {
                let found = self.membership(&room, &user).await;
                found.map_or(true, |membership| membership == MembershipState::Join)
            }
            Err(_) => true,
        }
    }
}

/// The message for one person.
struct Told<'a> {
    to: &'a PlayerId,
    turn: Option<Moment>,
    text: &'a Text,
    instead: &'a Text,
    quiet: bool,
}
