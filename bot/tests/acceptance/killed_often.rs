//! The program is killed again and again while people play, as the benchmark `faults` does it more
//! often and with other faults: every move is stored once and seen once.

use crate::campaign::doctored;

#[test]
fn the_count_finds_whatever_is_lost_or_doubled() {
    doctored::counts();
}
