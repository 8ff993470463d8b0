//! The commands `link` and `unlink`: two accounts become one member, and two members again. A code
//! alone links nothing: the person who types it is told whose it is, and must confirm.

use super::link_code;
use crate::Timestamp;
use crate::clock::{DAY, MINUTE};
use crate::model::refusal::{LinkRefusal, Refusal};
use crate::model::request::Call;
use crate::model::state::link::{Link, LinkCode, LinkRequest, Linking, called};
use crate::model::{
    Action, ActionKind, CommandName, CommandReference, Decision, Effect, Fact, LinkFact, Reply,
    Snapshot, Text,
};
use rand::Rng;

/// For how many seconds a code can be used.
const VALID: i64 = 10 * MINUTE;
/// For how many seconds an account that was parted from one member cannot join another one. Each
/// member has a year's vacation, and days off that change no sooner than this.
const BETWEEN_MEMBERS: i64 = 30 * DAY;

/// Makes a code, asks about a typed code, or links the two accounts.
pub fn link(
    snapshot: &Snapshot,
    linking: &Linking,
    call: &Call,
    wish: &LinkRequest,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    if let Some(own) = &linking.own {
        return Err(LinkRefusal::LinkedAlready(own.other_than(call.account())).into());
    }
    // Otherwise a person would have a year's vacation again and again.
    let from = snapshot.departed.map(|left| Timestamp(left.0.saturating_add(BETWEEN_MEMBERS)));
    if let Some(from) = from.filter(|from| *from > call.seen) {
        return Err(LinkRefusal::DeletedLately(from).into());
    }
    match wish {
        LinkRequest::Code => Ok(fresh(call, rng)),
        LinkRequest::Typed(_) => asked(linking, call),
        LinkRequest::Confirmed(_) => linked(linking, call),
    }
}

/// The words for the account with which the caller asks.
fn caller(call: &Call) -> Text {
    called(call.account(), &call.speaker.handle)
}

fn fresh(call: &Call, rng: &mut dyn Rng) -> Decision {
    let code = link_code::draw(rng);
    let expires = Timestamp(call.seen.0.saturating_add(VALID));
    let text = Text::from("Your code is ")
        .code(&code)
        .plain(". Type it with your other account within ten minutes: ")
        .step_elsewhere(CommandReference::of(CommandName::Link).with("code", &code))
        .plain(". It is asked again there before anything happens, and you are told here. This account is then the one by which you are known: its settings, hours and quiet hours hold for both. Give the code to nobody.");
    let fact = Fact::Link(LinkFact::CodeMade {
        account: call.account().clone(),
        handle: call.speaker.handle.clone(),
        hash: link_code::hash(&code),
        expires,
    });
    // The code itself is stored nowhere: from its hash nobody can find it.
    let again = Text::from("Your code was told to you once, and is told to nobody again. To make a new one, in place of it: ")
        .step(CommandName::Link)
        .plain(".");
    Decision {
        facts: vec![fact],
        reply: Reply::Done(text),
        again: Some(Reply::Done(again)),
        ..Decision::default()
    }
}

/// Asks the caller, who has typed a code, whether its account is theirs.
fn asked(linking: &Linking, call: &Call) -> Result<Decision, Refusal> {
    let code = linking.code.as_ref().ok_or(LinkRefusal::NoSuchCode)?;
    // A typed code works with no other account any more: others may have read it.
    if code.typed_by.as_ref().is_some_and(|other| other != call.account()) {
        return Err(LinkRefusal::NoSuchCode.into());
    }
    may_be_linked(linking, code, call)?;
    let maker = called(&code.account, &code.handle);
    let text = Text::from("This code was made by ")
        .then(maker.clone())
        .plain(". Is that you, too? Then the two become one member, known as that account: all games and challenges of both are yours on both networks, and its settings, hours and quiet hours hold; those of this account rest. You can part them again with ")
        .step(CommandName::Unlink)
        .plain(". Should you part them, this account can be linked with that one again at once, and become another member's only after 30 days. Nobody else can use this code any more, should they have read it. If somebody else gave it to you, do not confirm: they would play your games. If you do nothing, nothing changes.");
    let confirm = Action::new("Link the two", ActionKind::Link(code.id));
    let fact = Fact::Link(LinkFact::CodeTyped { code: code.id, by: call.account().clone() });
    Ok(Decision {
        facts: vec![fact],
        reply: Reply::Ask(text, vec![confirm]),
        ..Decision::default()
    })
}

fn linked(linking: &Linking, call: &Call) -> Result<Decision, Refusal> {
    let code = linking.code.as_ref().ok_or(LinkRefusal::NothingToConfirm)?;
    if code.typed_by.as_ref() != Some(call.account()) {
        return Err(LinkRefusal::NothingToConfirm.into());
    }
    may_be_linked(linking, code, call)?;
    let maker = called(&code.account, &code.handle);
    let fact = Fact::Link(LinkFact::Linked {
        account: call.account().clone(),
        member: code.account.clone(),
        handles: [call.speaker.handle.clone(), code.handle.clone()],
    });
    let text = Text::from("This account and ").then(maker).plain(" are one member from now on: ");
    let news = caller(call)
        .plain(" has typed your code and confirmed it: that account and this one are one member from now on, ");
    let news = Text::from("Linked: ").then(news);
    let more = |text: Text| {
        text.plain("with the games, challenges, notes and record of both. ")
            .step(CommandName::Games)
            .plain(" lists them, and ")
            .step(CommandReference::of(CommandName::Move).with("move", "").with("game", ""))
            .plain(" plays in each. If that was a mistake, part them: ")
            .step(CommandName::Unlink)
            .plain(".")
    };
    let news = Effect::Letter { to: code.account.clone(), text: more(news) };
    Ok(Decision {
        facts: vec![fact],
        effects: vec![news],
        reply: Reply::Done(more(text)),
        ..Decision::default()
    })
}

/// Whether the maker of a code and the caller can be one member.
fn may_be_linked(linking: &Linking, code: &LinkCode, call: &Call) -> Result<(), LinkRefusal> {
    let maker = || called(&code.account, &code.handle);
    if code.expires <= call.seen {
        return Err(LinkRefusal::CodeExpired);
    }
    if code.account == *call.account() {
        return Err(LinkRefusal::OwnCode);
    }
    if code.account.network() == call.account().network() {
        return Err(LinkRefusal::SameNetwork);
    }
    if code.is_linked {
        return Err(LinkRefusal::OtherLinked(maker()));
    }
    let again = linking.parted.map(|parted| Timestamp(parted.0.saturating_add(BETWEEN_MEMBERS)));
    if let Some(from) = again.filter(|from| *from > call.seen) {
        return Err(LinkRefusal::PartedLately(from));
    }
    if linking.is_blocked {
        return Err(LinkRefusal::Blocked);
    }
    match (linking.game, linking.challenge, linking.watched) {
        (Some(game), _, _) => return Err(LinkRefusal::PlayedEachOther(game)),
        (_, Some(challenge), _) => return Err(LinkRefusal::ChallengedEachOther(challenge)),
        (_, _, Some(game)) => return Err(LinkRefusal::WatchesTheOther(game)),
        (None, None, None) => {}
    }
    may_change(linking, linking.resting, maker)
}

/// Whether an account's clocks may become another member's now. `resting` says whose clocks rest;
/// the caller's account comes last.
fn may_change(
    linking: &Linking,
    [other, own]: [bool; 2],
    name: impl Fn() -> Text,
) -> Result<(), LinkRefusal> {
    if own {
        return Err(LinkRefusal::OnVacation);
    }
    if other {
        return Err(LinkRefusal::OtherOnVacation(name()));
    }
    linking.late.map_or(Ok(()), |game| Err(LinkRefusal::TimeIsUp(game)))
}

/// Parts the accounts of a member; asks for confirmation first.
pub fn unlink(linking: &Linking, call: &Call, confirmed: Option<i64>) -> Result<Decision, Refusal> {
    let own = linking.own.as_ref().ok_or(LinkRefusal::NotLinked)?;
    let other = own.other_than(call.account());
    // While the accounts are linked, the vacation is the member's alone.
    may_change(linking, [false, linking.resting[0]], || other.clone())?;
    match confirmed {
        None => {
            let text = Text::from("This account and ")
                .then(other)
                .plain(" become two members again. Each gets back the games with which it has sat down, with notes and lines, and what it has made on its network; settings, hours and quiet hours of both are as they were. Whoever is blocked stays so for both. The two can be linked again at once; ")
                .then(called(&own.account, &own.handles[0]))
                .plain(" can become another member's only after 30 days. If you do nothing, nothing changes.");
            let confirm = Action::new("Part the two", ActionKind::Unlink(own.id));
            Ok(Decision { reply: Reply::Ask(text, vec![confirm]), ..Decision::default() })
        }
        Some(id) if id == own.id => Ok(parted(own, call)),
        Some(_) => Err(LinkRefusal::NothingToConfirm.into()),
    }
}

fn parted(own: &Link, call: &Call) -> Decision {
    let told = if *call.account() == own.account { &own.member } else { &own.account };
    let words = |other: Text| {
        Text::from("This account and ")
            .then(other)
            .plain(" are two members from now on, and each has what it had sat down with: ")
            .step(CommandName::Games)
            .plain(".")
    };
    let letter = Effect::Letter { to: told.clone(), text: words(own.other_than(told)) };
    Decision {
        facts: vec![Fact::Link(LinkFact::Unlinked { link: own.clone() })],
        effects: vec![letter],
        reply: Reply::Done(words(own.other_than(call.account()))),
        ..Decision::default()
    }
}
