//! A network that shows everything it is given, and remembers it.

use menagerie_core::model::{ActionKind, Effect, OfferId, Span, Subject, Text};
use menagerie_core::{ChallengeId, GameId, MessageId, Place, PlayerId};
use menagerie_store::{Delivery, Pending};
use menagerie_words::{Reader, fixed, said};
use std::collections::{BTreeMap, HashSet};

/// As the addresses of its places begin.
pub const NETWORK: &str = "club";

/// A member's view of an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Challenged(ChallengeId, Vec<PlayerId>),
    DrawOffered(GameId, usize, Option<menagerie_rules::Color>),
    Proposed(GameId, usize, PlayerId),
    Settled,
    Opened(GameId, [PlayerId; 2]),
    /// With who is called, and how many moves are told.
    Board(GameId, usize, Vec<PlayerId>, usize),
    Revised(GameId),
    /// With how many moves are told.
    Result(GameId, usize),
    Warned(GameId),
    Overdue(GameId),
    HourPaid(GameId),
    Given(GameId),
    MadeUp(GameId),
    Vacation(GameId),
    Called(GameId),
    Said(String),
}

impl Notice {
    /// As the report names it.
    pub fn kind(&self) -> &'static str {
        match self {
            Notice::Challenged(..) => "challenges",
            Notice::DrawOffered(..) => "draw offers",
            Notice::Proposed(..) => "proposals",
            Notice::Settled => "answers to what was asked",
            Notice::Opened(..) => "threads",
            Notice::Board(..) => "boards",
            Notice::Revised(_) => "boards put right",
            Notice::Result(..) => "results",
            Notice::Warned(_) => "warnings",
            Notice::Overdue(_) => "time is up, claim or give",
            Notice::HourPaid(_) => "time goes from the vacation",
            Notice::Given(_) => "gifts of time",
            Notice::MadeUp(_) => "outages made up for",
            Notice::Vacation(_) => "vacations",
            Notice::Called(_) => "turns that came in quiet hours",
            Notice::Said(_) => "answers in public",
        }
    }
}

/// The effects that were shown.
#[derive(Debug, Default)]
pub struct Network {
    shown: HashSet<i64>,
    messages: i64,
    /// How much of which kind.
    pub kinds: BTreeMap<&'static str, usize>,
}

impl Network {
    /// Shows a row, once.
    pub fn show(&mut self, pending: &Pending) -> (Notice, Delivery) {
        assert!(self.shown.insert(pending.id), "row {} is shown twice", pending.id);
        let notice = read(&pending.effect);
        // Others learn that moves were planned when these are played, and nothing else of plans.
        let seen = format!("{:?}", pending.effect).replace("\"plan-answered\"", "");
        let of_plans = ["\"plan-", "-plan\"", "\"play-done-answered\"", "lanned move"];
        assert!(!of_plans.iter().any(|part| seen.contains(part)), "{seen}");
        *self.kinds.entry(notice.kind()).or_default() += 1;
        self.messages += 1;
        let posted = |subject: Subject| Some((subject, MessageId::new(NETWORK, self.messages)));
        let delivery = match &pending.effect {
            Effect::Offer { offer, .. } => {
                Delivery { posted: posted((*offer).into()), ..Delivery::default() }
            }
            Effect::Announce { game, .. } => {
                Delivery { posted: posted(Subject::Board(*game)), ..Delivery::default() }
            }
            Effect::Open { game, .. } => {
                Delivery { opened: Some((*game, thread(*game))), ..Delivery::default() }
            }
            _ => Delivery::default(),
        };
        (notice, delivery)
    }
}

/// Where a game is played.
pub fn thread(game: GameId) -> Place {
    Place::new(NETWORK, format_args!("thread-{game}"))
}

/// The words of a text that are ours.
pub fn words(text: &Text) -> String {
    let text = said(text, Reader::LOG);
    let words = text.0.iter().map(|span| match span {
        Span::Plain(words) | Span::Bold(words) => words.as_str(),
        _ => "…",
    });
    words.collect()
}

/// The subject of a refusal, without the moves and numbers that it names.
pub fn gist(refusal: &Text) -> String {
    let refusal = said(refusal, Reader::LOG);
    let told = refusal.0.iter().map(|span| match span {
        Span::Plain(words) => words.as_str(),
        _ => "…",
    });
    let told: String = told.collect();
    let sentence = told.split(['.', ':']).next().unwrap_or_default();
    let mut is_quoted = false;
    let mut named = |letter: char| {
        let is_named = is_quoted && letter != '”' || letter.is_ascii_digit();
        is_quoted = letter == '“' || is_quoted && letter != '”';
        is_named
    };
    let mut gist: Vec<char> =
        sentence.chars().map(|letter| if named(letter) { '…' } else { letter }).collect();
    gist.dedup_by(|next, before| *next == '…' && *before == '…');
    gist.into_iter().collect()
}

/// How many moves a board tells: one, and those that have answered it and each other.
fn moves_told(words: &str) -> usize {
    if !words.contains(fixed("plan-answered")) {
        return words.matches(" · ").count();
    }
    // Of many of them only the moves themselves are told.
    let number = |word: &str| word.strip_suffix(['.', '…'])?.parse::<u32>().ok();
    words.split_whitespace().filter_map(number).count()
}

fn read(effect: &Effect) -> Notice {
    match effect {
        Effect::Offer { offer: OfferId::Challenge(id), wake, .. } => {
            Notice::Challenged(*id, wake.clone())
        }
        Effect::Offer { offer: OfferId::Draw(game, ply, by), .. } => {
            Notice::DrawOffered(*game, *ply, *by)
        }
        Effect::Offer { offer: OfferId::Proposal(game, number), wake, .. } => {
            Notice::Proposed(*game, *number, wake[0].clone())
        }
        Effect::Settle { .. } | Effect::Date { .. } => Notice::Settled,
        Effect::Open { game, players, .. } => Notice::Opened(*game, players.clone()),
        Effect::Announce { game, ply, actions, text, wake, .. } => {
            let moves = moves_told(&words(text));
            let is_end = |kind: &ActionKind| matches!(kind, ActionKind::Rematch(_));
            if actions.iter().any(|action| is_end(&action.kind)) {
                Notice::Result(*game, moves)
            } else {
                Notice::Board(*game, *ply, wake.clone(), moves)
            }
        }
        Effect::Revise { game, .. } => Notice::Revised(*game),
        Effect::Tell { game, text, .. } => told(*game, &words(text)),
        Effect::Alert { game, text, .. } => told(*game, &words(text)),
        // Members of this club make none.
        Effect::Offer { offer: OfferId::Problem(_) | OfferId::League(_), text, .. }
        | Effect::Letter { text, .. }
        | Effect::Watch { rules: text, .. }
        | Effect::Kibitz { text, .. }
        | Effect::Proclaim { text, .. }
        | Effect::Say { text, .. } => Notice::Said(words(text)),
    }
}

/// The notice of a game for this message.
type Known = (&'static str, fn(GameId) -> Notice);

fn told(game: GameId, words: &str) -> Notice {
    let kinds: [Known; 14] = [
        ("ending-draw-declined", |_| Notice::Settled),
        ("play-draw-declined-by-moving", |_| Notice::Settled),
        ("offer-take-back-declined", |_| Notice::Settled),
        ("offer-cancel-declined", |_| Notice::Settled),
        ("notice-vacation-runs-out", Notice::Vacation),
        ("notice-vacation-ran-out", Notice::Vacation),
        ("time-warning", Notice::Warned),
        ("time-overdue", Notice::Overdue),
        ("time-from-vacation", Notice::HourPaid),
        ("time-given", Notice::Given),
        ("time-outage", Notice::MadeUp),
        ("notice-vacation-begun", Notice::Vacation),
        ("notice-vacation-ended", Notice::Vacation),
        ("notice-your-move", Notice::Called),
    ];
    let known = kinds.into_iter().find(|(key, _)| words.contains(fixed(key)));
    known.map_or_else(|| panic!("nobody expects “{words}”"), |(_, kind)| kind(game))
}
