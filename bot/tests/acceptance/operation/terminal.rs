//! `menagerie play`: two people at one keyboard, over the real program and its standard input.

use crate::table::{Folder, moved, your_move_in};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A whole game of Terran Chess, in every notation, with mate at the end.
const GAME: &str = "\
d1b2|t g10-i9|Gd1|c8c7|D e3-c4|Mxf2|f1f2|r j10-j9|Ti2|f8h9|B c1-j8|Cxc3|b3b4|c c3-c4|Hxb8|e10f9|\
H b8-c10|Cxb2+|d1c2|r a10-c10|Qxe8|e9g7|Q e8-e7|Hd1#";

/// Types lines, as far as they are read: what the program comes to.
pub fn typed(folder: &Path, arguments: &[&str], lines: &[&str]) -> Output {
    let database = format!("sqlite://{}", folder.join("play.db").display());
    let mut program = Command::new(env!("CARGO_BIN_EXE_menagerie"))
        .arg("play")
        .args(["--database", &database])
        .args(arguments)
        .env_remove("RUST_LOG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it is piped");
    // It may have ended already.
    let _ = input.write_all(format!("{}\n", lines.join("\n")).as_bytes());
    drop(input);
    program.wait_with_output().expect("it ends")
}

/// Types lines and returns all that is seen, as it is seen.
pub fn transcript(folder: &Folder, arguments: &[&str], lines: &[&str]) -> String {
    let output = typed(&folder.0, arguments, lines);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout).expect("it is text")
}

/// The output after a line was typed, until the next prompt.
pub fn answer<'a>(transcript: &'a str, typed: &str) -> &'a str {
    let begins = format!("> {typed}\n");
    let (_, after) = transcript.split_once(&begins).expect("it was typed");
    until_prompt(after)
}

fn until_prompt(seen: &str) -> &str {
    let ends = ["Ann> ", "Bob> ", "Cid> ", "Dan> "].into_iter().filter_map(|end| seen.find(end));
    ends.min().map_or(seen, |end| &seen[..end])
}

#[test]
fn a_whole_game_is_played_by_two_scripted_people() {
    let folder = Folder::new();
    let lines: Vec<&str> = GAME.split('|').collect();
    let seen = transcript(&folder, &["terran"], &lines);
    let prompts: Vec<&str> =
        seen.lines().filter_map(|line| line.split_once("> ").map(|(who, _)| who)).collect();
    let expected: Vec<&str> = (0..=24).map(|ply| ["Ann", "Bob"][ply % 2]).collect();
    // The last prompt is of the player who would have been next.
    assert_eq!(prompts, expected, "each speaks in turn:\n{seen}");
    let end = answer(&seen, "Hd1#");
    assert!(end.contains("[h]"), "the last move is marked:\n{end}");
    assert!(end.contains(in_full("ending-checkmate", [("winner", "Bob (Red)")])), "{end}");
    let later = transcript(&folder, &[], &["games finished", "replay 1 last:2", "e3e4"]);
    let finished = [("number", "1"), ("variant", "Terran Chess"), ("opponent", "Bob")];
    assert!(later.contains(in_full("lists-finished-game", finished)), "{later}");
    assert!(later.contains("12. Q e8-e7"), "{later}");
    assert!(answer(&later, "e3e4").contains(fixed("refused-no-game-here")), "{later}");
}

#[test]
fn every_command_works_at_the_keyboard() {
    let folder = Folder::new();
    let at_its_table = in_full("terminal-ways-to-move", [("where", "elsewhere")]);
    let steps: [(&str, &str); 50] = [
        (
            "help",
            in_full(
                "help-type",
                [("canonical", "P a4-a6"), ("short", "a6"), ("ways", at_its_table)],
            ),
        ),
        (
            "help move",
            fixed_with(
                "help-move",
                [("on_board", "yes"), ("piece", "Pawn"), ("ways", at_its_table)],
            ),
        ),
        ("games", &*format!("{} challenge.", fixed("lists-own-none"))),
        ("rules", "Terachess II · 16×16"),
        ("challenge no such game", in_full("chat-no-such-variant", [("typed", "no such game")])),
        ("challenge chess colour:first", "4  Bob: Accept"),
        ("Ann: 4", in_full("challenge-refused-own-challenge", NOTHING)),
        ("4", first_words("play-invitation", [("player", "Ann")])),
        (
            "e2e5",
            first_words(
                "move-refused-cannot-go-moves",
                [("piece", "Pawn"), ("from", "e2"), ("to", "e5")],
            ),
        ),
        ("e4", "[P]"),
        ("board", "1. P e2-e4"),
        ("at 0", in_full("chat-earlier-board", [("ply", 0), ("plies", 1)])),
        ("4", "1. P e2-e4"),
        ("7", fixed("board-nothing-captured")),
        (
            "note a plan",
            &*format!(
                "{} note game:1.",
                fixed_with("notebook-noted", [("number", "1"), ("plies", "1")])
            ),
        ),
        ("note", first_words("notebook-note", [("number", "1"), ("plies", "1")])),
        (
            "try e5 Nf3",
            &*format!(
                "{} {}",
                in_full("notebook-line-moves", [("ply", "1"), ("moves", "1… p e7-e5 2. N g1-f3")]),
                in_full("notebook-line-to-move", [("side", "Black")])
            ),
        ),
        (
            "3",
            in_full(
                "notebook-line",
                [("game", "1"), ("variant", "Chess"), ("shown", "1"), ("plies", "2")],
            ),
        ),
        ("try back:1 moves:x", first_words("notebook-stopped", [("number", "1"), ("typed", "x")])),
        (
            "moves e7",
            in_full(
                "reach-line",
                [
                    ("way", in_full("reach-multi-step", [("squares", "e6"), ("count", "2")])),
                    ("squares", "e5"),
                ],
            ),
        ),
        ("look e4", "Pawn"),
        ("piece Knight", "Knight"),
        (
            "settings view:second",
            in_full(
                "community-setting-changed",
                [("setting", "view"), ("word", "second"), ("before", "own")],
            ),
        ),
        (
            "settings preview:on",
            in_full(
                "community-setting-changed",
                [("setting", "preview"), ("word", "on"), ("before", "off")],
            ),
        ),
        (
            "bob: move e5",
            in_full(
                "play-preview",
                [("chosen", "1… p e7-e5"), ("game", "1"), ("variant", "Chess")],
            ),
        ),
        ("3", fixed("chat-cancelled")),
        (
            "server below:mover",
            in_full(
                "community-setting-changed",
                [("setting", "below"), ("word", "mover"), ("before", "first")],
            ),
        ),
        ("Ann: e5", in_full("refused-not-your-turn", [("player", "Bob"), ("side", "Black")])),
        ("undo", fixed_with("take-back-refused-not-your-last-move", [("player", "Ann")])),
        ("1", last_words("offer-taken-back", NOTHING)),
        ("e4", &*format!("1  Ann: {}", fixed("action-take-back"))),
        ("draw", "2  Ann: Accept"),
        ("2", fixed("ending-agreement")),
        ("challenge capablanca", "Accept"),
        ("2", "Capablanca Chess, game 2."),
        ("resign", "Resign"),
        ("1", fixed("ending-resignation")),
        ("Ann: challenge chess colour:first", "2  Bob: Accept"),
        ("2", first_words("play-invitation", [("player", "Ann")])),
        ("e4", "[P]"),
        ("e5", "[p]"),
        (
            "Bob: if g1f3 b8c6",
            &*format!(
                "1 {}",
                in_full("plan-reply", [("when", "2. N g1-f3"), ("reply", "2… n b8-c6")])
            ),
        ),
        ("Bob: if drop:7", fixed_with("plan-refused-no-such-number", [("typed", 7)])),
        ("Bob: if", fixed("plan-shown")),
        ("g1f3", moved("2… n b8-c6", "Knight", "b8", "c6")),
        ("abort", &*format!("2  Bob: {}", fixed("action-end-without-result"))),
        ("2", fixed("ending-cancelled")),
        (
            "Ann: rematch",
            &*format!(
                "{} {}\nThe orthodox game, 16 pieces of 6 kinds on each side.\n{}",
                in_full("challenge-rematch", [("game", "game 3")]),
                in_full(
                    "challenge-made",
                    [
                        ("challenger", "Ann"),
                        ("opponent", "Bob"),
                        ("variant", "Chess"),
                        ("files", "8"),
                        ("ranks", "8"),
                    ],
                ),
                in_full("challenge-side-chosen", [("player", "Bob"), ("side", "White")])
            ),
        ),
        ("go 1", fixed("ending-agreement")),
        ("17", fixed_with("terminal-no-number", [("number", 17)])),
    ];
    let lines: Vec<&str> = steps.iter().map(|(typed, _)| *typed).collect();
    let seen = transcript(&folder, &[], &lines);
    let mut rest = seen.as_str();
    for (typed, expected) in steps {
        let begins = format!("> {typed}\n");
        let (_, after) = rest.split_once(&begins).unwrap_or_else(|| panic!("{typed}:\n{seen}"));
        let answered = until_prompt(after);
        assert!(answered.contains(expected), "{typed}:\n{answered}");
        rest = after;
    }
}

#[test]
fn what_is_typed_reaches_the_terminal_without_its_controls() {
    let folder = Folder::new();
    let seen = transcript(&folder, &["chess"], &["e2\u{1b}[2Je4", "x\u{7}y"]);
    assert!(!seen.contains(['\u{1b}', '\u{7}']), "{seen:?}");
}

#[test]
fn games_go_on_where_they_were_left() {
    let folder = Folder::new();
    transcript(&folder, &["chess", "--names", "Cid,Dan"], &["e2e4", "quit"]);
    let seen = transcript(&folder, &["--names", "Cid,Dan"], &["e7e5"]);
    assert!(answer(&seen, "e7e5").contains("1… p e7-e5"), "{seen}");
    let seen = transcript(&folder, &["chess", "--names", "Cid,Dan"], &["games"]);
    assert!(seen.contains(in_full("terminal-games-run", [("games", 1)])), "{seen}");
    assert!(answer(&seen, "games").contains(your_move_in(2)), "{seen}");
}

#[test]
fn a_person_alone_goes_on_against_the_computer() {
    let folder = Folder::new();
    let begun = transcript(&folder, &["chess", "--against", "1", "--names", "Me"], &["e2e4"]);
    assert!(begun.contains("P e2-e4"), "{begun}");
    let later = transcript(&folder, &["--names", "Me"], &["d2d4"]);
    assert!(later.contains(fixed_with("terminal-hello-alone", [("first", "Me")])), "{later}");
    assert!(later.contains("2. P d2-d4"), "{later}");
}

#[test]
fn what_cannot_be_read_is_refused_and_means_no_other_game() {
    let folder = Folder::new();
    let steps = [
        (
            "draw game two",
            in_full(
                "refused-no-number",
                [("typed", "game two"), ("name", "game"), ("example", "2"), ("least", "1")],
            ),
        ),
        ("resign game:0", fixed_with("refused-no-number", [("typed", 0)])),
        (
            "board at:zz",
            in_full(
                "refused-no-number",
                [("typed", "zz"), ("name", "at"), ("example", "2"), ("least", "0")],
            ),
        ),
        (
            "board text:loud",
            in_full(
                "refused-no-choice",
                [("typed", "loud"), ("name", "text"), ("known", "by piece, by rank, changes, fen")],
            ),
        ),
        (
            "games lost",
            in_full(
                "refused-no-choice",
                [
                    ("typed", "lost"),
                    ("name", "which"),
                    ("known", "running, mine, finished, open, calendar"),
                ],
            ),
        ),
        ("go 99", fixed_with("refused-no-such-game", [("game", 99)])),
        (
            "settings theme:pink",
            fixed_with("setting-refused-unknown-word", [("setting", "theme"), ("typed", "pink")]),
        ),
    ];
    let lines: Vec<&str> = steps.iter().map(|(typed, _)| *typed).collect();
    let seen = transcript(&folder, &["chess"], &lines);
    for (typed, refusal) in steps {
        assert!(answer(&seen, typed).starts_with(refusal), "{typed}:\n{}", answer(&seen, typed));
    }
    let again = transcript(&folder, &["--names", "ANN,bob"], &["games"]);
    assert!(answer(&again, "games").contains(your_move_in(1)), "{again}");
}

#[test]
fn who_does_not_play_decides_a_game_of_others() {
    let folder = Folder::new();
    transcript(&folder, &["chess", "--names", "Cid,Dan"], &["e2e4"]);
    let steps = [
        ("go 1", "1. P e2-e4"),
        ("adjudicate", &*format!("{} result:first", fixed("ruling-refused-no-verdict"))),
        (
            "adjudicate lost reason:x",
            first_words("refused-no-choice", [("typed", "lost"), ("name", "result")]),
        ),
        (
            "adjudicate second reason:Cid has left: for good",
            &*format!("Dan (Black) wins. {}", fixed_with("ending-ruling", [("by", "Ann")])),
        ),
    ];
    let lines: Vec<&str> = steps.iter().map(|(typed, _)| *typed).collect();
    let seen = transcript(&folder, &[], &lines);
    for (typed, expected) in steps {
        assert!(answer(&seen, typed).contains(expected), "{typed}:\n{}", answer(&seen, typed));
    }
    assert!(
        seen.contains(&format!(
            "{}: for good",
            fixed_with("ending-ruling", [("reason", "Cid has left")])
        )),
        "{seen}"
    );
    let seen = transcript(&folder, &["--names", "Cid,Dan"], &["adjudicate draw reason:x game:1"]);
    assert!(seen.contains(fixed("ruling-refused-own-game")), "{seen}");
}

#[test]
fn a_game_is_taken_along_as_text_on_the_screen_or_as_a_picture_beside_the_database() {
    let folder = Folder::new();
    let typed =
        ["e4", "export gc", "export format:pgn", "export png", "e5", "Bob: undo", "export png"];
    let seen = transcript(&folder, &["chess"], &typed);
    assert!(answer(&seen, "export gc").contains("\n1. P e2-e4\n// Record: "), "{seen}");
    let pgn = answer(&seen, "export format:pgn");
    assert!(pgn.contains("[White \"Ann\"]") && pgn.contains("[WhiteId \"terminal:Ann\"]"), "{pgn}");
    for name in ["game-1-ply-1.png", "game-1-ply-1-1.png"] {
        let path = folder.0.canonicalize().expect("it is there").join(name);
        let written = in_full("terminal-written", [("path", path.display())]);
        assert!(seen.contains(written), "{seen}");
        assert!(std::fs::read(path).expect("it is written").starts_with(b"\x89PNG"));
    }
    // A file that is there is left alone; the same export once more needs no other file.
    std::fs::write(folder.0.join("game-1-ply-1-1.png"), "mine").expect("it is writable");
    let again = transcript(&folder, &[], &["export png", "export gif", "export doc"]);
    assert!(answer(&again, "export png").contains("game-1-ply-1-1-2.png\n"), "{again}");
    assert!(answer(&again, "export gif").contains("game-1-ply-1-1.gif\n"), "{again}");
    let refused = in_full(
        "refused-no-choice",
        [("typed", "doc"), ("name", "format"), ("known", "json, gc, pgn, fen, png, gif")],
    );
    assert!(answer(&again, "export doc").starts_with(refused), "{again}");
    let mine = std::fs::read(folder.0.join("game-1-ply-1-1.png")).expect("it is there");
    assert_eq!(mine, b"mine");
}

#[test]
fn a_challenge_for_anybody_is_for_the_other_one_at_the_keyboard() {
    let folder = Folder::new();
    let steps = [
        // The topics of help have the numbers before.
        ("Bob: challenge chess colour:first uses:2", "9  Ann: Join"),
        ("Bob: 9", in_full("offer-refused-own-open-challenge", NOTHING)),
        ("9", "Chess, game 1."),
        (
            "challenge chess uses:21",
            &*format!(
                "{}1, 2, 3",
                first_words("refused-no-choice", [("typed", "21"), ("name", "uses")])
            ),
        ),
        (
            "challenge chess expires:2d",
            first_words("refused-no-choice", [("typed", "2d"), ("name", "expires")]),
        ),
        (
            "challenge chess expires:1h",
            in_full("challenge-open-stands", [("days", 0), ("hours", 1)]),
        ),
    ];
    let lines: Vec<&str> = steps.iter().map(|(typed, _)| *typed).collect();
    let seen = transcript(&folder, &[], &lines);
    for (typed, expected) in steps {
        assert!(answer(&seen, typed).contains(expected), "{typed}:\n{}", answer(&seen, typed));
    }
}

#[test]
fn two_at_one_keyboard_can_keep_from_playing_against_each_other() {
    let folder = Folder::new();
    let steps = [
        ("block", fixed("moderation-blocks-nobody")),
        ("block bob", fixed_with("moderation-blocked", [("player", "Bob")])),
        ("challenge chess", fixed_with("offer-refused-do-not-play", [("player", "Bob")])),
        ("Bob: challenge chess", fixed_with("offer-refused-do-not-play", [("player", "Ann")])),
        ("unblock", fixed("offer-refused-nobody-to-unblock")),
        ("unblock Bob", in_full("moderation-unblocked", [("player", "Bob")])),
        (
            "challenge terran",
            &*format!(
                "{}Terran Chess",
                first_words("challenge-made", [("challenger", "Ann"), ("opponent", "Bob")])
            ),
        ),
    ];
    let lines: Vec<&str> = steps.iter().map(|(typed, _)| *typed).collect();
    let seen = transcript(&folder, &[], &lines);
    for (typed, expected) in steps {
        assert!(answer(&seen, typed).contains(expected), "{typed}:\n{}", answer(&seen, typed));
    }
}

/// In a window; `script` makes one.
#[cfg(target_os = "linux")]
#[test]
fn in_a_window_words_are_wrapped_and_boards_are_not() {
    let folder = Folder::new();
    let program = env!("CARGO_BIN_EXE_menagerie");
    let database = format!("sqlite://{}", folder.0.join("play.db").display());
    let inside = format!("stty cols 44 && exec {program} play terachess-2 --database {database}");
    let child = Command::new("script")
        .args(["-qec", &inside, "/dev/null"])
        .env_remove("RUST_LOG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else {
        eprintln!("skipped, because there is no `script`, which is in util-linux");
        return;
    };
    let mut input = child.stdin.take().expect("it is piped");
    input.write_all(b"help\nquit\n").expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    drop(input);
    let seen = String::from_utf8_lossy(&output.stdout).replace('\r', "");
    let is_board = |line: &str| line.contains("  16  ") || line.matches(' ').count() > 20;
    assert!(seen.lines().any(is_board), "a board of 16 files is wider and stays whole:\n{seen}");
    let words: Vec<&str> = seen.lines().filter(|line| !is_board(line)).collect();
    let long: Vec<_> = words.iter().filter(|line| line.chars().count() > 44).collect();
    assert!(long.is_empty(), "{long:#?}");
    assert!(words.iter().any(|line| line.chars().count() > 30), "{seen}");
    let all: Vec<&str> = seen.split_whitespace().collect();
    assert!(all.join(" ").contains(fixed("terminal-hello")), "no word is lost: {seen}");
}

#[test]
fn of_what_is_not_understood_the_nearest_commands_are_told() {
    let folder = Folder::new();
    let seen = transcript(&folder, &["chess"], &["rules teraches", "1"]);
    let told = answer(&seen, "rules teraches");
    assert!(told.contains(last_words("chat-did-you-mean", [("choices", "2")])), "{told}");
    assert!(told.contains("Terachess I") && told.contains("Terachess II"), "{told}");
    assert!(answer(&seen, "1").contains("16×16"), "{seen}");
    let seen =
        transcript(&folder, &["chess"], &["rules qqqq", "2", "challenge qqqq clock:3d", "1"]);
    let told = answer(&seen, "rules qqqq");
    assert!(told.contains(fixed_with("chat-no-such-variant", [("typed", "qqqq")])), "{told}");
    assert!(told.contains("Teramachy") && !told.contains("Shako"), "not all of them: {told}");
    assert!(answer(&seen, "2").contains("Teramachy · "), "{seen}");
    let challenged = answer(&seen, "1");
    let days = in_full("length-days", [("count", "3")]);
    assert!(challenged.contains("Terachess II") && challenged.contains(days), "{seen}");
}
