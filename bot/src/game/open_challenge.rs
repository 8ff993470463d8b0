//! Challenges that name nobody: whoever likes can join, and several games can come of one.

use super::challenge::{MOST_OPEN_CHALLENGES, clock_wanted};
use super::invitation::Invitation;
use super::within_limits::{room_for_caller, variant_to_begin};
use super::{
    Action, ActionKind, Call, Challenge, Code, Decision, Invited, OfferRefusal, PlayerId, Refusal,
    Reply, SideWish, Start, StartWish, Terms, Text, World, time_words,
};
use rand::Rng;

/// How many of them one may make in a quarter of an hour: each is there for all to see.
const MOST_LATELY: usize = 3;

/// What is asked for.
pub struct OpenWish<'a> {
    pub variant: &'a str,
    pub side: SideWish,
    pub start: &'a StartWish,
    pub clock: &'a str,
    pub terms: Terms,
    pub named: Option<&'a PlayerId>,
}

pub fn make(
    world: &World,
    call: &Call,
    wish: &OpenWish<'_>,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let OpenWish { side, terms, .. } = *wish;
    if let Some(named) = wish.named {
        return Err(OfferRefusal::TermsForOne(named.clone()).into());
    }
    let server = call.server.clone().ok_or(Refusal::NeedsServer)?;
    let variant = variant_to_begin(world, &call.place, wish.variant)?;
    let start = Start::read(variant, wish.start, rng)?;
    let control = clock_wanted(world, wish.clock)?;
    // What is promised of the lot is known to all after the first game.
    if matches!(start, Start::Drawn(..)) && terms.uses() != Some(1) {
        return Err(OfferRefusal::OneGameOfLot(variant.name.clone()).into());
    }
    if world.counts.open_challenges >= MOST_OPEN_CHALLENGES {
        return Err(Refusal::TooManyChallenges(MOST_OPEN_CHALLENGES));
    }
    if world.counts.recent_open_challenges >= MOST_LATELY {
        return Err(OfferRefusal::TooManyOpenChallenges.into());
    }
    room_for_caller(world)?;
    let id = world.next_challenge;
    let first = &variant.side_names[0];
    let text = Text::new()
        .player(&call.from)
        .plain(" looks for an opponent: ")
        .bold(&variant.name)
        .plain(format!(" ({}×{}).", variant.files, variant.ranks));
    let text = match side {
        SideWish::First => {
            text.plain(" ").player(&call.from).plain(format!(" plays {first}, who moves first."))
        }
        SideWish::Second => text.plain(format!(" Whoever joins plays {first}, who moves first.")),
        SideWish::Random => {
            text.plain(format!(" One lot decides who plays {first} and moves first."))
        }
    };
    let text = text.then(start.promise(variant)).then(time_words::proposed(&control));
    let text = text.plain(format!(" {} It stands for {}.", may_join(terms.uses()), terms.time()));
    let code = Code::draw(rng);
    let text = if world.has_other_networks {
        text.plain(" From another network it is joined with ")
            .code(format!("join {code}"))
            .plain(".")
    } else {
        text
    };
    let actions = vec![
        Action::new("Join", ActionKind::Join(id)),
        Action::new("Withdraw", ActionKind::Withdraw(id)),
    ];
    let done = "You have made the challenge. Anybody here can join it, and you can withdraw it.";
    let (to, stands) = (Invited::Anyone(terms.uses()), terms.seconds());
    let code = Some(code);
    let invitation = Invitation { to, variant, side, start, control, server, stands, code };
    Ok(Decision { reply: Reply::Done(done.into()), ..invitation.offered(id, call, text, actions) })
}

/// Who may join, and how often.
fn may_join(uses: Option<usize>) -> String {
    match uses {
        Some(1) => "The first to join plays.".to_owned(),
        Some(uses) => format!("Up to {uses} games come of it, each with whoever joins."),
        None => "Each who joins gets a game.".to_owned(),
    }
}

/// What whoever answers a challenge in a list is to know of it besides.
pub fn terms(challenge: &Challenge) -> Text {
    let text = match &challenge.start {
        Start::Setup(_) => Text::from(
            " It starts from a position of the challenger’s choice, which stands with the challenge.",
        ),
        Start::Array | Start::Drawn(..) => Text::new(),
    };
    text.then(challenge.control.as_ref().map_or_else(Text::new, time_words::proposed))
}

/// That a challenge is for anybody, in a line of a list, perhaps of its challenger’s own.
pub fn listed(challenge: &Challenge, uses: Option<usize>, reader: Option<&PlayerId>) -> Text {
    let text = Text::from(format!("Challenge {}: ", challenge.id));
    let text = if reader == Some(&challenge.challenger) {
        text.plain("You look")
    } else {
        text.player(&challenge.challenger).plain(" looks")
    };
    text.plain(format!(" for an opponent at {}. {}", challenge.variant.name, may_join(uses)))
        .then(terms(challenge))
        .then(stands_until(challenge))
}

fn stands_until(challenge: &Challenge) -> Text {
    Text::from(" It stands until ").time(challenge.expires).plain(".")
}
