//! A plan: a player's conditional moves in one game.

use crate::model::Moment;

/// The most conditional moves of a plan.
pub const MOST_REPLIES: usize = 50;
/// The longest chain of them.
pub const DEEPEST: usize = 20;

/// A tree of one player's replies. It is for one version of the game, and over in every other one.
/// Moves are coordinates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The moment of the game in which the first of its moves would be played.
    pub made: Moment,
    /// The player's own first move, if it is the player's turn.
    pub begins_with: Option<String>,
    /// The replies to each move of the opponent after that.
    pub branches: Vec<Condition>,
}

/// A move of the opponent, and the reply to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The opponent's move.
    pub when: String,
    /// The reply.
    pub then: Planned,
}

/// The reply to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Planned {
    /// This move, and the replies after it.
    Move(String, Vec<Condition>),
    /// The player gives the game up.
    Resign,
}

impl Plan {
    /// How many replies it holds.
    pub fn size(&self) -> usize {
        size(&self.branches)
    }

    /// The reply to the opponent's move in the position of the plan. Nothing while the player's own
    /// move comes first.
    pub fn answer(&self, to: &str) -> Option<&Planned> {
        let branches = self.branches.iter().filter(|_| self.begins_with.is_none());
        branches.into_iter().find(|branch| branch.when == to).map(|branch| &branch.then)
    }

    /// Adds a line. Says whether it has replaced another reply to the same moves.
    pub fn add(&mut self, line: Condition) -> bool {
        merge(&mut self.branches, line)
    }

    /// Removes the reply with a number, counted from 1 as they are listed, and all that follows
    /// upon it. Says whether there was one.
    pub fn remove(&mut self, number: usize) -> bool {
        number.checked_sub(1).is_some_and(|skipped| remove(&mut self.branches, skipped))
    }
}

impl Condition {
    /// The replies after this reply.
    fn below(&self) -> &[Condition] {
        match &self.then {
            Planned::Move(_, branches) => branches,
            Planned::Resign => &[],
        }
    }
}

fn size(branches: &[Condition]) -> usize {
    branches.iter().map(|branch| 1 + size(branch.below())).sum()
}

fn merge(branches: &mut Vec<Condition>, line: Condition) -> bool {
    let Some(known) = branches.iter_mut().find(|known| known.when == line.when) else {
        branches.push(line);
        return false;
    };
    match (&mut known.then, line.then) {
        (Planned::Resign, Planned::Resign) => false,
        (Planned::Move(old, below), Planned::Move(new, more)) if *old == new => {
            let merged: Vec<bool> = more.into_iter().map(|line| merge(below, line)).collect();
            merged.contains(&true)
        }
        (_, then) => {
            known.then = then;
            true
        }
    }
}

fn remove(branches: &mut Vec<Condition>, mut skipped: usize) -> bool {
    for index in 0..branches.len() {
        if skipped == 0 {
            branches.remove(index);
            return true;
        }
        skipped -= 1;
        let below = size(branches[index].below());
        if skipped < below {
            return match &mut branches[index].then {
                Planned::Move(_, below) => remove(below, skipped),
                Planned::Resign => false,
            };
        }
        skipped -= below;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of moves, the opponent's first; `#` stands for a resignation.
    fn line(moves: &str) -> Condition {
        let (when, rest) = moves.split_once(' ').expect("there is an answer");
        let (reply, more) = rest.split_once(' ').unwrap_or((rest, ""));
        let below = if more.is_empty() { Vec::new() } else { vec![line(more)] };
        let is_end = reply == "#";
        let then = if is_end { Planned::Resign } else { Planned::Move(reply.to_owned(), below) };
        Condition { when: when.to_owned(), then }
    }

    fn plan(lines: &[&str]) -> Plan {
        let made = Moment { ply: 1, taken_back: 0 };
        let mut plan = Plan { made, begins_with: None, branches: Vec::new() };
        for moves in lines {
            assert!(!plan.add(line(moves)), "{moves}");
        }
        plan
    }

    /// The tree on one line, its replies in the order of their numbers.
    fn shown(branches: &[Condition]) -> String {
        let branch = |branch: &Condition| match &branch.then {
            Planned::Resign => format!("{}#", branch.when),
            Planned::Move(reply, below) if below.is_empty() => format!("{}{reply}", branch.when),
            Planned::Move(reply, below) => format!("{}{reply}({})", branch.when, shown(below)),
        };
        branches.iter().map(branch).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn lines_that_begin_alike_become_one_tree() {
        let tree = plan(&["a 1 b 2", "a 1 c 3", "d 4", "a 1 b 2 e 5", "a 1", "f #", "f #"]);
        assert_eq!(shown(&tree.branches), "a1(b2(e5) c3) d4 f#");
        assert_eq!(tree.size(), 6);
    }

    #[test]
    fn another_answer_to_the_same_moves_takes_the_place_of_the_old_one_and_of_what_hung_on_it() {
        for (line_of, expected) in [
            ("a 9", "a9 d4"),
            ("a #", "a# d4"),
            ("d #", "a1(b2 c3) d#"),
            ("a 1 c 8", "a1(b2 c8) d4"),
            ("a 1 c #", "a1(b2 c#) d4"),
        ] {
            let mut tree = plan(&["a 1 b 2", "a 1 c 3", "d 4"]);
            assert!(tree.add(line(line_of)), "{line_of}");
            assert_eq!(shown(&tree.branches), expected);
        }
    }

    #[test]
    fn a_reply_goes_by_its_number_with_all_that_follows_upon_it() {
        let lines = ["a 1 b 2 e 5", "a 1 c 3", "d 4", "f #"];
        for (number, expected) in [
            (1, "d4 f#"),
            (2, "a1(c3) d4 f#"),
            (3, "a1(b2 c3) d4 f#"),
            (4, "a1(b2(e5)) d4 f#"),
            (5, "a1(b2(e5) c3) f#"),
            (6, "a1(b2(e5) c3) d4"),
        ] {
            let mut tree = plan(&lines);
            assert!(tree.remove(number), "{number}");
            assert_eq!(shown(&tree.branches), expected, "{number}");
        }
        for number in [0, 7, usize::MAX] {
            let mut tree = plan(&lines);
            assert!(!tree.remove(number));
            assert_eq!(tree.size(), 6);
        }
    }

    #[test]
    fn only_the_opponents_moves_of_this_position_are_answered() {
        let mut tree = plan(&["a 1 b 2", "f #"]);
        assert_eq!(tree.answer("f"), Some(&Planned::Resign));
        assert_eq!(tree.answer("b"), None);
        tree.begins_with = Some("x".to_owned());
        assert_eq!(tree.answer("f"), None, "the own move comes first");
    }
}
