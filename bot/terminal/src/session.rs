//! Two people at one keyboard. Each line is read and carried out, and its effects are shown before
//! the next.

use super::files;
use super::front::TerminalFront;
use super::input::{self, Input};
use super::names;
use super::screen::{Screen, Under};
use crate::wording::reader;
use menagerie_chat::conversation::{self, Answer, Instead, Options, Question, Show};
use menagerie_chat::deliver::{Front, Fronts};
use menagerie_chat::drawing;
use menagerie_chat::engine::Services;
use menagerie_chat::languages::letters;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::community::types::CommunityRequest;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Via, Which};
use menagerie_core::model::state::{ComputerLevel, Game, Viewer, Visibility};
use menagerie_core::model::{Action, ActionKind, CommandName, Reply, Text, numbered, visible};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::record;
use menagerie_core::{GameId, PlayerId, message};
use menagerie_rules::notation::{self, Letters};
use menagerie_store::{Errand, ErrandKind, Store, StoreError};
use menagerie_words::{Language, without_links};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How long a challenge to the computer may wait, in seconds.
const UNTIL_BEGUN: i64 = 10;
/// How long the computer may take for its move, in seconds.
const UNTIL_MOVED: i64 = 60;
/// How long to wait before looking again whether it has moved.
const LOOK_AGAIN: Duration = Duration::from_millis(10);
/// How long the effects of a line may take to be shown.
const UNTIL_SHOWN: Duration = Duration::from_secs(10);

/// The two people, and everything that they need.
pub struct Session {
    services: Services,
    screen: Arc<Screen>,
    people: [String; 2],
    mark: u64,
    echo: bool,
    calls: u64,
}

/// The reason why a session has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// They have left.
    Left,
    /// There is no more input, or nobody sees the output.
    Gone,
}

impl Session {
    /// Two people before a screen. `mark` is a number that no other session has, and makes the
    /// causes of this session's calls unique. With `echo`, lines are repeated after the prompt,
    /// because a script's input is not visible.
    pub fn new(
        services: Services,
        screen: Arc<Screen>,
        people: [String; 2],
        mark: u64,
        echo: bool,
    ) -> Self {
        Self { services, screen, people, mark, echo, calls: 0 }
    }

    /// The network that delivers to a screen.
    pub fn fronts(store: &Arc<Store>, screen: &Arc<Screen>, people: &[String; 2]) -> Fronts {
        let front = TerminalFront {
            store: Arc::clone(store),
            screen: Arc::clone(screen),
            people: people.each_ref().map(|name| names::player(name)),
        };
        [Arc::new(front) as Arc<dyn Front>].into_iter().collect()
    }

    /// Plays until a player leaves or the lines end. With a variant, a game of it begins at once,
    /// and the first of the two moves first. With a level, it is against the computer.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn play(
        &mut self,
        variant: Option<&str>,
        against: Option<ComputerLevel>,
        lines: &mut mpsc::Receiver<String>,
    ) -> Result<Ended, StoreError> {
        self.services.network_presence.always(names::NETWORK);
        self.greet(variant, against).await?;
        loop {
            self.wait_for_computer().await?;
            let speaker = self.speaker().await?;
            let prompt = format!("{}> ", self.people[speaker]);
            self.screen.prompt(&prompt);
            let Some(line) = lines.recv().await else {
                self.screen.show("");
                return Ok(Ended::Gone);
            };
            if self.echo {
                self.screen.show_as_it_is(&visible(line.trim_end()));
            }
            let line = input::read(&line, &self.people, self.screen.language());
            let who = line.who.unwrap_or(speaker);
            if line.input == Input::Leave {
                return Ok(Ended::Left);
            }
            self.act(who, line.who.is_some(), line.input).await?;
            if self.screen.is_gone() {
                return Ok(Ended::Gone);
            }
        }
    }

    async fn greet(
        &mut self,
        variant: Option<&str>,
        against: Option<ComputerLevel>,
    ) -> Result<(), StoreError> {
        let mut games = self.services.store.running_games_of(&self.player(0)).await?;
        games.sort_by_key(|game| game.touched);
        let goes_on = games.last().filter(|_| variant.is_none());
        let is_alone = against.is_some() || goes_on.is_some_and(is_with_computer);
        let [first, second] = self.people.clone();
        self.screen.say(&if is_alone {
            message!("terminal-hello-alone", first)
        } else {
            message!("terminal-hello", first, second)
        });
        if let Some(variant) = variant {
            if !games.is_empty() {
                self.screen.say(&message!("terminal-games-run", games = games.len()));
            }
            let given = [("variant", variant), ("colour", "first")];
            let given = given.map(|(name, value)| (name.to_owned(), value.to_owned()));
            let level = against.map(|level| ("level".to_owned(), level.to_string()));
            let given = given.into_iter().chain(level).collect();
            self.ask(0, CommandName::Challenge, given).await?;
            let accepted = self.screen.choice(1).map(|choice| choice.kind);
            if let Some(ActionKind::Accept(_)) = accepted {
                self.press(1, 1).await?;
            }
            return Ok(());
        }
        match games.last() {
            Some(game) => {
                self.screen.go(game.id);
                self.ask(0, CommandName::Board, Options::default()).await
            }
            None => self.ask(0, CommandName::Help, Options::default()).await,
        }
    }

    fn player(&self, who: usize) -> PlayerId {
        names::player(&self.people[who])
    }

    /// The player to move at this table, or the first of the two if there is no game.
    async fn speaker(&self) -> Result<usize, StoreError> {
        let Some(id) = names::game_at(&self.screen.place()) else { return Ok(0) };
        let Some(game) = self.services.store.game(id).await? else { return Ok(0) };
        let next = game.player(game.turn()).clone();
        Ok((0..2).find(|who| self.player(*who) == next).unwrap_or(0))
    }

    /// Waits while the computer has something to do at this table, and until that is shown. So a
    /// script can play against it.
    async fn wait_for_computer(&self) -> Result<(), StoreError> {
        let store = &self.services.store;
        let begins = self.services.clock.now();
        while self.services.clock.now().0 - begins.0 < UNTIL_MOVED {
            let errands = store.errands().await?;
            let table = names::game_at(&self.screen.place());
            let is_here = |errand: &Errand| match errand.what {
                ErrandKind::Game(game) => Some(game) == table,
                // The game begins at once, or not at all.
                ErrandKind::Challenge(_) => begins.0 - errand.since.0 < UNTIL_BEGUN,
            };
            if !errands.iter().any(is_here)
                && (!self.is_against_computer().await? || store.waiting(0).await?.is_empty())
            {
                return Ok(());
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        Ok(())
    }

    /// Whether the computer plays at this table.
    async fn is_against_computer(&self) -> Result<bool, StoreError> {
        let Some(id) = names::game_at(&self.screen.place()) else { return Ok(false) };
        let game = self.services.store.game(id).await?;
        Ok(game.as_ref().is_some_and(is_with_computer))
    }

    async fn act(&mut self, who: usize, named: bool, input: Input) -> Result<(), StoreError> {
        match input {
            Input::Nothing | Input::Leave => Ok(()),
            Input::Go(game) => self.go(who, game).await,
            Input::Press(number) => {
                // A button is pressed by the player whom it is for, unless the line names the other
                // one.
                let whose = self.screen.choice(number).map(|choice| choice.who);
                let whose = (0..2).find(|who| Some(self.player(*who)) == whose);
                self.press(if named { who } else { whose.unwrap_or(who) }, number).await
            }
            Input::Ask(verb, options) => self.ask(who, verb, options).await,
            Input::Typed(text) => {
                let command =
                    Command::Play(PlayRequest::Move { which: Which::Here, text, shown: None });
                let letters = letters(self.screen.language());
                self.call(who, letters, command).await;
                Ok(())
            }
        }
    }

    async fn go(&mut self, who: usize, game: GameId) -> Result<(), StoreError> {
        let (from, house) = (self.player(who), names::house());
        let found = self.services.store.game(game).await?;
        let viewer = Viewer { player: &from, server: Some(&house), visibility: &Visibility::All };
        if found.is_some_and(|game| game.is_visible_to(viewer)) {
            self.screen.go(game);
        }
        let named = [("game".to_owned(), game.to_string())];
        self.ask(who, CommandName::Board, named.into_iter().collect()).await
    }

    async fn ask(
        &mut self,
        who: usize,
        verb: CommandName,
        options: Options,
    ) -> Result<(), StoreError> {
        if matches!(verb, CommandName::Link | CommandName::Unlink) {
            self.screen.say(&message!("terminal-one-network"));
            return Ok(());
        }
        let from = self.player(who);
        let member = Some(options.text("member")).filter(|name| !name.is_empty());
        let member = member.map(|name| self.known(name));
        let mut question = self.question(&from, options.without_courtesy().naming(member));
        if let Some(meant) = question.meant(verb).await? {
            let text = meant.words();
            let choices = meant.instead.into_iter();
            let actions = choices.map(|(label, step)| Action::new(label, ActionKind::Do(step)));
            self.tell(&from, Answer { actions: actions.collect(), ..Answer::text(text) });
            return Ok(());
        }
        if let Some(answer) = question.answer(verb).await {
            self.tell(&from, answer);
            return Ok(());
        }
        let named = self.named(who, verb, &question.options);
        match question.command(verb, named).await {
            Ok(Some(command)) => {
                let letters = question.letters.clone();
                self.call(who, letters, command).await;
            }
            Ok(None) => {}
            Err(answer) => self.tell(&from, answer),
        }
        Ok(())
    }

    /// The player of this name, spelled as at the start.
    fn known(&self, name: &str) -> PlayerId {
        let known = self.people.iter().find(|known| known.eq_ignore_ascii_case(name));
        names::player(known.map_or(name, String::as_str))
    }

    /// The player whom a command names. A challenge is for the other player, unless it says that it
    /// is for anybody.
    fn named(&self, who: usize, verb: CommandName, options: &Options) -> Option<Opponent> {
        let player = match (verb, options.text("member")) {
            (CommandName::Block | CommandName::Unblock, "") => return None,
            (CommandName::Block | CommandName::Unblock, name) => self.known(name),
            _ => self.player(1 - who),
        };
        let is_for_other = !options.have_terms() && options.level().is_none();
        is_for_other.then_some(Opponent { player, presence: Presence::Member })
    }

    fn question(&self, from: &PlayerId, options: Options) -> Question<'_> {
        Question {
            store: &self.services.store,
            from: from.clone(),
            place: self.screen.place(),
            server: Some(names::house()),
            lookup: &Visibility::All,
            hears_talk: true,
            letters: letters(self.screen.language()),
            now: self.services.clock.now(),
            options,
        }
    }

    async fn press(&mut self, who: usize, number: usize) -> Result<(), StoreError> {
        let Some(choice) = self.screen.choice(number) else {
            self.screen.say(&message!("terminal-no-number", number));
            return Ok(());
        };
        if choice.under == Under::Answer {
            self.screen.settle(Under::Answer);
        }
        match conversation::pressed(choice.kind) {
            Ok(command) => self.call(who, Letters::default(), command).await,
            Err(Instead::Say(text)) => self.screen.say(&text),
            Err(Instead::Look(view)) => {
                let from = self.player(who);
                let answer = self.question(&from, Options::default()).view(view).await;
                self.tell(&from, answer);
            }
            Err(Instead::Do(step)) => {
                let options = step.with.into_iter().collect();
                return Box::pin(self.ask(who, step.verb, options)).await;
            }
        }
        Ok(())
    }

    /// Hands in a call, and waits until its effects are shown. What the player has typed may be in
    /// the letters of their language; what a button stands for is not.
    async fn call(&mut self, who: usize, letters: Letters, command: Command) {
        self.calls += 1;
        let begins = matches!(
            command,
            Command::Challenge(ChallengeRequest::Make(_))
                | Command::Community(CommunityRequest::GamePlaces(_))
        );
        let from = self.player(who);
        let now = self.services.clock.now();
        let call = Call {
            from: from.clone(),
            speaker: Speaker::default(),
            place: if begins { names::room() } else { self.screen.place() },
            server: Some(names::house()),
            visibility: Visibility::All,
            // The two are managers of their own community.
            authority: Authority::Manager,
            hears_talk: true,
            cause: names::cause(format_args!("{:016x}-{}", self.mark, self.calls)),
            at: now,
            seen: now,
            via: Via::Private,
            letters,
            command,
        };
        let (reply, shown) = self.services.ask_and_listen(call).await;
        let is_shown = !shown.is_nothing();
        let more = shown.afterwards(UNTIL_SHOWN).await;
        match reply {
            // The effects are visible, so no more words are needed.
            Ok(Reply::Nothing | Reply::Done(_)) if is_shown => {}
            reply => {
                let answer = self.question(&from, Options::default()).answered(reply).await;
                self.tell(&from, answer);
            }
        }
        if let Some(more) = more {
            self.screen.say(&more);
        }
    }

    /// Shows an answer to its caller.
    fn tell(&self, from: &PlayerId, answer: Answer) {
        let actions = answer.all_actions();
        if let Some(show) = answer.show {
            let shown = match (answer.file, show) {
                (Some(name), show @ (Show::Board { .. } | Show::Replay { .. })) => {
                    self.screen.worded(&files::keep(self.services.store.path(), &name, show))
                }
                (_, show) => shown(show, self.screen.language()),
            };
            if !shown.is_empty() {
                self.screen.show_as_it_is(&shown);
            }
        }
        let texts: Vec<String> = answer.texts.iter().map(|text| self.screen.worded(text)).collect();
        self.screen.show(&texts.join("\n"));
        self.screen.settle(Under::Answer);
        self.screen.offer(&actions, Under::Answer, |_| from.clone());
    }
}

/// Whether the computer is one of a game's players.
fn is_with_computer(game: &Game) -> bool {
    game.players.iter().any(PlayerId::is_computer)
}

/// The picture of an answer, in characters.
fn shown(show: Show, language: Language) -> String {
    match show {
        Show::Board { picture, crop, .. } => drawing::board_in_text(&picture, crop),
        Show::Replay { game, wish } => {
            let plies = game.line.ply();
            let first = wish.last_plies.map_or(0, |last| plies.saturating_sub(last));
            let played = (first..plies).filter_map(|ply| {
                let (before, played) = (game.line.position_at(ply)?, game.line.moves().get(ply)?);
                let told = Text::from(notation::told(before, played));
                let told = without_links(&told, reader(language));
                Some(format!("{} · {told}", numbered(before, played)))
            });
            played.collect::<Vec<_>>().join("\n")
        }
        Show::Task { task, position, stars, .. } => {
            menagerie_chat::task_drawing::task_in_text(&task, &position, stars)
        }
        Show::Chart { chart, .. } => without_links(chart.told(), reader(language)),
        // Their texts say the same.
        Show::Card { .. } | Show::Sheet { .. } | Show::Ratings { .. } | Show::Results { .. } => {
            String::new()
        }
        Show::Document(text) => visible(text.trim_end()),
        Show::Pgn { text, players } => {
            let name = |player: &PlayerId| player.address_on(names::NETWORK).map(str::to_owned);
            visible(record::named(&text, &players.each_ref().map(name)).trim_end())
        }
    }
}
