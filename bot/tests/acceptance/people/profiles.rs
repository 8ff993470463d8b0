//! The games of a person: who hears of which games.

use crate::asking::{question, question_to, told};
use crate::play::lists::{moved_elsewhere, resign, start};
use crate::play::looks;
use crate::server::Server;
use crate::table::{CHANNEL, Table, done, person, place};
use menagerie_chat::conversation::{Options, Question, command};
use menagerie_core::GameId;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::offer::types::OfferRequest;
use menagerie_store::Store;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

/// The answer to somebody who asks about a member.
async fn profile(table: &Table, who: &str, member: Option<&str>) -> String {
    let mut question = question(table, who, &[]);
    question.options = question.options.naming(member.map(person));
    told(&question.answer(CommandName::Profile).await.expect("it is a question"))
}

async fn set_profile(table: &mut Table, who: &str, word: &str) -> String {
    let given: Options = [("profile".to_owned(), word.to_owned())].into_iter().collect();
    let set = command(CommandName::Settings, &given, None).expect("it is decided at the desk");
    done(&table.private(who, CHANNEL, set).await)
}

/// Agrees to a draw in a game in which both have a say at once.
async fn draw(table: &mut Table, game: i64, first: &str, second: &str) {
    let draw = Command::Ending(EndingRequest::Draw { which: Which::Number(GameId(game)) });
    done(&table.private(first, CHANNEL, draw.clone()).await);
    done(&table.private(second, CHANNEL, draw).await);
}

/// Ann has won game 1 (Terachess II) against Bob, drawn 2 and lost 3 (Chess) against him, and left
/// game 4 (Chess) before it began; game 5 (Shako) against Cid runs.
pub async fn with_a_past() -> Table {
    let mut table = Table::with_game().await;
    start(&mut table, "chess", "Ann", "Bob", 2).await;
    start(&mut table, "chess", "Ann", "Bob", 3).await;
    start(&mut table, "chess", "Bob", "Ann", 4).await;
    start(&mut table, "shako", "Ann", "Cid", 5).await;
    resign(&mut table, "Bob", 1).await;
    draw(&mut table, 2, "Ann", "Bob").await;
    resign(&mut table, "Ann", 3).await;
    let abort =
        Command::Offer(OfferRequest::Abort { which: Which::Number(GameId(4)), confirmed: true });
    done(&table.private("Ann", CHANNEL, abort).await);
    table
}

#[tokio::test]
async fn a_record_is_told_over_all_and_by_variant_without_what_had_no_result() {
    let table = with_a_past().await;
    let since = menagerie_core::clock::written(began(&table, 1).await);
    let given = [("player", "@Ann"), ("since", &*since), ("games", "5"), ("running", "1")];
    let variants =
        [("Chess", "0", "1", "1"), ("Shako", "0", "0", "0"), ("Terachess II", "1", "0", "0")];
    let variants = variants.map(|(variant, won, drawn, lost)| {
        in_full(
            "profile-variant",
            [("variant", variant), ("won", won), ("drawn", drawn), ("lost", lost)],
        )
    });
    let record = format!(
        "{}\n{}\n{}",
        in_full("profile-all", [("won", 1), ("drawn", 1), ("lost", 1)]),
        in_full("profile-most-often", [("variant", "Chess"), ("games", "3")]),
        variants.join("\n")
    );
    let own = profile(&table, "Ann", None).await;
    let hint = in_full("profile-is-seen", NOTHING);
    assert_eq!(own, format!("{}\n{record}\n{hint}", in_full("profile-own", given)));
    assert_eq!(profile(&table, "Ann", Some("Ann")).await, own, "oneself can be named");
    for who in ["Bob", "Dan"] {
        let seen = profile(&table, who, Some("Ann")).await;
        let expected = format!("{}\n{record}", in_full("profile-of-other", given));
        assert_eq!(seen, expected, "{who}");
    }
    let of_bob = profile(&table, "Dan", Some("Bob")).await;
    for line in [
        last_words("profile-of-other", [("games", 4), ("running", 0)]),
        in_full(
            "profile-variant",
            [("variant", "Chess"), ("won", "1"), ("drawn", "1"), ("lost", "0")],
        ),
        in_full(
            "profile-variant",
            [("variant", "II"), ("won", "0"), ("drawn", "0"), ("lost", "1")],
        ),
    ] {
        assert!(of_bob.contains(line), "{line}: {of_bob}");
    }
}

/// When a game began.
async fn began(table: &Table, game: i64) -> menagerie_core::Timestamp {
    let pool = crate::beside::pool(&table.folder.url()).await;
    let at = sqlx::query_scalar("SELECT started_at FROM games WHERE id = $1").bind(game);
    let at: i64 = at.fetch_one(&pool).await.expect("the game is there");
    pool.close().await;
    menagerie_core::Timestamp(at)
}

#[tokio::test]
async fn who_has_not_played_is_told_how_to_begin() {
    let table = with_a_past().await;
    for (who, member, expected) in [
        ("Dan", None, in_full("profile-own-nothing", NOTHING)),
        ("Ann", Some("Dan"), in_full("profile-nothing-of-other", [("player", "@Dan")])),
    ] {
        assert_eq!(profile(&table, who, member).await, expected);
    }
}

#[tokio::test]
async fn what_is_played_elsewhere_is_told_to_nobody_else() {
    let table = with_a_past().await;
    moved_elsewhere(&table, 5).await;
    let seen = profile(&table, "Bob", Some("Ann")).await;
    let four = last_words("profile-of-other", [("games", 4), ("running", 0)]);
    assert!(seen.contains(four) && !seen.contains("Shako"), "{seen}");
    let own = profile(&table, "Ann", None).await;
    let five = last_words("profile-own", [("games", 5), ("running", 1)]);
    assert!(own.contains(five) && own.contains("Shako"), "{own}");
    let mut nowhere = Question { server: None, ..question(&table, "Bob", &[]) };
    nowhere.options = nowhere.options.naming(Some(person("Ann")));
    let said = told(&nowhere.answer(CommandName::Profile).await.expect("it is a question"));
    assert_eq!(said, in_full("profile-nothing-of-other", [("player", "@Ann")]));
}

#[tokio::test]
async fn who_wants_it_keeps_their_record_and_the_lists_of_their_games_to_themselves() {
    let mut table = with_a_past().await;
    let said = set_profile(&mut table, "Ann", "private").await;
    let [now, before] = ["private", "members"].map(|it| looks::word("profile", it));
    assert!(said.contains(looks::changed("profile", now, before)), "{said}");
    let kept = in_full("profile-kept-private", [("player", "@Ann")]);
    assert_eq!(profile(&table, "Bob", Some("Ann")).await, kept);
    for which in ["running", "finished"] {
        let mut asked = question(&table, "Bob", &[("which", which)]);
        asked.options = asked.options.naming(Some(person("Ann")));
        let said = told(&asked.answer(CommandName::Games).await.expect("it is a question"));
        assert_eq!(said, kept, "{which}");
    }
    let own = profile(&table, "Ann", None).await;
    let hint = in_full("profile-is-private", NOTHING);
    assert!(
        own.starts_with(fixed_with("profile-own", [("player", "@Ann")])) && own.ends_with(hint),
        "{own}"
    );
    set_profile(&mut table, "Ann", "members").await;
    assert!(profile(&table, "Bob", Some("Ann")).await.contains("5 games"));
}

#[tokio::test]
async fn a_database_from_before_there_were_records_has_counted_what_was_played() {
    if crate::database::server().is_some() {
        return;
    }
    let table = with_a_past().await;
    let before = profile(&table, "Ann", None).await;
    let url = table.folder.url();
    let pool = crate::beside::pool(&url).await;
    // As it was before: neither what the migration makes, nor that it was made.
    for statement in [
        "DROP TABLE tallies",
        "DROP INDEX challenges_joinable",
        "DROP INDEX challenges_joinable_of",
        "DROP INDEX challenges_joinable_by",
        "DROP INDEX games_over_white_of",
        "DROP INDEX games_over_black_of",
        "DELETE FROM _sqlx_migrations WHERE version = 11",
    ] {
        sqlx::query(statement).execute(&pool).await.expect("it is there");
    }
    pool.close().await;
    let Table { store, folder, .. } = table;
    drop(store);
    let store = Store::open(&folder.url(), &mut StdRng::seed_from_u64(1)).await;
    let store = store.expect("it opens again");
    let asked = Question { place: place(CHANNEL), ..question_to(&store, "Ann", &[]) };
    let after = told(&asked.answer(CommandName::Profile).await.expect("it is a question"));
    assert_eq!(after, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_discord_a_member_is_named_and_nobody_is_alerted() {
    let server = Server::start().await;
    server.new_game().await;
    let bob = json!({"member": server.id("Bob").to_string()});
    let own = server.sandbox.bot_id();
    let others = server.sandbox.members().into_iter().find(|it| it.bot && it.id != own);
    for (bot, key) in [
        (own, "discord-own-profile"),
        (others.expect("there is another bot").id, "discord-bots-play-nothing"),
    ] {
        let program = json!({"member": bot.to_string()});
        let answer = server.slash("Cid", server.games, "profile", program).await;
        assert!(answer.text().contains(fixed(key)), "{}", answer.text());
    }
    let answer = server.slash("Cid", server.games, "profile", bob).await;
    assert!(answer.is_ephemeral());
    let said = answer.text();
    let of_bob = first_words("profile-of-other", [("player", server.mention("Bob"))]);
    assert!(said.starts_with(of_bob), "{said}");
    assert!(
        said.contains(last_words("profile-of-other", [("games", 1), ("running", 1)])),
        "{said}"
    );
}
