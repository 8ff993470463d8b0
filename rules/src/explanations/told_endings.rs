//! Sentences for players about a variant's endings and the moves its settings forbid, where the
//! author's sentences do not mention them.

use crate::explanations::list::list;
use crate::notation::article;
use crate::{
    Checkmate, Color, CountBegins, Counted, Dead, Extinction, Facing, Goal, GoalWins, Role, Royals,
    Royalty, Stalemate, Variant,
};

/// A sentence, and rows of words. An author's sentence says the same if it has all words of one
/// row.
struct Told(String, Vec<Vec<String>>);

impl Variant {
    /// A sentence for each setting that its own `rules` do not mention. The settings are the
    /// endings, several royal pieces, Kings that may not face each other, and limits of promotion.
    pub fn untold_rules(&self) -> Vec<String> {
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
        let parts = [royal(self), decided(self), drawn(self), limits(self)];
        let untold = parts.into_iter().flatten().filter(|Told(_, words)| !is_told(words));
        untold.map(|Told(sentence, _)| sentence).collect()
    }

    fn names(&self, roles: &[Role], word: &str) -> String {
        let names: Vec<String> = roles.iter().map(|role| self.piece(*role).name.clone()).collect();
        list(&names, word)
    }
}

/// A sentence with its rows of words, each given as a text with spaces.
fn told(sentence: impl Into<String>, rows: &[&str]) -> Told {
    let words = |row: &&str| row.split(' ').map(|word| word.replace('_', " ")).collect();
    Told(sentence.into(), rows.iter().map(words).collect())
}

/// Which pieces may not be left attacked, and which other moves are forbidden.
fn royal(variant: &Variant) -> Vec<Told> {
    let mut found = Vec::new();
    if let Royalty::Several(royals) = variant.royalty {
        let roles: Vec<Role> = variant.roles().filter(|role| variant.piece(*role).royal).collect();
        let check = match royals {
            Royals::All => "any of them is attacked",
            Royals::Last => {
                "it has one left and that is attacked; as long as there are more they are captured like others"
            }
            Royals::Duple => {
                "all that it has are attacked at once; of several one may be left attacked and captured"
            }
        };
        let names = variant.names(&roles, "and");
        let sentence = format!(
            "A side may have several royal pieces ({names}). It is in check where {check}."
        );
        found.push(told(sentence, &["royal"]));
    }
    if variant.facing != Facing::Allowed {
        let lines = if variant.facing == Facing::NotOnLines { "file or rank" } else { "file" };
        let king = variant.royal().map_or("King", |role| &variant.piece(role).name);
        let sentence =
            format!("No move may leave the {king}s on one {lines} with nobody between them.");
        found.push(told(sentence, &["same_file", "one_file", "open_file", "face_each"]));
    }
    if variant.restraints.must_capture {
        let sentence = "Whoever can capture must: any other move is illegal then.";
        found.push(told(sentence, &["must_capture"]));
    }
    if variant.restraints.no_checks {
        found.push(told("No move may give check.", &["may_give_check", "give_no_check"]));
    }
    found
}

/// What wins and what loses.
fn decided(variant: &Variant) -> Vec<Told> {
    let endings = &variant.endings;
    let mut found = Vec::new();
    if endings.checkmate == Checkmate::Win {
        found.push(told("Who is checkmated wins.", &["checkmate win", "checkmate won"]));
    }
    if let Some(checks) = endings.checks {
        let number = cardinal(checks.into());
        let rows = ["check_", "checks"].map(|word| format!("{word} {number}"));
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let times = match checks {
            1 => "check".to_owned(),
            more => format!("check {} times", cardinal(more.into())),
        };
        found.push(told(format!("A side wins at once that has given {times}."), &rows));
    }
    found.extend(endings.goal.iter().map(|goal| reached(variant, goal)));
    found.extend(endings.extinction.iter().map(|extinction| extinct(variant, extinction)));
    if endings.bare_king_loses {
        let sentence = "A side loses that has only its King left, unless it can take the last piece of the \
                        other one at once.";
        found.push(told(
            sentence,
            &["lose only_the_king_left", "lose only_its_king", "bare_king lose"],
        ));
    }
    let restricted: Vec<Role> =
        variant.roles().filter(|role| variant.piece(*role).restricted).collect();
    if !restricted.is_empty() {
        let names = variant.names(&restricted, "and");
        let sentence = format!(
            "A side loses that has nothing left after a capture but its King and these pieces: {names}."
        );
        found.push(told(sentence, &["lose after_a_capture"]));
    }
    if let Some(number) = endings.repetition_loss {
        let number = ordinal(number);
        let sentence =
            format!("A player loses whose move makes a position occur for the {number} time.");
        found.push(told(
            sentence,
            &[&format!("lose occur {number}"), &format!("lose repe {number}")],
        ));
    }
    if let Some(number) = endings.repetition_win {
        let number = ordinal(number);
        let sentence =
            format!("A player wins whose move makes a position occur for the {number} time.");
        let rows = [format!("win occur {number}"), format!("win repe {number}")];
        found.push(told(sentence, &rows.each_ref().map(String::as_str)));
    }
    if endings.perpetual_check_loses {
        let sentence = "Where a repetition ends the game, a side loses that has given check with each of its \
                        moves since that position occurred for the first time, if the other one has not.";
        found.push(told(sentence, &["perpetual_check"]));
    }
    found
}

/// Which side wins on goal squares.
fn reached(variant: &Variant, goal: &Goal) -> Told {
    let [first, second] = Color::BOTH.map(|side| variant.zone_in_words(goal.zone, side));
    let place = if first == second {
        format!("on the {first}")
    } else {
        let [white, black] = &variant.side_names;
        format!("on the {first} ({white}), or the {second} ({black})")
    };
    let name = variant.zones.get(goal.zone).map_or("", |zone| &zone.name);
    let names = variant.names(&goal.pieces, "or");
    let has = match (goal.least, &goal.pieces[..]) {
        (1, _) => format!("{} {names}", article(&names)),
        (least, _) => format!("{} of these pieces ({names})", cardinal(least)),
    };
    let has = match (goal.or_full, goal.least) {
        (true, 2..) => format!("{has}, or one and every square occupied,"),
        _ => has,
    };
    let [white, black] = &variant.side_names;
    let when = match goal.wins {
        GoalWins::AtOnce => "at the end of its move.".to_owned(),
        GoalWins::Unanswered => format!(
            "at the end of its move; where {black} can do the same with the next move after {white}, the game \
             goes on for that move, and is drawn if both have done it."
        ),
        GoalWins::Held => {
            "at the end of its move, and still after the other side's answer.".to_owned()
        }
        GoalWins::Safe => {
            "where nothing attacks them; where that is so of both sides, it is a draw.".to_owned()
        }
        GoalWins::SafeOrHeld => {
            "where nothing attacks them, or still after the other side's answer.".to_owned()
        }
    };
    let row = format!("win {}", name.to_lowercase().replace(' ', "_"));
    let at_once = if goal.wins == GoalWins::AtOnce { " at once" } else { "" };
    told(format!("A side wins{at_once} that has {has} {place}, {when}"), &[&row])
}

/// Which side loses or wins when it runs out of some pieces.
fn extinct(variant: &Variant, extinction: &Extinction) -> Told {
    let left = match extinction.left {
        0 => "nothing".to_owned(),
        more => format!("no more than {}", cardinal(more)),
    };
    let names = variant.names(&extinction.pieces, "or");
    let of = match (extinction.counted, &extinction.pieces[..]) {
        (_, [_]) => format!("of this piece: {names}"),
        (Counted::Each, _) => format!("of one of these: {names}"),
        (Counted::Together, _) => format!("of these, counted together: {names}"),
    };
    let (wins, rows): (_, &[&str]) =
        if extinction.wins { ("wins", &["win _left"]) } else { ("loses", &["lose _left"]) };
    told(format!("A side {wins} that has {left} left {of}."), rows)
}

/// Which endings are draws, which draws can be claimed, and stalemate.
fn drawn(variant: &Variant) -> Vec<Told> {
    let endings = &variant.endings;
    let mut found = vec![match endings.stalemate {
        Stalemate::Draw => told("Stalemate is a draw.", &["stalemate draw"]),
        Stalemate::Loss => {
            told("A player loses who is stalemated.", &["stalemate lose", "stalemate loss"])
        }
        Stalemate::Win => told("A player wins who is stalemated.", &["stalemate win"]),
        Stalemate::FewerPieces => told(
            "At stalemate the player with fewer pieces wins; with as many on both sides it is a draw.",
            &["stalemate fewer"],
        ),
    }];
    if let Some(number) = endings.repetition_claim {
        let number = ordinal(number);
        let sentence = format!("A draw may be claimed at the {number} occurrence of a position.");
        found.push(told(sentence, &[&format!("occur {number}"), &format!("repe {number}")]));
    }
    if let Some(moves) = endings.move_rule {
        let sentence = format!(
            "A draw may be claimed after {moves} moves of each side without a capture, a Pawn's move or a \
             promotion."
        );
        found.push(told(sentence, &[&format!("{moves}_moves")]));
    }
    if let Some(moves) = endings.move_rule_draw {
        let sentence = format!(
            "After {moves} moves of each side without a capture, a Pawn's move or a promotion the game is a draw \
             by itself."
        );
        found.push(told(sentence, &[&format!("{moves}_moves")]));
    }
    if let Some(number) = endings.repetition_draw {
        let number = ordinal(number);
        let sentence = format!("The {number} occurrence of a position is a draw by itself.");
        found.push(told(sentence, &[&format!("occur {number}"), &format!("repe {number}")]));
    }
    if let Some(counting) = &endings.counting {
        let mut parts: Vec<String> = Vec::new();
        parts.extend(counting.board.map(|moves| format!("{moves} while neither King is bare")));
        let begins = match counting.begins {
            CountBegins::Zero => "",
            CountBegins::Pieces => ", counted from the number of all pieces on the board on",
        };
        let against = counting.pieces.iter().map(|limit| {
            let of = limit.of.map(|role| &variant.piece(role).name);
            match of {
                Some(name) => format!(
                    "{} against a bare King with {} {name}",
                    limit.moves,
                    cardinal(limit.least)
                ),
                None => format!("{} with anything else", limit.moves),
            }
        });
        let against: Vec<String> = against.collect();
        parts.extend((!against.is_empty()).then(|| list(&against, "and") + begins));
        let sentence = format!(
            "When there is no Pawn any more, moves are counted, and the game is drawn with the first one beyond \
             the limit: {}.",
            parts.join("; ")
        );
        found.push(told(sentence, &["count"]));
    }
    if endings.bare_kings {
        found.push(told(
            "The game is drawn when only the Kings are left.",
            &["only_the_kings", "only_kings"],
        ));
    }
    found.extend(endings.dead.iter().map(|dead| nobody_wins(variant, dead)));
    found
}

/// The pieces with which neither side can win any more.
fn nobody_wins(variant: &Variant, dead: &Dead) -> Told {
    let mut parts = Vec::new();
    if !dead.alone.is_empty() {
        let names = variant.names(&dead.alone, "or");
        parts.push(format!("beside the Kings only one piece is left, and that is a {names}"));
    }
    if !dead.one_color.is_empty() {
        let names = variant.names(&dead.one_color, "and");
        parts.push(format!(
            "beside the Kings only these are left, and all stand on squares of one color: {names}"
        ));
    }
    if !dead.apart.is_empty() {
        let names = variant.names(&dead.apart, "and");
        parts.push(format!(
            "only these are left, and the two sides stand on squares of different colors: {names}"
        ));
    }
    let sentence =
        format!("The game is drawn when nobody can win any more: {}.", parts.join("; or "));
    told(sentence, &["nobody can_win_any_more"])
}

/// The limits on promotion to a kind.
fn limits(variant: &Variant) -> Vec<Told> {
    let limited = variant.pieces.iter().filter_map(|piece| Some((piece, piece.at_most?)));
    let sentence = |name: &str, most| match most {
        0 => format!("Nothing is promoted to {} {name}.", article(name)),
        most => format!(
            "Nothing is promoted to {} {name} while its side has {}.",
            article(name),
            cardinal(most)
        ),
    };
    let rows = [
        "promot lost",
        "becom lost",
        "promot at_most",
        "becom at_most",
        "promot while_there_is_only",
    ];
    limited.map(|(piece, most)| told(sentence(&piece.name, most), &rows)).collect()
}

fn cardinal(number: u32) -> String {
    let words =
        ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(number as usize).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

fn ordinal(number: u32) -> String {
    let words =
        ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    let place = number.checked_sub(2).and_then(|place| words.get(place as usize));
    let end = match (number % 10, number % 100) {
        (1, last) if last != 11 => "st",
        (2, last) if last != 12 => "nd",
        (3, last) if last != 13 => "rd",
        _ => "th",
    };
    place.map_or_else(|| format!("{number}{end}"), |word| (*word).to_owned())
}
