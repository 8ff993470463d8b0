//! The end of a season: no more games begin, the last ones have two weeks, and what runs then is decided.

use super::{NAMES, begun, due, league, lose, managed, named, ranked, running};
use crate::table::{NOON, Table, lines, refused};
use menagerie_chat::clock::Clock;
use menagerie_chat::desk::Desk;
use menagerie_chat::last_games::LastGames;
use menagerie_chat::presence::NetworkPresence;
use menagerie_core::clock::DAY;
use menagerie_core::dispatch::EventKind;
use menagerie_core::league::types::{LeagueProposal, LeagueStage};
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::model::state::Ending;
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{GameId, LeagueId, Timestamp};
use menagerie_rules::Color;
use menagerie_words::{NOTHING, first_words, fixed};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

const END: [(&str, &str); 3] = [("what", "end"), ("number", "1"), ("confirm", "true")];

#[tokio::test]
async fn at_the_end_date_the_last_games_get_two_weeks_and_are_told_so() {
    let mut table = begun(&[("days", "30"), ("games", "1")], 5).await;
    table.deliver().await;
    let games = running(&table, 1).await;
    assert_eq!(games.len(), 2);
    table.stop_at(NOON + 37 * DAY);
    due(&mut table).await;
    assert!(matches!(league(&table, 1).await.stage, LeagueStage::LastCall { .. }));
    let said = lines(&table.deliver().await);
    for game in &games {
        let [first, second] = game.players.each_ref().map(named);
        let tells =
            [format!("tell [wakes {first},{second}]"), format!("tell [wakes {second},{first}]")];
        let told = said.iter().filter(|it| tells.iter().any(|tell| it.starts_with(tell)));
        assert_eq!(told.count(), 1, "both players of each game once: {said:#?}");
    }
    // No more begin, although others wait.
    lose(&mut table, games[0].id, named(&games[0].players[0])).await;
    due(&mut table).await;
    assert_eq!(running(&table, 1).await.len(), 1);
    table.stop_at(NOON + 51 * DAY - 1);
    assert_eq!(to_judge(&table).await, [], "it has two weeks");
    table.wait(1);
    assert_eq!(to_judge(&table).await, [games[1].id]);
    judged(&mut table, games[1].id, 1_499).await;
    assert_eq!(to_judge(&table).await, [], "once");
    let said = lines(&table.deliver().await);
    let tells = said.iter().filter(|it| it.starts_with("tell [wakes ")).count();
    assert_eq!(tells, 1, "both players are told: {said:#?}");
    let letter = said.iter().find(|it| it.starts_with("letter to test:Zoe")).expect("and she is");
    assert!(letter.contains("14.9") && letter.contains("/adjudicate game:2"), "{letter}");
    table.wait(3 * DAY - 1);
    due(&mut table).await;
    assert!(!league(&table, 1).await.is_over(), "a manager has three days");
    table.wait(1);
    due(&mut table).await;
    let league = league(&table, 1).await;
    assert!(league.is_over(), "{:?}", league.stage);
    let ended: Vec<_> = league.games.iter().map(|it| it.end.expect("it is over").0).collect();
    assert_eq!((ended[1].ending, ended[1].winner), (Ending::Adjudicated, None), "a draw");
    assert_eq!(league.games.len(), 2, "eight games were not played");
    let points: u64 = ranked(&table, 1).await[0].iter().map(|(_, points)| points).sum();
    assert_eq!(points, 4, "two points in halves");
}

/// The games for which a result is to be proposed.
async fn to_judge(table: &Table) -> Vec<GameId> {
    let games = table.store.league_games_to_judge("test", Timestamp(table.now())).await;
    games.expect("reads").into_iter().map(|(_, game)| game).collect()
}

/// A search has found what a position is worth for White.
async fn judged(table: &mut Table, game: GameId, worth: i32) {
    let what = EventKind::LeagueGameJudged { league: LeagueId(1), game, worth: Some(worth) };
    table.happen(what).await;
    due(table).await;
}

/// A season of four in its last games, when their time is over.
async fn at_the_end() -> (Table, Vec<GameId>) {
    let mut table = begun(&[("days", "30")], 4).await;
    table.stop_at(NOON + 37 * DAY);
    due(&mut table).await;
    let games = running(&table, 1).await.iter().map(|it| it.id).collect();
    table.wait(14 * DAY);
    due(&mut table).await;
    table.deliver().await;
    (table, games)
}

#[tokio::test]
async fn three_rooks_are_a_win_and_less_is_a_draw() {
    let (mut table, games) = at_the_end().await;
    for (game, worth) in games.iter().zip([1_500, -1_500, 1_499, -32_000]) {
        judged(&mut table, *game, worth).await;
    }
    table.wait(3 * DAY);
    due(&mut table).await;
    let league = league(&table, 1).await;
    assert!(league.is_over());
    let winners = league.games.iter().map(|it| it.end.expect("it is over").0.winner);
    let [white, black] = [Some(Color::White), Some(Color::Black)];
    assert_eq!(winners.collect::<Vec<_>>(), [white, black, None, black]);
}

#[tokio::test]
async fn a_game_that_ends_before_its_proposal_stands_ends_as_it_did() {
    let (mut table, games) = at_the_end().await;
    for game in &games {
        judged(&mut table, *game, 0).await;
    }
    let game = table.store.game(games[0]).await.expect("reads").expect("it is there");
    lose(&mut table, games[0], named(&game.players[0])).await;
    let ruling = Command::Moderation(ModerationRequest::Adjudicate {
        which: Which::Number(games[1]),
        verdict: Some(Verdict::Win(Color::Black)),
        reason: "mate is near".to_owned(),
        is_rated: false,
    });
    table.by("Zoe", Authority::Manager, ruling).await;
    table.wait(3 * DAY);
    due(&mut table).await;
    let league = league(&table, 1).await;
    let ends: Vec<_> = league.games.iter().map(|it| it.end.expect("it is over").0).collect();
    assert_eq!((ends[0].ending, ends[0].winner), (Ending::Resignation, Some(Color::Black)));
    assert_eq!((ends[1].ending, ends[1].winner), (Ending::Adjudicated, Some(Color::Black)));
    assert_eq!((ends[2].ending, ends[2].winner), (Ending::Adjudicated, None));
}

#[tokio::test]
async fn ten_more_moves_of_each_side_are_the_end_too() {
    let mut table = begun(&[("days", "30")], 4).await;
    let game = running(&table, 1).await.remove(0);
    table.stop_at(NOON + 37 * DAY);
    due(&mut table).await;
    let knights = [["g1f3", "g8f6"], ["f3g1", "f6g8"]];
    let players = game.players.each_ref().map(named);
    // The same position comes a third time only after these.
    let more = ["e2e4", "e7e5", "d2d4", "d7d5"];
    let to_and_fro = knights.into_iter().cycle().take(8).flatten().collect::<Vec<_>>();
    let moves = [&to_and_fro[..8], &more[..2], &to_and_fro[..6], &more[2..], &to_and_fro[2..4]];
    for (ply, text) in moves.concat().into_iter().enumerate() {
        assert_eq!(to_judge(&table).await, [], "after {ply} plies");
        let which = Which::Number(game.id);
        let played = Command::Play(PlayRequest::Move { which, text: text.to_owned(), shown: None });
        let reply = table.private(players[ply % 2], "channel", played).await;
        assert!(matches!(reply, Reply::Nothing | Reply::Done(_)), "{text}: {reply:?}");
        table.wait(60);
    }
    assert_eq!(to_judge(&table).await, [game.id]);
}

#[tokio::test]
async fn the_search_looks_and_the_desk_proposes() {
    let (table, games) = at_the_end().await;
    let Table { store, folder, now, .. } = table;
    let store = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(1)));
    let work = tokio::spawn(work);
    let clock: Arc<dyn Clock> = Arc::new(At(now));
    let presence = NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::clone(&clock));
    presence.always("test");
    let last_games = LastGames::new(Arc::clone(&store), desk, Arc::new(presence), clock);
    last_games.round().await.expect("the store works");
    drop(last_games);
    work.await.expect("the desk has decided everything");
    let league = store.league(LeagueId(1)).await.expect("reads").expect("it is there");
    let proposals = league.games.iter().map(|it| it.proposal.expect("it is proposed"));
    let stands = Timestamp(now + 3 * DAY);
    let draw = LeagueProposal { winner: None, stands };
    assert_eq!(proposals.collect::<Vec<_>>(), vec![draw; games.len()], "nothing was played");
    drop(folder);
}

/// A moment at which a program stands.
struct At(i64);

impl Clock for At {
    fn now(&self) -> Timestamp {
        Timestamp(self.0)
    }
}

#[tokio::test]
async fn a_manager_gives_more_days_and_ends_it_once() {
    let mut table = begun(&[("days", "30")], 4).await;
    let more = managed(&mut table, &[("what", "extend"), ("number", "1"), ("days", "10")]).await;
    assert!(matches!(more, Reply::Done(_)), "{more:?}");
    table.stop_at(NOON + 37 * DAY);
    due(&mut table).await;
    assert!(matches!(league(&table, 1).await.stage, LeagueStage::Running { .. }), "ten days more");
    let too_long = [("what", "extend"), ("number", "1"), ("days", "9999")];
    refused(&managed(&mut table, &too_long).await);
    let asked = managed(&mut table, &END[..2]).await;
    assert!(matches!(asked, Reply::Ask(..)), "{asked:?}");
    let ended = managed(&mut table, &END).await;
    assert!(matches!(ended, Reply::Done(_)), "{ended:?}");
    due(&mut table).await;
    let twice = refused(&managed(&mut table, &END).await);
    let last_call = first_words("league-refused-last-call", NOTHING);
    assert!(twice.starts_with(last_call), "{twice}");
    super::played(&mut table, 1, &NAMES).await;
    assert!(league(&table, 1).await.is_over());
    let over = refused(&managed(&mut table, &END).await);
    assert!(over.starts_with(first_words("league-refused-over", [("league", "1")])), "{over}");
}

#[tokio::test]
async fn one_that_has_not_begun_is_given_up() {
    let mut table = super::posted(&[]).await;
    super::joined(&mut table, "1", 4).await;
    table.deliver().await;
    let ended = managed(&mut table, &END).await;
    assert!(matches!(ended, Reply::Done(_)), "{ended:?}");
    table.stop_at(NOON + 8 * DAY);
    due(&mut table).await;
    assert!(running(&table, 1).await.is_empty());
    let said = lines(&table.deliver().await);
    let [post, date] = &said[..] else { panic!("the post and the calendar: {said:#?}") };
    assert!(post.starts_with("settle league:1: "), "{post}");
    assert_eq!(date, "no date for league 1");
}

#[tokio::test]
async fn no_time_passes_while_all_games_stand_still() {
    let (mut table, games) = at_the_end().await;
    judged(&mut table, games[0], 0).await;
    let freeze =
        Command::Moderation(ModerationRequest::FreezeAll { reason: "a wedding".to_owned() });
    table.by("Zoe", Authority::Manager, freeze).await;
    assert_eq!(to_judge(&table).await, [], "nothing is proposed");
    table.wait(10 * DAY);
    due(&mut table).await;
    table.by("Zoe", Authority::Manager, Command::Moderation(ModerationRequest::ThawAll)).await;
    due(&mut table).await;
    let after = league(&table, 1).await;
    assert!(after.games[0].end.is_none(), "there are still three days");
    let stands = after.games[0].proposal.expect("it is proposed").stands;
    assert_eq!(stands, Timestamp(table.now() + 3 * DAY));
}

#[tokio::test]
async fn a_game_that_cannot_be_read_is_drawn_and_its_manager_is_told() {
    let (mut table, games) = at_the_end().await;
    let beside = crate::beside::pool(&table.folder.url()).await;
    let lost = sqlx::query("UPDATE games SET revision = 99 WHERE id = $1").bind(games[0].0);
    lost.execute(&beside).await.expect("it is there");
    beside.close().await;
    let what = EventKind::LeagueGameJudged { league: LeagueId(1), game: games[0], worth: None };
    table.happen(what).await;
    let said = lines(&table.deliver().await);
    let [letter] = &said[..] else { panic!("one letter: {said:#?}") };
    let unread = fixed("league-proposes-draw-unread");
    assert!(letter.starts_with("letter to test:Zoe") && letter.contains(unread), "{letter}");
    for game in &games[1..] {
        judged(&mut table, *game, 0).await;
    }
    table.wait(3 * DAY);
    due(&mut table).await;
    let league = league(&table, 1).await;
    assert!(league.is_over());
    assert_eq!(league.games[0].end.map(|(end, _)| end.ending), Some(Ending::Adjudicated));
}
