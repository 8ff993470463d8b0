//! The words for players about a variant's endings, where the author's sentences do not mention
//! them.

use crate::explanations::told_hands::told_hands;
use crate::explanations::told_restraints::{closing, exploding, passing, royal, trading};
use crate::explanations::told_sentence::{Sentence, number, sentence};
use crate::told::{Join, list, one_piece};
use crate::{
    About, BothExtinct, Checkmate, Color, CountBegins, CountLimit, Counted, Dead, Extinction, Goal,
    GoalWins, Passing, Points, Role, Row, RowLine, Stalemate, Told, Variant, begins, told,
};

impl Variant {
    /// A sentence for each setting that its own `rules` do not mention. The settings are the
    /// endings, several royal pieces, Kings that may not face each other, and limits of promotion.
    pub fn untold_rules(&self) -> Vec<Told> {
        // A space before each word prevents a match within another word.
        let spaced = |rule: &String| {
            let rule = rule.to_lowercase();
            format!(" {} ", rule.replace(|sign: char| !sign.is_alphanumeric(), " "))
        };
        let rules: Vec<String> = self.rules.iter().map(spaced).collect();
        let is_told = |words: &[Vec<String>]| {
            let begins =
                |word: &String, rule: &str| rule.contains(&format!(" {}", word.trim_start()));
            let all = |row: &Vec<String>, rule: &String| row.iter().all(|word| begins(word, rule));
            words.iter().any(|row| rules.iter().any(|rule| all(row, rule)))
        };
        let parts = [
            royal(self),
            exploding(self),
            trading(self),
            passing(self),
            told_hands(self),
            closing(self),
            decided(self),
            drawn(self),
            limits(self),
        ];
        let untold = parts.into_iter().flatten().filter(|Sentence(_, words)| !is_told(words));
        untold.map(|Sentence(told, _)| told).collect()
    }

    pub(super) fn names(&self, roles: &[Role], join: Join) -> About {
        list(roles.iter().map(|role| About::Piece(self.piece(*role).name.clone())), join)
    }
}

/// The ways to win and to lose.
fn decided(variant: &Variant) -> Vec<Sentence> {
    let endings = &variant.endings;
    let mut found = Vec::new();
    if endings.checkmate == Checkmate::Win {
        found.push(sentence(told!("untold-checkmate-wins"), &["checkmate win", "checkmate won"]));
    }
    if let Some(checks) = endings.checks {
        let word = cardinal(checks.into());
        let rows = ["check_", "checks"].map(|check| format!("{check} {word}"));
        let told = told!("untold-checks", checks = checks, number = number(checks.into()));
        found.push(sentence(told, &rows.each_ref().map(String::as_str)));
    }
    found.extend(endings.goal.iter().map(|goal| reached(variant, goal)));
    if let Some(extinction) = &endings.extinction {
        found.push(extinct(variant, extinction));
        let who = match extinction.both {
            BothExtinct::Mover => None,
            BothExtinct::Other => Some("other"),
            BothExtinct::Nobody => Some("nobody"),
        };
        let both =
            who.map(|who| sentence(told!("untold-extinction-both", who = who), &["both_sides"]));
        found.extend(both);
    }
    found.extend(endings.row.iter().map(|row| lined_up(variant, row)));
    if endings.bare_king_loses {
        let rows = ["lose only_the_king_left", "lose only_its_king", "bare_king lose"];
        found.push(sentence(told!("untold-bare-king-loses"), &rows));
    }
    let restricted: Vec<Role> =
        variant.roles().filter(|role| variant.piece(*role).restricted).collect();
    if !restricted.is_empty() {
        let pieces = variant.names(&restricted, Join::And);
        found
            .push(sentence(told!("untold-restricted", pieces = pieces), &["lose after_a_capture"]));
    }
    if let Some(times) = endings.repetition_loss {
        let told = told!("untold-repetition-loses", number = nth(times));
        found.push(repeated(told, "lose ", times));
    }
    if let Some(times) = endings.repetition_second_wins {
        let side = About::Side(variant.side_names[Color::Black.index()].clone());
        let told = told!("untold-repetition-second-wins", side = side, number = nth(times));
        found.push(repeated(told, "win ", times));
    }
    if let Some(times) = endings.repetition_win {
        let told = told!("untold-repetition-wins", number = nth(times));
        found.push(repeated(told, "win ", times));
    }
    if endings.perpetual_check_loses {
        found.push(sentence(told!("untold-perpetual-check-loses"), &["perpetual_check"]));
    }
    found
}

/// A sentence about the occurrences of a position. `first` is what an author's sentence says before.
fn repeated(told: Told, first: &str, times: u32) -> Sentence {
    let times = ordinal(times);
    sentence(told, &[&format!("{first}occur {times}"), &format!("{first}repe {times}")])
}

/// Which side wins on goal squares.
fn reached(variant: &Variant, goal: &Goal) -> Sentence {
    let [first, second] = variant.side_names.each_ref().map(|name| About::Side(name.clone()));
    let [white, black] = Color::BOTH.map(|side| variant.told_zone(goal.zone, side));
    let place = if white == black {
        told!("untold-goal-place", zone = white)
    } else {
        told!(
            "untold-goal-places",
            first_zone = white,
            first = first.clone(),
            second_zone = black,
            second = second.clone()
        )
    };
    let name = variant.zones.get(goal.zone).map_or("", |zone| &zone.name);
    let pieces = variant.names(&goal.pieces, Join::Or);
    let has = match goal.least {
        1 => {
            let one = goal.pieces.first().map_or("", |role| &variant.piece(*role).name);
            told!("untold-goal-one", pieces = pieces, begins = begins(one))
        }
        least => {
            let or_full = if goal.or_full && least > 1 { "yes" } else { "no" };
            told!("untold-goal-several", number = number(least), pieces = pieces, or_full = or_full)
        }
    };
    let when = match goal.wins {
        GoalWins::AtOnce => "at-once",
        GoalWins::Unanswered => "unanswered",
        GoalWins::Held => "held",
        GoalWins::Safe => "safe",
        GoalWins::SafeOrHeld => "safe-or-held",
    };
    let row = format!("win {}", name.to_lowercase().replace(' ', "_"));
    let told =
        told!("untold-goal", when = when, has = has, place = place, first = first, second = second);
    sentence(told, &[&row])
}

/// How many pieces in a row decide.
fn lined_up(variant: &Variant, row: &Row) -> Sentence {
    let line = |line: &RowLine| match line {
        RowLine::Files => told!("untold-row-files"),
        RowLine::Ranks => told!("untold-row-ranks"),
        RowLine::Diagonals => told!("untold-row-diagonals"),
    };
    let told = told!(
        "untold-row",
        result = if row.wins { "wins" } else { "loses" },
        number = number(row.length.into()),
        pieces = variant.names(&row.pieces, Join::Or),
        lines = list(row.along.iter().map(line), Join::And),
        gaps = if row.gaps { "yes" } else { "no" }
    );
    sentence(told, &["in_a_row", "one_line"])
}

/// Which side loses or wins when it runs out of some pieces.
fn extinct(variant: &Variant, extinction: &Extinction) -> Sentence {
    let of = match (extinction.counted, &extinction.pieces[..]) {
        (_, [_]) => "one",
        (Counted::Each, _) => "each",
        (Counted::Together, _) => "together",
    };
    let (result, rows) =
        if extinction.wins { ("wins", ["win _left"]) } else { ("loses", ["lose _left"]) };
    let told = told!(
        "untold-extinction",
        result = result,
        left = extinction.left,
        number = number(extinction.left),
        of = of,
        pieces = variant.names(&extinction.pieces, Join::Or)
    );
    sentence(told, &rows)
}

/// Which endings are draws, which draws can be claimed, and stalemate.
fn drawn(variant: &Variant) -> Vec<Sentence> {
    let endings = &variant.endings;
    // A side that may always pass is never stalemated.
    let may_be_stuck = variant.passing == Passing::Never || variant.royal().is_none();
    let stalemate = || match endings.stalemate {
        Stalemate::Draw => sentence(told!("untold-stalemate-draws"), &["stalemate draw"]),
        Stalemate::Loss => {
            sentence(told!("untold-stalemate-loses"), &["stalemate lose", "stalemate loss"])
        }
        Stalemate::Win => sentence(told!("untold-stalemate-wins"), &["stalemate win"]),
        Stalemate::FewerPieces => {
            sentence(told!("untold-stalemate-fewer-pieces"), &["stalemate fewer"])
        }
    };
    let mut found: Vec<Sentence> = may_be_stuck.then(stalemate).into_iter().collect();
    if let Some(times) = endings.repetition_claim {
        let told = told!("untold-repetition-claim", number = nth(times));
        found.push(repeated(told, "", times));
    }
    if let Some(moves) = endings.move_rule {
        let told = told!("untold-move-rule-claim", moves = moves);
        found.push(sentence(told, &[&format!("{moves}_moves")]));
    }
    if let Some(moves) = endings.move_rule_draw {
        let told = told!("untold-move-rule-draws", moves = moves);
        found.push(sentence(told, &[&format!("{moves}_moves")]));
    }
    if let Some(times) = endings.repetition_draw {
        let told = told!("untold-repetition-draws", number = nth(times));
        found.push(repeated(told, "", times));
    }
    if let Some(counting) = &endings.counting {
        let board = counting.board.map(|moves| match counting.board_pieces {
            None => told!("untold-counting-board", moves = moves),
            Some(most) => {
                told!("untold-counting-few", moves = moves, number = number(most))
            }
        });
        let limits = counting.pieces.iter().map(|limit| against(variant, limit));
        let limits = (!counting.pieces.is_empty()).then(|| list(limits, Join::And));
        let limits = limits.map(|limits| match counting.begins {
            CountBegins::Zero => limits,
            CountBegins::Pieces => told!("untold-counting-from-pieces", limits = limits).into(),
        });
        let parts = board.map(About::from).into_iter().chain(limits);
        let limits = list(parts, Join::Semicolon);
        let told = match counting.board_pieces {
            Some(_) => told!("untold-counting-early", limits = limits),
            None => told!("untold-counting", limits = limits),
        };
        found.push(sentence(told, &["count"]));
    }
    if endings.bare_kings {
        found.push(sentence(told!("untold-bare-kings-draw"), &["only_the_kings", "only_kings"]));
    }
    found.extend(endings.points.iter().map(|points| counted_out(variant, points)));
    found.extend(endings.dead.iter().map(|dead| nobody_wins(variant, dead)));
    found
}

/// The points of the pieces where the game would be drawn.
fn counted_out(variant: &Variant, points: &Points) -> Sentence {
    let value = |(role, half_points): &(Role, u32)| {
        let piece = About::Piece(variant.piece(*role).name.clone());
        told!("untold-points-of", piece = piece, points = Points::written(*half_points))
    };
    let side = About::Side(variant.side_names[Color::Black.index()].clone());
    let second = (points.second > 0).then(|| {
        told!("untold-points-second", side = side, points = Points::written(points.second))
    });
    let values = list(points.values.iter().map(value).chain(second), Join::Comma);
    sentence(told!("untold-points", values = values), &["points"])
}

/// How many moves are allowed against a bare King.
fn against(variant: &Variant, limit: &CountLimit) -> Told {
    let moves = limit.moves;
    match limit.of {
        Some(role) => told!(
            "untold-counting-with",
            moves = moves,
            number = number(limit.least),
            piece = About::Piece(variant.piece(role).name.clone())
        ),
        None => told!("untold-counting-otherwise", moves = moves),
    }
}

/// The pieces with which neither side can win any more.
fn nobody_wins(variant: &Variant, dead: &Dead) -> Sentence {
    let mut parts = Vec::new();
    if !dead.alone.is_empty() {
        parts.push(told!("untold-dead-alone", pieces = variant.names(&dead.alone, Join::Or)));
    }
    if !dead.one_color.is_empty() {
        let pieces = variant.names(&dead.one_color, Join::And);
        parts.push(told!("untold-dead-one-color", pieces = pieces));
    }
    if !dead.apart.is_empty() {
        let pieces = variant.names(&dead.apart, Join::And);
        parts.push(told!("untold-dead-apart", pieces = pieces));
    }
    let told = told!("untold-dead", pieces = list(parts, Join::OrElse));
    sentence(told, &["nobody can_win_any_more"])
}

/// The limits on promotion to a kind.
fn limits(variant: &Variant) -> Vec<Sentence> {
    let limited = variant.pieces.iter().filter_map(|piece| Some((piece, piece.at_most?)));
    let rows = [
        "promot lost",
        "becom lost",
        "promot at_most",
        "becom at_most",
        "promot while_there_is_only",
    ];
    let told = |name: &str, most: u32| match most {
        0 => told!("untold-never-promoted-to", piece = one_piece(name)),
        most => {
            told!("untold-promoted-up-to", piece = one_piece(name), number = number(most))
        }
    };
    limited.map(|(piece, most)| sentence(told(&piece.name, most), &rows)).collect()
}

/// An ordinal number as a word, if it is small.
fn nth(number: u32) -> Told {
    told!("number-ordinal", number = number, ends = ordinal_end(number))
}

/// The number as authors write it.
fn cardinal(number: u32) -> String {
    let words =
        ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(number as usize).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// The ordinal number as authors write it.
fn ordinal(number: u32) -> String {
    let words =
        ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    let place = number.checked_sub(2).and_then(|place| words.get(place as usize));
    let end = ordinal_end(number);
    place.map_or_else(|| format!("{number}{end}"), |word| (*word).to_owned())
}

/// How an ordinal number in figures ends in English.
fn ordinal_end(number: u32) -> &'static str {
    match (number % 10, number % 100) {
        (1, last) if last != 11 => "st",
        (2, last) if last != 12 => "nd",
        (3, last) if last != 13 => "rd",
        _ => "th",
    }
}
