//! Challenges that name nobody: whoever likes can join, and several games can come of one.

use super::challenge::{MOST_OPEN_CHALLENGES, MOST_RUNNING_GAMES, clock_wanted, find_variant};
use super::{
    Action, ActionKind, Board, Call, Challenge, Decision, Effect, Fact, Invited, OfferId,
    OfferRefusal, PlayerId, Refusal, Reply, SideWish, Start, StartWish, Target, Terms, Text,
    Timestamp, World, time_words,
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
        return Err(Refusal::Offer(OfferRefusal::TermsForOne(named.clone())));
    }
    let server = call.server.clone().ok_or(Refusal::NeedsServer)?;
    let variant = find_variant(wish.variant)?;
    let start = Start::read(variant, wish.start, rng)?;
    let control = clock_wanted(world, wish.clock)?;
    // What is promised of the lot is known to all after the first game.
    if matches!(start, Start::Drawn(..)) && terms.uses() != Some(1) {
        return Err(Refusal::Offer(OfferRefusal::OneGameOfLot(variant.name.clone())));
    }
    if world.counts.open_challenges >= MOST_OPEN_CHALLENGES {
        return Err(Refusal::TooManyChallenges(MOST_OPEN_CHALLENGES));
    }
    if world.counts.recent_open_challenges >= MOST_LATELY {
        return Err(Refusal::Offer(OfferRefusal::TooManyOpenChallenges));
    }
    if world.counts.running_games >= MOST_RUNNING_GAMES {
        return Err(Refusal::TooManyGames(MOST_RUNNING_GAMES));
    }
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
            text.plain(format!(" Who plays {first}, who moves first, is drawn by lot."))
        }
    };
    let text = text.then(start.promise(variant)).then(time_words::proposed(&control));
    let text = text.plain(format!(" {} It stands for {}.", may_join(terms.uses()), terms.time()));
    let board = match &start {
        Start::Setup(fen) => Some(Board { variant: variant.id.clone(), fen: fen.clone() }),
        Start::Array | Start::Drawn(..) => None,
    };
    let action = |label: &str, kind| Action { label: label.to_owned(), kind };
    Ok(Decision {
        facts: vec![Fact::ChallengeMade {
            id,
            challenger: call.from.clone(),
            to: Invited::Anyone(terms.uses()),
            variant: variant.id.clone(),
            revision: variant.revision,
            side,
            start,
            control,
            server,
            place: call.place.clone(),
            expires: Timestamp(call.at.0 + terms.seconds()),
        }],
        effects: vec![Effect::Offer {
            offer: OfferId::Challenge(id),
            to: Target::Place(call.place.clone()),
            text,
            wake: Vec::new(),
            actions: vec![
                action("Join", ActionKind::Join(id)),
                action("Withdraw", ActionKind::Withdraw(id)),
            ],
            board,
        }],
        reply: Reply::Done(
            "You have made the challenge. Anybody here can join it, and you can withdraw it."
                .into(),
        ),
        ..Decision::default()
    })
}

/// Who may join, and how often.
fn may_join(uses: Option<usize>) -> String {
    match uses {
        Some(1) => "The first to join plays.".to_owned(),
        Some(uses) => format!("Up to {uses} games come of it, each with whoever joins."),
        None => "Each who joins gets a game.".to_owned(),
    }
}

/// That a challenge is for anybody, in a line of a list.
pub fn listed(challenge: &Challenge, uses: Option<usize>) -> Text {
    Text::from(format!("Challenge {}: ", challenge.id))
        .player(&challenge.challenger)
        .plain(format!(" looks for an opponent at {}. {}", challenge.variant.name, may_join(uses)))
}
