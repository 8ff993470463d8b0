//! Lists of games and challenges: which are asked for, what of others is seen, and which game is
//! next.

use crate::asking::{asked, offered, picture, question, told};
use crate::play::private_boards::now;
use crate::server::{Server, labels};
use crate::table::{CHANNEL, Table, accept, done, person, your_move_in};
use menagerie_chat::conversation::{Answer, Question};
use menagerie_core::GameId;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Opponent, Presence, ViewRequest, Which};
use menagerie_core::model::{ActionKind, CommandName};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use serde_json::json;

/// The answer to somebody who asks for a list, of a member if one is named.
async fn list(table: &Table, who: &str, given: &[(&str, &str)], member: Option<&str>) -> Answer {
    let mut question = question(table, who, given);
    question.options = question.options.naming(member.map(person));
    question.answer(CommandName::Games).await.expect("it is a question")
}

async fn lines(table: &Table, who: &str, given: &[(&str, &str)], member: Option<&str>) -> String {
    told(&list(table, who, given, member).await)
}

/// Starts a game in which `first` moves first.
pub async fn start(table: &mut Table, variant: &str, first: &str, second: &str, number: i64) {
    let opponent = Opponent { player: person(second), presence: Presence::Member };
    let (variant, side, start) = (variant.to_owned(), SideRequest::First, StartRequest::default());
    let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(opponent),
        variant,
        side,
        start,
        clock: String::new(),
        terms: Terms::default(),
    }));
    done(&table.private(first, CHANNEL, challenge).await);
    done(&table.private(second, CHANNEL, accept(number)).await);
}

pub async fn resign(table: &mut Table, who: &str, game: i64) {
    let resign = Command::Ending(EndingRequest::Resign {
        which: Which::Number(GameId(game)),
        confirmed: true,
    });
    done(&table.private(who, CHANNEL, resign).await);
}

async fn play(table: &mut Table, who: &str, game: i64, text: &str) {
    let which = Which::Number(GameId(game));
    let played = Command::Play(PlayRequest::Move { which, text: text.to_owned(), shown: None });
    done(&table.private(who, CHANNEL, played).await);
}

async fn look_for(table: &mut Table, who: &str, variant: &str) {
    let open = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant: variant.to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::read("", "").expect("there are such terms"),
        level: None,
        rated: None,
        opponent: None,
    }));
    done(&table.private(who, CHANNEL, open).await);
}

/// Moves a game to a community of which nobody here is a member.
pub async fn moved_elsewhere(table: &Table, game: i64) {
    let pool = crate::beside::pool(&table.folder.url()).await;
    for statement in [
        "UPDATE tallies SET server = 'test:elsewhere' WHERE variant =
             (SELECT variant FROM games WHERE id = $1)",
        "UPDATE games SET server = 'test:elsewhere' WHERE id = $1",
    ] {
        sqlx::query(statement).bind(game).execute(&pool).await.expect("the game is there");
    }
    pool.close().await;
}

/// Ann has game 1 (Terachess II) and 2 (Chess) against Bob and 3 (Chess) against Cid, and Bob has 4
/// (Shako) against Cid. White is to move in all but in game 2.
async fn four_games() -> Table {
    let mut table = Table::with_game().await;
    table.pause = 1_000;
    start(&mut table, "chess", "Ann", "Bob", 2).await;
    start(&mut table, "chess", "Ann", "Cid", 3).await;
    start(&mut table, "shako", "Bob", "Cid", 4).await;
    play(&mut table, "Ann", 2, "e2e4").await;
    table
}

/// The games of which a list tells, in order.
fn games(list: &str) -> Vec<i64> {
    let number = |line: &str| {
        let (_, rest) =
            line.to_lowercase().split_once("game ").map(|(a, b)| (a.len(), b.to_owned()))?;
        rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    };
    list.lines().filter(|line| line.contains("ame ")).filter_map(number).collect()
}

#[tokio::test]
async fn running_games_are_told_by_what_is_asked() {
    let table = four_games().await;
    let mine = ("which", "mine");
    let chess = ("variant", "chess");
    for (who, given, member, expected) in [
        ("Ann", &[][..], None, &[1, 3, 2][..]),
        ("Ann", &[("which", "running")], None, &[1, 3, 2]),
        ("Ann", &[mine], None, &[1, 3]),
        ("Ann", &[chess], None, &[3, 2]),
        ("Ann", &[chess, mine], None, &[3]),
        // One's own games are nobody else's.
        ("Ann", &[], Some("Ann"), &[1, 3, 2]),
        // A member's games that wait for oneself are the ones against that member.
        ("Ann", &[mine], Some("Bob"), &[1]),
        ("Bob", &[mine], None, &[2, 4]),
        // A member's games that wait for that member come first.
        ("Dan", &[], Some("Bob"), &[2, 4, 1]),
        ("Ann", &[], Some("Bob"), &[2, 4, 1]),
        ("Dan", &[("variant", "Shako")], Some("Bob"), &[4]),
    ] {
        let said = lines(&table, who, given, member).await;
        let mut told = games(&said);
        let mut expected = expected.to_vec();
        // Which of two without a deadline comes first is held elsewhere.
        told.sort_unstable();
        expected.sort_unstable();
        assert_eq!(told, expected, "{who} {given:?} {member:?}: {said}");
    }
    let said = lines(&table, "Dan", &[], Some("Bob")).await;
    let games = [
        ("4", "Shako", "@Bob", "@Cid", "@Bob", "#4"),
        ("2", "Chess", "@Ann", "@Bob", "@Bob", "#2"),
        ("1", "Terachess II", "@Ann", "@Bob", "@Ann", "#1"),
    ];
    let games = games.map(|(number, variant, first, second, mover, game)| {
        let line = in_full(
            "lists-member-game",
            [
                ("number", number),
                ("variant", variant),
                ("first", first),
                ("second", second),
                ("move_number", "1"),
                ("mover", mover),
                ("clock", "none"),
                ("game", game),
            ],
        );
        format!("\n· {line}")
    });
    assert_eq!(
        said,
        format!("{}{}", in_full("lists-member", [("member", "@Bob")]), games.concat())
    );
}

#[tokio::test]
async fn where_there_is_none_it_is_said_of_what_and_what_to_do() {
    let mut table = Table::with_game().await;
    play(&mut table, "Ann", 1, "e4e6").await;
    let (mine, done) = (("which", "mine"), ("which", "finished"));
    let (open, chess) = (("which", "open"), ("variant", "chess"));
    for (who, given, member, expected) in [
        ("Cid", &[][..], None, in_full("lists-own-none", NOTHING).to_owned()),
        (
            "Ann",
            &[chess],
            None,
            in_full("lists-none-running", [("by", "variant"), ("variant", "Chess")]).to_owned(),
        ),
        ("Ann", &[mine], None, in_full("lists-none-mine", [("by", "all")]).to_owned()),
        (
            "Ann",
            &[mine, chess],
            Some("Bob"),
            in_full("lists-none-mine", [("by", "both"), ("variant", "Chess"), ("member", "@Bob")])
                .to_owned(),
        ),
        (
            "Ann",
            &[],
            Some("Cid"),
            in_full("lists-none-running-of-member", [("by", "member"), ("member", "@Cid")])
                .to_owned(),
        ),
        (
            "Ann",
            &[done, chess],
            None,
            in_full("lists-none-finished", [("variant", "Chess"), ("by", "variant")]).to_owned(),
        ),
        (
            "Ann",
            &[done],
            Some("Bob"),
            in_full("lists-none-finished-of-member", [("by", "member"), ("member", "@Bob")])
                .to_owned(),
        ),
        (
            "Ann",
            &[open, chess],
            Some("Bob"),
            in_full("lists-none-open", [("variant", "Chess"), ("member", "@Bob"), ("by", "both")])
                .to_owned(),
        ),
    ] {
        assert_eq!(lines(&table, who, given, member).await, expected, "{who} {given:?}");
    }
    // On several networks there may be challenges that this list does not have.
    let by_code = &*format!("\n{}", in_full("lists-join-by-code", NOTHING));
    assert!(!lines(&table, "Ann", &[open], None).await.ends_with(by_code));
    table.store.serve_networks(2).await.expect("the store works");
    assert!(lines(&table, "Ann", &[open], None).await.ends_with(by_code));
    let unknown = lines(&table, "Ann", &[("variant", "draughts")], None).await;
    for words in ["“draughts”", "Terachess II", "/variants"] {
        assert!(unknown.contains(words), "{unknown}");
    }
}

#[tokio::test]
async fn games_that_have_ended_are_found_by_variant_and_member_however_many_came_after() {
    let mut table = four_games().await;
    for game in [2, 1, 4] {
        resign(&mut table, "Bob", game).await;
    }
    // The limit on how many games run, and the ten that are listed, hide no older one of another
    // variant.
    for number in 5..17 {
        start(&mut table, "pemba", "Ann", "Bob", number).await;
        resign(&mut table, "Bob", number).await;
    }
    let done = ("which", "finished");
    for (who, given, member, expected) in [
        ("Ann", &[done][..], None, (7..17).rev().collect::<Vec<_>>()),
        ("Ann", &[done, ("variant", "chess")], None, vec![2]),
        ("Ann", &[done, ("variant", "terachess-2")], None, vec![1]),
        ("Dan", &[done], Some("Cid"), vec![4]),
        ("Dan", &[done, ("variant", "shako")], Some("Bob"), vec![4]),
        ("Dan", &[done], Some("Bob"), (7..17).rev().collect()),
    ] {
        let said = lines(&table, who, given, member).await;
        assert_eq!(games(&said), expected, "{who} {given:?}: {said}");
    }
    let said = lines(&table, "Dan", &[done], Some("Cid")).await;
    let expected = format!(
        "{}\n{} {}",
        in_full("lists-member-finished", [("member", "@Cid")]),
        in_full(
            "lists-finished-game",
            [("number", "4"), ("variant", "Shako"), ("opponent", "@Bob")]
        ),
        in_full("ending-resignation", [("loser", "@Bob"), ("winner", "@Cid (Black)")])
    );
    assert!(said.starts_with(&expected), "{said}");
}

#[tokio::test]
async fn what_is_played_in_another_community_is_seen_by_its_players_alone() {
    let mut table = four_games().await;
    moved_elsewhere(&table, 4).await;
    assert_eq!(games(&lines(&table, "Dan", &[], Some("Cid")).await), [3]);
    assert_eq!(games(&lines(&table, "Bob", &[], Some("Cid")).await), [3, 4]);
    resign(&mut table, "Bob", 4).await;
    let done = [("which", "finished")];
    assert_eq!(games(&lines(&table, "Bob", &done, None).await), [4]);
    let hidden = lines(&table, "Dan", &done, Some("Bob")).await;
    assert_eq!(
        hidden,
        in_full("lists-none-finished-of-member", [("by", "member"), ("member", "@Bob")])
    );
    let nowhere = Question { server: None, ..question(&table, "Dan", &[("which", "running")]) };
    let nowhere =
        Question { options: nowhere.options.clone().naming(Some(person("Ann"))), ..nowhere };
    let said = told(&nowhere.answer(CommandName::Games).await.expect("it is a question"));
    assert!(
        said.starts_with(fixed_with("lists-none-running-of-member", [("member", "@Ann")])),
        "{said}"
    );
}

#[tokio::test]
async fn what_can_be_joined_is_listed_with_something_to_press() {
    let mut table = Table::with_game().await;
    table.challenge("Cid", "Dan", SideRequest::First).await;
    for (who, variant) in [("Ann", "chess"), ("Bob", "shako"), ("Cid", "chess")] {
        look_for(&mut table, who, variant).await;
    }
    let open = ("which", "open");
    let answer = list(&table, "Bob", &[open], None).await;
    assert_eq!(
        offered(&answer),
        [
            in_full("action-join-challenge", [("number", 5)]),
            in_full("action-withdraw-challenge", [("number", 4)]),
            in_full("action-join-challenge", [("number", 3)])
        ]
    );
    let said = told(&answer);
    let listed = [("5", "@Cid", "Chess"), ("4", "@Bob", "Shako"), ("3", "@Ann", "Chess")];
    let listed = listed.map(|(number, challenger, variant)| {
        let challenge = in_full(
            "challenge-listed",
            [("number", number), ("challenger", challenger), ("variant", variant)],
        );
        format!("\n{challenge} {}", in_full("challenge-may-join", [("games", "1")]))
    });
    let expected = format!("{}{}", in_full("lists-open", NOTHING), listed.concat());
    let stands = first_words("challenge-stands-until", NOTHING);
    assert_eq!(said.matches(&format!(" {stands}1970-01-08 ")).count(), 3, "{said}");
    let terms = said.lines().map(|line| line.split(&format!(" {stands}")).next());
    assert_eq!(terms.map(Option::unwrap_or_default).collect::<Vec<_>>().join("\n"), expected);
    for (given, member, expected) in [
        (&[open, ("variant", "chess")][..], None, &["Challenge 5", "Challenge 3"][..]),
        (&[open], Some("Ann"), &["Challenge 3"]),
        (&[open, ("variant", "shako")], Some("Ann"), &[]),
    ] {
        let said = lines(&table, "Dan", given, member).await;
        let seen = said.lines().filter_map(|line| line.split_once(':')).map(|it| it.0);
        let seen = seen.filter(|words| words.starts_with("Challenge")).collect::<Vec<_>>();
        assert_eq!(seen, expected, "{given:?}: {said}");
    }
    let elsewhere = menagerie_core::Server::new("test", "elsewhere");
    let asked = Question { server: Some(elsewhere), ..question(&table, "Dan", &[open]) };
    let said = told(&asked.answer(CommandName::Games).await.expect("it is a question"));
    assert!(said.starts_with(first_words("lists-none-open", [("by", "all")])), "{said}");
    // A challenge of a member whom one has blocked is not shown.
    done(
        &table
            .private(
                "Dan",
                CHANNEL,
                Command::Moderation(ModerationRequest::Block { whom: Some(person("Cid")) }),
            )
            .await,
    );
    let said = lines(&table, "Dan", &[open], None).await;
    assert!(!said.contains("@Cid") && said.contains("@Ann"), "{said}");
    done(&table.private("Dan", CHANNEL, accept(3)).await);
    let said = lines(&table, "Bob", &[open], None).await;
    assert!(!said.contains("@Ann"), "what was joined is gone: {said}");
}

#[tokio::test]
async fn of_more_challenges_than_fit_the_newest_are_listed_and_the_way_to_the_others_is_told() {
    let mut table = Table::new().await;
    for maker in 0..21 {
        look_for(&mut table, &format!("P{maker}"), "chess").await;
    }
    let answer = list(&table, "Ann", &[("which", "open")], None).await;
    let said = told(&answer);
    assert_eq!(answer.actions.len(), 20);
    assert!(said.contains("@P20 ") && said.contains("@P1 ") && !said.contains("@P0 "), "{said}");
    let more = in_full("lists-open-more", NOTHING);
    assert!(said.ends_with(more), "{said}");
    let of_one = lines(&table, "Ann", &[("which", "open")], Some("P0")).await;
    assert!(of_one.contains("@P0 ") && !of_one.contains(fixed("lists-open-more")), "{of_one}");
}

/// The game whose board a press shows, or the words that it says instead.
async fn next(table: &Table, who: &str, after: Option<i64>) -> Result<i64, String> {
    let answer = question(table, who, &[]).view(ViewRequest::Next(after.map(GameId))).await;
    let said = told(&answer);
    if answer.show.is_none() {
        return Err(said);
    }
    let number = said.split_once(", game ").expect("it names the game").1;
    let number: i64 = number.split_once(':').expect("it goes on").0.parse().expect("a number");
    let next = answer
        .actions
        .iter()
        .find(|action| crate::table::label(action) == fixed("action-next-game"));
    let leads_on = ActionKind::Look(ViewRequest::Next(Some(GameId(number))));
    assert!(next.is_none_or(|next| next.kind == leads_on), "{next:?}");
    assert!(!picture(&answer).lead.is_empty());
    Ok(number)
}

#[tokio::test]
async fn the_next_game_is_the_one_that_waits_after_the_one_that_is_seen() {
    let mut table = four_games().await;
    // Games 1 and 3 wait for Ann, in the order in which they were left.
    for (after, expected) in [(None, 1), (Some(1), 3), (Some(3), 1), (Some(2), 1), (Some(99), 1)] {
        assert_eq!(next(&table, "Ann", after).await, Ok(expected), "{after:?}");
    }
    play(&mut table, "Ann", 1, "e4e6").await;
    assert_eq!(next(&table, "Ann", Some(1)).await, Ok(3));
    let only = in_full("notice-no-other-game-waits", [("number", 3)]).to_owned();
    assert_eq!(next(&table, "Ann", Some(3)).await, Err(only));
    let lists = [("Ann", vec![fixed("action-next-game")]), ("Cid", vec![])];
    for (who, expected) in lists {
        assert_eq!(offered(&list(&table, who, &[], None).await), expected, "{who}");
    }
    let next_game = fixed("action-next-game");
    let is_offered = |answer: Answer| offered(&answer).iter().any(|label| label == next_game);
    for (game, expected) in [("1", true), ("3", false)] {
        let board = asked(&table, "Ann", CommandName::Board, &[("game", game)]).await;
        assert_eq!(is_offered(board), expected, "game 3 alone waits, and {game} is seen");
    }
    play(&mut table, "Ann", 3, "e2e4").await;
    for (who, after) in [("Ann", Some(3)), ("Ann", None), ("Dan", None)] {
        let none = in_full("notice-no-game-waits", NOTHING).to_owned();
        assert_eq!(next(&table, who, after).await, Err(none), "{who}");
    }
    done(&table.play("Bob", "e13e11").await);
    assert_eq!(next(&table, "Ann", Some(3)).await, Ok(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_discord_the_next_board_stands_where_the_list_was() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let answer = server.slash("Ann", server.games, "games", json!({"which": "mine"})).await;
    assert!(
        answer.is_ephemeral() && answer.text().replace("**", "").contains(your_move_in(1)),
        "{}",
        answer.text()
    );
    let message = answer.messages[0].clone();
    assert_eq!(labels(&message), [fixed("action-next-game")]);
    server.press("Ann", &message, fixed("action-next-game")).await;
    let board = now(&server, "Ann", &message, "Terachess II, game 1").await;
    assert_eq!(board.attachments.len(), 1);
    let waits = labels(&board).iter().any(|label| label == fixed("action-next-game"));
    assert!(!waits, "no other game waits");
    let bob = server.id("Bob").to_string();
    let answer = server.slash("Cid", thread, "games", json!({"member": bob})).await;
    assert!(
        answer.text().starts_with(&format!("{} <@", fixed("lists-member"))),
        "{}",
        answer.text()
    );
    assert!(answer.text().contains("game 1 (Terachess II)"), "{}", answer.text());
}
