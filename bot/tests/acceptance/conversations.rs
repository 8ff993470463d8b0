//! Conversations with the core over a real database: what is asked, what is stored, what others
//! see, who is alerted, and every refusal.

use crate::table::{
    CHANNEL, THREAD, Table, done, line, lines, move_of, person, place, refused, server, words,
};
use menagerie::game::{
    ActionKind, Authority, Call, CauseId, ChallengeId, Command, Effect, End, Ending, GameId,
    MessageId, Opponent, Presence, Reply, Server, SideWish, StartWish, Timestamp, Via, Which,
    challenge_actions, game_list, game_on_show,
};
use menagerie_rules::{Color, Termination};

#[tokio::test]
async fn a_challenge_becomes_a_game() {
    let mut table = Table::new().await;
    let reply = table.challenge("Ann", "Bob", SideWish::Second).await;
    assert!(done(&reply).contains("only @Bob can accept"), "{reply:?}");
    assert_eq!(
        lines(&table.deliver().await),
        ["offer challenge:1 in test:channel [wakes Bob] [Accept, Decline, Withdraw]: \
          @Ann challenges @Bob to Terachess II (16×16). @Bob plays White, who moves first. \
          The challenge stands for 7 days."]
    );
    let reply = table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await;
    assert_eq!(done(&reply), "You have accepted: this is #1.");
    let effects = lines(&table.deliver().await);
    assert_eq!(effects[0], "open game 1 of Terachess II");
    assert_eq!(
        effects[1],
        "settle challenge:1: @Bob has accepted the challenge of @Ann to Terachess II: #1"
    );
    assert!(
        effects[2].starts_with(
            "board of game 1 at ply 0 [wakes Bob]: Terachess II, game 1. \
             @Bob plays White, @Ann plays Black.\n@Bob, it is your move. Type "
        ),
        "{}",
        effects[2]
    );
    assert_eq!(effects.len(), 3);
    assert_eq!(table.game().await.players, [person("Bob"), person("Ann")]);
}

#[tokio::test]
async fn sides_are_drawn_by_lot_on_acceptance() {
    let mut table = Table::new().await;
    let mut ann_first = 0;
    for number in 1..=12 {
        table.challenge("Ann", "Bob", SideWish::Random).await;
        table.private("Bob", CHANNEL, Command::Accept(ChallengeId(number))).await;
        let game = table.store.game(GameId(number)).await.expect("reads").expect("is there");
        ann_first += u32::from(game.players[0] == person("Ann"));
    }
    assert!((1..12).contains(&ann_first), "Ann moved first in {ann_first} of 12 games");
}

#[tokio::test]
async fn only_those_concerned_can_answer_a_challenge_and_only_once() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideWish::First).await;
    let id = ChallengeId(1);
    for (who, command, words) in [
        ("Cid", Command::Accept(id), "This challenge is for @Bob, and only they can answer it"),
        ("Cid", Command::Decline(id), "This challenge is for @Bob, and only they can answer it"),
        ("Ann", Command::Accept(id), "This is your own challenge"),
        ("Bob", Command::Withdraw(id), "Only @Ann can withdraw this challenge"),
        ("Bob", Command::Accept(ChallengeId(9)), "That challenge is not known here"),
    ] {
        let reply = table.private(who, CHANNEL, command).await;
        assert!(refused(&reply).starts_with(words), "{who}: {reply:?}");
    }
    table.deliver().await;
    let reply = table.private("Bob", CHANNEL, Command::Decline(id)).await;
    assert_eq!(done(&reply), "You have declined the challenge.");
    assert_eq!(
        lines(&table.deliver().await),
        ["settle challenge:1: @Bob has declined the challenge of @Ann to Terachess II."]
    );
    for command in [Command::Accept(id), Command::Decline(id)] {
        let reply = table.private("Bob", CHANNEL, command).await;
        assert!(refused(&reply).starts_with("@Bob has declined the challenge"), "{reply:?}");
    }
    assert!(table.store.game(GameId(1)).await.expect("reads").is_none());
}

#[tokio::test]
async fn a_challenge_can_be_withdrawn() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideWish::First).await;
    table.deliver().await;
    table.private("Ann", CHANNEL, Command::Withdraw(ChallengeId(1))).await;
    assert_eq!(
        lines(&table.deliver().await),
        ["settle challenge:1: @Ann has withdrawn the challenge to @Bob (Terachess II)."]
    );
    let reply = table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await;
    assert!(refused(&reply).ends_with("Make a new challenge with /challenge."), "{reply:?}");
    table.challenge("Ann", "Bob", SideWish::First).await;
    table.private("Bob", CHANNEL, Command::Accept(ChallengeId(2))).await;
    let reply = table.private("Bob", CHANNEL, Command::Accept(ChallengeId(2))).await;
    assert_eq!(refused(&reply), "This challenge was accepted already: #1.");
}

#[tokio::test]
async fn nobody_can_challenge_whom_nobody_can_play() {
    let mut table = Table::new().await;
    let challenge = |opponent: &str, presence, variant: &str| Command::Challenge {
        opponent: Opponent { player: person(opponent), presence },
        variant: variant.to_owned(),
        side: SideWish::Random,
        start: StartWish::default(),
        clock: String::new(),
    };
    for (command, words) in [
        (challenge("Ann", Presence::Member, "terachess-2"), "You cannot challenge yourself"),
        (challenge("Robot", Presence::Bot, "terachess-2"), "@Robot is a bot"),
        (challenge("Gone", Presence::Absent, "terachess-2"), "@Gone is not a member"),
        (challenge("Bob", Presence::Member, "@everyone"), "There is no variant called “@everyone”"),
    ] {
        let reply = table.private("Ann", CHANNEL, command).await;
        assert!(refused(&reply).starts_with(words), "{reply:?}");
    }
    assert_eq!(table.deliver().await, []);
}

#[tokio::test]
async fn a_move_is_stored_and_announced_to_the_side_to_move_alone() {
    let mut table = Table::with_game().await;
    assert_eq!(done(&table.play("Ann", "e4-e6").await), "Played: P e4-e6.");
    let effects = lines(&table.deliver().await);
    assert_eq!(effects.len(), 1);
    assert!(
        effects[0]
            .starts_with("board of game 1 at ply 1 [wakes Bob]: 1. P e4-e6 · Pawn from e4 to e6"),
        "{}",
        effects[0]
    );
    assert!(effects[0].ends_with("@Bob, it is your move (Black)."), "{}", effects[0]);
    assert_eq!(done(&table.play("Bob", "Td12").await), "Played: t d15-d12.");
}

#[tokio::test]
async fn a_refused_move_changes_nothing() {
    let mut table = Table::with_game().await;
    let long = "e4e6".repeat(1_000);
    for text in
        ["e4-e9", "z9", "e5-e6", "N e4-e6", "e13-e11", "", "😀", "@everyone", &long, "e4e6=Q"]
    {
        let reply = table.play("Ann", text).await;
        let words = refused(&reply);
        assert!(words.chars().count() < 600, "{words}");
        assert!(words.trim_end().ends_with(['.', '?', '!']), "a sentence: {words}");
        assert!(!words.contains('\u{202e}'), "{words}");
    }
    assert_eq!(table.game().await.line.ply(), 0);
    assert_eq!(table.deliver().await, []);
}

#[tokio::test]
async fn only_the_player_to_move_moves() {
    let mut table = Table::with_game().await;
    let reply = table.play("Bob", "e13e11").await;
    let words = "It is not your turn: White is to move, and that is @Ann. Settle your answer \
                 beforehand with /if. You will be told when it is yours.";
    assert_eq!(refused(&reply), words);
    let reply = table.play("Cid", "e4e6").await;
    assert!(refused(&reply).starts_with("You do not play in game 1"), "{reply:?}");
    assert_eq!(table.game().await.line.ply(), 0);
}

#[tokio::test]
async fn the_same_cause_plays_once_and_gets_the_same_answer() {
    let mut table = Table::with_game().await;
    let call = Call {
        from: person("Ann"),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        cause: CauseId::new("test", "again"),
        at: Timestamp(5_000_000),
        seen: Timestamp(5_000_000),
        via: Via::Private,
        command: move_of("e4e6"),
    };
    let first = table.ask(&call).await;
    let second = table.ask(&call).await;
    assert_eq!(first, second);
    assert_eq!(table.game().await.line.ply(), 1);
    assert_eq!(table.deliver().await.len(), 1);
}

#[tokio::test]
async fn talk_is_left_alone_and_questions_are_answered() {
    let mut table = Table::with_game().await;
    for (who, text, addressed, answer) in [
        ("Ann", "nice weather today", false, None),
        ("Ann", "😀", false, None),
        ("Cid", "e4e6", false, None),
        ("Cid", "I would play e4e6 here, really", false, None),
        ("Cid", "e4e6", true, Some("You do not play in game 1")),
        ("Bob", "e13e11", false, Some("It is not your turn")),
        ("Ann", "hello there", true, Some("")),
        ("Ann", "e4e9", false, Some("")),
        ("Ann", "z9", true, Some("z9 is not a square of this board")),
    ] {
        let said = table.say(who, text, addressed).await;
        match answer {
            None => assert_eq!(said, None, "{who}: {text}"),
            Some(start) => {
                let said = said.unwrap_or_else(|| panic!("{who}: “{text}” got no answer"));
                assert!(said.starts_with(start), "{who}: {text}: {said}");
            }
        }
    }
    assert_eq!(table.game().await.line.ply(), 0);
    assert_eq!(table.say("Ann", "e4e6", false).await, None, "the board is the answer");
    assert_eq!(table.game().await.line.ply(), 1);
}

#[tokio::test]
async fn what_was_said_before_the_game_began_is_no_move() {
    let mut table = Table::with_game().await;
    let call = Call {
        from: person("Ann"),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        cause: CauseId::new("test", "old"),
        at: Timestamp(table.game().await.moved.0 - 1),
        seen: Timestamp(table.game().await.moved.0 - 1),
        via: Via::Overheard(MessageId::new("test", "old")),
        command: move_of("e4e6"),
    };
    assert_eq!(table.ask(&call).await, Reply::Nothing);
    assert_eq!(table.game().await.line.ply(), 0);
}

#[tokio::test]
async fn a_game_is_found_from_anywhere_if_there_is_only_one() {
    let mut table = Table::with_game().await;
    assert_eq!(
        done(&table.private("Ann", "elsewhere", move_of("e4e6")).await),
        "Game 1 (Terachess II): Played: P e4-e6."
    );
    let reply = table.private("Cid", "elsewhere", move_of("e4e6")).await;
    assert!(refused(&reply).starts_with("No game is played here, and you have none"), "{reply:?}");
    table.challenge("Ann", "Bob", SideWish::First).await;
    table.private("Bob", CHANNEL, Command::Accept(ChallengeId(2))).await;
    table.open_thread(GameId(2), "thread-2").await;
    // In game 1 it is Bob's turn, in game 2 Ann's: each means their own.
    assert_eq!(
        done(&table.private("Ann", "elsewhere", move_of("d4d5")).await),
        "Game 2 (Terachess II): Played: P d4-d5."
    );
    // What cannot be undone is not guessed by whose turn it is.
    let reply = table.private("Bob", "elsewhere", Command::Draw { which: Which::Here }).await;
    assert!(refused(&reply).starts_with("Several games could be meant."), "{reply:?}");
    let resign = Command::Resign { which: Which::Here, confirmed: true };
    let reply = table.private("Ann", "elsewhere", resign).await;
    assert!(refused(&reply).starts_with("Several games could be meant."), "{reply:?}");
    let reply = table.private("Bob", "elsewhere", move_of("d13d12")).await;
    assert_eq!(
        refused(&reply),
        "Several games could be meant. Go to the one, or add its number to the command:\n\
         game:1 #1\ngame:2 #2"
    );
    let named =
        Command::Move { which: Which::Number(GameId(2)), text: "d13d12".to_owned(), shown: None };
    assert_eq!(
        done(&table.private("Bob", "elsewhere", named).await),
        "Game 2 (Terachess II): Played: p d13-d12."
    );
    let unknown = Command::Draw { which: Which::Number(GameId(99)) };
    let reply = table.private("Bob", "elsewhere", unknown).await;
    assert!(refused(&reply).starts_with("There is no game 99"), "{reply:?}");
}

#[tokio::test]
async fn only_its_server_sees_a_game() {
    let mut table = Table::with_game().await;
    let mut call = Call {
        from: person("Cid"),
        place: place("far away"),
        server: Some(Server::new("test", "another server")),
        authority: Authority::Player,
        hears_talk: true,
        cause: CauseId::new("test", "far"),
        at: Timestamp(5_000_000),
        seen: Timestamp(5_000_000),
        via: Via::Private,
        command: Command::Draw { which: Which::Number(GameId(1)) },
    };
    assert!(refused(&table.ask(&call).await).starts_with("There is no game 1"));
    call.server = Some(server());
    call.cause = CauseId::new("test", "near");
    assert!(refused(&table.ask(&call).await).starts_with("You do not play in game 1"));
    call.from = person("Ann");
    call.server = None;
    call.cause = CauseId::new("test", "own");
    done(&table.ask(&call).await);
}

#[tokio::test]
async fn an_ambiguous_move_is_asked_back_and_an_old_choice_is_stale() {
    let mut table =
        Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/R2R12/7K8 w - - 0 1").await;
    let Reply::Ask(text, actions) = table.play("Ann", "Rc2").await else { panic!("not asked") };
    assert!(words(&text).contains("R a2-c2") && words(&text).contains("R d2-c2"));
    assert_eq!(actions.len(), 2);
    let ActionKind::Play(game, shown, chosen) = &actions[0].kind else { panic!("no move") };
    let press = |text: &str| Command::Move {
        which: Which::Number(*game),
        text: text.to_owned(),
        shown: Some(*shown),
    };
    assert!(done(&table.private("Ann", THREAD, press(chosen)).await).starts_with("Played: R "));
    table.play("Bob", "p16p15").await;
    let reply = table.private("Ann", THREAD, press("h1h2")).await;
    assert!(refused(&reply).starts_with("The game has gone on"), "{reply:?}");
}

#[tokio::test]
async fn resignation_asks_first_and_ends_the_game() {
    let mut table = Table::with_game().await;
    let resign = |confirmed| Command::Resign { which: Which::Here, confirmed };
    let Reply::Ask(text, actions) = table.private("Bob", THREAD, resign(false)).await else {
        panic!("not asked")
    };
    assert!(words(&text).starts_with("Resign game 1 (Terachess II) against @Ann?"));
    assert_eq!(actions[0].kind, ActionKind::Resign(GameId(1)));
    assert_eq!(table.game().await.end, None);
    let reply = table.private("Cid", THREAD, resign(true)).await;
    assert!(refused(&reply).starts_with("You do not play in game 1"), "{reply:?}");
    assert_eq!(done(&table.private("Bob", THREAD, resign(true)).await), "You have resigned.");
    assert_eq!(
        table.game().await.end,
        Some(End { winner: Some(Color::White), ending: Ending::Resignation })
    );
    assert!(
        lines(&table.deliver().await)[0]
            .starts_with("board of game 1 at ply 0 [wakes Ann]: @Bob has resigned. @Ann (White) has won!\nThat was game 1.")
    );
    for command in [resign(true), move_of("e4e6"), Command::Draw { which: Which::Here }] {
        let reply = table.private("Ann", THREAD, command).await;
        assert!(refused(&reply).starts_with("This game is over: @Bob has resigned."), "{reply:?}");
    }
}

#[tokio::test]
async fn a_draw_is_agreed_declined_or_declined_by_moving() {
    let mut table = Table::with_game().await;
    let draw = || Command::Draw { which: Which::Here };
    let answer = |ply, accept| Command::AnswerDraw { game: GameId(1), ply, by: None, accept };
    table.private("Ann", THREAD, draw()).await;
    assert_eq!(
        lines(&table.deliver().await),
        ["offer draw:1:0:white in game 1 [wakes Bob] [Accept draw, Decline]: \
          @Ann offers a draw. @Bob, accept it or decline it; a move of yours declines it too."]
    );
    assert!(refused(&table.private("Ann", THREAD, draw()).await).starts_with("You have offered"));
    assert!(
        refused(&table.private("Ann", THREAD, answer(0, true)).await)
            .starts_with("This is your own")
    );
    assert!(
        refused(&table.private("Cid", THREAD, answer(0, true)).await)
            .starts_with("You do not play")
    );
    table.private("Bob", THREAD, answer(0, false)).await;
    assert_eq!(
        lines(&table.deliver().await),
        ["settle draw:1:0:white: @Bob has declined the draw."]
    );
    assert!(
        refused(&table.private("Bob", THREAD, answer(0, true)).await)
            .starts_with("That draw offer")
    );
    // One offer for each move of one's own.
    assert!(
        refused(&table.private("Ann", THREAD, draw()).await)
            .starts_with("You have offered a draw lately")
    );
    table.play("Ann", "d4d6").await;
    table.play("Bob", "d13d11").await;
    table.deliver().await;
    // The offer stands while its maker moves, and falls when the other one does.
    table.private("Ann", THREAD, draw()).await;
    table.play("Ann", "e4e6").await;
    assert!(table.game().await.draw_offer.is_some());
    table.deliver().await;
    table.play("Bob", "e13e11").await;
    assert_eq!(table.game().await.draw_offer, None);
    assert_eq!(
        lines(&table.deliver().await)[0],
        "settle draw:1:2:white: @Bob has declined the draw by moving."
    );
    // Offering back is accepting.
    table.private("Bob", THREAD, draw()).await;
    table.deliver().await;
    table.private("Ann", THREAD, draw()).await;
    assert_eq!(table.game().await.end, Some(End { winner: None, ending: Ending::Agreement }));
    let effects = lines(&table.deliver().await);
    assert_eq!(effects[0], "settle draw:1:4:black: @Ann has accepted the draw.");
    assert!(
        effects[1].starts_with("board of game 1 at ply 4 [wakes Bob]: @Bob: Drawn by agreement."),
        "{}",
        effects[1]
    );
}

#[tokio::test]
async fn checkmate_and_stalemate_end_the_game_in_game_couriers_words() {
    for (fen, played, ending, words) in [
        (
            "16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1",
            "d2b2",
            End { winner: Some(Color::White), ending: Ending::Board(Termination::Checkmate) },
            "@Bob: Checkmate! @Ann (White) has won!",
        ),
        (
            "15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1",
            "b9b3",
            End { winner: None, ending: Ending::Board(Termination::Stalemate) },
            "@Bob: Stalemate! The game is drawn.",
        ),
    ] {
        let mut table = Table::at(fen).await;
        done(&table.play("Ann", played).await);
        assert_eq!(table.game().await.end, Some(ending), "{fen}");
        let effects = lines(&table.deliver().await);
        assert!(
            effects[0].contains("[wakes Bob]") && effects[0].ends_with(words),
            "{}",
            effects[0]
        );
        // Whoever hears the picture's words hears each side once.
        let shown = game_on_show(&table.game().await, 1, Color::White).expect("one ply was played");
        let heard = words.replace("@Ann (White)", "White").replace("@Bob: ", "");
        assert!(shown.lead.contains(&heard), "{}", shown.lead);
    }
}

#[tokio::test]
async fn a_draw_that_the_rules_grant_can_be_claimed() {
    let mut table =
        Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 200 200").await;
    assert_eq!(
        done(&table.private("Ann", THREAD, Command::Draw { which: Which::Here }).await),
        "You have claimed the draw."
    );
    assert!(lines(&table.deliver().await)[0].contains("Drawn: for 100 moves nothing was captured"));
}

#[tokio::test]
async fn whoever_may_claim_a_draw_is_told_and_nobody_is_told_too_early() {
    let mut table = Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 0 1").await;
    let early = table.private("Ann", THREAD, Command::Draw { which: Which::Here }).await;
    assert!(done(&early).contains("there is none to claim by the rules now"), "{early:?}");
    table.deliver().await;
    let moves = ["b1b2", "p16p15", "b2b1", "p15p16"];
    for ply in 0..8 {
        let who = ["Ann", "Bob"][ply % 2];
        done(&table.play(who, moves[ply % 4]).await);
        let told = lines(&table.deliver().await).pop().expect("a board");
        let may_claim = told.contains("you may claim a draw with /draw.");
        assert_eq!(may_claim, ply == 7, "ply {ply}: {told}");
    }
    let claimed = table.private("Ann", THREAD, Command::Draw { which: Which::Here }).await;
    assert_eq!(done(&claimed), "You have claimed the draw.");
}

#[tokio::test]
async fn games_that_have_ended_can_be_found_again() {
    let mut table = Table::new().await;
    for number in 1..=12 {
        table.challenge("Ann", "Bob", SideWish::First).await;
        table.private("Bob", CHANNEL, Command::Accept(ChallengeId(number))).await;
        let which = Which::Number(GameId(number));
        let who = if number % 2 == 0 { "Ann" } else { "Bob" };
        table.private(who, CHANNEL, Command::Resign { which, confirmed: true }).await;
    }
    let bob = person("Bob");
    let games = table.store.finished_games_of(&bob).await.expect("reads");
    let text = words(&menagerie::game::finished_list(&bob, &games));
    let found: Vec<&str> = text.lines().collect();
    assert_eq!(found.len(), 10);
    assert_eq!(
        found[0],
        "Game 12 (Terachess II) against @Ann: @Ann has resigned. @Bob (Black) has won! \
         /replay game:12"
    );
    assert!(found[9].starts_with("Game 3 "), "{text}");
    let none = menagerie::game::finished_list(&person("Cid"), &[]);
    assert!(words(&none).starts_with("No game of yours has ended yet."));
}

#[tokio::test]
async fn two_bare_kings_end_the_game() {
    let mut table =
        Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1q14/K15 w - - 0 1").await;
    done(&table.play("Ann", "Kb2").await);
    let effects = lines(&table.deliver().await);
    assert!(effects[0].contains("@Bob: Drawn: only the Kings are left."), "{}", effects[0]);
    assert!(table.game().await.end.is_some());
}

#[tokio::test]
async fn a_message_that_is_refused_is_answered_where_it_stands() {
    let mut table = Table::with_game().await;
    let call = Call {
        from: person("Ann"),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        cause: CauseId::new("test", "typed"),
        at: Timestamp(5_000_000),
        seen: Timestamp(5_000_000),
        via: Via::Overheard(MessageId::new("test", "m")),
        command: move_of("e4e9"),
    };
    table.ask(&call).await;
    let effects = table.deliver().await;
    assert!(
        matches!(&effects[..], [Effect::Say { place: at, reply_to, .. }]
            if *at == place(THREAD) && *reply_to == MessageId::new("test", "m")),
        "{effects:?}"
    );
}

#[tokio::test]
async fn a_players_lone_word_is_answered_by_the_command_that_it_means() {
    let mut table = Table::with_game().await;
    let [undo, resign, draw, abort, board] = [
        "To take your last move back, use /undo; after a minute, or when your opponent has \
         answered, they are asked to agree.",
        "To give the game up, use /resign; it asks again first.",
        "To offer a draw, accept one or claim one, use /draw; talk is no offer.",
        "To end the game without a result, use /abort; once both have moved, your opponent must \
         agree.",
        "To see the board, use /board; it shows it from the other side or in words, too.",
    ];
    for (who, text, answer) in [
        ("Ann", "undo", Some(undo)),
        ("Bob", " Undo! ", Some(undo)),
        ("Ann", "take back", Some(undo)),
        ("Ann", "RESIGN", Some(resign)),
        ("Bob", "draw?", Some(draw)),
        ("Ann", "abort.", Some(abort)),
        ("Ann", "Board", Some(board)),
        ("Ann", "let us draw a board", None),
        ("Ann", "undo that", None),
        ("Cid", "draw?", None),
    ] {
        assert_eq!(table.say(who, text, false).await.as_deref(), answer, "{who}: {text}");
    }
    assert_eq!(refused(&table.play("Ann", "undo").await), undo);
    table.private("Ann", THREAD, Command::Resign { which: Which::Here, confirmed: true }).await;
    table.deliver().await;
    assert_eq!(table.say("Bob", "draw?", false).await, None, "the game is over");
}

#[tokio::test]
async fn what_waits_for_ones_answer_is_listed_before_what_one_waits_for() {
    let mut table = Table::new().await;
    for number in 1..=8 {
        table.challenge("Ann", &format!("Guest{number}"), SideWish::First).await;
    }
    table.challenge("Bob", "Ann", SideWish::First).await;
    let ann = person("Ann");
    let open = table.store.open_challenges_of(&ann).await.expect("it can be read");
    let labels: Vec<String> =
        challenge_actions(&ann, &open).into_iter().map(|action| action.label).collect();
    assert_eq!(labels[..3], ["Accept challenge 9", "Decline challenge 9", "Withdraw challenge 1"]);
    assert_eq!(labels.len(), 10, "all of both kinds: {labels:?}");
    let told = words(&game_list(&ann, &[], &open));
    let listed: Vec<&str> = told.lines().filter(|line| line.starts_with("Challenge ")).collect();
    assert_eq!(listed.len(), 9, "{told}");
    assert!(listed[0].starts_with("Challenge 9: @Bob challenges @Ann"), "{told}");
}
