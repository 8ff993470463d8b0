//! A game as a list of moves: taking back and playing again, its end, and illegal moves.

use crate::common::{Random, random_game};
use crate::reference::known;
use crate::script::{follow, set_up};
use menagerie_rules::{Line, Move, Position};

/// The state of a game, in all parts that can be asked.
fn standing(line: &Line) -> String {
    let fen = line.position().fen();
    format!("{fen} {:?} {:?} {}", line.outcome(), line.draw_claim(), line.repetitions())
}

#[test]
fn what_is_taken_back_can_be_played_again() {
    for (number, variant) in known().into_iter().enumerate() {
        let mut line = random_game(variant, 100 + number as u64, 70);
        let (moves, start) = (line.moves().to_vec(), line.start().fen());
        let mut standings = vec![standing(&line)];
        for mv in moves.iter().rev() {
            assert_eq!(line.undo().as_ref(), Some(mv), "{}", variant.id);
            standings.push(standing(&line));
        }
        assert_eq!((line.undo(), line.ply()), (None, 0));
        assert_eq!((line.position().fen(), line.start().fen()), (start.clone(), start));
        for mv in &moves {
            assert_eq!(Some(standing(&line)), standings.pop(), "{} at {}", variant.id, line.ply());
            line.play(mv).expect("it was played before");
        }
        assert_eq!(Some(standing(&line)), standings.pop());
        assert_eq!(line.moves(), moves);
    }
}

#[test]
fn every_position_of_a_line_is_kept() {
    for (number, variant) in known().into_iter().enumerate() {
        let line = random_game(variant, 130 + number as u64, 50);
        let mut position = Position::from_fen(variant, &line.start().fen()).expect("its own text");
        for (ply, mv) in line.moves().iter().enumerate() {
            assert_eq!(line.position_at(ply).map(Position::fen), Some(position.fen()));
            position = position.play(mv);
        }
        assert_eq!(line.position_at(line.ply()).map(Position::fen), Some(position.fen()));
        assert_eq!(line.position().fen(), position.fen());
        assert_eq!(line.position_at(line.ply() + 1), None);
        assert_eq!(line.position_at(usize::MAX), None);
    }
}

#[test]
fn a_move_that_is_not_legal_leaves_the_line_as_it_was() {
    for (number, variant) in known().into_iter().enumerate() {
        let mut line = random_game(variant, 160 + number as u64, 21);
        let before = standing(&line);
        let (ply, legal) = (line.ply(), line.position().legal_moves());
        let foreign: Vec<Move> = (0..ply)
            .filter_map(|ply| line.position_at(ply))
            .flat_map(Position::legal_moves)
            .filter(|mv| !legal.contains(mv))
            .collect();
        assert!(foreign.len() > 100, "{}", variant.id);
        for mv in foreign {
            let error = line.play(&mv).expect_err("it is of another position").to_string();
            let (from, to) = (mv.from(), mv.to());
            assert_eq!(error, format!("the move from {from} to {to} is not legal at ply {ply}"));
        }
        assert_eq!((standing(&line), line.ply()), (before, ply), "{}", variant.id);
    }
}

/// The search for repetitions goes no farther back than they can be. Here they are looked for in
/// the whole line.
#[test]
fn repetitions_are_counted_as_by_looking_at_every_position() {
    for (number, variant) in known().into_iter().enumerate() {
        let positions = match variant.id.as_str() {
            // Pawns beyond the river can come back, and rights get lost.
            "terran" => ["w Kd1 Pb6 kf10 ph5", "w Ke1* Ra1* kf10 pa8*", "w Ke1 Mb2 kf10"],
            "cetran-2" => ["w Ka1 Ph2 kh8 pg7", "w Ka1 Pb2 kh8", "w Ka1 Sh1 kh8"],
            _ => ["w Ka1 Ph2 kh8 pg7", "w Ka1* Pb2 kh8*", "w Ka1 kh8 pa7 Pc3"],
        };
        let mut most = 0;
        for (seed, pieces) in positions.into_iter().enumerate() {
            let mut line = Line::new(set_up(&variant.id, pieces));
            let mut random = Random((number * 10 + seed) as u64);
            for _ in 0..150 {
                let moves = line.position().legal_moves();
                if moves.is_empty() {
                    break;
                }
                // There are few moves to choose from, so that many positions come back.
                let mv = moves[random.below(moves.len().min(3) as u64) as usize];
                line.play(&mv).expect("it is legal");
                let present = line.position();
                let all = (0..=line.ply()).filter_map(|ply| line.position_at(ply));
                let counted = all.filter(|position| *position == present).count();
                assert_eq!(line.repetitions(), counted, "{}: {present:?}", variant.id);
                most = most.max(counted);
            }
        }
        assert!(most >= 3, "{}: nothing came back twice", variant.id);
    }
}

#[test]
fn an_end_by_counting_comes_at_its_ply_and_goes_when_it_is_taken_back() {
    for (id, pieces, moves, before, after) in [
        ("chess", "w Ka1 Ph2 kh8 99", ">a1b1", "claim:none on", "claim:moves on"),
        ("terachess-2", "w Ka1 Ph2 kh8 199", ">a1b1", "claim:none on", "claim:moves on"),
        ("metamachy", "b Ka1 Ph2 kh8 199", ">h8g8", "claim:none on", "claim:moves on"),
        ("chess", "w Ka1 pa2 kh8", ">a1a2", "claim:none on", "draw:barekings claim:none"),
        ("chess", "w Ka1 Rg6 Rh7 kd8", ">g6g8", "on", "White:checkmate"),
        ("terran", "w Kd2 Rb5 rb7 kf9", ">b5b7", "on", "Gold:restricted 4-2"),
        ("terran", "w Kd2 Ra5 Rj9 kf10 pj2", ">a5a10", "on", "Gold:checkmate 5-1"),
        ("chess", "w Ka1 Ph2 kh8", ">a1b1 >h8g8 >b1a1 >g8h8", "claim:none", "claim:none on"),
    ] {
        let mut line = Line::new(set_up(id, pieces));
        let told =
            |line: &mut Line, words: &str| follow(line, words).unwrap_or_else(|e| panic!("{e}"));
        for _ in 0..2 {
            told(&mut line, before);
            told(&mut line, moves);
            told(&mut line, after);
            while line.undo().is_some() {}
        }
    }
}

#[test]
fn who_is_mated_or_stalemated_has_no_move_left_to_play() {
    for (id, pieces, how) in [
        ("chess", "b Ka1 Rg8 Rh7 kd8", "check White:checkmate"),
        ("chess", "b Kb6 Qc7 ka8", "no-check draw:stalemate"),
        ("fantastic-13", "w Ka1 qd2 pb3 kh8", "no-check draw:stalemate"),
        ("terran", "b Kd2 Ra10 Rj9 kf10", "check Gold:checkmate 5-1"),
        ("terran", "b Ke1 Rd1 Rj9 Pa5 kc10 pa6", "no-check Gold:stalemate 4-2"),
    ] {
        let mut line = Line::new(set_up(id, pieces));
        follow(&mut line, how).unwrap_or_else(|error| panic!("{error}"));
        let position = line.position().clone();
        assert!(position.legal_moves().is_empty() && !position.has_legal_move(), "{id}");
        for mv in position.turned().legal_moves() {
            assert!(line.play(&mv).is_err(), "{id}: {mv:?} is the other side's");
        }
        assert_eq!((line.ply(), line.draw_claim()), (0, None));
    }
}
