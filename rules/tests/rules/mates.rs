//! Forced checkmates: known problems, false tries, and every defence played out by the plain rules.

use crate::common::{Random, after, variant};
use menagerie_rules::mate::{Attack, Effort, Search, TooLarge, attack, find_mate};
use menagerie_rules::{
    Checkmate, Color, Line, Move, Position, Termination, Variant, bundled, notation,
};
use std::sync::Arc;

const ENOUGH: u64 = 10_000_000;

fn line(id: &str, fen: &str) -> Line {
    let start = Position::from_fen(variant(id), fen);
    Line::new(start.unwrap_or_else(|error| panic!("{id} {fen}: {error}")))
}

fn search(line: &Line, moves: u32) -> Search {
    find_mate(line, moves, &mut Effort::of(ENOUGH)).expect("it is small enough")
}

fn tried(line: &Line, text: &str, moves: u32) -> Attack {
    let mv = notation::from_coordinates(line.position(), text).expect(text);
    attack(line, &mv, moves, &mut Effort::of(ENOUGH)).expect("it is small enough")
}

fn words(line: &Line, mv: &Move) -> String {
    notation::coordinates(line.position().variant(), mv)
}

/// The moves that force mate.
fn keys(line: &Line, moves: u32) -> Vec<String> {
    let legal = line.position().legal_moves().into_iter();
    let is_key =
        |mv: &Move| attack(line, mv, moves, &mut Effort::of(ENOUGH)).is_ok_and(Attack::succeeds);
    legal.filter(is_key).map(|mv| words(line, &mv)).collect()
}

#[test]
fn known_problems_have_their_keys_and_no_shorter_solution() {
    for (id, fen, moves, key) in [
        // The back rank, the smothered King, and Black to move.
        ("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1, "a1a8"),
        ("chess", "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", 1, "g5f7"),
        ("chess", "r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", 1, "a8a1"),
        // Paul Morphy's problem: the Rook is offered, and another move mates after each of Black's
        // answers.
        ("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, "a1a6"),
        // The edge of the palace is the edge of the board for the King.
        ("terran", "2k7/R8R/p9/P9/3R6/10/10/10/4K5/10 w - - 0 1", 1, "a9c9 a9a10 j9c9 j9j10"),
        // The Queen is guarded by the King, and may not go where she leaves neither a move nor a
        // check.
        ("chess", "7k/8/5K2/8/8/8/6Q1/8 w - - 0 1", 1, "g2g7"),
    ] {
        let line = line(id, fen);
        assert_eq!(keys(&line, moves).join(" "), key, "{fen}");
        let Search::Mate(found) = search(&line, moves) else { panic!("{fen}") };
        assert!(key.starts_with(&words(&line, &found)), "{fen}");
        for fewer in 0..moves {
            assert!(matches!(search(&line, fewer), Search::None(_)), "{fen} in {fewer}");
        }
    }
}

#[test]
fn what_is_no_key_is_refuted_by_a_move_and_what_ends_the_game_otherwise_is_no_mate() {
    let morphy = line("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    let Attack::Fails { defence, .. } = tried(&morphy, "a1a5", 2) else { panic!("it is no key") };
    // The named refutation is right: no move mates after it.
    let after_it = line(
        "chess",
        &after(after(morphy.start().clone(), "a1a5"), &words(&morphy, &defence)).fen(),
    );
    assert!(matches!(search(&after_it, 1), Search::None(_)));
    let Attack::Forces { defence } = tried(&morphy, "a1a6", 2) else { panic!("it is the key") };
    assert_eq!(words(&morphy, &defence), "b7a6", "all last alike: the first one is told");

    let queen = line("chess", "7k/8/5K2/8/8/8/6Q1/8 w - - 0 1");
    let Attack::Ends(end) = tried(&queen, "g2g6", 1) else { panic!("it is stalemate") };
    assert_eq!((end.termination, end.winner), (Termination::Stalemate, None));
    assert_eq!(tried(&queen, "g2g7", 1), Attack::Mates);
    assert_eq!(tried(&queen, "g2g7", 9), Attack::Mates, "mate is mate");
    let Attack::Fails { others: 0, .. } = tried(&queen, "g2a2", 1) else { panic!("no mate") };
}

#[test]
fn a_win_that_is_no_checkmate_is_none() {
    for (fen, mv, ending) in [
        ("2k7/9R/p9/P9/10/3R6/10/10/4K5/10 w - - 0 1", "d5d6", Termination::Stalemate),
        ("10/5k4/5g4/1r8/10/1R8/10/10/3K6/10 w - - 0 1", "b5b7", Termination::Restricted),
    ] {
        let line = line("terran", fen);
        let Attack::Ends(end) = tried(&line, mv, 1) else { panic!("{mv} ends {fen}") };
        assert_eq!((end.winner, end.termination), (Some(Color::White), ending), "{fen}");
        assert!(!keys(&line, 1).contains(&mv.to_owned()), "{fen}");
    }
}

/// Where the checkmated side wins, a checkmate is no win that could be forced.
#[test]
fn a_checkmate_that_is_lost_is_none() {
    let text = include_str!("../../variants/chess.toml");
    let text =
        text.replacen("stalemate = \"draw\"", "checkmate = \"win\"\nstalemate = \"draw\"", 1);
    let reversed = Arc::new(Variant::from_toml("x", &text).unwrap_or_else(|e| panic!("{e}")));
    for (fen, mv, moves) in [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", 1),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 2),
    ] {
        let line = Line::new(Position::from_fen(&reversed, fen).expect(fen));
        assert!(matches!(search(&line, moves), Search::None(_)), "{fen}");
        assert!(!tried(&line, mv, moves).succeeds(), "{fen}");
    }
    let line = Line::new(
        Position::from_fen(&reversed, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").expect("it is one"),
    );
    let Attack::Ends(end) = tried(&line, "a1a8", 1) else { panic!("the game is over") };
    assert_eq!((end.winner, end.termination), (Some(Color::Black), Termination::Checkmate));
}

/// A side without its last Rook has won, even if it is checkmated by the move that takes the Rook.
#[test]
fn a_checkmate_after_another_end_of_the_game_is_none() {
    let text = include_str!("../../variants/chess.toml");
    let shed = "extinction = { pieces = [\"R\"], result = \"win\" }\nstalemate = \"draw\"";
    let text = text.replacen("stalemate = \"draw\"", shed, 1);
    let shed = Arc::new(Variant::from_toml("x", &text).unwrap_or_else(|e| panic!("{e}")));
    let fen = "5rk1/8/7K/8/8/8/5R2/1R6 w - - 0 1";
    let in_chess = line("chess", fen);
    assert!(tried(&in_chess, "b1g1", 2).succeeds(), "where the Rook is nothing to get rid of");
    let line = Line::new(Position::from_fen(&shed, fen).expect(fen));
    let takes = after(line.position().clone(), "b1g1 g8h8 f2f8");
    let end = Line::new(takes).outcome().expect("the game is over");
    assert_eq!((end.winner, end.termination), (Some(Color::Black), Termination::Extinction));
    assert!(!tried(&line, "b1g1", 2).succeeds());
    if let Search::Mate(key) = search(&line, 2) {
        assert!(is_forced(&mut line.clone(), &key, 2), "{}", words(&line, &key));
    }
}

/// The FEN of a position with White to move, from the highest rank down.
fn fen(board: &[Option<String>], files: usize) -> String {
    let rank = |cells: &[Option<String>]| {
        let groups = cells.chunk_by(|one, other| one.is_none() && other.is_none());
        let word = |group: &[Option<String>]| group[0].clone().unwrap_or(group.len().to_string());
        groups.map(word).collect::<String>()
    };
    let ranks: Vec<String> = board.chunks(files).map(rank).collect();
    format!("{} w - - 0 1", ranks.join("/"))
}

/// Two Rooks drive a lone King to the edge of any board, a rank with each move.
#[test]
fn two_rooks_mate_on_every_large_board() {
    let mut tried = Vec::new();
    for known in bundled() {
        let Some(rook) = known.role_by_name("Rook").map(|role| known.piece(role).label.to_string())
        else {
            continue;
        };
        let (files, ranks) = (usize::from(known.files), usize::from(known.ranks));
        // Where a bare King has lost already, it cannot be driven.
        if ranks < 10 || known.endings.bare_king_loses {
            continue;
        }
        let Some(royal) = known.royal() else { continue };
        for moves in 1..=3 {
            // The King stands this many ranks from the edge, with the Rooks below it and far away.
            let king = known.piece(royal).label.to_string();
            let mut board = vec![None; files * ranks];
            board[files * (moves - 1) + files - 4] = Some(king.to_lowercase());
            board[files * moves] = Some(rook.clone());
            board[files * (moves + 1) + 1] = Some(rook.clone());
            board[files * ranks - 2] = Some(king);
            let fen = fen(&board, files);
            let Ok(start) = Position::from_fen(known, &fen) else { continue };
            let line = Line::new(start);
            let moves = moves as u32;
            let Search::Mate(key) = search(&line, moves) else { panic!("{} {fen}", known.id) };
            is_forced(&mut line.clone(), &key, moves);
            assert!(matches!(search(&line, moves - 1), Search::None(_)), "{} {fen}", known.id);
            tried.push((known.id.as_str(), moves));
        }
    }
    for id in ["terachess-2", "teramachy", "gigachess-2", "metamachy"] {
        assert!((1..=3).all(|moves| tried.contains(&(id, moves))), "{id}: {tried:?}");
    }
}

/// Plays a move and every answer by the plain rules, and looks for the next move that mates.
fn is_forced(line: &mut Line, key: &Move, moves: u32) -> bool {
    line.play(key).expect("it is legal");
    let forced = match line.outcome() {
        Some(end) => end.termination == Termination::Checkmate,
        None => {
            moves > 1
                && line.position().legal_moves().into_iter().all(|answer| {
                    line.play(&answer).expect("it is legal");
                    let is_over = line.outcome().is_some();
                    let next = line.position().legal_moves();
                    let mated =
                        !is_over && next.iter().any(|next| is_forced(line, next, moves - 1));
                    line.undo();
                    mated
                })
        }
    };
    line.undo();
    forced
}

/// A position in which White's pieces are near Black's King, who is in a corner with a piece of its
/// own.
fn cornered(known: &Arc<Variant>, random: &mut Random) -> Option<Line> {
    let kinds = known.pieces.iter().filter(|piece| !piece.pawn && !piece.royal);
    let kinds: Vec<String> = kinds.map(|piece| piece.label.to_string()).collect();
    let (files, ranks) = (usize::from(known.files), usize::from(known.ranks));
    let king = known.piece(known.royal()?).label.to_string();
    let mut below = |limit: usize| random.below(limit as u64) as usize;
    let mut board = vec![None; files * ranks];
    let near = [ranks.min(6), files.min(6)];
    for _ in 0..3 {
        board[files * below(near[0]) + below(near[1])] = Some(kinds[below(kinds.len())].clone());
    }
    board[files * below(3) + below(files.min(4))] = Some(kinds[below(kinds.len())].to_lowercase());
    board[files * below(ranks) + below(files)] = Some(king.clone());
    board[below(2)] = Some(king.to_lowercase());
    let start = Position::from_fen(known, &fen(&board, files)).ok()?;
    let waiting = start.royals(!start.turn()).iter().next()?;
    let line = Line::new(start);
    let is_fair = line.position().attackers(waiting, line.position().turn()).is_empty();
    (is_fair && line.outcome().is_none()).then_some(line)
}

#[test]
fn a_mate_is_one_whatever_is_answered_and_where_there_is_none_no_move_mates() {
    let mut cornered_in = 0;
    let is_lost = |known: &&Arc<Variant>| known.endings.checkmate == Checkmate::Loss;
    for known in bundled().iter().filter(is_lost) {
        // Each game has its own chance, so that another game changes nothing.
        let (mut random, mut found) = (Random(11), [0; 3]);
        for mut line in (0..150).filter_map(|_| cornered(known, &mut random)) {
            let fen = line.position().fen();
            match search(&line, 2) {
                Search::Mate(key) => {
                    assert!(is_forced(&mut line, &key, 2), "{} {fen}", known.id);
                    found[usize::from(is_forced(&mut line, &key, 1))] += 1;
                }
                Search::None(_) => {
                    let legal = line.position().legal_moves();
                    let mates = legal.iter().any(|mv| is_forced(&mut line, mv, 1));
                    assert!(!mates, "{} {fen}", known.id);
                    found[2] += 1;
                }
            }
        }
        // A King that stays in a palace is in no corner.
        let is_cornered = found != [0; 3];
        let [in_two, in_one, none] = found;
        assert!(!is_cornered || in_two + in_one > 0 && none > 0, "{}: {found:?}", known.id);
        cornered_in += usize::from(is_cornered);
    }
    assert!(cornered_in >= 10);
}

#[test]
fn a_search_is_given_up_where_it_would_take_too_long_and_changes_nothing() {
    let line = line("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    let mut effort = Effort::of(100);
    assert_eq!(find_mate(&line, 2, &mut effort), Err(TooLarge));
    let whole = (100..ENOUGH).find(|effort| find_mate(&line, 2, &mut Effort::of(*effort)).is_ok());
    let whole = whole.expect("it is found at last");
    for mv in line.position().legal_moves() {
        let found = attack(&line, &mv, 2, &mut Effort::of(ENOUGH)).expect("it is small enough");
        if !found.succeeds() {
            assert!(
                attack(&line, &mv, 2, &mut Effort::of(whole)).is_ok(),
                "it is a part of the whole"
            );
        }
    }
}
