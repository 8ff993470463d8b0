//! People's notes about games for themselves: kept, shown to nobody else, and bounded.

use crate::asking::{asked, offered, question, told};
use crate::play::private_boards::{seen, three_plies};
use crate::server::{Server, labels};
use crate::table::{CHANNEL, THREAD, Table, accept, done, label, person, refused};
use crate::wire;
use menagerie_chat::conversation::{Options, command};
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::Command;
use menagerie_core::model::{ActionKind, CommandName, Reply};
use menagerie_core::notebook::{LONGEST_NOTE, MOST_NOTES};
use menagerie_store::Store;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

fn given(pairs: &[(&str, &str)]) -> Options {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// Adds or removes a note.
async fn note(table: &mut Table, who: &str, at: &str, pairs: &[(&str, &str)]) -> Reply {
    let command = command(CommandName::Note, &given(pairs), None).expect("it is decided");
    let reply = table.private(who, at, command).await;
    assert_eq!(table.deliver().await, [], "nobody else sees anything of it");
    reply
}

async fn noted(table: &mut Table, who: &str, text: &str) -> String {
    done(&note(table, who, THREAD, &[("text", text)]).await)
}

async fn list(table: &Table, who: &str) -> String {
    told(&asked(table, who, CommandName::Note, &[]).await)
}

/// The answer to somebody who has noted nothing.
fn none() -> &'static str {
    in_full("notebook-no-notes", [("game", "1"), ("variant", "Terachess II")])
}

#[tokio::test]
async fn a_note_is_kept_with_its_ply_and_time_and_shown_to_its_author_alone() {
    let mut table = Table::with_game().await;
    table.deliver().await;
    assert_eq!(list(&table, "Ann").await, none());
    assert_eq!(
        noted(&mut table, "Ann", " The Troll belongs on g5. ").await,
        in_full("notebook-noted", [("number", 1), ("plies", 0), ("game", 1)])
    );
    done(&table.play("Ann", "e4e6").await);
    table.deliver().await;
    let later = in_full("notebook-noted", [("number", 2), ("game", 1), ("plies", 1)]);
    assert_eq!(noted(&mut table, "Ann", "Bob is slow").await, later);
    let first = noted(&mut table, "Bob", "She is up to something").await;
    assert!(
        first.starts_with(fixed_with("notebook-noted", [("number", 1), ("plies", 1)])),
        "each counts their own: {first}"
    );
    // A member who may see a game may note something about it; so may its players when it has
    // ended.
    noted(&mut table, "Cid", "What a game!").await;
    let resign = Command::Ending(EndingRequest::Resign {
        which: menagerie_core::model::request::Which::Here,
        confirmed: true,
    });
    done(&table.private("Bob", THREAD, resign).await);
    table.deliver().await;
    noted(&mut table, "Bob", "Too early").await;
    assert_eq!(
        list(&table, "Ann").await,
        &*format!(
            "{}\n{}\nBob is slow\n1 · after 0 half-moves · 1970-01-01 00:36 UTC\nThe Troll belongs on g5.\n{}",
            in_full("notebook-notes", [("game", "1"), ("variant", "Terachess II")]),
            in_full(
                "notebook-note",
                [("number", "2"), ("at", "1970-01-01 00:50 UTC"), ("plies", "1")]
            ),
            in_full("notebook-how-to-remove", [("number", 2), ("game", 1)])
        )
    );
    for (who, own, others) in [
        ("Bob", vec!["She is up", "Too early"], vec!["Troll", "slow", "What a"]),
        ("Cid", vec!["What a game!"], vec!["Troll", "slow", "She", "early"]),
        ("Dan", vec![none()], vec!["Troll", "slow", "She", "early", "What a"]),
    ] {
        let list = list(&table, who).await;
        assert!(own.iter().all(|words| list.contains(words)), "{who}: {list}");
        assert!(!others.iter().any(|words| list.contains(words)), "{who}: {list}");
    }
    // It survives a restart.
    let Table { store, folder, .. } = table;
    drop(store);
    let store = Store::open(&folder.url(), &mut StdRng::seed_from_u64(1)).await;
    let notes = store.expect("it opens again").notes(&person("Ann"), GameId(1)).await;
    assert_eq!(notes.expect("reads").len(), 2);
}

#[tokio::test]
async fn a_note_is_removed_by_its_number_and_only_by_its_author() {
    let mut table = three_plies().await;
    table.deliver().await;
    for text in ["one", "two", "three"] {
        noted(&mut table, "Ann", text).await;
    }
    noted(&mut table, "Bob", "his").await;
    let remove = |number: &'static str| [("remove", number)];
    assert_eq!(
        refused(&note(&mut table, "Bob", THREAD, &remove("2")).await),
        in_full(
            "note-refused-no-such-note",
            [("number", 2), ("game", 1), ("first", 1), ("count", 1)]
        )
    );
    assert_eq!(
        refused(&note(&mut table, "Cid", THREAD, &remove("1")).await),
        in_full("note-refused-no-such-note", [("number", 1), ("game", 1), ("count", 0)])
    );
    let reply = note(&mut table, "Ann", THREAD, &remove("2")).await;
    assert_eq!(done(&reply), in_full("notebook-removed", [("number", 2)]));
    assert_eq!(
        refused(&note(&mut table, "Ann", THREAD, &remove("2")).await),
        in_full(
            "note-refused-no-such-note",
            [("number", 2), ("game", 1), ("first", 1), ("last", 3), ("count", 2)]
        )
    );
    let list = list(&table, "Ann").await;
    assert!(list.contains("one") && list.contains("three") && !list.contains("two"), "{list}");
    assert!(
        noted(&mut table, "Ann", "four")
            .await
            .starts_with(fixed_with("notebook-noted", [("number", 4)]))
    );
    for (pairs, words) in [
        (
            &[("remove", "0")][..],
            in_full(
                "refused-no-number",
                [("typed", "0"), ("name", "remove"), ("example", "2"), ("least", "1")],
            ),
        ),
        (
            &[("remove", "last")],
            in_full(
                "refused-no-number",
                [("typed", "last"), ("name", "remove"), ("example", "2"), ("least", "1")],
            ),
        ),
        (&[("text", "x"), ("remove", "1")], in_full("note-refused-text-and-removal", NOTHING)),
        (
            &[("before", "-1")],
            in_full(
                "refused-no-number",
                [("typed", "-1"), ("name", "before"), ("example", "2"), ("least", "1")],
            ),
        ),
        (&[("game", "9")], fixed_with("refused-no-such-game", [("game", 9)])),
    ] {
        let answer = asked(&table, "Ann", CommandName::Note, pairs).await;
        assert!(told(&answer).starts_with(words), "{pairs:?}: {}", told(&answer));
    }
}

#[tokio::test]
async fn what_cannot_be_kept_is_refused_and_nothing_is_lost() {
    let mut table = Table::with_game().await;
    let longest = "ß".repeat(LONGEST_NOTE);
    noted(&mut table, "Ann", &longest).await;
    assert!(list(&table, "Ann").await.contains(&longest));
    for (text, words) in [
        ("  ", in_full("note-refused-empty", NOTHING)),
        ("\u{200b}\u{202e}\0", fixed("note-refused-empty")),
        (
            &*"x".repeat(LONGEST_NOTE + 1),
            in_full("note-refused-too-long", [("most", 900), ("length", 901)]),
        ),
        (
            &"x".repeat(100_000),
            fixed_with("note-refused-too-long", [("most", 900), ("length", 100000)]),
        ),
    ] {
        let refusal = refused(&note(&mut table, "Ann", THREAD, &[("text", text)]).await);
        assert!(refusal.starts_with(words) && refusal.len() < 200, "{refusal}");
    }
    assert_eq!(table.store.notes(&person("Ann"), GameId(1)).await.expect("reads").len(), 1);
    for number in 2..=MOST_NOTES {
        noted(&mut table, "Ann", &format!("note {number}")).await;
    }
    let reply = note(&mut table, "Ann", THREAD, &[("text", "The one that I need")]).await;
    assert_eq!(
        refused(&reply),
        &*format!(
            "{}\nThe one that I need",
            in_full("note-refused-too-many", [("most", 100), ("game", 1), ("oldest", 1)])
        )
    );
    assert!(
        noted(&mut table, "Bob", "mine")
            .await
            .starts_with(fixed_with("notebook-noted", [("number", 1)]))
    );
    done(&note(&mut table, "Ann", THREAD, &[("remove", "1")]).await);
    assert!(
        noted(&mut table, "Ann", "now")
            .await
            .starts_with(fixed_with("notebook-noted", [("number", 101)]))
    );
}

#[tokio::test]
async fn many_notes_are_listed_piece_by_piece_and_none_is_left_out() {
    let mut table = Table::with_game().await;
    for number in 1..=40 {
        noted(&mut table, "Ann", &format!("[{number}] {}", "word ".repeat(number * 4))).await;
    }
    let mut answer = asked(&table, "Ann", CommandName::Note, &[]).await;
    let mut all = String::new();
    for _ in 0..40 {
        let said = told(&answer);
        assert!(said.chars().count() < 1_700, "{}", said.len());
        all.push_str(&said);
        let Some(action) = answer.actions.first() else { break };
        let ActionKind::Look(view) = action.kind else { panic!("it decides something") };
        assert!(said.contains(&format!("{}: /note game:1 before:", label(action))), "{said}");
        answer = question(&table, "Ann", &[]).view(view).await;
    }
    for number in 1..=40 {
        assert_eq!(all.matches(&format!("[{number}] word")).count(), 1, "{number}");
    }
    assert_eq!(offered(&answer), [""; 0], "the oldest are the last");
    let last = asked(&table, "Ann", CommandName::Note, &[("before", "1")]).await;
    let words = fixed_with(
        "notebook-no-older-notes",
        [("before", "1"), ("game", "1"), ("variant", "Terachess II")],
    );
    assert!(told(&last).starts_with(words), "{}", told(&last));
}

#[tokio::test]
async fn a_note_is_about_the_game_that_a_board_would_be_of() {
    let mut table = Table::with_game().await;
    table.deliver().await;
    let reply = note(&mut table, "Ann", "elsewhere", &[("text", "from afar")]).await;
    assert_eq!(
        done(&reply),
        &*format!(
            "Game 1 (Terachess II): {}",
            in_full("notebook-noted", [("number", 1), ("plies", 0), ("game", 1)])
        )
    );
    let reply = note(&mut table, "Cid", "elsewhere", &[("text", "whose?")]).await;
    assert!(refused(&reply).starts_with(fixed("refused-no-game-here")), "{reply:?}");
    table.challenge("Ann", "Bob", SideRequest::Second).await;
    done(&table.private("Bob", CHANNEL, accept(2)).await);
    table.deliver().await;
    // It is Ann's turn in game 1 alone.
    let reply = note(&mut table, "Ann", "elsewhere", &[("text", "again")]).await;
    assert!(
        done(&reply).starts_with(&format!(
            "Game 1 (Terachess II): {}",
            fixed_with("notebook-noted", [("number", 2)])
        )),
        "{reply:?}"
    );
    let reply = note(&mut table, "Ann", THREAD, &[("text", "other"), ("game", "2")]).await;
    assert!(
        done(&reply).starts_with(&format!(
            "Game 2 (Terachess II): {}",
            fixed_with("notebook-noted", [("number", 1)])
        )),
        "{reply:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn in_discord_a_note_comes_out_letter_by_letter_and_nobody_else_sees_it() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let posts = server.posts(thread).len();
    let written = "**not bold** `code` @everyone <@1> ||spoiler|| [a](https://b.c) # -";
    let answer = server.slash("Ann", thread, "note", json!({"text": written})).await;
    assert!(answer.is_ephemeral());
    let noted = in_full("notebook-noted", [("number", 1), ("plies", 0), ("game", 1)]);
    assert_eq!(answer.text(), noted.replace("/note game:1", "`/note game:1`"));
    let worst = "*".repeat(LONGEST_NOTE);
    server.slash("Ann", thread, "note", json!({"text": worst})).await;
    server.slash("Ann", thread, "note", json!({"text": "x".repeat(500)})).await;
    let list = server.slash("Ann", thread, "note", json!({"before": 3})).await;
    assert!(list.is_ephemeral());
    assert!(list.text().contains(&"\\*".repeat(LONGEST_NOTE)), "{}", list.text());
    let list = server.slash("Ann", thread, "note", json!({})).await;
    assert_eq!(labels(&list.messages[0]), [in_full("action-older-notes", [("count", 2)])]);
    server.press("Ann", &list.messages[0], in_full("action-older-notes", [("count", 2)])).await;
    let older = seen(&server, "Ann", thread, "spoiler").await;
    assert_eq!(older.ephemeral_for, Some(server.id("Ann")));
    let escaped = "\\*\\*not bold\\*\\* \\`code\\` @\u{200b}everyone \\<@\u{200b}1\\> \
                   \\|\\|spoiler\\|\\| \\[a\\](https:\u{200b}//b.c) # -";
    assert!(older.content.contains(escaped), "{}", older.content);
    let list = server.slash("Bob", thread, "note", json!({})).await;
    assert!(
        list.text().starts_with(fixed_with("notebook-no-notes", [("game", 1)])),
        "{}",
        list.text()
    );
    // A note that is too long does not leave the field in which it was written.
    let long = json!({"text": "x".repeat(LONGEST_NOTE + 1)});
    assert!(server.sandbox.slash(server.id("Ann"), thread, "note", &long).is_err());
    assert_eq!(server.posts(thread).len(), posts);
    assert!(!server.log().contains("spoiler"), "{}", server.log());
    wire::is_valid(&server);
}
