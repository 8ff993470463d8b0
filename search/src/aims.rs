//! The meaning of a variant's declared endings for a search: which pieces are a burden, which
//! squares are a goal, and which shortcuts are sound.

use std::collections::VecDeque;
use std::sync::Arc;

use menagerie_rules::{
    Checkmate, Color, Counted, Crowd, Facing, GoalWins, Piece, Position, Role, Royalty, Square,
    SquareSet, Stalemate, Variant,
};

/// The cost of one piece more, where pieces are to be lost.
const BURDEN: i32 = 100;
/// The worth of a step towards a goal.
const STEP: i32 = 80;
/// The worth of the last piece, beyond its value, of a kind that must not be lost. With several it
/// is shared.
const LAST: i32 = 800;
/// The worth of a check where as many as are needed have been given.
const CHECKS: i32 = 600;

/// The facts that a search has to know of a variant's endings.
#[derive(Clone, Debug)]
pub(crate) struct Aims {
    /// Whether a capture must be made where there is one.
    pub must_capture: bool,
    /// Whether a game is won by checkmate or by taking pieces, so that moves can be left out that lose
    /// a piece or can hardly help. Which piece decides a game is told by `costs`.
    pub is_plain: bool,
    /// Whether it is sound to suppose that passing is never better than the best move.
    pub may_pass: bool,
    /// Whether having no move is anything but a draw.
    pub stuck_matters: bool,
    /// Whether some endings need more than the pieces' values to be played for.
    pub has_more: bool,
}

impl Aims {
    pub fn of(variant: &Variant) -> Aims {
        let endings = &variant.endings;
        let must_capture = variant.restraints.must_capture;
        let stuck_matters = endings.stalemate != Stalemate::Draw;
        let loses_by_extinction = endings.extinction.as_ref().map(|it| !it.wins);
        let is_plain = !must_capture
            && !variant.restraints.no_checks
            && matches!(endings.stalemate, Stalemate::Draw | Stalemate::Loss)
            && (variant.royalty != Royalty::Nobody || loses_by_extinction == Some(true))
            && endings.checkmate == Checkmate::Loss
            && endings.goal.is_none()
            && variant.explosions.is_none()
            && loses_by_extinction != Some(false)
            && endings.checks.is_none()
            && endings.row.is_none();
        // A side that may pass need never repeat a position. It need not answer a capture either that
        // leaves it only pieces which cannot win.
        let may_pass = is_plain
            && !stuck_matters
            && !endings.bare_king_loses
            && endings.repetition_loss.is_none()
            && endings.repetition_win.is_none()
            && endings.repetition_second_wins.is_none()
            && !variant.restraints.must_drop
            && variant.facing != Facing::NotTwice
            && !endings.perpetual_check_loses
            && !variant.pieces.iter().any(|piece| piece.restricted);
        let has_more =
            endings.extinction.as_ref().is_some_and(|it| !it.wins) || endings.checks.is_some();
        Aims { must_capture, is_plain, may_pass, stuck_matters, has_more }
    }
}

/// Whether a kind of piece is a burden: a side wins that has lost it, or that is checkmated.
pub(crate) fn is_burden(variant: &Variant, role: Role) -> bool {
    let endings = &variant.endings;
    let sheds = endings.extinction.as_ref().is_some_and(|it| it.wins && it.pieces.contains(&role));
    sheds || endings.checkmate == Checkmate::Win && !variant.piece(role).royal
}

/// The value of a piece that is a burden.
pub(crate) const fn burden() -> i32 {
    -BURDEN
}

/// The worth of the squares to a piece that wins by reaching a goal: the fewer moves away, the
/// more.
pub(crate) fn goal_bonus(variant: &Arc<Variant>, piece: Piece) -> Option<Vec<i32>> {
    let goal = variant.endings.goal.as_ref().filter(|it| it.pieces.contains(&piece.role))?;
    let zone = variant.zones.get(goal.zone)?;
    let targets = zone.squares(piece.color, variant.ranks);
    let needed = i32::try_from(goal.least).unwrap_or(1).max(1);
    let late = if goal.wins == GoalWins::AtOnce { 2 } else { 1 };
    let far = distances(variant, piece, targets);
    let bonus = far.iter().map(|steps| {
        let steps = steps.map_or(i32::from(variant.ranks), i32::from);
        // The last steps before the goal are worth more: only a defence is left then.
        (-STEP * steps + if steps <= 1 { STEP * late } else { 0 }) / needed
    });
    Some(bonus.collect())
}

/// The number of moves that a piece needs from each square to the nearest of some squares on the empty
/// board, by index of the square.
pub(crate) fn distances(
    variant: &Arc<Variant>,
    piece: Piece,
    targets: SquareSet,
) -> Vec<Option<u8>> {
    let empty = Crowd::new(variant, []);
    let mut from: Vec<Vec<Square>> = vec![Vec::new(); 256];
    for square in empty.territory(piece) {
        for to in empty.goes(piece, square) {
            from[to.index()].push(square);
        }
    }
    let mut far = vec![None; 256];
    let mut waiting: VecDeque<(Square, u8)> = targets.iter().map(|square| (square, 0)).collect();
    while let Some((square, steps)) = waiting.pop_front() {
        if far[square.index()].is_none() {
            far[square.index()] = Some(steps);
            let next = from[square.index()].iter();
            waiting.extend(next.map(|before| (*before, steps.saturating_add(1))));
        }
    }
    far
}

/// The worth for White of the pieces that must not be lost and of the checks given, beyond the
/// values of the pieces.
pub(crate) fn more(position: &Position) -> i32 {
    let endings = &position.variant().endings;
    let mut more = [0; 2];
    if let Some(extinction) = endings.extinction.as_ref().filter(|it| !it.wins) {
        let mut counts = [[0; 256]; 2];
        for (_, piece) in position.pieces() {
            counts[piece.color.index()][piece.role.index()] += 1;
        }
        let left = i32::try_from(extinction.left).unwrap_or(i32::MAX);
        let rare = |count: i32| LAST / (count.saturating_sub(left)).max(1);
        for (side, counts) in counts.iter().enumerate() {
            let each = extinction.pieces.iter().map(|role| counts[role.index()]);
            more[side] -= match extinction.counted {
                Counted::Each => each.map(rare).sum::<i32>(),
                Counted::Together => rare(each.sum()),
            };
        }
    }
    if let Some(limit) = endings.checks {
        for color in Color::BOTH {
            let given = i32::from(position.checks_given(color));
            let limit = i32::from(limit).max(1);
            more[color.index()] += CHECKS * given * given / (limit * limit);
        }
    }
    more[0] - more[1]
}

#[cfg(test)]
mod tests {
    use menagerie_rules::{bundled, bundled_files};

    use super::*;

    /// Chess with other endings or other rules beside them.
    fn chess(endings: &str, rules: &str) -> Aims {
        let (_, text) =
            bundled_files().find(|(file, _)| *file == "chess.toml").expect("it is there");
        let begin = text.find("[endings]").expect("it has endings");
        let end = begin + text[begin..].find("[zones").expect("zones come next");
        let (before, after) = (&text[..begin], &text[end..]);
        let text = format!("{rules}\n{before}[endings]\n{endings}\n{after}");
        Aims::of(&Variant::from_toml("x.toml", &text).unwrap_or_else(|error| panic!("{error}")))
    }

    #[test]
    fn each_declared_ending_that_a_pass_could_change_forbids_it() {
        let plain = "stalemate = \"draw\"";
        assert!(chess(plain, "").may_pass);
        let draws = "repetition_claim = 3\nrepetition_draw = 5\nmove_rule = 50\nmove_rule_draw = 75\n\
                     bare_kings = true\ndead = { alone = [\"N\"], one_color = [\"B\"] }\n\
                     counting = { board = 64, pieces = [{ moves = 64 }] }";
        assert!(chess(&format!("{plain}\n{draws}"), "").may_pass);
        let extinct = "extinction = { pieces = [\"Q\"] }";
        assert!(chess(&format!("{plain}\n{extinct}"), "").may_pass);
        for stalemate in ["loss", "win", "fewer-pieces"] {
            let aims = chess(&format!("stalemate = \"{stalemate}\""), "");
            assert!(!aims.may_pass && aims.stuck_matters, "{stalemate}");
        }
        for ending in [
            "checkmate = \"win\"",
            "repetition_loss = 3",
            "repetition_win = 3",
            "repetition_draw = 3\nperpetual_check = \"loss\"",
            "checks = 3",
            "goal = { pieces = [\"K\"], zone = \"second-rank\" }",
            "extinction = { pieces = [\"Q\"], result = \"win\" }",
            "bare_king = \"loss\"",
        ] {
            assert!(!chess(&format!("{plain}\n{ending}"), "").may_pass, "{ending}");
        }
        for lost in ["stalemate = \"loss\"", "stalemate = \"draw\"\nbare_king = \"loss\""] {
            assert!(
                chess(lost, "").is_plain,
                "material counts as where checkmate alone wins: {lost}"
            );
        }
        for rule in ["must_capture = true", "no_checks = true"] {
            let aims = chess(plain, rule);
            assert!(!aims.may_pass && !aims.is_plain, "{rule}");
        }
    }

    #[test]
    fn passing_is_for_these_files_alone() {
        let ids = |may_pass: bool| -> Vec<&str> {
            let of = bundled().iter().filter(|it| Aims::of(it).may_pass == may_pass);
            let mut ids: Vec<&str> = of.map(|it| it.id.as_str()).collect();
            ids.sort_unstable();
            ids
        };
        let never = [
            "antichess",
            "atomic",
            "cannon-shogi",
            "chu-shogi",
            "courier",
            "dai-shogi",
            "dobutsu",
            "duck-chess",
            "grant-acedrex",
            "janggi",
            "king-of-the-hill",
            "kyoto-shogi",
            "losers",
            "minishogi",
            "placement",
            "racing-kings",
            "shatranj",
            "shogi",
            "sittuyin",
            "synochess",
            "terran",
            "three-check",
            "tori-shogi",
            "wa-shogi",
            "wildebeest",
            "xiangqi",
        ];
        assert_eq!(ids(false), never);
        assert_eq!(ids(true).len(), bundled().len() - never.len());
    }
}
