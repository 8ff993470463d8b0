//! Everything that has happened in a game is in its record, and is the same after it was exported,
//! verified and imported elsewhere: what was agreed and proposed, and who has decided what.

use crate::record::exports::{LATER, another_store, exported, record, without_origin};
use crate::record::records::Records;
use crate::table::{Folder, THREAD, Table, abort, answer, done, person, undo};
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::model::state::{End, Ending, Ruling};
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_core::offer::types::{Aim, ProposalState};
use menagerie_core::record::{Form, Proof, Proven, Record, Replayed, What, read, written};
use menagerie_core::{GameId, PlayerId};
use menagerie_rules::Color;
use menagerie_store::Store;

/// Game 1 after these moves.
async fn after(moves: &[&str]) -> Table {
    let mut table = Table::with_game().await;
    for (ply, text) in moves.iter().enumerate() {
        done(&table.play(["Ann", "Bob"][ply % 2], text).await);
    }
    table
}

/// Takes the game of a table over into another database, from its export; says the same there.
pub async fn moved(table: &Table) -> (Folder, Store) {
    let text = exported(table, Form::Json).await;
    let (replayed, _) = read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    let (folder, store) = another_store().await;
    store.import(&replayed.record, LATER).await.expect("it is stored");
    let again = Replayed::of(record(&store, 1).await).expect("its moves are legal");
    let again = written(&again, Form::Json).expect("its times are times");
    assert_eq!(without_origin(&again), without_origin(&text));
    (folder, store)
}

#[tokio::test]
async fn moves_that_went_by_one_answer_are_kept_with_who_has_agreed() {
    let mut table = after(&["e4e6", "e13e11", "d4d6", "d13d11"]).await;
    done(&table.private("Ann", THREAD, undo()).await);
    done(&table.private("Bob", THREAD, answer(0, true)).await);
    let known = record(&table.store, 1).await;
    let agreed = What::TakenBack { agreed_by: Some(Color::Black) };
    let last = &known.events[4..];
    assert!(last.len() == 2 && last.iter().all(|event| event.what == agreed), "{last:?}");
    assert_eq!(last[0].cause, last[1].cause, "one answer has caused both");
    let (folder, store) = moved(&table).await;
    let there = store.game(GameId(1)).await.expect("it replays").expect("it is there");
    assert_eq!(there.taken_back, table.game().await.taken_back);
    assert_eq!(Records::of(&folder.url()).await.count("moves_taken_back"), 2);
}

fn decide(verdict: Verdict, reason: &str) -> Command {
    let which = Which::Number(GameId(1));
    Command::Moderation(ModerationRequest::Adjudicate {
        which,
        verdict: Some(verdict),
        reason: reason.to_owned(),
        is_rated: false,
    })
}

#[tokio::test]
async fn a_ruling_is_kept_with_its_reason() {
    let reason = "Bob \"left\" \\ [Result \"1-0\"] {}";
    for (verdict, result) in
        [(Verdict::Win(Color::White), "1-0"), (Verdict::Draw, "1/2-1/2"), (Verdict::NoResult, "*")]
    {
        let mut table = after(&["e4e6"]).await;
        done(&table.by("Mod", Authority::Moderator, decide(verdict, reason)).await);
        let (_folder, store) = moved(&table).await;
        let there = store.game(GameId(1)).await.expect("it replays").expect("it is there");
        let ruling = Ruling { by: person("Mod"), reason: reason.to_owned(), is_rated: false };
        assert_eq!(there.ruling, Some(ruling));
        let pgn = exported(&table, Form::Pgn).await;
        for tag in [
            format!("[Result \"{result}\"]"),
            "[Termination \"adjudication\"]".to_owned(),
            "[Adjudicator \"test:Mod\"]".to_owned(),
            r#"[Reason "Bob \"left\" \\ [Result \"1-0\"] {}"]"#.to_owned(),
        ] {
            assert!(pgn.lines().any(|line| line == tag), "{tag} is missing:\n{pgn}");
        }
        let list = exported(&table, Form::Courier).await;
        assert!(list.contains(&format!("\n// Decided by test:Mod: {reason}\n")), "{list}");
    }
}

#[tokio::test]
async fn a_long_reason_is_cut_in_a_tag_and_nowhere_else() {
    let mut table = after(&["e4e6"]).await;
    let reason = "\"".repeat(300);
    done(&table.by("Mod", Authority::Moderator, decide(Verdict::Draw, &reason)).await);
    let pgn = exported(&table, Form::Pgn).await;
    let tag = pgn.lines().find(|line| line.starts_with("[Reason ")).expect("it has one");
    assert!(tag.ends_with("\\\"…\"]") && tag.chars().count() <= 255, "{tag}");
    let (_folder, store) = moved(&table).await;
    assert_eq!(record(&store, 1).await.ruling.expect("it is kept").reason, reason);
}

/// Ann asks for a take-back and is declined, Bob lets his own go by; Ann asks for the end.
async fn asked() -> Table {
    let mut table = after(&["e4e6", "e13e11"]).await;
    done(&table.private("Ann", THREAD, undo()).await);
    done(&table.private("Bob", THREAD, answer(0, false)).await);
    done(&table.private("Bob", THREAD, undo()).await);
    done(&table.play("Ann", "d4d6").await);
    done(&table.private("Ann", THREAD, undo()).await);
    done(&table.private("Bob", THREAD, answer(2, true)).await);
    done(&table.private("Ann", THREAD, abort()).await);
    table
}

#[tokio::test]
async fn what_was_asked_is_kept_with_what_has_become_of_it() {
    let mut table = asked().await;
    let states = |record: &Record| -> Vec<&str> {
        record.proposals.iter().map(|asked| asked.proposal.state.word()).collect()
    };
    let known = record(&table.store, 1).await;
    assert_eq!(states(&known), ["declined", "declined", "accepted", "open"]);
    let (folder, store) = moved(&table).await;
    let there = store.game(GameId(1)).await.expect("it replays").expect("it is there");
    assert_eq!(there.proposals, table.game().await.proposals);
    assert!(there.standing_proposal().is_some(), "it can be answered there");
    assert_eq!(Records::of(&folder.url()).await.count("proposals"), 4);
    done(&table.private("Bob", THREAD, answer(3, true)).await);
    let known = record(&table.store, 1).await;
    assert_eq!(states(&known)[3], "accepted");
    assert_eq!(proof_of(known), Ok(Proven::ByTheirWord(Ending::Cancelled)));
    moved(&table).await;
    let pgn = exported(&table, Form::Pgn).await;
    assert!(pgn.contains("[Result \"*\"]\n") && pgn.contains("[Termination \"abandoned\"]\n"));
}

#[tokio::test]
async fn proposals_that_cannot_be_are_refused_in_words() {
    type Change = fn(&mut Record);
    let known = record(&asked().await.store, 1).await;
    let changes: [(Change, &str); 11] = [
        (|it| it.proposals[0].proposal.made.ply = 9, "proposal 1 was made at a moment that the"),
        (|it| it.proposals.swap(0, 2), "proposal 2 was made at a moment that the game was"),
        (
            |it| it.proposals[0].proposal.aim = Aim::TakeBack(3),
            "proposal 1 asks to take back what was not played",
        ),
        (|it| it.proposals[0].settled = None, "proposal 1 waits although it was answered, or was"),
        (|it| it.proposals[3].settled = Some(it.standing.at), "proposal 4 waits although it was"),
        (
            |it| {
                it.proposals[1].proposal.state = ProposalState::Open;
                it.proposals[1].settled = None;
            },
            "proposal 2 waits for an answer although the game has gone on",
        ),
        (
            |it| it.end = Some(End { winner: None, ending: Ending::Agreement }),
            "proposal 4 waits for an answer although the game has gone on",
        ),
        (
            |it| it.proposals[0].proposal.state = ProposalState::Accepted,
            "proposal 1 was agreed to, but the moves were not taken back then",
        ),
        (
            |it| it.proposals[2].proposal.by = Color::Black,
            "proposal 3 was agreed to, but the moves were not taken back then",
        ),
        (
            |it| it.proposals[2].proposal.state = ProposalState::Declined,
            "event 4 (the move at ply 2 is taken back) cannot be: somebody has agreed to it",
        ),
        (
            |it| {
                it.proposals[3].proposal.state = ProposalState::Accepted;
                it.proposals[3].settled = Some(it.standing.at);
            },
            "proposal 4 was agreed to, but that has not ended the game",
        ),
    ];
    for (index, (change, words)) in changes.into_iter().enumerate() {
        let mut record = known.clone();
        change(&mut record);
        for (number, asked) in record.proposals.iter_mut().enumerate() {
            asked.proposal.number = number;
        }
        let refused = proof_of(record).expect_err("it cannot be");
        assert!(refused.starts_with(words), "{index}: {refused}");
    }
    let cancelled = Some(End { winner: None, ending: Ending::Cancelled });
    let refused = proof_of(Record {
        end: cancelled,
        proposals: Vec::new(),
        ..record(&after(&["e4e6"]).await.store, 1).await
    });
    let words = "it says that the game ended by cancelled, but the players have not agreed to that";
    assert_eq!(refused, Err(words.to_owned()));
}

/// The proof that can be had of this end of a game in which so many plies were played.
async fn proof(
    plies: usize,
    winner: Option<Color>,
    ending: Ending,
    ruling: Option<Ruling>,
) -> Result<Proven, String> {
    let moves = ["e4e6", "e13e11"];
    let mut known = record(&after(&moves[..plies]).await.store, 1).await;
    // A clock that does not run says nothing of a turn.
    known.clock.iter_mut().for_each(|clock| clock.thought = None);
    proof_of(Record { end: Some(End { winner, ending }), ruling, ..known })
}

pub fn proof_of(record: Record) -> Result<Proven, String> {
    let replayed = Replayed::of(record).expect("its moves are legal");
    Proof::of(&replayed).map(|proof| proof.end).map_err(|error| error.to_string())
}

#[tokio::test]
async fn an_end_that_could_not_be_is_refused_in_words() {
    let white = Some(Color::White);
    let ruling = |by: PlayerId, reason: &str| {
        Some(Ruling { by, reason: reason.to_owned(), is_rated: false })
    };
    let by_mod = || ruling(person("Mod"), "He has left.");
    for (winner, ending, ruling, why) in [
        (None, Ending::Adjudicated, None, "nobody is named who has decided it"),
        (white, Ending::Annulled, by_mod(), "white has won"),
        (white, Ending::Resignation, by_mod(), "nobody has to decide that"),
        (white, Ending::Adjudicated, ruling(person("Ann"), "I won"), "nobody decides a game of"),
        (white, Ending::Adjudicated, ruling(person("Mod"), ""), "its reason is none: a line of"),
        (white, Ending::Adjudicated, ruling(person("Mod"), "a\nb"), "its reason is none: a line"),
        (None, Ending::Adjudicated, ruling(person("Mod"), &"x".repeat(301)), "its reason is none"),
        (white, Ending::Aborted, None, "white has won"),
        (None, Ending::Aborted, None, "both sides had moved"),
    ] {
        let refused = proof(2, winner, ending, ruling).await.expect_err("it cannot be");
        let expected = format!("it says that the game ended by {}, but {why}", ending.word());
        assert!(refused.starts_with(&expected), "{refused}");
    }
    for (plies, winner, ending, ruling) in [
        (1, None, Ending::Aborted, None),
        (2, white, Ending::Adjudicated, by_mod()),
        (2, None, Ending::Adjudicated, by_mod()),
        (0, None, Ending::Annulled, by_mod()),
    ] {
        let proven = proof(plies, winner, ending, ruling).await;
        assert_eq!(proven, Ok(Proven::ByTheirWord(ending)));
    }
}
