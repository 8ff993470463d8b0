//! The message handler: it acts on members' messages and reactions. They are understood, decided
//! and answered.

use crate::bot::{Bot, Origin};
use crate::messages::choosing::{Chosen, chosen, how_to_choose, no_choice, which_one};
use crate::messages::lookups::{own, person};
use crate::messages::meaning::{Circumstances, Meaning, choice_of};
use crate::messages::naming;
use crate::messages::naming::Named;
use crate::messages::reactions::{number_of, of_reaction};
use crate::messages::written::{Edit, Reacted, Written};
use crate::names;
use crate::names::Spot;
use crate::posting::answers::Answering;
use crate::posting::own_messages::{Choice, Own};
use crate::posting::readers::Readers;
use menagerie_chat::conversation::{
    self, Answer, Concern, Instead, Options, Question, Rights, concern, may_be_meant, names_square,
    rights, slip_of, why_not_meant,
};
use menagerie_chat::desk::DeskError;
use menagerie_chat::languages;
use menagerie_chat::traces;
use menagerie_core::ladder::types::{LadderDeed, LadderRequest};
use menagerie_core::model::request::{Authority, Command, Via, Which};
use menagerie_core::model::state::{Allowance, Visibility};
use menagerie_core::model::{ActionKind, CommandName, Reply, Text};
use menagerie_core::play::types::{Correction, PlayRequest};
use menagerie_core::{Timestamp, message};
use menagerie_rules::notation::Letters;
use menagerie_words::Language;
use ruma::{OwnedEventId, OwnedUserId, RoomId};
use std::collections::BTreeSet;
use std::time::Duration;

/// How long a command waits for the outcome of its effects.
const UNTIL_SHOWN: Duration = Duration::from_secs(20);
/// Acts on a message, if it is meant for the bot. A message that was acted on before changes
/// nothing. No message counts as written before `since`, when the homeserver had no more news.
///
/// # Errors
/// When nothing was stored. The message can be handled again.
pub async fn hear(bot: &Bot, written: &Written, since: Timestamp) -> Result<(), DeskError> {
    let other = bot.front.directs.other_in(&written.spot.room).await;
    let is_alone = other.is_some_and(|other| other == written.sender);
    let mut spot = written.spot.clone();
    let own = match &written.replies_to {
        Some(original) => own(bot, &spot.room, original).await,
        None => None,
    };
    // A client without threads replies outside of them, to a message in one or to its first
    // message.
    if let (Some(own), Some(original), None) = (&own, &written.replies_to, &spot.root) {
        spot.root = own.root.clone().or_else(|| Some(original.clone()));
        if own.root.is_none() && games_here(bot, &spot, written).await?.is_empty() {
            spot.root = None;
        }
    }
    let mut how = Circumstances { is_alone, to_us: own.is_some(), language: Language::ENGLISH };
    let (mut meaning, mut named) = crate::messages::meaning::meaning(written, &bot.front.me, how);
    // Most talk names neither a command nor a square.
    if !is_mere_talk(&meaning) {
        how.language = bot.language_of_author(&spot.room, &written.sender, is_alone).await;
        (meaning, named) = crate::messages::meaning::meaning(written, &bot.front.me, how);
    }
    let mut is_of_several = false;
    if let Meaning::Choose(number) = meaning {
        let chosen = match &own {
            Some(own) => own.choice(number),
            None => match chosen(bot, &spot, &written.sender, number).await? {
                Chosen::One(choice, ..) => Some(choice),
                Chosen::Several => {
                    is_of_several = true;
                    None
                }
                Chosen::Nothing => None,
            },
        };
        match chosen {
            Some(Choice::Press(action)) => meaning = Meaning::Press(action),
            Some(Choice::Type(body)) => {
                let retyped = Written { body, ..written.clone() };
                (meaning, named) = crate::messages::meaning::meaning(&retyped, &bot.front.me, how);
            }
            None => {}
        }
    }
    let written_at = written.edit.as_ref().map_or(written.at, |edit| edit.at);
    let origin = Origin {
        user: written.sender.clone(),
        spot,
        is_alone,
        about: None,
        authority: Authority::Player,
        cause: written.event.to_string(),
        at: Timestamp(written_at.0.max(since.0).min(bot.services.clock.now().0)),
        is_move: matches!(meaning, Meaning::Ask(CommandName::Move, _)),
        letters: languages::letters(how.language),
    };
    let reply_to = Some(written.event.clone());
    if let Some(edit) = &written.edit {
        return corrected(bot, origin, written, edit, meaning).await;
    }
    match meaning {
        Meaning::Overheard(text) => {
            if let Some((how, own)) = number_alone(bot, &origin, written, &text).await? {
                let choices = Some(own);
                let asked = Answering { choices, ..Answering::to(&origin, reply_to, Readers::All) };
                send(bot, asked, Answer::text(how));
                return Ok(());
            }
            let mut games = games_here(bot, &origin.spot, written).await?;
            let message = names::message(&origin.spot.room, &written.event);
            // A move may be written where its game began, and not where it is played.
            let is_beside = games.is_empty() && names_square(&text);
            if is_beside {
                let (place, author) = (names::place(&origin.spot), names::player(&written.sender));
                games = bot.services.store.games_begun_at(&place, &author).await?;
            }
            let is_aside = is_beside || written.replies_to.is_some();
            let via = if is_aside { Via::Aside(message) } else { Via::Overheard(message) };
            let call = bot.call(&origin, via, here(text));
            if !may_be_meant(&call, &games) {
                traces::left_alone(&written.event, why_not_meant(&games));
                return Ok(());
            }
            bot.services.ask(call).await.map(drop)
        }
        Meaning::Said(text) => {
            bot.called(&origin).await?;
            let via = Via::Addressed(names::message(&origin.spot.room, &written.event));
            let call = bot.call(&origin, via, here(text));
            bot.services.ask(call).await.map(drop)
        }
        Meaning::Ask(verb, options) => {
            // A caller who looks at their data does not get a stored trace of that.
            if verb != CommandName::Privacy {
                bot.called(&origin).await?;
            }
            asked(bot, &origin, reply_to, verb, options, named).await
        }
        Meaning::Press(action) => {
            if !matches!(action, ActionKind::Forget(_)) {
                bot.called(&origin).await?;
            }
            press(bot, &origin, reply_to, action).await
        }
        Meaning::Choose(number) => {
            let text = if is_of_several {
                which_one(number)
            } else {
                no_choice(bot, &origin, number).await
            };
            answer(bot, &origin, reply_to, Readers::All, Answer::text(text));
            Ok(())
        }
        Meaning::Unknown(word) => {
            let near = slip_of(&word);
            let word: String = word.chars().take(LONGEST_WORD).collect();
            let text = match near {
                Some(verb) => message!("matrix-mistyped-command", word, step = verb),
                None => message!("matrix-unknown-command", word),
            };
            answer(bot, &origin, reply_to, Readers::All, Answer::text(text));
            Ok(())
        }
    }
}

/// Acts on a message after an edit. Only a move is read again.
async fn corrected(
    bot: &Bot,
    mut origin: Origin,
    written: &Written,
    edit: &Edit,
    meaning: Meaning,
) -> Result<(), DeskError> {
    let message = names::message(&origin.spot.room, &written.event);
    let original = names::cause(written.event.as_str());
    origin.cause =
        original.edit(&edit.event).address_on(names::NETWORK).unwrap_or_default().to_owned();
    let correction = Correction { original, before: edit.before };
    let here = |text| {
        Command::Play(PlayRequest::Correct {
            which: Which::Here,
            text,
            correction: correction.clone(),
        })
    };
    let call = match meaning {
        Meaning::Overheard(text) => bot.call(&origin, Via::Overheard(message), here(text)),
        Meaning::Said(text) => bot.call(&origin, Via::Addressed(message), here(text)),
        Meaning::Ask(CommandName::Move, options) => {
            let question = question(bot, &origin, options).resolved().await;
            let Ok(Some(Command::Play(PlayRequest::Move { which, text, .. }))) =
                question.command(CommandName::Move, None).await
            else {
                return Ok(());
            };
            let command =
                Command::Play(PlayRequest::Correct { which, text, correction: correction.clone() });
            let reply_to = Some(written.event.clone());
            origin.is_move = true;
            return decided(bot, &origin, reply_to, Concern::Deed, command).await;
        }
        _ => return Ok(()),
    };
    if !may_be_meant(&call, &games_here(bot, &origin.spot, written).await?) {
        return Ok(());
    }
    bot.services.ask(call).await.map(drop)
}

/// Acts on a reaction to a message of the bot, if it presses one of its buttons.
///
/// # Errors
/// When nothing was stored. The reaction can be handled again.
pub async fn react(
    bot: &Bot,
    room: &RoomId,
    reacted: &Reacted,
    since: Timestamp,
) -> Result<(), DeskError> {
    let Some(own) = own(bot, room, &reacted.to).await else { return Ok(()) };
    let by_number = number_of(&reacted.key).and_then(|number| own.choice(number));
    let agreed = || of_reaction(&reacted.key, &own.actions).cloned().map(Choice::Press);
    let action = match by_number.or_else(agreed) {
        Some(Choice::Press(action)) => action,
        Some(Choice::Type(body)) => {
            return hear(bot, &typed(room, reacted, own, body), since).await;
        }
        None => return Ok(()),
    };
    let origin = Origin {
        user: reacted.sender.clone(),
        spot: Spot { room: room.to_owned(), root: own.root },
        is_alone: bot.front.directs.other_in(room).await.is_some_and(|it| it == reacted.sender),
        about: None,
        authority: Authority::Player,
        cause: reacted.event.to_string(),
        at: Timestamp(reacted.at.0.max(since.0).min(bot.services.clock.now().0)),
        is_move: false,
        letters: Letters::default(),
    };
    press(bot, &origin, None, action).await
}

/// The message that a reaction stands for.
fn typed(room: &RoomId, reacted: &Reacted, own: Own, body: String) -> Written {
    Written {
        spot: Spot { room: room.to_owned(), root: own.root },
        event: reacted.event.clone(),
        sender: reacted.sender.clone(),
        at: reacted.at,
        body,
        mentions: BTreeSet::new(),
        pills: Vec::new(),
        replies_to: None,
        form: None,
        edit: None,
    }
}

/// The most characters of a word that is repeated.
const LONGEST_WORD: usize = 40;

fn here(text: String) -> Command {
    Command::Play(PlayRequest::Move { which: Which::Here, text, shown: None })
}

/// A number that a player has typed alone in their game's place, and the bot's message there that
/// has a choice of this number for them, if one has. It is not chosen, because it may be talk, and
/// some choices end a game.
async fn number_alone(
    bot: &Bot,
    origin: &Origin,
    written: &Written,
    text: &str,
) -> Result<Option<(Text, Own)>, DeskError> {
    let Some(number) = choice_of(text.trim()) else { return Ok(None) };
    if origin.spot.root.is_none() || games_here(bot, &origin.spot, written).await?.is_empty() {
        return Ok(None);
    }
    Ok(match chosen(bot, &origin.spot, &origin.user, number).await? {
        Chosen::One(_, own, source) => Some((how_to_choose(number, source), own)),
        Chosen::Several | Chosen::Nothing => None,
    })
}

async fn games_here(
    bot: &Bot,
    spot: &Spot,
    written: &Written,
) -> Result<Vec<menagerie_store::GameAtPlace>, DeskError> {
    let author = names::player(&written.sender);
    Ok(bot.services.store.games_played_at(&names::place(spot), &author).await?)
}

async fn asked(
    bot: &Bot,
    origin: &Origin,
    reply_to: Option<OwnedEventId>,
    verb: CommandName,
    options: Options,
    named: Option<OwnedUserId>,
) -> Result<(), DeskError> {
    let readers = Readers::of(concern(verb), &Answer::default());
    let (named, options) = match named {
        Some(user) => (Some(user), options),
        None => match naming::named(bot, origin, verb, options).await {
            Named::Nobody(options) => (None, options),
            Named::One(user, options) => (Some(user), options),
            Named::Several(text, instead) => {
                let asked = Answering { instead, ..Answering::to(origin, reply_to, readers) };
                send(bot, asked, Answer::text(text));
                return Ok(());
            }
            Named::Unknown(text) => {
                answer(bot, origin, reply_to, readers, Answer::text(text));
                return Ok(());
            }
        },
    };
    let named = match named {
        Some(user) => Some(person(bot, origin, user).await),
        None => None,
    };
    let options = options.naming(named.as_ref().map(|person| person.player.clone()));
    let about = bot.asked_alone(origin, verb, &options).await?;
    let mut origin = Origin { about, ..origin.clone() };
    if rights(verb) != Rights::Everyone {
        origin.authority = bot.authority_about(&origin).await;
    }
    let origin = &origin;
    let begins = begins_here(verb, &options);
    let mut question = question(bot, origin, options).resolved().await;
    let concern = concern(verb);
    if let Some(text) = question.not_understood(verb) {
        answer(bot, origin, reply_to, Readers::of(concern, &Answer::default()), Answer::text(text));
        return Ok(());
    }
    if let Ok(Some(meant)) = question.meant(verb).await {
        let text = meant.words();
        let asked = Answering {
            instead: meant.commands(),
            ..Answering::to(origin, reply_to, Readers::of(concern, &Answer::default()))
        };
        send(bot, asked, Answer::text(text));
        return Ok(());
    }
    if let Some(found) = question.answer(verb).await {
        answer(bot, origin, reply_to, Readers::of(concern, &found), found);
        return Ok(());
    }
    if origin.is_alone && (is_of_a_room(verb) || begins) {
        let text = message!("matrix-only-in-rooms", step = verb);
        answer(bot, origin, reply_to, Readers::All, Answer::text(text));
        return Ok(());
    }
    let command = match question.command(verb, named).await {
        Ok(Some(command)) => command,
        Ok(None) => return Ok(()),
        Err(found) => {
            answer(bot, origin, reply_to, Readers::of(concern, &found), found);
            return Ok(());
        }
    };
    let mut at = origin.spot.clone();
    if is_of_a_room(verb) || begins {
        at.root = None;
    }
    let origin = Origin { spot: at, ..origin.clone() };
    decided(bot, &origin, reply_to, concern, command).await
}

/// Whether a command makes something begin in the room.
fn begins_here(verb: CommandName, options: &Options) -> bool {
    verb == CommandName::League && ["create", "publish"].contains(&options.text("what"))
}

/// Whether a command is about the room, wherever in it it is written.
fn is_of_a_room(verb: CommandName) -> bool {
    matches!(
        verb,
        CommandName::Challenge
            | CommandName::Join
            | CommandName::Ladder
            | CommandName::Server
            | CommandName::Places
            | CommandName::Variants
            | CommandName::Variant
    )
}

async fn press(
    bot: &Bot,
    origin: &Origin,
    reply_to: Option<OwnedEventId>,
    action: ActionKind,
) -> Result<(), DeskError> {
    let is_move = matches!(action, ActionKind::Play(..) | ActionKind::Change(_));
    // The move behind a choice is in the game's own letters, whatever letters the member types.
    let origin = &Origin { is_move, letters: Letters::default(), ..origin.clone() };
    match conversation::pressed(action) {
        Ok(command) => {
            let about = bot.answered_alone(origin, &command).await?;
            let origin = &Origin { about, ..origin.clone() };
            decided(bot, origin, reply_to, Concern::Deed, command).await
        }
        Err(Instead::Say(text)) => {
            answer(bot, origin, reply_to, Readers::OnlyThem, Answer::text(text));
            Ok(())
        }
        Err(Instead::Look(view)) => {
            let found = question(bot, origin, Options::default()).resolved().await.view(view).await;
            answer(bot, origin, reply_to, Readers::OnlyThem, found);
            Ok(())
        }
        Err(Instead::Do(step)) => {
            let options = step.with.into_iter().collect();
            Box::pin(asked(bot, origin, reply_to, step.verb, options, None)).await
        }
    }
}

/// A command that may store something.
async fn decided(
    bot: &Bot,
    origin: &Origin,
    reply_to: Option<OwnedEventId>,
    concern: Concern,
    command: Command,
) -> Result<(), DeskError> {
    // A command that concerns nobody else is seen by its caller alone. A caller alone with the bot
    // does not see the place where its effects are shown.
    // A league's post is edited far up, which nobody is told of. A member who is removed from a
    // ladder is told in private.
    let removes = |request: &LadderRequest| matches!(request.deed, LadderDeed::Remove(_));
    let is_unseen = origin.is_alone
        || match &command {
            Command::Link(_) | Command::Forget { .. } | Command::League(_) => true,
            Command::Ladder(request) => removes(request),
            _ => false,
        };
    let call = bot.call(origin, Via::Private, command);
    let (reply, shown) = bot.services.ask_and_listen(call).await;
    let reply = reply?;
    let is_seen =
        !is_unseen && matches!(reply, Reply::Nothing | Reply::Done(_)) && !shown.is_nothing();
    if !is_seen {
        let readers = Readers::of_reply(concern, &reply);
        let found =
            question(bot, origin, Options::default()).resolved().await.answered(Ok(reply)).await;
        answer(bot, origin, reply_to.clone(), readers, found);
    }
    // Obstacles and remarks are told once they are known. The next message is heard meanwhile.
    if shown.is_nothing() {
        return Ok(());
    }
    let later = Origin { cause: format!("{}-more", origin.cause), ..origin.clone() };
    let bot = bot.clone();
    tokio::spawn(async move {
        if let Some(more) = shown.afterwards(UNTIL_SHOWN).await {
            answer(&bot, &later, reply_to, Readers::OnlyThem, Answer::text(more));
        }
    });
    Ok(())
}

/// Whether a text is for others, and names neither a command nor a square.
fn is_mere_talk(meaning: &Meaning) -> bool {
    let Meaning::Overheard(text) = meaning else { return false };
    !text.starts_with('!') && !text.contains(|sign: char| sign.is_ascii_digit())
}

fn question<'a>(bot: &'a Bot, origin: &Origin, options: Options) -> Question<'a> {
    Question {
        store: &bot.services.store,
        from: names::player(&origin.user),
        place: names::place(&origin.spot),
        server: bot.server(origin),
        lookup: &Visibility::All,
        hears_talk: true,
        letters: origin.letters.clone(),
        now: bot.services.clock.now(),
        options,
    }
}

/// Runs an answer, unless the user has had too many.
fn answer(
    bot: &Bot,
    origin: &Origin,
    reply_to: Option<OwnedEventId>,
    readers: Readers,
    answer: Answer,
) {
    send(bot, Answering::to(origin, reply_to, readers), answer);
}

fn send(bot: &Bot, mut answering: Answering, answer: Answer) {
    let is_for_all = answering.readers == Readers::All;
    let answer = match bot.allowance(&answering.origin, is_for_all) {
        Allowance::Answer => answer,
        Allowance::LastWord => {
            // It appears where it was asked for, because only there a caller waits for a word.
            answering.instead.clear();
            if answering.reply_to.is_some() {
                answering.readers = Readers::All;
            }
            Answer::text(message!("matrix-last-word"))
        }
        Allowance::Silence => return,
    };
    let its_bot = bot.clone();
    bot.answering(async move { answering.with(&its_bot, answer).await });
}
