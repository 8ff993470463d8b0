//! The words on ratings, and their readers: one's own, another member's, and the best of a
//! community.

use super::{DAY, FEBRUARY, For, MARCH, begin, end, played};
use crate::asking::{question, told};
use crate::beside::pool;
use crate::table::{CHANNEL, NOON, Table, accept, done, lines, person, place};
use menagerie_chat::conversation::{Answer, Options, Show, command};
use menagerie_core::challenge::types::{ChallengeRequest, NewChallenge, Terms};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::Visibility;
use menagerie_core::{Place, Server, Timestamp};
use menagerie_words::{NOTHING, first_words, fixed, in_full};

async fn answered(table: &Table, who: &str, verb: CommandName, given: &[(&str, &str)]) -> Answer {
    let mut question = question(table, who, given);
    question.now = Timestamp(table.now);
    question.options = match given {
        [("member", member)] => Options::default().naming(Some(person(member))),
        _ => question.options,
    };
    question.answer(verb).await.expect("it is a question")
}

async fn rating(table: &Table, who: &str, whose: &str) -> String {
    told(&answered(table, who, CommandName::Rating, &[("member", whose)]).await)
}

async fn leaders(table: &Table, variant: &str) -> String {
    told(&answered(table, "Zoe", CommandName::Leaders, &[("variant", variant)]).await)
}

async fn close(table: &Table) {
    let now = Timestamp(table.now);
    while table.store.close_month_of_ratings(now).await.expect("works").is_some() {}
}

async fn hide(table: &mut Table, who: &str) {
    let given: Options = [("profile".to_owned(), "private".to_owned())].into_iter().collect();
    let set = command(CommandName::Settings, &given, None).expect("it is decided at the desk");
    done(&table.private(who, CHANNEL, set).await);
}

/// Ann beats Bob.
async fn won() -> Table {
    let mut table = Table::new().await;
    played(&mut table, NOON, ["Ann", "Bob"], For::Won).await;
    table
}

#[tokio::test]
async fn during_the_month_the_games_so_far_give_an_estimate() {
    let mut table = won().await;
    let told = rating(&table, "Ann", "Ann").await;
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines,
        [
            fixed("rating-own-title"),
            "All games: 1,662 ± 290?",
            "Chess: 1,662 ± 290?",
            fixed("rating-unsettled"),
            in_full("rating-estimated", [("until", "2026-02-01 00:00 UTC")]),
            fixed("rating-games"),
            "#1 (Chess) against @Bob: won.",
            in_full("rating-next", NOTHING),
        ],
        "the first line of the paper's example: a win of one against an equal"
    );
    let bob = rating(&table, "Ann", "Bob").await;
    assert!(bob.contains("All games: 1,338 ± 290?"), "{bob}");
    assert!(bob.contains(first_words("rating-estimated", NOTHING)), "{bob}");
    assert!(!bob.contains("#1"), "games are a member's own business: {bob}");
    table.stop_at(FEBRUARY);
    let told = rating(&table, "Ann", "Ann").await;
    assert_eq!(told, in_full("rating-later", NOTHING), "January is not computed yet");
    close(&table).await;
    let told = rating(&table, "Ann", "Ann").await;
    assert!(told.contains("All games: 1,662 ± 290?"), "{told}");
    assert!(told.contains("2026-01: 1,662 ± 290?"), "{told}");
    assert!(!told.contains(first_words("rating-estimated", NOTHING)), "it is final: {told}");
}

#[tokio::test]
async fn a_game_that_does_not_count_says_why_not() {
    let mut table = Table::new().await;
    for _ in 0..4 {
        played(&mut table, NOON, ["Ann", "Bob"], For::Drawn).await;
    }
    played(&mut table, NOON, ["Bob", "Ann"], For::Won).await;
    played(&mut table, NOON, ["Cid", "Ann"], For::LostOnTime).await;
    played(&mut table, NOON, ["Cid", "Dan"], For::LostOnTime).await;
    let short = begin(&mut table, NOON, ["Ann", "Eve"], "chess").await;
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(short), confirmed: true });
    done(&table.private("Eve", CHANNEL, resign).await);
    let not_counted = |why: &str| in_full("rating-not-counted", [("why", fixed(why))]);
    let ann = rating(&table, "Ann", "Ann").await;
    let line = |told: &str, game: i64| {
        let start = format!("#{game} ");
        told.lines().find(|line| line.starts_with(&start)).map(str::to_owned)
    };
    assert_eq!(line(&ann, 4).as_deref(), Some("#4 (Chess) against @Bob: drawn."));
    let fifth =
        format!("#5 (Chess) against @Bob: lost. {}", not_counted("not-counted-beyond-four"));
    assert_eq!(line(&ann, 5), Some(fifth));
    assert_eq!(line(&ann, 6).as_deref(), Some("#6 (Chess) against @Cid: won."));
    let short = line(&ann, short.0).expect("it is listed");
    assert!(short.ends_with(not_counted("not-counted-too-short")), "{short}");
    let cid = rating(&table, "Cid", "Cid").await;
    let second = line(&cid, 7).expect("it is listed");
    assert!(second.ends_with(not_counted("not-counted-series-on-time")), "{second}");
    let dan = rating(&table, "Dan", "Dan").await;
    assert!(!dan.contains(fixed("rating-of-all-games")), "no game of his has counted: {dan}");
}

#[tokio::test]
async fn a_rating_loses_its_question_mark_when_it_is_settled() {
    let mut table = Table::new().await;
    for day in 0..40 {
        let opponent = format!("Opponent{}", day % 20);
        let result = if day % 2 == 0 { For::Won } else { For::Lost };
        played(&mut table, NOON + day * DAY / 2, ["Ann", &opponent], result).await;
    }
    let told = rating(&table, "Bob", "Ann").await;
    let line = told.lines().nth(1).expect("it has one");
    assert!(line.starts_with("All games: 1,5") && !line.ends_with('?'), "{told}");
    assert!(!told.contains(fixed("rating-unsettled")), "{told}");
}

#[tokio::test]
async fn months_are_told_in_words_and_drawn() {
    let mut table = won().await;
    played(&mut table, FEBRUARY, ["Bob", "Ann"], For::Won).await;
    table.stop_at(MARCH);
    close(&table).await;
    let answer = answered(&table, "Bob", CommandName::Rating, &[("member", "Ann")]).await;
    let Some(Show::Ratings { chart, theme }) = answer.show.clone() else { panic!("no chart") };
    let drawn = chart.draw(theme).expect("it can be drawn");
    assert!(drawn.file.starts_with(b"\x89PNG"));
    let told = told(&answer);
    let months: Vec<&str> = told.lines().filter(|line| line.starts_with("2026-")).collect();
    assert_eq!(months.len(), 2, "{told}");
    assert!(months[0].starts_with("2026-01: 1,662 ± 290?"), "{told}");
    let alone = answered(&table, "Zoe", CommandName::Rating, &[]).await;
    assert!(alone.show.is_none(), "there is nothing to draw");
}

#[tokio::test]
async fn nobody_without_a_rated_game_has_a_rating_and_a_private_profile_keeps_it() {
    let mut table = won().await;
    assert_eq!(rating(&table, "Zoe", "Zoe").await, in_full("rating-own-none", NOTHING));
    let none = rating(&table, "Ann", "Zoe").await;
    assert_eq!(none, in_full("rating-none", [("player", "@Zoe")]));
    hide(&mut table, "Ann").await;
    let hidden = rating(&table, "Bob", "Ann").await;
    assert_eq!(hidden, in_full("profile-kept-private", [("player", "@Ann")]));
    assert!(rating(&table, "Ann", "Ann").await.contains("1,662"), "she sees her own");
}

#[tokio::test]
async fn the_best_are_listed_by_what_is_certain_and_private_profiles_are_not() {
    let mut table = Table::new().await;
    assert_eq!(leaders(&table, "").await, in_full("leaders-none", NOTHING));
    // Dan wins one game, and Ann wins most of twelve.
    for number in 0..12 {
        let opponent = format!("Opponent{number}");
        let result = if number % 6 == 5 { For::Lost } else { For::Won };
        played(&mut table, NOON, ["Ann", &opponent], result).await;
    }
    played(&mut table, NOON, ["Dan", "Bob"], For::Won).await;
    let anti = begin(&mut table, NOON, ["Dan", "Eve"], "antichess").await;
    end(&mut table, anti, ["Dan", "Eve"], NOON, For::Won).await;
    let names = |told: &str| {
        let name = |line: &str| Some(line.split_once(". @")?.1.split_once(':')?.0.to_owned());
        told.lines().filter_map(name).collect::<Vec<_>>()
    };
    let all = leaders(&table, "").await;
    assert_eq!(names(&all)[..2], ["Ann", "Dan"], "{all}");
    assert_eq!(names(&all).len(), 16, "{all}");
    let antichess = leaders(&table, "Antichess").await;
    assert_eq!(names(&antichess), ["Dan", "Eve"], "{antichess}");
    let shako = leaders(&table, "shako").await;
    assert_eq!(shako, in_full("leaders-none-of-variant", [("variant", "Shako")]));
    hide(&mut table, "Ann").await;
    assert_eq!(names(&leaders(&table, "").await)[0], "Dan");
    let mut elsewhere = question(&table, "Ann", &[]);
    elsewhere.server = Some(Server::new("test", "elsewhere"));
    let none = told(&elsewhere.answer(CommandName::Leaders).await.expect("it is a question"));
    assert_eq!(none, in_full("leaders-none", NOTHING), "nobody has played there");
}

#[tokio::test]
async fn a_rated_challenge_shows_ratings_and_says_when_a_game_would_not_count() {
    let mut table = won().await;
    let challenged = async |table: &mut Table, opponent: &str, variant: &str| {
        let request =
            Command::Challenge(ChallengeRequest::Make(super::challenge(opponent, variant)));
        table.deliver().await;
        done(&table.private("Ann", CHANNEL, request).await);
        lines(&table.deliver().await).concat()
    };
    let told = challenged(&mut table, "Bob", "chess").await;
    let estimate = |player, value| {
        in_full("challenge-rating-estimated", [("player", player), ("value", value)])
    };
    let both = [estimate("@Ann", "1,662 ± 290?"), estimate("@Bob", "1,338 ± 290?")].join("\n");
    assert!(told.contains(&both), "{told}");
    let none_yet = fixed("challenge-rating-none");
    let told = challenged(&mut table, "Bob", "shako").await;
    assert!(told.contains(&format!("\n@Ann: {none_yet}\n@Bob: {none_yet}")), "{told}");
    let beyond = fixed("challenge-beyond-four");
    assert!(!told.contains(beyond), "{told}");
    for _ in 0..3 {
        played(&mut table, NOON, ["Ann", "Bob"], For::Drawn).await;
    }
    let told = challenged(&mut table, "Bob", "antichess").await;
    assert!(told.contains(beyond), "in whatever variant: {told}");
    let told = challenged(&mut table, "Cid", "chess").await;
    assert!(!told.contains(beyond), "with somebody else: {told}");
    table.stop_at(FEBRUARY);
    let told = challenged(&mut table, "Dan", "chess").await;
    assert!(
        told.contains(in_full("challenge-rated", [("event", "no")])) && !told.contains("@Dan:"),
        "{told}"
    );
    close(&table).await;
    let told = challenged(&mut table, "Eve", "chess").await;
    assert!(told.contains("\n@Eve: "), "a new month: {told}");
    hide(&mut table, "Ann").await;
    let told = challenged(&mut table, "Fay", "chess").await;
    assert!(!told.contains("@Ann: ") && told.contains("@Fay: "), "her profile is private: {told}");
}

#[tokio::test]
async fn what_a_reader_may_not_know_of_is_in_no_rating_and_no_list() {
    let table = won().await;
    let asks = async |verb: CommandName, places: Vec<Place>| {
        let visibility = Visibility::Only(places);
        let mut question = question(&table, "Zoe", &[]);
        question.now = Timestamp(table.now);
        question.lookup = &visibility;
        question.options = question.options.naming(Some(person("Ann")));
        told(&question.answer(verb).await.expect("it is a question"))
    };
    let elsewhere = Server::new("test", "elsewhere");
    let beside = pool(&table.folder.url()).await;
    // Ann has also played an unrated game elsewhere.
    let tally = "INSERT INTO tallies (player, server, variant, begun, since, won, drawn, lost)
                 VALUES ($1, $2, 'shako', 1, 1, 1, 0, 0)";
    let played = sqlx::query(tally).bind(person("Ann").as_str().to_owned());
    let played = played.bind(elsewhere.as_str().to_owned()).execute(&beside).await;
    played.expect("it can be stored");
    beside.close().await;
    let mut there = question(&table, "Zoe", &[]);
    (there.now, there.server) = (Timestamp(table.now), Some(elsewhere));
    there.options = there.options.naming(Some(person("Ann")));
    let profile = told(&there.answer(CommandName::Profile).await.expect("it is a question"));
    assert!(profile.contains("Shako") && !profile.contains("1,662"), "{profile}");
    for (places, is_seen) in [(vec![place(CHANNEL)], true), (vec![place("talk")], false)] {
        let rating = asks(CommandName::Rating, places.clone()).await;
        assert_eq!(rating.contains("1,662"), is_seen, "{rating}");
        let leaders = asks(CommandName::Leaders, places).await;
        assert_eq!(leaders.contains("@Ann"), is_seen, "{leaders}");
    }
}

#[tokio::test]
async fn a_challenge_to_everyone_keeps_its_rating_while_members_join() {
    let mut table = won().await;
    let (opponent, terms) = (None, Terms::read("3", "").expect("it is a number of games"));
    let request = NewChallenge { opponent, terms, ..super::challenge("Bob", "chess") };
    done(&table.private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Make(request))).await);
    table.deliver().await;
    done(&table.private("Cid", CHANNEL, accept(2)).await);
    let posts = lines(&table.deliver().await);
    let given = [("player", "@Ann"), ("value", "1,662 ± 290?")];
    let line = in_full("challenge-rating-estimated", given);
    assert!(posts.iter().any(|post| post.contains(line)), "{posts:#?}");
}

#[tokio::test]
async fn a_call_of_the_month_before_is_answered_from_that_month() {
    let mut table = won().await;
    let before = rating(&table, "Ann", "Ann").await;
    table.stop_at(FEBRUARY);
    close(&table).await;
    table.stop_at(NOON);
    assert_eq!(rating(&table, "Ann", "Ann").await.lines().nth(1), before.lines().nth(1));
}

#[tokio::test]
async fn a_profile_and_an_export_tell_ratings_too() {
    let mut table = won().await;
    let line = in_full("profile-rating", [("value", "1,662 ± 290?")]);
    let given = [("member", "Ann")];
    let ann = told(&answered(&table, "Bob", CommandName::Profile, &given).await);
    assert!(ann.contains(line), "{ann}");
    let zoe = told(&answered(&table, "Zoe", CommandName::Profile, &[]).await);
    assert!(!zoe.contains(first_words("profile-rating", NOTHING)), "{zoe}");
    played(&mut table, FEBRUARY + DAY, ["Bob", "Ann"], For::Won).await;
    close(&table).await;
    let mut pgn = Vec::new();
    for game in ["1", "2"] {
        let given = [("game", game), ("format", "pgn")];
        let answer = answered(&table, "Ann", CommandName::Export, &given).await;
        let Some(Show::Pgn { text, .. }) = answer.show else { panic!("no PGN") };
        pgn.push(text);
    }
    hide(&mut table, "Bob").await;
    let given = [("game", "2"), ("format", "pgn")];
    let answer = answered(&table, "Ann", CommandName::Export, &given).await;
    let Some(Show::Pgn { text, .. }) = answer.show else { panic!("no PGN") };
    assert!(text.contains("BlackElo") && !text.contains("WhiteElo"), "Bob's is private: {text}");
    assert!(!pgn[0].contains("Elo \""), "nobody had a rating before: {}", pgn[0]);
    let tags = "[Rated \"yes\"]\n[WhiteElo \"1338\"]\n[BlackElo \"1662\"]\n";
    assert!(pgn[1].contains(tags), "as they were when February began: {}", pgn[1]);
}
