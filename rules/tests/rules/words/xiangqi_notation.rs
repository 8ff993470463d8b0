//! Moves as players of Xiangqi write them.

use crate::common::variant;
use menagerie_rules::Position;
use menagerie_rules::notation::{self, Reading};

/// Every move of random games of Xiangqi is written by the numbers of files. It reads back as that
/// move, or as a choice that contains it. The same holds for every short form, and none is taken
/// for one with ranks from 0.
#[test]
fn every_move_of_xiangqi_reads_back_by_the_numbers_of_files() {
    let xiangqi = variant("xiangqi");
    let (mut alone, mut asked) = (0, 0);
    for seed in 0..20u64 {
        let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut position = Position::start(xiangqi);
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for mv in &moves {
                let text = notation::by_files(&position, mv).expect("it is written so");
                match notation::read(&position, &text) {
                    Reading::Move(read) => {
                        assert_eq!(read, *mv, "{text} in {}", position.fen());
                        alone += 1;
                    }
                    Reading::Choices(read) => {
                        assert!(read.contains(mv), "{text} in {}", position.fen());
                        asked += 1;
                    }
                    Reading::Refused(refusal) => {
                        panic!("{text} in {}: {refusal:?}", position.fen())
                    }
                }
                let plain = notation::coordinates(xiangqi, mv);
                match notation::read(&position, &plain) {
                    Reading::Move(read) => assert_eq!(read, *mv, "{plain} in {}", position.fen()),
                    Reading::Choices(read) => {
                        assert!(read.contains(mv) && read.len() == 2, "{plain}");
                    }
                    Reading::Refused(refusal) => {
                        panic!("{plain} in {}: {refusal:?}", position.fen())
                    }
                }
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            position = position.play(&moves[(random % moves.len() as u64) as usize]);
        }
    }
    assert!(alone > 50 * asked, "{alone} read, {asked} asked");
}
