//! Effects as lines on the screen.

use super::names;
use super::screen::{Screen, Under};
use futures_util::future::BoxFuture;
use menagerie_chat::deliver::{Front, Undelivered};
use menagerie_chat::drawing::board_in_text;
use menagerie_chat::preferences::PublicLook;
use menagerie_core::board::{Picture, game_on_show, position_on_show};
use menagerie_core::challenge::types::Challenge;
use menagerie_core::community::types::Holder;
use menagerie_core::model::state::Game;
use menagerie_core::model::{ActionKind, Board, Effect, OfferId};
use menagerie_core::{GameId, PlayerId, message};
use menagerie_rules::Color;
use menagerie_store::{Delivery, Pending, Store};
use std::sync::Arc;

/// The adapter that shows effects on the screen.
pub struct TerminalFront {
    /// The store.
    pub store: Arc<Store>,
    /// The screen.
    pub screen: Arc<Screen>,
    /// The two people before it.
    pub people: [PlayerId; 2],
}

impl Front for TerminalFront {
    fn network(&self) -> &'static str {
        names::NETWORK
    }

    fn a_second(&self) -> u32 {
        1_000
    }

    fn hears_talk(&self) -> bool {
        true
    }

    fn deliver<'a>(
        &'a self,
        pending: &'a Pending,
        _: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>> {
        Box::pin(self.show(pending))
    }
}

impl TerminalFront {
    async fn show(&self, pending: &Pending) -> Result<Delivery, Undelivered> {
        let screen = &self.screen;
        match &pending.effect {
            Effect::Offer { offer, text, wake, actions, board, .. } => {
                // It may have been answered before it could be shown.
                if self.store.is_open(*offer).await? {
                    screen.say(text);
                    self.show_start(board.as_ref()).await?;
                    let asked = match wake.first() {
                        Some(asked) => asked.clone(),
                        None => self.who_joins(*offer).await?,
                    };
                    let alone = self.alone(*offer).await?;
                    screen.offer(actions, Under::Offer(*offer), |kind| match &alone {
                        Some(alone) => alone.clone(),
                        None => self.whose(kind, &asked),
                    });
                }
            }
            Effect::Settle { offer, text, actions, .. } => {
                screen.settle(Under::Offer(*offer));
                screen.say(text);
                if !actions.is_empty() {
                    let asked = self.who_joins(*offer).await?;
                    screen.offer(actions, Under::Offer(*offer), |kind| self.whose(kind, &asked));
                }
            }
            Effect::Open { game, .. } => {
                screen.go(*game);
                let opened = Some((*game, names::table(*game)));
                return Ok(Delivery { opened, ..Delivery::default() });
            }
            Effect::Announce { game, ply, text, actions, .. } => {
                self.forget_board();
                let game = self.show_board(*game, *ply).await?;
                screen.say(text);
                // The buttons below a board are for the player who has moved.
                screen.offer(actions, Under::Board, |_| last_mover(&game));
            }
            // The earlier board has scrolled away.
            Effect::Revise { game, ply, text } => {
                self.forget_board();
                self.show_board(*game, *ply).await?;
                screen.say(text);
            }
            Effect::Tell { game, text, actions, .. } => {
                let game = self.game(*game).await?;
                screen.say(text);
                screen.offer(actions, Under::Answer, |_| last_mover(&game));
            }
            // Both players look at one screen.
            Effect::Alert { text, .. }
            | Effect::Letter { text, .. }
            | Effect::Proclaim { text, .. } => screen.say(text),
            Effect::Watch { .. } => {
                let remark = Some(message!("terminal-one-screen"));
                return Ok(Delivery { remark, ..Delivery::default() });
            }
            // There is nobody else to tell, and no calendar.
            Effect::Kibitz { .. } | Effect::Date { .. } => {}
            Effect::Say { text, actions, .. } => {
                screen.say(text);
                screen.offer(actions, Under::Answer, |_| self.people[0].clone());
            }
        }
        Ok(Delivery::default())
    }

    /// A new board makes the answers about the last one out of date.
    fn forget_board(&self) {
        self.screen.settle(Under::Board);
        self.screen.settle(Under::Answer);
    }

    /// The maker of a challenge to the computer, who alone can press anything below it.
    async fn alone(&self, offer: OfferId) -> Result<Option<PlayerId>, Undelivered> {
        let OfferId::Challenge(id) = offer else { return Ok(None) };
        let challenge = self.store.challenge(id).await?;
        let is_to_computer = |it: &Challenge| it.to.one().is_some_and(PlayerId::is_computer);
        Ok(challenge.filter(is_to_computer).map(|challenge| challenge.challenger))
    }

    /// The player who can join an open challenge: the one of the two who has not made it.
    async fn who_joins(&self, offer: OfferId) -> Result<PlayerId, Undelivered> {
        let challenge = match offer {
            OfferId::Challenge(id) => self.store.challenge(id).await?,
            OfferId::Draw(..)
            | OfferId::Proposal(..)
            | OfferId::Problem(_)
            | OfferId::League(_) => None,
        };
        let maker = challenge.map(|challenge| challenge.challenger);
        let other = self.people.iter().find(|person| Some(*person) != maker.as_ref());
        Ok(other.unwrap_or(&self.people[1]).clone())
    }

    /// The player who can press a button of an offer. Only withdrawing it is for its maker.
    fn whose(&self, kind: &ActionKind, asked: &PlayerId) -> PlayerId {
        let is_withdrawal = matches!(kind, ActionKind::Withdraw(_));
        let mine = |person: &&PlayerId| (*person == asked) != is_withdrawal;
        self.people.iter().find(mine).unwrap_or(asked).clone()
    }

    async fn show_start(&self, board: Option<&Board>) -> Result<(), Undelivered> {
        if let Some(picture) = board.and_then(position_on_show) {
            self.draw(picture).await?;
        }
        Ok(())
    }

    async fn show_board(&self, game: GameId, ply: usize) -> Result<Game, Undelivered> {
        let game = self.game(game).await?;
        if let Some(picture) = game_on_show(&game, ply, Color::White) {
            self.draw(picture).await?;
        }
        Ok(game)
    }

    async fn game(&self, game: GameId) -> Result<Game, Undelivered> {
        let game = self.store.game(game).await?;
        game.ok_or_else(|| Undelivered::Never("there is no such game".to_owned()))
    }

    /// A board in the look for all.
    async fn draw(&self, mut picture: Picture) -> Result<(), Undelivered> {
        let settings = self.store.settings(&Holder::Server(names::house())).await?;
        let look = PublicLook::of(&settings);
        picture.bottom = look.bottom_of(&picture);
        self.screen.show_as_it_is(&board_in_text(&picture, None));
        Ok(())
    }
}

/// The player who has moved last; against the computer the person, who alone can press anything.
fn last_mover(game: &Game) -> PlayerId {
    let last = game.turn().other();
    let is_person = |side: &Color| !game.player(*side).is_computer();
    let side = [last, last.other()].into_iter().find(is_person).unwrap_or(last);
    game.player(side).clone()
}
