//! Wins by force are found, with the number of moves.

use menagerie_rules::bundled_by_id;

use crate::common::{line, search, words};

/// The positions of the problem prover's own tests.
#[test]
fn known_mates_are_found() {
    for (id, fen, moves, keys) in [
        ("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1, "a1a8"),
        ("chess", "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", 1, "g5f7"),
        ("chess", "r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", 1, "a8a1"),
        ("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, "a1a6"),
        ("chess", "7k/8/5K2/8/8/8/6Q1/8 w - - 0 1", 1, "g2g7"),
    ] {
        let line = line(id, fen);
        let report = search(&line, 50_000);
        let best = words(&line, report.best);
        assert!(keys.split(' ').any(|key| key == best), "{fen}: {best}");
        assert_eq!(report.score.wins_in(), Some(moves), "{fen}: {}", report.score);
        assert_eq!(report.line.len(), 2 * moves as usize - 1, "{fen}: {:?}", report.line);
    }
}

/// A mate with the last move before a draw could be claimed is no draw.
#[test]
fn a_mate_goes_before_a_claim() {
    let line = line("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80");
    let report = search(&line, 50_000);
    assert_eq!(words(&line, report.best), "a1a8");
    assert_eq!(report.score.wins_in(), Some(1), "{}", report.score);
}

/// Two Rooks drive a lone King to the edge, a rank with each move.
#[test]
fn mates_in_two_and_three_are_found_on_large_boards() {
    for id in ["terachess-2", "teramachy", "gigachess-2", "metamachy", "shako"] {
        let variant = bundled_by_id(id).expect("it is bundled");
        let (files, ranks) = (usize::from(variant.files), usize::from(variant.ranks));
        for moves in 1..=3_usize {
            let mut rows = vec![vec!['1'; files]; ranks];
            rows[moves - 1][files - 4] = 'k';
            rows[moves][0] = 'R';
            rows[moves + 1][1] = 'R';
            rows[ranks - 1][files - 2] = 'K';
            let line = line(id, &format!("{} w - - 0 1", placement(&rows)));
            let report = search(&line, 300_000);
            assert_eq!(report.score.wins_in(), Some(moves as u32), "{id}: {}", report.score);
        }
    }
}

fn placement(rows: &[Vec<char>]) -> String {
    let row = |row: &Vec<char>| {
        let groups = row.chunk_by(|one, other| *one == '1' && *other == '1');
        let word = |group: &[char]| match group {
            ['1', ..] => group.len().to_string(),
            piece => piece.iter().collect(),
        };
        groups.map(word).collect::<String>()
    };
    rows.iter().map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn a_lost_position_is_told_as_one_and_defended_as_long_as_it_goes() {
    let morphy = line("chess", "kbK5/pp6/RP6/8/8/8/8/8 b - - 0 1");
    let report = search(&morphy, 50_000);
    assert_eq!(report.score.loses_in(), Some(1), "{}", report.score);
}

/// White must take the last Pawn, and Black has won without a move.
#[test]
fn the_own_move_that_ends_the_game_counts() {
    let forced = line("antichess", "8/8/8/8/8/8/p7/R7 w - - 0 1");
    let report = search(&forced, 1_000);
    assert_eq!(words(&forced, report.best), "a1a2");
    assert_eq!(report.score.loses_in(), Some(1), "{}", report.score);
}

#[test]
fn a_hanging_piece_is_taken_and_a_guarded_one_is_not() {
    for (id, fen, takes, is_taken) in [
        ("chess", "4k3/8/8/3r4/8/4N3/8/4K3 w - - 0 1", "e3d5", true),
        ("chess", "4k3/8/2p5/3p4/8/3Q4/8/4K3 w - - 0 1", "d3d5", false),
        ("shako", "4k5/10/10/3r6/10/4N5/10/10/4K5/10 w - - 0 1", "e5d7", true),
        ("capablanca", "5k4/10/10/3q6/10/4N5/10/5K4 w - - 0 1", "e3d5", true),
        ("xiangqi", "4k4/9/9/9/4p4/9/9/4R4/9/3K5 w - - 0 1", "e3e6", true),
        ("terran", "4k5/10/10/3r6/10/3R6/10/10/5K4/10 w - - 0 1", "d5d7", true),
    ] {
        let line = line(id, fen);
        let report = search(&line, 20_000);
        assert_eq!(words(&line, report.best) == takes, is_taken, "{id} {fen}: {report:?}");
    }
}
