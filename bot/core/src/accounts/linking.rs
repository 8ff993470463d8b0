//! The commands `link` and `unlink`: two accounts become one member, and two members again. A code
//! alone links nothing: the person who types it is told whose it is, and must confirm.

use super::link_code;
use crate::Timestamp;
use crate::accounts::types::link::{Link, LinkCode, Linking, called};
use crate::accounts::types::{LinkFact, LinkRefusal, LinkRequest};
use crate::clock::{DAY, MINUTE};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::{Action, ActionKind, Decision, Effect, Fact, Reply, Snapshot, Text};
use rand::Rng;

/// For how many seconds a code can be used.
const VALID: i64 = 10 * MINUTE;
/// For how many seconds an account that was parted from one member cannot join another one. Each
/// member has a year's vacation, and days off that change no sooner than this.
const BETWEEN_MEMBERS: i64 = 30 * DAY;

/// Decides a request about the link of the caller's accounts.
pub fn decide(
    snapshot: &Snapshot,
    linking: &Linking,
    call: &Call,
    wish: &LinkRequest,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let may = || may_be_linked_at_all(snapshot, linking, call);
    match wish {
        LinkRequest::Code => may().map(|()| fresh(call, rng)),
        LinkRequest::Typed(_) => may().and_then(|()| asked(linking, call)),
        LinkRequest::Confirmed(_) => may().and_then(|()| linked(linking, call)),
        LinkRequest::Unlink { confirmed } => unlink(linking, call, *confirmed),
    }
}

/// Whether the caller's account can be linked now.
fn may_be_linked_at_all(
    snapshot: &Snapshot,
    linking: &Linking,
    call: &Call,
) -> Result<(), Refusal> {
    if let Some(own) = &linking.own {
        return Err(LinkRefusal::LinkedAlready(own.other_than(call.account())).into());
    }
    // Otherwise a person would have a year's vacation again and again.
    let from = snapshot.departed.map(|left| Timestamp(left.0.saturating_add(BETWEEN_MEMBERS)));
    if let Some(from) = from.filter(|from| *from > call.seen) {
        return Err(LinkRefusal::DeletedLately(from).into());
    }
    Ok(())
}

/// The account with which the caller asks.
fn caller(call: &Call) -> Text {
    called(call.account(), &call.speaker.handle)
}

fn fresh(call: &Call, rng: &mut dyn Rng) -> Decision {
    let code = link_code::draw(rng);
    let expires = Timestamp(call.seen.0.saturating_add(VALID));
    let text = message!("accounts-code-made", code = &code);
    let fact = Fact::Link(LinkFact::CodeMade {
        account: call.account().clone(),
        handle: call.speaker.handle.clone(),
        hash: link_code::hash(&code),
        expires,
    });
    // The code itself is stored nowhere: from its hash nobody can find it.
    let again = message!("accounts-code-told-once");
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
    let text = message!("accounts-link-asked", maker);
    let confirm = Action::new(message!("action-link"), ActionKind::Link(code.id));
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
    let text = message!("accounts-linked", maker);
    let news = message!("accounts-linked-news", caller = caller(call));
    let news = Effect::Letter { to: code.account.clone(), text: news };
    Ok(Decision {
        facts: vec![fact],
        effects: vec![news],
        reply: Reply::Done(text),
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
fn unlink(linking: &Linking, call: &Call, confirmed: Option<i64>) -> Result<Decision, Refusal> {
    let own = linking.own.as_ref().ok_or(LinkRefusal::NotLinked)?;
    let other = own.other_than(call.account());
    // While the accounts are linked, the vacation is the member's alone.
    may_change(linking, [false, linking.resting[0]], || other.clone())?;
    match confirmed {
        None => {
            let account = called(&own.account, &own.handles[0]);
            let text = message!("accounts-part-asked", other, account);
            let confirm = Action::new(message!("action-unlink"), ActionKind::Unlink(own.id));
            Ok(Decision { reply: Reply::Ask(text, vec![confirm]), ..Decision::default() })
        }
        Some(id) if id == own.id => Ok(parted(own, call)),
        Some(_) => Err(LinkRefusal::NothingToConfirm.into()),
    }
}

fn parted(own: &Link, call: &Call) -> Decision {
    let told = if *call.account() == own.account { &own.member } else { &own.account };
    let words = |other: Text| message!("accounts-parted", other);
    let letter = Effect::Letter { to: told.clone(), text: words(own.other_than(told)) };
    Decision {
        facts: vec![Fact::Link(LinkFact::Unlinked { link: own.clone() })],
        effects: vec![letter],
        reply: Reply::Done(words(own.other_than(call.account()))),
        ..Decision::default()
    }
}
