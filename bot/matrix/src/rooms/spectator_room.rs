//! The spectators' place of a game: a room of its own. Its players are invited when the game has
//! ended.

use crate::homeserver::fault::Fault;
use crate::names;
use crate::names::Spot;
use crate::posting::matrix_front::MatrixFront;
use crate::posting::row::{Draft, Row};
use crate::posting::wording::reader;
use menagerie_chat::deliver::Undelivered;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Subject, Text};
use menagerie_core::{PlayerId, message};
use menagerie_store::Delivery;
use menagerie_words::without_links;
use ruma::api::client::membership::invite_user::v3::{
    InvitationRecipient, InviteUserId, Request as Invite,
};
use ruma::api::client::room::create_room::{self, RoomPowerLevelsContentOverride};
use ruma::events::room::member::MembershipState;
use ruma::serde::Raw;
use ruma::{OwnedRoomId, int};

impl MatrixFront {
    /// Invites a spectator.
    ///
    /// # Errors
    /// When they are not in, and that may change.
    pub(crate) async fn watch(
        &self,
        row: &Row<'_>,
        game: &Game,
        watcher: &PlayerId,
        rules: &Text,
    ) -> Result<Delivery, Undelivered> {
        let runs = game.end.is_none();
        // A player is not let in before the end.
        if runs && game.side_of(watcher).is_some() || !runs && game.spectators.place.is_none() {
            return Ok(Delivery::default());
        }
        let room = self.spectator_room(row, game, rules).await?;
        let place = names::place(&Spot::room(&room));
        let text = match self.invite(&room, watcher).await? {
            None => {
                let text = message!("matrix-watch-invited", place = &place);
                if runs { text.plain(" ").then(message!("matrix-watch-sealed")) } else { text }
            }
            Some(why) => message!("matrix-watch-refused", place = &place, why),
        };
        Ok(Delivery { remark: Some(text), ..Delivery::default() })
    }

    /// Tells the spectators of a game something, if they have a room.
    ///
    /// # Errors
    /// When they are not told, and that may change.
    pub(crate) async fn tell_watchers(
        &self,
        row: &Row<'_>,
        game: &Game,
        rules: &Text,
        text: &Text,
    ) -> Result<Delivery, Undelivered> {
        if game.spectators.place.is_some() {
            let room = self.spectator_room(row, game, rules).await?;
            self.say_in(row, game, &room, rules, &Draft::of(text, &[])).await?;
        }
        Ok(Delivery::default())
    }

    /// Invites the players of an ended game to the spectators' room.
    ///
    /// # Errors
    /// When they are not invited, and that may change.
    pub(crate) async fn open_to_players(
        &self,
        row: &Row<'_>,
        game: &Game,
        rules: &Text,
        text: &Text,
    ) -> Result<Delivery, Undelivered> {
        // Without spectators, the game's own thread is there to talk in.
        if game.spectators.place.is_none() {
            return Ok(Delivery::default());
        }
        let room = self.spectator_room(row, game, rules).await?;
        for player in &game.players {
            if let Some(why) = self.invite(&room, player).await? {
                tracing::warn!(game = game.id.0, why, "a player was not invited");
            }
        }
        self.say_in(row, game, &room, rules, &Draft::of(text, &game.players)).await?;
        Ok(Delivery::default())
    }

    /// The room for a game's spectators, with the etiquette. If there is none, one is made.
    async fn spectator_room(
        &self,
        row: &Row<'_>,
        game: &Game,
        rules: &Text,
    ) -> Result<OwnedRoomId, Undelivered> {
        if let Some(known) = game.spectators.place.as_ref().and_then(names::spot) {
            return Ok(known.room);
        }
        let mut request = create_room::v3::Request::new();
        request.preset = Some(create_room::v3::RoomPreset::PrivateChat);
        request.power_level_content_override = Some(sealed()?);
        let variant = &game.variant().name;
        let name = message!("watch-title", game = game.id.0, variant);
        request.name = Some(without_links(&name, reader(row.language)));
        let purpose = self.purpose(format_args!("gallery {}", game.id));
        let room = match self.heed(self.make(&purpose, request, None).await) {
            Ok(room) => room,
            Err(Fault::Refused(why)) => {
                return Err(Undelivered::Blocked(message!("matrix-no-rooms", why)));
            }
            Err(fault) => return Err(Undelivered::Later(fault.to_string())),
        };
        self.store.note_spectators_place(game.id, &names::place(&Spot::room(&room))).await?;
        self.settled(&purpose).await;
        let said = row.send(&Spot::room(&room), "rules", &Draft::of(rules, &[]), None).await;
        if let Ok(event) = said {
            let posted = Some((Subject::Rules(game.id), names::message(&room, &event)));
            self.store.note_delivery(&Delivery { posted, ..Delivery::default() }).await?;
        }
        for watcher in self.store.watchers_on(game.id, names::NETWORK).await? {
            if let Some(why) = self.invite(&room, &watcher).await? {
                tracing::warn!(game = game.id.0, why, "one who watches was not invited");
            }
        }
        Ok(room)
    }

    /// Posts a text in a room, and updates the etiquette there.
    async fn say_in(
        &self,
        row: &Row<'_>,
        game: &Game,
        room: &OwnedRoomId,
        rules: &Text,
        draft: &Draft<'_>,
    ) -> Result<(), Undelivered> {
        let posted = self.store.posted(Subject::Rules(game.id), names::NETWORK).await?;
        let posted = posted.as_ref().and_then(names::room_and_event);
        if let Some((_, event)) = posted.filter(|(known, _)| known == room) {
            let letter = row.letter(&Draft::of(rules, &[]), None).await;
            if let Err(fault) = self.replace(room, &event, &row.key("rules"), &letter).await {
                tracing::debug!(%fault, "the etiquette stays as it was");
            }
        }
        let spot = Spot::room(room);
        match row.send(&spot, "0", draft, None).await {
            Ok(_) => Ok(()),
            Err(fault) => Err(self.undelivered(&spot, fault).await),
        }
    }

    /// Invites a user. Returns the reason if that fails because of this user alone. A member who is
    /// in stays in.
    async fn invite(
        &self,
        room: &OwnedRoomId,
        player: &PlayerId,
    ) -> Result<Option<String>, Undelivered> {
        let Some(user) = names::user(player) else { return Ok(None) };
        let recipient = InvitationRecipient::UserId(InviteUserId::new(user.clone()));
        match self.heed(self.client.ask(Invite::new(room.clone(), recipient)).await) {
            Ok(_) => Ok(None),
            // A member who is in cannot be invited again.
            Err(Fault::Refused(why)) => match self.membership(room, &user).await {
                Ok(MembershipState::Join | MembershipState::Invite) => Ok(None),
                _ => Ok(Some(why)),
            },
            Err(fault) => Err(self.undelivered(&Spot::room(room), fault).await),
        }
    }
}

/// Only the bot may invite others. Otherwise a spectator could let a player in before the end.
fn sealed() -> Result<Raw<RoomPowerLevelsContentOverride>, Undelivered> {
    let mut powers = RoomPowerLevelsContentOverride::new();
    powers.invite = Some(int!(100));
    Raw::new(&powers).map_err(|error| Undelivered::Never(error.to_string()))
}
