//! One member, two accounts: a code links them, and from then on games, challenges, notes, blocks and
//! the record are the member's, whichever account asks; parting gives each back what was its own.

use crate::table::{CHANNEL, Folder, NOON, Table, accept, done, person, refused, words};
use menagerie_core::accounts::types::{LinkRequest, Speaker};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Via};
use menagerie_core::model::{Action, ActionKind, Effect, Reply};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::{CauseId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_store::Store;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};

/// The account of Ann on another network.
pub fn other() -> PlayerId {
    PlayerId::new("matrix", "@ann:hs.test")
}

/// The question of somebody with an account of the other network, alone with us.
pub fn from_elsewhere(table: &Table, from: &PlayerId, cause: &str, command: Command) -> Call {
    Call {
        from: from.clone(),
        speaker: Speaker::default(),
        place: Place::new("matrix", "!direct"),
        server: None,
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("matrix", cause),
        at: Timestamp(table.now()),
        seen: Timestamp(table.now()),
        via: Via::Private,
        command,
        letters: Letters::default(),
    }
}

/// The code in an answer.
pub fn code_in(reply: &Reply) -> String {
    let said = done(reply);
    let rest = said.strip_prefix(first_words("accounts-code-made", NOTHING)).expect("it is told");
    rest[..9].to_owned()
}

/// Ann's code, made on the network of the table.
pub async fn code(table: &mut Table) -> String {
    code_in(&table.private("Ann", CHANNEL, Command::Link(LinkRequest::Code)).await)
}

/// The button under a question.
pub fn pressed(reply: &Reply) -> ActionKind {
    match reply {
        Reply::Ask(_, actions) => match actions.as_slice() {
            [Action { kind, .. }] => kind.clone(),
            other => panic!("one thing is asked: {other:?}"),
        },
        other => panic!("nothing is asked: {other:?}"),
    }
}

pub async fn ask(table: &mut Table, from: &PlayerId, cause: &str, command: Command) -> Reply {
    let call = from_elsewhere(table, from, cause, command);
    table.ask(&call).await
}

pub async fn typed(table: &mut Table, from: &PlayerId, cause: &str, code: &str) -> Reply {
    ask(table, from, cause, Command::Link(LinkRequest::Typed(code.to_owned()))).await
}

/// Ann's two accounts become one member's, known as the one of the table.
pub async fn link(table: &mut Table) -> Reply {
    let code = code(table).await;
    let asked = typed(table, &other(), &format!("typed {code}"), &code).await;
    let ActionKind::Link(number) = pressed(&asked) else { panic!("{asked:?}") };
    let confirmed = Command::Link(LinkRequest::Confirmed(number));
    ask(table, &other(), &format!("confirmed {code}"), confirmed).await
}

/// They become two again.
pub async fn unlink(table: &mut Table) -> Reply {
    let asked =
        table.private("Ann", CHANNEL, Command::Link(LinkRequest::Unlink { confirmed: None })).await;
    let ActionKind::Unlink(number) = pressed(&asked) else { panic!("{asked:?}") };
    table
        .private("Ann", CHANNEL, Command::Link(LinkRequest::Unlink { confirmed: Some(number) }))
        .await
}

/// Somebody whom Ann's other account plays in a room of its network.
pub fn bea() -> PlayerId {
    PlayerId::new("matrix", "@bea:hs.test")
}

/// A call from that room.
pub fn in_room(table: &Table, from: &PlayerId, cause: &str, command: Command) -> Call {
    Call {
        place: Place::new("matrix", "!room"),
        server: Some(Server::new("matrix", "!room")),
        ..from_elsewhere(table, from, cause, command)
    }
}

/// Ann's other account challenges Bea there.
pub fn challenge_to_bea(table: &Table, cause: &str) -> Call {
    let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(Opponent { player: bea(), presence: Presence::Member }),
        variant: "terachess-2".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: "days 3d".to_owned(),
        terms: Terms::default(),
    }));
    in_room(table, &other(), cause, challenge)
}

/// Ann's other account, which moves first, and Bea begin a game of the challenge with that number.
pub async fn begin_elsewhere(table: &mut Table, challenge: i64) {
    let call = challenge_to_bea(table, &format!("challenge {challenge}"));
    table.ask(&call).await;
    let accept = accept(challenge);
    let call = in_room(table, &bea(), &format!("accept {challenge}"), accept);
    done(&table.ask(&call).await);
    table.deliver().await;
}

#[tokio::test]
async fn a_code_links_two_accounts_after_asking_and_both_are_told() {
    let mut table = Table::new().await;
    let code = code(&mut table).await;
    let asked = typed(&mut table, &other(), "typed", &code).await;
    let Reply::Ask(question, _) = &asked else { panic!("{asked:?}") };
    assert!(
        words(question).starts_with(fixed_with("accounts-link-asked", [("maker", "Ann on Test")]))
    );
    let resolved = table.store.member_of(&other()).await.expect("it reads");
    assert_eq!(resolved, other(), "nothing follows from a code alone");
    let ActionKind::Link(number) = pressed(&asked) else { panic!("{asked:?}") };
    let confirmed = Command::Link(LinkRequest::Confirmed(number));
    let linked = ask(&mut table, &other(), "confirmed", confirmed).await;
    assert!(done(&linked).starts_with(fixed_with("accounts-linked", [("maker", "Ann on Test")])));
    let effects = table.deliver().await;
    let [Effect::Letter { to, text }] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!(*to, person("Ann"));
    let told = words(text);
    assert!(
        told.starts_with(fixed_with(
            "accounts-linked-news",
            [("caller", "@ann:hs.test on Matrix")]
        )),
        "{told}"
    );
    assert!(told.ends_with(last_words("accounts-linked-news", NOTHING)), "{told}");
    assert_eq!(table.store.member_of(&other()).await.expect("it reads"), person("Ann"));
}

#[tokio::test]
async fn what_an_account_is_called_is_shown_where_it_has_no_name() {
    let mut table = Table::new().await;
    let speaker = Speaker { handle: "ann*the*first".to_owned(), ..Speaker::default() };
    let call = from_elsewhere(&table, &other(), "code", Command::Link(LinkRequest::Code));
    let code = code_in(&table.ask(&Call { speaker, ..call }).await);
    let asked = table.private("Ann", CHANNEL, Command::Link(LinkRequest::Typed(code))).await;
    let Reply::Ask(question, _) = &asked else { panic!("{asked:?}") };
    assert!(
        words(question)
            .starts_with(in_full("accounts-link-asked", [("maker", "ann*the*first on Matrix")]))
    );
}

#[tokio::test]
async fn only_the_hash_of_a_code_is_stored_and_the_same_cause_does_not_tell_it_again() {
    let mut table = Table::new().await;
    let call = from_elsewhere(&table, &other(), "code", Command::Link(LinkRequest::Code));
    let code = code_in(&table.ask(&call).await);
    let again = done(&table.ask(&call).await);
    assert!(again.starts_with(fixed("accounts-code-told-once")), "{again}");
    for file in std::fs::read_dir(&table.folder.0).expect("the folder is there") {
        let path = file.expect("it is readable").path();
        let bytes = std::fs::read(&path).expect("it is readable");
        for shown in [code.clone(), code.replace('-', "")] {
            let is_there = bytes.windows(shown.len()).any(|part| part == shown.as_bytes());
            assert!(!is_there, "the code is in {}", path.display());
        }
    }
    let asked = table.private("Ann", CHANNEL, Command::Link(LinkRequest::Typed(code))).await;
    pressed(&asked);
}

#[tokio::test]
async fn a_code_is_typed_as_one_likes_within_ten_minutes() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    let first = code(&mut table).await;
    let code = code(&mut table).await;
    let replaced = refused(&typed(&mut table, &other(), "old", &first).await);
    assert!(replaced.starts_with(fixed("link-refused-no-such-code")), "{replaced}");
    for (number, spelled) in
        [code.to_lowercase(), code.replace('-', " "), format!(" {} ", code.replace('-', ""))]
            .iter()
            .enumerate()
    {
        pressed(&typed(&mut table, &other(), &format!("spelled {number}"), spelled).await);
    }
    table.wait(599);
    let asked = typed(&mut table, &other(), "in time", &code).await;
    let ActionKind::Link(number) = pressed(&asked) else { panic!("{asked:?}") };
    table.wait(1);
    let late = refused(&typed(&mut table, &other(), "late", &code).await);
    assert!(late.starts_with(fixed("link-refused-code-expired")), "{late}");
    let confirmed = Command::Link(LinkRequest::Confirmed(number));
    let late = refused(&ask(&mut table, &other(), "late press", confirmed).await);
    assert!(late.starts_with(fixed("link-refused-code-expired")), "{late}");
}

#[tokio::test]
async fn who_reads_a_code_that_somebody_has_typed_can_do_nothing_with_it() {
    let mut table = Table::new().await;
    let code = code(&mut table).await;
    let asked = typed(&mut table, &other(), "typed", &code).await;
    let ActionKind::Link(number) = pressed(&asked) else { panic!("{asked:?}") };
    let stolen = refused(&typed(&mut table, &bea(), "stolen", &code).await);
    assert!(stolen.starts_with(fixed("link-refused-no-such-code")), "{stolen}");
    let confirmed = Command::Link(LinkRequest::Confirmed(number));
    let stolen = refused(&ask(&mut table, &bea(), "pressed", confirmed.clone()).await);
    assert!(stolen.starts_with(fixed("link-refused-nothing-to-confirm")), "{stolen}");
    done(&ask(&mut table, &other(), "confirmed", confirmed.clone()).await);
    let twice = refused(&ask(&mut table, &other(), "confirmed again", confirmed).await);
    assert!(
        twice.starts_with(fixed_with("link-refused-linked-already", [("other", "Ann on Test")])),
        "{twice}"
    );
    done(&unlink(&mut table).await);
    let used = refused(&typed(&mut table, &other(), "used", &code).await);
    assert!(used.starts_with(fixed("link-refused-no-such-code")), "{used}");
}

#[tokio::test]
async fn the_same_cause_links_once_and_a_code_outlives_a_restart() {
    let mut table = Table::new().await;
    let code = code(&mut table).await;
    let asked = typed(&mut table, &other(), "typed", &code).await;
    let ActionKind::Link(number) = pressed(&asked) else { panic!("{asked:?}") };
    let folder = Folder::new();
    let elsewhere = Store::open(&folder.url(), &mut table.rng).await;
    drop(std::mem::replace(&mut table.store, elsewhere.expect("a new database opens")));
    let again = Store::open(&table.folder.url(), &mut table.rng).await;
    table.store = again.expect("it opens again");
    let confirmed = Command::Link(LinkRequest::Confirmed(number));
    let call = from_elsewhere(&table, &other(), "confirmed", confirmed);
    let first = table.ask(&call).await;
    assert_eq!(table.ask(&call).await, first);
    assert_eq!(table.deliver().await.len(), 1, "one letter");
}

#[tokio::test]
async fn two_who_are_two_are_not_linked() {
    let mut table = Table::new().await;
    let own = code(&mut table).await;
    let own = table.private("Ann", CHANNEL, Command::Link(LinkRequest::Typed(own))).await;
    assert!(refused(&own).starts_with(fixed("link-refused-own-code")));
    let code_of_ann = code(&mut table).await;
    let same = table.private("Bob", CHANNEL, Command::Link(LinkRequest::Typed(code_of_ann))).await;
    assert!(refused(&same).starts_with(fixed("link-refused-same-network")));
    let wrong = refused(&typed(&mut table, &other(), "wrong", "ABCD-EFGH").await);
    assert!(wrong.starts_with(fixed("link-refused-no-such-code")), "{wrong}");
}

#[tokio::test]
async fn whoever_has_played_or_blocked_the_other_is_another_member() {
    let mut table = Table::new().await;
    let opponent = Opponent { player: other(), presence: Presence::Member };
    let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(opponent),
        variant: "chess".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::default(),
    }));
    done(&table.private("Ann", CHANNEL, challenge).await);
    let tried = code(&mut table).await;
    let asked = refused(&typed(&mut table, &other(), "asked", &tried).await);
    assert!(
        asked.contains(fixed_with("link-refused-challenged-each-other", [("challenge", 1)])),
        "{asked}"
    );
    let accept = from_elsewhere(&table, &other(), "accept", accept(1));
    table.ask(&accept).await;
    let tried = code(&mut table).await;
    let played = refused(&typed(&mut table, &other(), "played", &tried).await);
    assert!(
        played.starts_with(fixed_with("link-refused-played-each-other", [("game", "#1")])),
        "{played}"
    );

    let mut table = Table::new().await;
    let block = Command::Moderation(ModerationRequest::Block { whom: Some(other()) });
    done(&table.private("Ann", CHANNEL, block).await);
    let tried = code(&mut table).await;
    let blocked = refused(&typed(&mut table, &other(), "blocked", &tried).await);
    assert!(blocked.starts_with(fixed("link-refused-blocked")), "{blocked}");
}

#[tokio::test]
async fn nobody_has_three_accounts_and_who_has_one_parts_nothing() {
    let mut table = Table::new().await;
    let alone = Command::Link(LinkRequest::Unlink { confirmed: None });
    let alone = refused(&table.private("Ann", CHANNEL, alone).await);
    assert!(alone.starts_with(fixed("link-refused-not-linked")), "{alone}");
    let early = code(&mut table).await;
    drop(early);
    done(&link(&mut table).await);
    for from in [person("Ann"), other()] {
        let call = from_elsewhere(&table, &from, from.as_str(), Command::Link(LinkRequest::Code));
        let again = refused(&table.ask(&call).await);
        assert!(again.starts_with(first_words("link-refused-linked-already", NOTHING)), "{again}");
    }
}

#[tokio::test]
async fn a_code_whose_maker_was_linked_meanwhile_links_nobody() {
    let mut table = Table::new().await;
    let cid = PlayerId::new("third", "cid");
    let call = from_elsewhere(&table, &cid, "code", Command::Link(LinkRequest::Code));
    let code_of_cid = code_in(&table.ask(&call).await);
    let asked = typed(&mut table, &other(), "typed", &code_of_cid).await;
    let ActionKind::Link(number) = pressed(&asked) else { panic!("{asked:?}") };
    let code_of_bob =
        code_in(&table.private("Bob", CHANNEL, Command::Link(LinkRequest::Code)).await);
    let asked = typed(&mut table, &cid, "cid", &code_of_bob).await;
    let ActionKind::Link(of_bob) = pressed(&asked) else { panic!("{asked:?}") };
    let confirmed = Command::Link(LinkRequest::Confirmed(of_bob));
    done(&ask(&mut table, &cid, "bob and cid", confirmed).await);
    let confirmed = Command::Link(LinkRequest::Confirmed(number));
    let late = refused(&ask(&mut table, &other(), "late", confirmed).await);
    assert!(late.starts_with(fixed("link-refused-nothing-to-confirm")), "{late}");
}

#[tokio::test]
async fn an_old_question_parts_nothing_new() {
    let mut table = Table::new().await;
    done(&link(&mut table).await);
    let asked =
        table.private("Ann", CHANNEL, Command::Link(LinkRequest::Unlink { confirmed: None })).await;
    let ActionKind::Unlink(old) = pressed(&asked) else { panic!("{asked:?}") };
    done(&unlink(&mut table).await);
    done(&link(&mut table).await);
    let press = Command::Link(LinkRequest::Unlink { confirmed: Some(old) });
    let stale = refused(&table.private("Ann", CHANNEL, press).await);
    assert!(stale.starts_with(fixed("link-refused-nothing-to-confirm")), "{stale}");
    table.deliver().await;
    // Either account parts them, and the other one is told.
    let asked =
        ask(&mut table, &other(), "part", Command::Link(LinkRequest::Unlink { confirmed: None }))
            .await;
    let ActionKind::Unlink(number) = pressed(&asked) else { panic!("{asked:?}") };
    let press = Command::Link(LinkRequest::Unlink { confirmed: Some(number) });
    let parted = done(&ask(&mut table, &other(), "parted", press).await);
    assert!(parted.starts_with(fixed_with("accounts-parted", [("other", "Ann on Test")])));
    let effects = table.deliver().await;
    let [Effect::Letter { to, text }] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!(*to, person("Ann"));
    let told = fixed_with("accounts-parted", [("other", "@ann:hs.test on Matrix")]);
    assert!(words(text).starts_with(told));
}
