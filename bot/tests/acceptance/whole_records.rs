//! Everything that has happened in a game is in its record, and is the same after it was exported,
//! verified and imported elsewhere: what was agreed and proposed, and who has decided what.

use crate::exports::{another_store, exported, record, without_origin};
use crate::records::Records;
use crate::table::{Folder, THREAD, Table, done, person};
use menagerie::game::{Authority, Command, End, Ending, GameId, PlayerId, Ruling, Verdict, Which};
use menagerie::record::{Form, Proof, Proven, Record, Replayed, What, read, written};
use menagerie::store::Store;
use menagerie_rules::Color;

fn undo() -> Command {
    Command::TakeBack { which: Which::Here, shown: None }
}

fn answer(number: usize, accept: bool) -> Command {
    Command::AnswerProposal { game: GameId(1), number, accept }
}

/// Game 1 after these moves.
async fn after(moves: &[&str]) -> Table {
    let mut table = Table::with_game().await;
    for (ply, text) in moves.iter().enumerate() {
        done(&table.play(["Ann", "Bob"][ply % 2], text).await);
    }
    table
}

/// Takes the game of a table over into another database, from its export; says the same there.
async fn moved(table: &Table) -> (Folder, Store) {
    let text = exported(table, Form::Json).await;
    let (replayed, _) = read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    let (folder, store) = another_store().await;
    store.import(&replayed.record).await.expect("it is stored");
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
    Command::Adjudicate { which, verdict: Some(verdict), reason: reason.to_owned() }
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
        let ruling = Ruling { by: person("Mod"), reason: reason.to_owned() };
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

/// What can be known of this end of a game in which so many plies were played.
async fn proof(
    plies: usize,
    winner: Option<Color>,
    ending: Ending,
    ruling: Option<Ruling>,
) -> Result<Proven, String> {
    let moves = ["e4e6", "e13e11"];
    let known = record(&after(&moves[..plies]).await.store, 1).await;
    proof_of(Record { end: Some(End { winner, ending }), ruling, ..known })
}

fn proof_of(record: Record) -> Result<Proven, String> {
    let replayed = Replayed::of(record).expect("its moves are legal");
    Proof::of(&replayed).map(|proof| proof.end).map_err(|error| error.to_string())
}

#[tokio::test]
async fn an_end_that_could_not_be_is_refused_in_words() {
    let white = Some(Color::White);
    let ruling = |by: PlayerId, reason: &str| Some(Ruling { by, reason: reason.to_owned() });
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
