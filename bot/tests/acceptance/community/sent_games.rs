//! Games that members send as files: tried, published, changed and withdrawn.

use crate::asking::told;
use crate::community::windows;
use crate::operation::operator_variants::REED_LAKE;
use crate::table::{CHANNEL, Table, accept, done, person, place, refused, server, words};
use menagerie_chat::conversation::{Answer, Attached, NotAttached, Question, choices};
use menagerie_core::Server;
use menagerie_core::challenge::types::{ChallengeRequest, NewChallenge, Terms};
use menagerie_core::community::types::{CommunityRequest, VariantRequest};
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence};
use menagerie_core::model::{CommandName, Effect, Reply};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};

/// The game in other words: another revision, with a Heron that goes as a Queen.
fn changed() -> String {
    REED_LAKE.replacen("revision = 1", "revision = 2", 1).replacen("\"WjB\"", "\"Q\"", 1)
}

fn file(text: &str) -> Attached {
    Attached { name: "reed-lake.toml".to_owned(), content: Ok(text.as_bytes().to_vec()) }
}

fn question<'a>(
    table: &'a Table,
    from: &str,
    server: Option<Server>,
    given: &[(&str, &str)],
    file: Option<Attached>,
) -> Question<'a> {
    let asked = crate::asking::question(table, from, given);
    let is_named = given.iter().any(|(name, _)| *name == "opponent");
    let options = asked.options.clone().naming(is_named.then(|| person("Bob"))).carrying(file);
    Question { place: place(CHANNEL), server, options, ..asked }
}

/// Of one member a few files wait at a time, and the members of all these tests have the same names:
/// so the tests send one after the other.
static ONE_AT_A_TIME: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// The answer to somebody who gives `/variant`.
async fn sent(
    table: &mut Table,
    (from, authority): (&str, Authority),
    given: &[(&str, &str)],
    file: Option<Attached>,
) -> Result<Reply, Answer> {
    let _alone = ONE_AT_A_TIME.lock().await;
    table.wait(1);
    let asked = question(table, from, Some(server()), given, file);
    if let Some(answer) = asked.answer(CommandName::Variant).await {
        return Err(answer);
    }
    let bob = Opponent { player: person("Bob"), presence: Presence::Member };
    let named = given.iter().any(|(name, _)| *name == "opponent").then_some(bob);
    let command = asked.command(CommandName::Variant, named).await?;
    Ok(table.by(from, authority, command.expect("it is known what")).await)
}

async fn tried(table: &mut Table, text: &str) -> String {
    let reply = sent(table, ("Ann", Authority::Player), &[], Some(file(text))).await;
    done(&reply.expect("it is a game"))
}

async fn published(table: &mut Table, text: &str) -> String {
    let given = [("what", "publish")];
    let reply = sent(table, ("Meg", Authority::Manager), &given, Some(file(text))).await;
    done(&reply.expect("it is a game"))
}

/// The errors in a file.
async fn wrong(table: &mut Table, file: Attached) -> String {
    let answer = sent(table, ("Ann", Authority::Player), &[], Some(file)).await;
    told(&answer.expect_err("it is no game"))
}

fn id_in(said: &str) -> String {
    let (_, rest) = said.split_once("variant:own-").expect("it is told");
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
    format!("own-{}", &rest[..end])
}

fn challenge(variant: &str) -> Command {
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
        variant: variant.to_owned(),
        side: menagerie_core::challenge::types::SideRequest::First,
        start: menagerie_core::challenge::types::StartRequest::default(),
        clock: String::new(),
        terms: Terms::default(),
    }))
}

#[tokio::test]
async fn a_game_that_somebody_has_written_is_tried_challenged_to_and_played() {
    let mut table = Table::new().await;
    let said = tried(&mut table, REED_LAKE).await;
    assert!(
        said.starts_with(first_words(
            "upload-can-be-played",
            [("name", "Reed Lake"), ("files", "12"), ("ranks", "12")]
        )),
        "{said}"
    );
    let id = id_in(&said);
    // Its rules are told to the challenged player, and nobody needs to search for it.
    let asked = question(&table, "Bob", Some(server()), &[("variant", &id)], None);
    let rules = told(&asked.answer(CommandName::Rules).await.expect("it is a question"));
    assert!(rules.contains("Heron"), "{rules}");
    done(&table.private("Ann", CHANNEL, challenge(&id)).await);
    let accepted = accept(1);
    table.private("Bob", CHANNEL, accepted).await;
    let game = table.game().await;
    assert_eq!((game.variant().name.as_str(), &game.variant().id), ("Reed Lake", &id));
    table.play("Ann", "Heron d1-f3").await;
    assert_eq!(table.game().await.line.ply(), 1);
    // When it is over it is played again, though it is on no list.
    let resigned = Command::Ending(EndingRequest::Resign {
        which: menagerie_core::model::request::Which::Here,
        confirmed: true,
    });
    table.private("Ann", crate::table::THREAD, resigned).await;
    let rematch = Command::Challenge(ChallengeRequest::Rematch {
        which: menagerie_core::model::request::Which::Number(menagerie_core::GameId(1)),
    });
    let again = table.private("Bob", CHANNEL, rematch).await;
    assert!(!matches!(again, Reply::Refused(_)), "{again:?}");
    // The same file is the same game, and another one is another.
    assert_eq!(id_in(&tried(&mut table, REED_LAKE).await), id);
    assert_ne!(id_in(&tried(&mut table, &changed()).await), id);
    // By its name it is found when it is on the list.
    let unknown = refused(&table.private("Ann", CHANNEL, challenge("Reed Lake")).await);
    assert!(unknown.contains("Reed Lake"), "{unknown}");
}

#[tokio::test]
async fn whoever_sends_a_game_can_challenge_to_it_at_once() {
    let mut table = Table::new().await;
    let given = [("opponent", "Bob"), ("clock", "days 3d")];
    let reply = sent(&mut table, ("Ann", Authority::Player), &given, Some(file(REED_LAKE))).await;
    let said = done(&reply.expect("it is a game"));
    assert!(said.starts_with(fixed_with("challenge-made-done", [("opponent", "@Bob")])), "{said}");
    let effects = table.waiting().await;
    let offered = effects.iter().find_map(|effect| match effect {
        Effect::Offer { text, .. } => Some(words(text)),
        _ => None,
    });
    let offered = offered.expect("it is posted");
    assert!(
        offered.contains("Reed Lake") && offered.contains(in_full("length-days", [("count", "3")])),
        "{offered}"
    );
    let told = format!("{}own-reed-lake-", first_words("community-own-rules", NOTHING));
    assert!(offered.contains(&told), "{offered}");
    // Nothing is kept of what nobody can be challenged to.
    let given = [("opponent", "Bob"), ("clock", "sometime")];
    let other = Some(file(&changed()));
    let reply = sent(&mut table, ("Ann", Authority::Player), &given, other).await;
    refused(&reply.expect("it is a game"));
    let kept = table.store.server_variants(&server(), "").await.expect("it reads");
    assert!(kept.is_empty(), "nothing is on the list");
}

#[tokio::test]
async fn a_new_upload_is_a_new_revision_and_games_that_run_keep_theirs() {
    let mut table = Table::new().await;
    let said = published(&mut table, REED_LAKE).await;
    assert!(said.contains(fixed_with("upload-published", [("number", "1")])), "{said}");
    done(&table.private("Ann", CHANNEL, challenge("reed lake")).await);
    table.private("Bob", CHANNEL, accept(1)).await;
    table.play("Ann", "Heron d1-f3").await;

    let again = sent(
        &mut table,
        ("Meg", Authority::Manager),
        &[("what", "publish")],
        Some(file(REED_LAKE)),
    );
    let again = refused(&again.await.expect("it is a game"));
    assert!(again.contains(&format!("{} 1", fixed("upload-refused-published"))), "{again}");
    let said = published(&mut table, &changed()).await;
    assert!(
        said.contains(fixed_with("upload-published", [("number", "2")]))
            && said.contains(fixed("upload-published-anew")),
        "{said}"
    );
    let before = table.game().await;
    table.play("Bob", "e11e9").await;
    let after = table.game().await;
    assert_eq!((after.line.ply(), after.variant().revision), (2, before.variant().revision));

    let asked = question(&table, "Ann", Some(server()), &[("variant", "Reed Lake")], None);
    let diff = told(&asked.answer(CommandName::Variant).await.expect("it is a question"));
    assert!(
        diff.contains(fixed_with("chat-variant-differs", [("edition", 2), ("before", 1)])),
        "{diff}"
    );
    assert!(diff.contains("pieces H betza: \"WjB\" → \"Q\""), "{diff}");
    let own = REED_LAKE.replacen("name = \"Heron\"", "name = \"Crane\"", 1);
    let what = [("what", "diff")];
    let asked = question(&table, "Ann", Some(server()), &what, Some(file(&own)));
    let diff = told(&asked.answer(CommandName::Variant).await.expect("it is a question"));
    assert!(diff.contains("pieces H name: \"Heron\" → \"Crane\""), "{diff}");

    let asked = question(&table, "Ann", Some(server()), &[], None);
    let list = told(&asked.answer(CommandName::Variant).await.expect("it is a question"));
    assert!(list.contains("Reed Lake (12×12), edition 2, by nobody in particular"), "{list}");
    let fitting =
        choices(&asked, (CommandName::Challenge, "variant"), "reed", 25).await.expect("reads");
    assert_eq!(fitting.len(), 1, "{fitting:?}");

    let given = [("what", "withdraw"), ("variant", "reed lake")];
    let gone = sent(&mut table, ("Meg", Authority::Manager), &given, None).await;
    done(&gone.expect("it is decided"));
    let unknown = refused(&table.private("Ann", CHANNEL, challenge("Reed Lake")).await);
    assert!(unknown.contains("Reed Lake"), "{unknown}");
    table.play("Ann", "e2e4").await;
    assert_eq!(table.game().await.line.ply(), 3, "it goes on");
    // The count of revisions goes on as well.
    assert!(
        published(&mut table, REED_LAKE)
            .await
            .contains(fixed_with("upload-published", [("number", "3")]))
    );
}

#[tokio::test]
async fn only_managers_settle_the_list_and_their_settings_hold_for_what_is_tried() {
    let mut table = Table::new().await;
    for given in [[("what", "publish")].as_slice(), &[("what", "withdraw"), ("variant", "x")]] {
        let file = (given.len() == 1).then(|| file(REED_LAKE));
        let reply = sent(&mut table, ("Ann", Authority::Moderator), given, file).await;
        let said = refused(&reply.expect("it is decided"));
        assert!(said.contains(fixed("upload-refused-not-a-manager")), "{said}");
    }
    let only = Command::Community(CommunityRequest::GameVariants(VariantRequest::Allow(
        "chess".to_owned(),
    )));
    done(&table.by("Meg", Authority::Manager, only).await);
    let reply = sent(&mut table, ("Ann", Authority::Player), &[], Some(file(REED_LAKE))).await;
    let said = refused(&reply.expect("it is decided"));
    assert!(
        said.starts_with(fixed_with("limit-refused-variant", [("variant", "Reed Lake")])),
        "{said}"
    );
    // A game on the list is played, and is not allowed or forbidden besides.
    published(&mut table, REED_LAKE).await;
    done(&table.private("Ann", CHANNEL, challenge("Reed Lake")).await);
    let forbid = Command::Community(CommunityRequest::GameVariants(VariantRequest::Forbid(
        "Reed Lake".to_owned(),
    )));
    let said = refused(&table.by("Meg", Authority::Manager, forbid).await);
    assert!(
        said.starts_with(in_full("upload-refused-on-the-list", [("variant", "Reed Lake")])),
        "{said}"
    );
    let show = table
        .by(
            "Ann",
            Authority::Player,
            Command::Community(CommunityRequest::GameVariants(VariantRequest::Show)),
        )
        .await;
    assert!(
        done(&show).contains(fixed_with("community-variants-own", [("names", "Reed Lake")])),
        "{show:?}"
    );
}

#[tokio::test]
async fn a_file_that_is_no_game_is_told_each_mistake_and_stores_nothing() {
    let mut table = Table::new().await;
    let big = format!("#{}", "é".repeat(40_000));
    for (text, expected) in [
        ("", "is empty"),
        ("id = 7\n", "line 1, column 6: "),
        (&*REED_LAKE.replace("\"WjB\"", "\"WxB\""), "line 61, column 9: "),
        (&REED_LAKE.replace("\"gold\"", "\"mauve\""), "there is no style “mauve”"),
        (&"[".repeat(60_000), "line 1, column "),
        (
            &REED_LAKE.replacen("url = \"", "url = \"javascript:", 1),
            "an address begins with https://",
        ),
        (
            &REED_LAKE.replacen("files = ", "files = many # ", 1),
            "a whole number is expected here, not many",
        ),
        (&big, "at most 64 KiB"),
        ("name = \"@everyone\u{202e}\"\u{1b}[2J", "line 1, column "),
    ] {
        let said = wrong(&mut table, file(text)).await;
        assert!(
            said.contains(expected) && said.starts_with(in_full("upload-refused-no-game", NOTHING)),
            "{said}"
        );
        assert!(!said.contains('\u{1b}') && !said.contains('\u{202e}'), "{said:?}");
    }
    let far = ["N", "B", "R", "Q"].iter().fold(REED_LAKE.to_owned(), |text, betza| {
        text.replacen(&format!("betza = \"{betza}\""), "betza = \"mafsQafsQ\"", 1)
    });
    let said = wrong(&mut table, file(&far)).await;
    assert!(
        said.contains(fixed("upload-refused-too-many-paths")) && said.contains("100000"),
        "{said}"
    );
    for (from, to, words) in [
        ("name = \"Reed Lake\"", format!("name = \"{}\"", "n".repeat(61)), "at most 60 letters"),
        (
            "author = \"nobody in particular\"",
            "author = \"a\\u0000b\"".to_owned(),
            "an invisible character here, U+0000",
        ),
    ] {
        let said = wrong(&mut table, file(&REED_LAKE.replacen(from, &to, 1))).await;
        assert!(said.contains(words), "{said}");
    }
    let zones: String = (0..90)
        .map(|zone| format!("[zones.z{zone}]\nname = \"z{zone}\"\nsquares = \"a1-l12\"\n"))
        .collect();
    let all: Vec<String> = (0..90).map(|zone| format!("z{zone} = \"fmafW\"")).collect();
    let wide = REED_LAKE.replacen("[[pieces]]", &format!("{zones}\n[[pieces]]"), 1);
    let wide = wide.replacen(
        "betza = \"N\"",
        &format!("betza = \"N\"\nbetza_within = {{ {} }}", all.join(", ")),
        1,
    );
    let wide = wide.replacen(
        "betza = \"B\"",
        &format!("betza = \"B\"\nbetza_within = {{ {} }}", all.join(", ")),
        1,
    );
    let said = wrong(&mut table, file(&wide)).await;
    assert!(said.contains(fixed("upload-refused-too-many-paths")), "{said}");
    let two = REED_LAKE.replace("\"WjB\"", "\"WxB\"").replace("files = 12", "files = 80");
    let said = wrong(&mut table, file(&two)).await;
    assert!(said.contains("\"xB\"") && said.contains("2 to 16 files"), "all at once: {said}");
    let unread = |content| Attached { name: String::new(), content };
    let said = wrong(&mut table, unread(Ok(b"id = \"\xff\"".to_vec()))).await;
    assert!(said.contains("line 1, column 7: this is not UTF-8"), "{said}");
    let said = wrong(&mut table, unread(Err(NotAttached::TooLarge))).await;
    assert!(said.contains(fixed("upload-refused-too-large")), "{said}");
    let said = wrong(&mut table, unread(Err(NotAttached::Lost))).await;
    assert!(said.contains(fixed("upload-refused-not-fetched")), "{said}");
    let answer = sent(&mut table, ("Ann", Authority::Player), &[("what", "try")], None).await;
    let said = told(&answer.expect_err("there is no file"));
    assert!(said.contains(fixed("upload-refused-no-file")), "{said}");
    let given = [("what", "publish"), ("clock", "days 3d")];
    let answer = sent(&mut table, ("Meg", Authority::Manager), &given, Some(file(REED_LAKE))).await;
    let said = told(&answer.expect_err("it is for something else"));
    assert!(
        said.starts_with(in_full(
            "upload-refused-stray",
            [("option", "clock"), ("what", "publish")]
        )),
        "{said}"
    );
}

#[tokio::test]
async fn a_game_that_could_be_taken_for_another_one_is_refused() {
    let mut table = Table::new().await;
    published(&mut table, REED_LAKE).await;
    for (from, to, expected) in [
        ("name = \"Reed Lake\"", "name = \"CHESS\"", ("name", "Chess")),
        ("id = \"reed-lake\"", "id = \"chess\"", ("id", "chess")),
        ("id = \"reed-lake\"", "id = \"lake\"", ("name", "Reed Lake")),
        ("name = \"Reed Lake\"", "name = \"terachess-2\"", ("name", "terachess-2")),
    ] {
        let other = file(&REED_LAKE.replacen(from, to, 1));
        let reply = sent(&mut table, ("Ann", Authority::Player), &[], Some(other)).await;
        let said = refused(&reply.expect("it is decided"));
        assert_eq!(
            said,
            in_full("upload-refused-taken", [("what", expected.0), ("taken", expected.1)])
        );
    }
}

#[tokio::test]
async fn what_is_odd_is_told_and_so_many_files_are_taken_in_a_day() {
    let mut table = Table::new().await;
    let odd = REED_LAKE.replacen("drawing = \"pawn\"", "drawing = \"tadpole\"", 1);
    let said = tried(&mut table, &odd).await;
    assert!(said.contains("there is no drawing “tadpole”"), "{said}");
    let numbered =
        |number: usize| REED_LAKE.replacen("revision = 1", &format!("revision = {number}"), 1);
    for number in 1..20 {
        tried(&mut table, &numbered(number)).await;
    }
    let reply = sent(&mut table, ("Ann", Authority::Player), &[], Some(file(&numbered(20)))).await;
    let said = refused(&reply.expect("it is decided"));
    assert!(said.contains(fixed_with("upload-refused-too-many-lately", [("most", 20)])), "{said}");
    // A game that is kept already does not count again, and the next day counts anew.
    tried(&mut table, &numbered(7)).await;
    table.wait(24 * 60 * 60);
    tried(&mut table, &numbered(20)).await;
    // A game that was only tried gives its place back; one that was begun stays.
    let begun = id_in(&tried(&mut table, &numbered(7)).await);
    done(&table.private("Ann", CHANNEL, challenge(&begun)).await);
    let last = id_in(&tried(&mut table, &numbered(20)).await);
    table.wait(25 * 60 * 60);
    tried(&mut table, &numbered(21)).await;
    for (id, stays) in [(begun, true), (last, false)] {
        let own = table.store.server_variants(&server(), &id).await.expect("it reads");
        assert_eq!(own.iter().any(|own| own.variant == id), stays, "{id}");
    }
}

#[tokio::test]
async fn a_server_that_has_removed_us_leaves_no_file_with_which_nothing_was_begun() {
    let mut table = Table::new().await;
    published(&mut table, REED_LAKE).await;
    tried(&mut table, &changed()).await;
    let begun = id_in(&tried(&mut table, REED_LAKE).await);
    done(&table.private("Ann", CHANNEL, challenge(&begun)).await);
    table.private("Bob", CHANNEL, accept(1)).await;
    table.happen(EventKind::CommunityGone(server())).await;
    let own = table.store.server_variants(&server(), &begun).await.expect("it reads");
    assert!(own.is_empty(), "{own:?}");
    let game = table.store.game(menagerie_core::GameId(1)).await;
    assert!(game.expect("it reads").is_some_and(|game| game.variant().id == begun));
}

/// No list of the joiner's community says otherwise: it cannot have a game that was sent elsewhere.
#[tokio::test]
async fn a_game_that_was_sent_is_joined_from_another_network() {
    let mut table = Table::new().await;
    table.store.serve_networks(2).await.expect("the store works");
    let id = id_in(&tried(&mut table, REED_LAKE).await);
    done(&table.private("Ann", CHANNEL, windows::challenge(&id, "none")).await);
    let code = windows::code(&table).await;
    let join = |table: &Table, cause: &str| {
        let join = Command::Challenge(ChallengeRequest::Join(Ok(code.clone())));
        windows::asked(table, cause, windows::room("hall"), join)
    };
    let only = Command::Community(CommunityRequest::GameVariants(VariantRequest::Allow(
        "chess".to_owned(),
    )));
    let only = windows::asked(&table, "only", windows::room("hall"), only);
    done(&table.ask(&Call { authority: Authority::Manager, ..only }).await);
    let said = refused(&table.ask(&join(&table, "first")).await);
    assert!(
        said.starts_with(fixed_with("limit-refused-variant", [("variant", "Reed Lake")])),
        "{said}"
    );
    let all = Command::Community(CommunityRequest::GameVariants(VariantRequest::All));
    let all = windows::asked(&table, "all", windows::room("hall"), all);
    done(&table.ask(&Call { authority: Authority::Manager, ..all }).await);
    let told = done(&table.ask(&join(&table, "second")).await);
    assert!(told.starts_with(fixed_with("challenge-joined-done", [("game", "#1")])), "{told}");
    assert_eq!(table.game().await.variant().id, id);
}
