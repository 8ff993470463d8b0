//! The cost of a move, and the time that it earns: one formula for all kinds of clocks.

use super::control::Numbers;
use serde::{Deserialize, Serialize};

/// The time that one side has and has used. Records store these fields, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The seconds in the bank.
    pub bank: i64,
    /// The seconds of thought about all its moves, without pauses.
    pub used: i64,
    /// The number of its moves. This and `used` are what a pace compares.
    pub moves: u32,
}

/// A side after a move with `consumed` seconds of thought.
///
/// In this order, which is Game Courier's:
///
/// 1. `charge = max(0, consumed - grace)`: the grace is free.
/// 2. `left = bank - charge`.
/// 3. Below 0 the move is late. The caller has already decided whether it counts. One that counts
///    (soft timeout) goes on with 0.
/// 4. `extra` is added.
/// 5. `bonus` is added if `consumed <= window`.
/// 6. With a pace, a bank below `spare` is raised to it if the side is quicker than the pace:
///    `used * moves of the pace < period * its own moves`, this move included on both sides.
/// 7. The bank is raised to `min`.
/// 8. The bank is cut to `max`.
///
/// Additions follow the flag, so that no move saves itself. `min` helps the next turn only. `max`
/// limits the bank, and not bank and grace together. A bank above it (by a gift) is cut by its
/// owner's next move.
///
/// The order of 1 to 4 is that of Game Courier's code, which its author Fergus Duniho showed in
/// comment 5229 of chessvariants.com. That code compares the time *after* the grace with the
/// window. His text and his example (5242) compare all of the time, and so does this. He describes
/// the pace in 5250 and 37571 by the time of both players, and advises against it, since half of
/// that is twice as slow as asked. Here it is the mover's own time. Comment 24772 says that the
/// minimum comes with the grace on top, and 37485 that the maximum is without it.
pub fn charge(side: Side, numbers: Option<&Numbers>, consumed: i64) -> Side {
    let used = side.used.saturating_add(consumed);
    let moves = side.moves.saturating_add(1);
    let Some(numbers) = numbers else { return Side { used, moves, ..side } };
    let charge = consumed.saturating_sub(numbers.grace).max(0);
    let mut left = side.bank.saturating_sub(charge).max(0);
    left = left.saturating_add(numbers.extra);
    if consumed <= numbers.window {
        left = left.saturating_add(numbers.bonus);
    }
    if let Some(pace) = numbers.pace {
        let time = i128::from(used) * i128::from(pace.moves);
        if left < numbers.spare && time < i128::from(pace.period) * i128::from(moves) {
            left = numbers.spare;
        }
    }
    left = left.max(numbers.min);
    left = left.min(numbers.max.unwrap_or(i64::MAX));
    Side { bank: left, used, moves }
}

#[cfg(test)]
mod tests {
    use super::super::control::{Kind, Pace};
    use super::*;

    const HOUR: i64 = 3_600;

    fn bank(bank: i64, numbers: Numbers, consumed: i64) -> i64 {
        let side = Side { bank: bank * HOUR, ..Side::default() };
        charge(side, Some(&numbers), consumed * HOUR).bank / HOUR
    }

    #[test]
    fn each_step_follows_the_one_before() {
        let numbers = Numbers {
            spare: 96 * HOUR,
            grace: 6 * HOUR,
            extra: 2 * HOUR,
            bonus: 4 * HOUR,
            window: 12 * HOUR,
            min: 72 * HOUR,
            max: Some(120 * HOUR),
            pace: None,
        };
        for (before, consumed, after, what) in [
            (96, 10, 98, "charge 4, extra 2, bonus 4"),
            (96, 12, 96, "the window's last second earns the bonus"),
            (96, 13, 91, "beyond the window there is none"),
            (96, 1, 102, "grace is free and not saved up"),
            (96, 102, 72, "0 left, 2 added, raised to the minimum"),
            (119, 1, 120, "cut to the maximum"),
            (300, 6, 120, "a gift lasts until its owner's next move"),
            (96, 500, 72, "a late move that is taken begins with 0"),
        ] {
            assert_eq!(bank(before, numbers, consumed), after, "{what}");
        }
    }

    #[test]
    fn a_pace_raises_to_spare_whoever_is_quicker_than_asked() {
        let pace = Some(Pace { moves: 4, period: 168 * HOUR });
        let numbers = Numbers { pace, ..Kind::GC_2019 };
        assert_eq!(bank(336, numbers, 41), 336);
        assert_eq!(bank(336, numbers, 42), 326, "exactly as quick is not quicker");
        assert_eq!(bank(400, numbers, 30), 402, "what is above spare stays");
        let quick = Side { bank: HOUR, used: 10 * HOUR, moves: 3 };
        assert_eq!(charge(quick, Some(&numbers), 25 * HOUR).bank, 336 * HOUR);
    }

    #[test]
    fn wild_numbers_do_no_harm() {
        let side = Side { bank: i64::MAX, used: i64::MAX, moves: u32::MAX };
        for consumed in [i64::MIN, 0, i64::MAX] {
            charge(side, Some(&Kind::GC_2004), consumed);
            charge(side, None, consumed);
        }
    }
}
