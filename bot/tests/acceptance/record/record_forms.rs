//! Written records are read again: by our own reader of moves, by a reader of PGN as others have it, and by every later
//! program.

use crate::play::diced::diced;
use crate::table::{person, place, server};
use menagerie_core::clock::{State, Timeout};
use menagerie_core::model::Moment;
use menagerie_core::model::state::{DrawOffer, End, Ending, Ruling};
use menagerie_core::offer::types::{Aim, Proposal, ProposalState};
use menagerie_core::record::{
    Asked, Chain, Clocked, Form, Hash, Proof, Record, Replayed, What, read, written,
};
use menagerie_core::{CauseId, GameId, PlayerId, Server, Timestamp};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, Line, Move, Position};
use proptest::prelude::*;

/// A record that this program's first version of the format has written. It must be read for ever.
const FIRST_VERSION: &str = include_str!("exported/version-1.json");

fn text(replayed: &Replayed, form: Form) -> String {
    written(replayed, form).expect("its times are times")
}

fn one_move(position: &Position, typed: &str) -> Move {
    match notation::read(position, typed) {
        Reading::Move(chosen) => chosen,
        other => panic!("{typed} in {}: {other:?}", position.fen()),
    }
}

/// A move with the position before it, by which moves of different branches are told apart.
type Played = (String, String);

fn played(before: &Position, chosen: &Move) -> Played {
    (before.fen(), notation::coordinates(before.variant(), chosen))
}

/// The moves of a PGN in the order in which they are written, read as the standard says: tags, then
/// moves with their numbers, comments in braces, and variations in parentheses, each of which is
/// played instead of the move before it.
fn read_pgn(pgn: &str, start: &Position) -> (Vec<Played>, Vec<Played>) {
    let (_, movetext) = pgn.split_once("\n\n").expect("an empty line ends the tags");
    let spaced = movetext.replace('(', " ( ").replace(')', " ) ");
    // The cost of a move is no move.
    let mut parts = spaced.split("{[%emt");
    let first = parts.next().expect("there is one").to_owned();
    let spaced =
        parts.fold(first, |text, part| text + part.split_once('}').expect("a comment ends").1);
    let spaced = spaced.replace("{taken back:", " { ").replace('}', " } ");
    let mut line = Line::new(start.clone());
    let mut left: Vec<Line> = Vec::new();
    let (mut stand, mut branches) = (Vec::new(), Vec::new());
    for word in spaced.split_whitespace() {
        match word {
            "(" => {
                left.push(line.clone());
                line.undo().expect("a variation is of a move");
            }
            "{" => left.push(line.clone()),
            ")" | "}" => line = left.pop().expect("it was opened"),
            "1-0" | "0-1" | "1/2-1/2" | "*" => {}
            number if number.ends_with('.') => {
                let dots = if line.position().turn() == Color::White { "." } else { "..." };
                let expected = format!("{}{dots}", line.position().full_move_number());
                assert_eq!(number, expected, "{movetext}");
            }
            typed => {
                let chosen = one_move(line.position(), typed);
                let list = if left.is_empty() { &mut stand } else { &mut branches };
                list.push(played(line.position(), &chosen));
                line.play(&chosen).expect("it is legal");
            }
        }
    }
    assert!(left.is_empty(), "{movetext}");
    (stand, branches)
}

fn sorted(mut moves: Vec<Played>) -> Vec<Played> {
    moves.sort();
    moves
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn pgn_holds_every_move_where_it_was_played(seed: u64, steps in 0..40_usize) {
        let replayed = Replayed::of(diced(seed, steps)).expect("its moves are legal");
        let pgn = text(&replayed, Form::Pgn);
        prop_assert!(pgn.lines().all(|line| line.chars().count() <= 255), "{pgn}");
        let (stand, branches) = read_pgn(&pgn, replayed.line.start());
        let of = |gone: bool| {
            let turns = replayed.turns.iter().filter(|turn| turn.taken_back.is_some() == gone);
            turns.map(|turn| played(&turn.before, &turn.chosen)).collect::<Vec<_>>()
        };
        prop_assert_eq!(stand, of(false));
        prop_assert_eq!(sorted(branches), sorted(of(true)));
    }

    #[test]
    fn the_list_of_game_courier_is_read_move_by_move(seed: u64, steps in 0..40_usize) {
        let replayed = Replayed::of(diced(seed, steps)).expect("its moves are legal");
        let list = text(&replayed, Form::Courier);
        let mut line = Line::new(replayed.line.start().clone());
        for written in list.lines().filter(|line| !line.starts_with("//")) {
            let (number, typed) = written.split_once(' ').expect("each has its number");
            let dots = if line.position().turn() == Color::White { "." } else { "..." };
            prop_assert_eq!(number, format!("{}{dots}", line.position().full_move_number()));
            let chosen = one_move(line.position(), typed);
            line.play(&chosen).expect("it is legal");
        }
        prop_assert_eq!(line.moves(), replayed.line.moves());
        let gone = list.lines().filter(|line| line.starts_with("// |")).count();
        prop_assert_eq!(gone, replayed.record.moment().taken_back);
    }

    #[test]
    fn no_text_that_somebody_gives_us_does_harm(text in ".*", seed in 0..40_u64, cut in 0.0..1.0) {
        prop_assert!(read(&text).is_err());
        let whole = self::text(&Replayed::of(diced(seed, 8)).expect("legal"), Form::Json);
        let letters = whole.chars().count();
        let kept = (letters as f64 * cut) as usize;
        let part: String = whole.chars().take(kept.min(letters - 3)).collect();
        prop_assert!(read(&part).is_err(), "{kept} of {letters}");
    }
}

#[test]
fn what_the_first_version_has_written_is_read_for_ever() {
    let (replayed, proof) = read(FIRST_VERSION).expect("it is whole");
    assert_eq!(text(&replayed, Form::Json), FIRST_VERSION);
    assert_eq!((proof.moves, proof.taken_back), (3, 2));
    assert_eq!(proof.hash, replayed.chain.last().short());
    // If this changes, so does every hash that anybody was ever shown.
    assert_eq!(proof.hash, "a508e729");
}

/// A record with something of everything.
fn full() -> Record {
    let mut record = read(FIRST_VERSION).expect("it is whole").0.record;
    record.end = Some(End { winner: Some(Color::White), ending: Ending::Adjudicated });
    record.ruling =
        Some(Ruling { by: person("Mod"), reason: "He has left.".to_owned(), is_rated: false });
    record.standing.last_offers = [Some(1), None];
    clock(&mut record).thought = None;
    let (by, made) = (Color::Black, Moment { ply: 2, taken_back: 1 });
    let state = ProposalState::Declined;
    let proposal = Proposal { number: 0, by, aim: Aim::TakeBack(2), made, state };
    let (at, settled) = (Timestamp(1_890), Some(Timestamp(1_895)));
    record.proposals = vec![Asked { proposal, at, settled }];
    record
}

fn clock(record: &mut Record) -> &mut Clocked {
    record.clock.as_mut().expect("it has one")
}

fn state(record: &mut Record) -> &mut State {
    clock(record).state.as_mut().expect("it runs")
}

#[test]
fn everything_but_where_it_was_kept_is_in_the_link_where_it_belongs() {
    type Change = fn(&mut Record);
    /// The first link that changes: the beginning, an event, the end, or the rest.
    fn first_changed(change: Change) -> Option<&'static str> {
        let (before, mut record) = (Chain::of(&full()), full());
        change(&mut record);
        let after = Chain::of(&record);
        let links = |chain: &Chain| -> Vec<(&'static str, Option<Hash>)> {
            let event = |index: usize| chain.events.get(index).cloned();
            vec![
                ("beginning", Some(chain.beginning.clone())),
                ("event 1", event(0)),
                ("event 2", event(1)),
                ("event 3", event(2)),
                ("last event", chain.events.last().cloned()),
                ("end", chain.end.clone()),
                ("rest", Some(chain.standing.clone())),
            ]
        };
        let (before, after) = (links(&before), links(&after));
        let changed = before.iter().zip(&after).position(|(before, after)| before != after)?;
        let follow = before.iter().zip(&after).skip(changed).all(|(before, after)| before != after);
        assert!(follow, "every later link follows from it");
        Some(before[changed].0)
    }
    let changes: [(Change, Option<&str>); 48] = [
        (|record| record.origin.instance = "other".to_owned(), None),
        (|record| record.origin.game = GameId(99), None),
        (|record| record.beginning.variant = "chess".to_owned(), Some("beginning")),
        (|record| record.beginning.revision += 1, Some("beginning")),
        (|record| record.beginning.start.push(' '), Some("beginning")),
        (|record| record.beginning.players.reverse(), Some("beginning")),
        (|record| record.beginning.players[1] = person("Eve"), Some("beginning")),
        (|record| record.beginning.server = Server::new("test", "other"), Some("beginning")),
        (|record| record.beginning.at.0 += 1, Some("beginning")),
        (|record| record.events[0].what = What::Played("d4d6".to_owned()), Some("event 1")),
        (|record| record.events[0].ply = 7, Some("event 1")),
        (|record| record.events[0].at.0 -= 1, Some("event 1")),
        (|record| record.events[0].cause = CauseId::new("test", "x"), Some("event 1")),
        (|record| record.events[1].what = What::TakenBack { agreed_by: None }, Some("event 2")),
        (|record| record.events[2].at.0 += 1, Some("event 3")),
        (
            |record| record.events[2].what = What::TakenBack { agreed_by: Some(Color::White) },
            Some("event 3"),
        ),
        (|record| record.events[2].cause = CauseId::new("test", "x"), Some("event 3")),
        (|record| record.end = None, Some("end")),
        (
            |record| record.end = Some(End { winner: None, ending: Ending::Adjudicated }),
            Some("end"),
        ),
        (|record| record.end = Some(End { winner: None, ending: Ending::Agreement }), Some("end")),
        (|record| record.ruling = None, Some("end")),
        (
            |record| {
                record.ruling = Some(Ruling {
                    by: person("Mod"),
                    reason: "Why not?".to_owned(),
                    is_rated: false,
                });
            },
            Some("end"),
        ),
        (|record| record.standing.at.0 += 1, Some("end")),
        (
            |record| record.standing.draw_offer = Some(DrawOffer { by: Color::White, ply: 1 }),
            Some("rest"),
        ),
        (|record| record.standing.last_offers.reverse(), Some("rest")),
        (|record| record.standing.last_declined = Some(2), Some("rest")),
        (|record| record.clock = None, Some("rest")),
        (|record| clock(record).control.timeout = Timeout::Soft, Some("rest")),
        (|record| clock(record).state = None, Some("rest")),
        (|record| clock(record).thought = Some(1), Some("rest")),
        (|record| clock(record).moves[0].at.0 += 1, Some("rest")),
        (|record| clock(record).moves[0].consumed += 1, Some("rest")),
        (|record| clock(record).moves[1].before.reverse(), Some("rest")),
        (|record| state(record).since.0 += 1, Some("rest")),
        (|record| state(record).handled.0 += 1, Some("rest")),
        (|record| state(record).sides[1].bank += 1, Some("rest")),
        (|record| state(record).marks.clear(), Some("rest")),
        (|record| state(record).overdue = true, Some("rest")),
        (|record| record.proposals.clear(), Some("rest")),
        (|record| record.proposals[0].proposal.by = Color::White, Some("rest")),
        (|record| record.proposals[0].proposal.aim = Aim::TakeBack(1), Some("rest")),
        (|record| record.proposals[0].proposal.made.taken_back = 0, Some("rest")),
        (|record| record.proposals[0].proposal.state = ProposalState::Lapsed, Some("rest")),
        (|record| record.proposals[0].at.0 += 1, Some("rest")),
        (|record| record.proposals[0].settled = None, Some("rest")),
        (|record| record.standing.place = place("other"), Some("rest")),
        (|record| record.standing.own_place = None, Some("rest")),
        (|record| record.standing.place_lost = true, Some("rest")),
    ];
    for (index, (change, expected)) in changes.into_iter().enumerate() {
        assert_eq!(first_changed(change), expected, "change {index}");
    }
}

#[test]
fn a_boundary_between_values_cannot_be_moved() {
    let hash = |white: &str, black: &str| {
        let mut record = full();
        record.beginning.players =
            [white, black].map(|name| PlayerId::from_stored(name.to_owned()));
        Chain::of(&record).beginning
    };
    let one = hash("test:A\",\"test:B", "test:C");
    assert_ne!(one, hash("test:A", "test:B\",\"test:C"));
}

#[test]
fn draw_offers_that_cannot_be_are_refused() {
    type Change = fn(&mut Record);
    let changes: [(Change, &str); 5] = [
        (
            |record| record.standing.last_offers = [Some(5), None],
            "a draw was offered or declined at a ply that was never played",
        ),
        (
            |record| record.standing.last_declined = Some(usize::MAX),
            "a draw was offered or declined at a ply that was never played",
        ),
        (
            |record| record.standing.draw_offer = Some(DrawOffer { by: Color::Black, ply: 9 }),
            "a draw was offered or declined at a ply that was never played",
        ),
        (
            |record| record.standing.draw_offer = Some(DrawOffer { by: Color::White, ply: 2 }),
            "a draw offer waits for an answer that nobody has made",
        ),
        (
            |record| {
                record.standing.draw_offer = Some(DrawOffer { by: Color::White, ply: 1 });
                record.end = Some(End { winner: None, ending: Ending::Agreement });
            },
            "a draw offer waits for an answer although the game is over",
        ),
    ];
    for (change, words) in changes {
        let mut record = Record { end: None, ruling: None, ..full() };
        change(&mut record);
        let replayed = Replayed::of(record).expect("its moves are legal");
        let refused = Proof::of(&replayed).expect_err("it cannot be").to_string();
        assert_eq!(refused, words);
    }
}

#[test]
fn what_no_calendar_has_or_nobody_is_called_is_refused_in_words() {
    let replayed = |change: &dyn Fn(&mut Record)| {
        let mut record = full();
        change(&mut record);
        Replayed::of(record).expect("its moves are legal")
    };
    for at in [i64::MAX, i64::MIN] {
        let replayed = replayed(&|record| record.beginning.at = Timestamp(at));
        for form in [Form::Json, Form::Courier, Form::Pgn] {
            let refused = written(&replayed, form).expect_err("no calendar has it").to_string();
            assert_eq!(refused, format!("{at} is no time in seconds since 1970"));
        }
    }
    let name = |record: &mut Record, name: &str| {
        record.beginning.players[1] = PlayerId::from_stored(name.to_owned());
    };
    for (called, words) in [
        ("Bob", "“Bob” is not the name of anybody"),
        (":Bob", "“:Bob” is not the name of anybody"),
        ("test:B\nob", "is not the name of anybody"),
        ("test:B\0ob", "is not the name of anybody"),
        ("test:Ann", "both sides are played by “test:Ann”"),
    ] {
        let forged = text(&replayed(&|record| name(record, called)), Form::Json);
        let refused = read(&forged).expect_err("that is no player").to_string();
        assert!(refused.contains(words), "{refused}");
    }
    let twice = replayed(&|record| record.events[3].cause = record.events[0].cause.clone());
    let refused = read(&text(&twice, Form::Json)).expect_err("no cause acts twice").to_string();
    assert!(refused.starts_with("two of its events have the same cause, “test:3”"), "{refused}");
    let elsewhere = replayed(&|record| record.beginning.server = server());
    assert!(read(&text(&elsewhere, Form::Json)).is_ok());
}

/// A correspondence game of years, as large as one gets, fits what chat networks take.
#[test]
fn the_record_of_a_very_long_game_is_small_enough_to_be_sent() {
    let is_long = |record: &Record| record.events.len() > 300 && record.clock.is_some();
    let record = (0..100).map(|seed| diced(seed, 600)).find(is_long).expect("there is one");
    let events = record.events.len();
    let replayed = Replayed::of(record).expect("its moves are legal");
    let json = text(&replayed, Form::Json);
    assert!(json.len() / events < 1_200, "{} bytes for {events} events", json.len());
    assert!(read(&json).is_ok());
}
