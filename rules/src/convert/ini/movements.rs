//! Writes the movements of Fairy-Stockfish's Betza as XBetza.

use std::collections::BTreeSet;

use super::fairy_betza::{How, Moves, Sort, Vector};

/// The movements of one piece as two texts, with what they lack. One text holds always, and the
/// other only where a double step may begin.
pub(super) struct Texts {
    pub always: String,
    pub initial: String,
    /// The piece captures in passing by a movement that is not a leap, which cannot be expressed.
    pub lacks_passing: bool,
    /// In Fairy-Stockfish a first move may be captured in passing. Here it is no double step.
    pub first_moves: bool,
}

/// Writes the texts. Captures by leaps also capture in passing if the piece does.
pub(super) fn write(moves: &Moves, in_passing: bool) -> Texts {
    let mut texts = Texts {
        always: String::new(),
        initial: String::new(),
        lacks_passing: false,
        first_moves: false,
    };
    let mut royal: Vec<(Sort, &str)> = Vec::new();
    for (sort, [quiet, capture]) in moves {
        let leaps = sort.how == How::Leap;
        let mut both: BTreeSet<Vector> = quiet.intersection(capture).copied().collect();
        // A capture in passing is a movement of its own.
        if in_passing && leaps {
            both.clear();
        }
        texts.lacks_passing |= in_passing && !leaps && !capture.is_empty();
        let captures = if in_passing && leaps { "ce" } else { "c" };
        for (mode, vectors) in
            [("", both.clone()), ("m", quiet - &both), (captures, capture - &both)]
        {
            if vectors.is_empty() || royal.contains(&(*sort, mode)) {
                continue;
            }
            let diagonal = Sort { sides: (1, 1), ..*sort };
            let text = if is_queenly(moves, *sort, mode) {
                royal.push((diagonal, mode));
                term(mode, *sort, &vectors).replace('W', "K").replace('R', "Q")
            } else {
                term(mode, *sort, &vectors)
            };
            if sort.initial {
                // First moves that go over a square in a line.
                let straight = sort.sides.0 == 0 || sort.sides.0 == sort.sides.1;
                texts.first_moves |= straight && (sort.sides.1 > 1 || !leaps) && text != "fmnD";
                texts.initial += &text;
            } else {
                texts.always += &text;
            }
        }
    }
    texts
}

/// Whether the movements of this sort go in all eight directions, so that K or Q stands for them.
fn is_queenly(moves: &Moves, sort: Sort, mode: &str) -> bool {
    let goes = |sides: (i8, i8)| match moves.get(&Sort { sides, ..sort }) {
        None => [0, 0],
        Some([quiet, capture]) => [quiet.len(), capture.len()],
    };
    let wanted = match mode {
        "" => [4, 4],
        "m" => [4, 0],
        "c" => [0, 4],
        _ => return false,
    };
    sort.sides == (0, 1) && goes((0, 1)) == wanted && goes((1, 1)) == wanted
}

fn term(mode: &str, sort: Sort, vectors: &BTreeSet<Vector>) -> String {
    let directions = directions(vectors, sort.sides);
    let (sign, range) = match sort.how {
        How::Leap => ("", None),
        How::Lame => ("n", None),
        How::Slide(steps) => ("", Some(steps)),
        How::Hop(steps) => ("p", Some(steps)),
        How::HopBehind => ("g", Some(0)),
    };
    // A piece that has gone like this cannot be captured in passing here.
    let no_double_step = sort.how == How::Lame && mode == "m" && directions == "f" && !sort.initial;
    if no_double_step && sort.sides == (0, 2) {
        return "fmafmW".to_owned();
    }
    if sort.how == How::Lame && sort.sides == (2, 3) {
        return zebra(mode, vectors);
    }
    let atom = match (sort.sides, range) {
        ((0, 1), Some(0)) => "R".to_owned(),
        ((1, 1), Some(0)) => "B".to_owned(),
        ((1, 2), Some(0)) => "NN".to_owned(),
        ((0, 1), Some(steps)) => format!("R{steps}"),
        ((1, 1), Some(steps)) => format!("B{steps}"),
        ((1, 2), Some(steps)) => format!("N{steps}"),
        ((0, 1), None) => "W".to_owned(),
        ((1, 1), None) => "F".to_owned(),
        ((0, 2), None) => "D".to_owned(),
        ((1, 2), None) => "N".to_owned(),
        ((2, 2), None) => "A".to_owned(),
        ((0, 3), None) => "H".to_owned(),
        ((1, 3), None) => "C".to_owned(),
        ((2, 3), None) => "Z".to_owned(),
        _ => "G".to_owned(),
    };
    // Written in the usual way: fmW, fcF, fmnD, cpR.
    format!("{directions}{mode}{sign}{atom}")
}

/// The elephant of Janggi, which makes three steps: one straight and two diagonal.
fn zebra(mode: &str, vectors: &BTreeSet<Vector>) -> String {
    if vectors.len() == 8 {
        return format!("mafsma{mode}fW");
    }
    let mut out = String::new();
    for &(files, ranks) in vectors {
        let upright = ranks.abs() > files.abs();
        let first = match (upright, files > 0, ranks > 0) {
            (true, _, true) => 'f',
            (true, _, false) => 'b',
            (false, true, _) => 'r',
            (false, false, _) => 'l',
        };
        // To the right, seen along the first step.
        let right = upright == ((files > 0) == (ranks > 0));
        out += &format!("{first}maf{}ma{mode}fW", if right { 'r' } else { 'l' });
    }
    out
}

/// The shortest letters of directions that mean these steps.
fn directions(vectors: &BTreeSet<Vector>, (short, long): (i8, i8)) -> String {
    let mut all = BTreeSet::new();
    for (files, ranks) in [(short, long), (long, short)] {
        for (x, y) in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
            all.insert((files * x, ranks * y));
        }
    }
    if *vectors == all {
        return String::new();
    }
    let oblique = short > 0 && short < long;
    let means = |letter: char, (files, ranks): Vector| {
        let upright = ranks.abs() > files.abs();
        match letter {
            'f' => ranks > 0 && (!oblique || upright),
            'b' => ranks < 0 && (!oblique || upright),
            'l' => files < 0 && (!oblique || !upright),
            'r' => files > 0 && (!oblique || !upright),
            'v' => ranks != 0 && (!oblique || upright),
            _ => files != 0 && (!oblique || !upright),
        }
    };
    for letter in "fblrvs".chars() {
        if all.iter().all(|vector| means(letter, *vector) == vectors.contains(vector)) {
            return letter.to_string();
        }
    }
    let one = |&(files, ranks): &Vector| {
        let up = if ranks > 0 { 'f' } else { 'b' };
        let side = if files > 0 { 'r' } else { 'l' };
        match (short == 0, ranks.abs() > files.abs()) {
            (true, true) => up.to_string(),
            (true, false) => side.to_string(),
            // For an oblique leap the second letter is its main direction.
            (false, true) => format!("{side}{up}"),
            (false, false) => format!("{up}{side}"),
        }
    };
    vectors.iter().map(one).collect()
}
