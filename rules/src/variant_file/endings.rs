//! Reads the endings of a variant file, and the points for its results.

use std::collections::BTreeSet;
use toml::Spanned;

use super::age::Age;
use super::format::{
    BothExtinctName, CheckmateName, CountBeginsName, CountLimitTable, CountedName, CountingTable,
    DeadTable, EndingsTable, ExtinctionTable, FacingName, FacingTable, File, GoalTable,
    GoalWinsName, PassingName, PointsTable, RowLineName, RowTable, ScoresTable, StalemateName,
    WinOrLoss,
};
use super::labels::role;
use super::problem::{Problem, Problems, problem};
use crate::ending::counting::MOST_MOVES;
use crate::ending::points::MOST_POINTS;
use crate::{
    BothExtinct, Checkmate, CountBegins, CountLimit, Counted, Counting, Dead, Endings, Extinction,
    Facing, Goal, GoalWins, Label, Points, Role, Row, RowLine, Royalty, Score, Scores, Stalemate,
};

/// Reads the endings. `labels` are those of the pieces in their order, and `has_pawn` says whether
/// one of them is a Pawn.
pub(super) fn endings(
    table: &Spanned<EndingsTable>,
    (labels, has_pawn): (&[Label], bool),
    (zones, age): (&[&str], Age),
    problems: &mut Problems,
) -> Option<Endings> {
    let EndingsTable {
        repetition_claim,
        repetition_draw,
        repetition_loss,
        repetition_win,
        repetition_second_wins,
        move_rule,
        bare_kings,
        move_rule_draw,
        ref dead,
        ref points,
        ref row,
        ref perpetual_check,
        royals: _,
        ref checks,
        ref goal,
        ref extinction,
        ref bare_king,
        ref counting,
        ref checkmate,
        ref stalemate,
    } = *table.get_ref();
    let by_itself = [repetition_draw, repetition_loss, repetition_win, repetition_second_wins];
    let limits = [repetition_claim].into_iter().chain(by_itself);
    let is_first = limits.flatten().any(|n| n < 2);
    problems.refuse(is_first, table, "a repetition is at least the second occurrence");
    if let Some(place) = perpetual_check {
        let ends_by_itself = by_itself.into_iter().flatten().next().is_some();
        let text = "perpetual check is lost where repetition_draw, repetition_loss, repetition_win or \
                    repetition_second_wins ends the game, and no repetition_claim comes before it";
        let is_idle = !ends_by_itself || repetition_claim.is_some();
        problems.refuse(is_idle && !problems.1.endings, place, text);
    }
    if let Some(place) = counting {
        problems.refuse(checks.is_some(), place, "a game counts either checks or moves");
    }
    problems.refuse(move_rule == Some(0), table, "the move rule counts at least one move");
    problems.refuse(move_rule_draw == Some(0), table, "move_rule_draw counts at least one move");
    let is_never_claimed = move_rule.zip(move_rule_draw).is_some_and(|(claim, draw)| claim >= draw);
    let text = "move_rule comes before move_rule_draw, or it is never claimed";
    problems.refuse(is_never_claimed, table, text);
    let checks = checks.as_ref().map(read_checks).transpose();
    if age == Age::New {
        let of_goal = goal.as_ref().map(|table| &table.get_ref().pieces);
        let of_extinction = extinction.as_ref().map(|table| &table.get_ref().pieces);
        for labels in of_goal.into_iter().chain(of_extinction) {
            problems.keep(check_each_once(labels));
        }
    }
    let goal = goal.as_ref().map(|table| read_goal(table, labels, zones)).transpose();
    let extinction = extinction.as_ref().map(|table| read_extinction(table, labels)).transpose();
    let counting =
        counting.as_ref().map(|table| read_counting(table, labels, has_pawn)).transpose();
    let dead = dead.as_ref().map(|table| read_dead(table, labels, bare_kings)).transpose();
    let points = points.as_ref().map(|table| read_points(table, labels)).transpose();
    let unknown = problems.1;
    let points = problems.keep_unless(unknown.labels, points);
    let row = row.as_ref().map(|table| read_row(table, labels)).transpose();
    let row = problems.keep_unless(unknown.labels, row);
    let claims = repetition_claim.is_some() || move_rule.is_some();
    let text =
        "where points decide draws nobody claims one: write repetition_draw and move_rule_draw";
    problems.refuse(points.as_ref().is_some_and(Option::is_some) && claims, table, text);
    let (checks, dead) = (problems.keep(checks), problems.keep_unless(unknown.labels, dead));
    let extinction = problems.keep_unless(unknown.labels, extinction);
    let goal = problems.keep_unless(unknown.labels || unknown.zones, goal);
    let counting = problems.keep_unless(unknown.pieces, counting);
    Some(Endings {
        checkmate: match checkmate {
            CheckmateName::Loss => Checkmate::Loss,
            CheckmateName::Win => Checkmate::Win,
        },
        stalemate: match stalemate {
            StalemateName::Draw => Stalemate::Draw,
            StalemateName::Loss => Stalemate::Loss,
            StalemateName::Win => Stalemate::Win,
            StalemateName::FewerPieces => Stalemate::FewerPieces,
        },
        repetition_claim,
        repetition_draw,
        repetition_loss,
        repetition_win,
        repetition_second_wins,
        perpetual_check_loses: perpetual_check.is_some(),
        move_rule,
        checks: checks?,
        goal: goal?,
        extinction: extinction?,
        bare_king_loses: bare_king.is_some(),
        counting: counting?,
        bare_kings,
        move_rule_draw,
        dead: dead?,
        points: points?,
        row: row?,
    })
}

fn read_checks(checks: &Spanned<u32>) -> Result<u8, Problem> {
    let number = u8::try_from(*checks.get_ref()).ok().filter(|number| (1..=99).contains(number));
    number.ok_or_else(|| problem(checks, "1 to 99 checks win a game"))
}

fn roles(labels: &[Spanned<Label>], all: &[Label]) -> Result<Vec<Role>, Problem> {
    labels.iter().map(|label| role(*label.get_ref(), label.span(), all)).collect()
}

/// Refuses a label that is named twice. In extinction it would count each time, and in a kept file
/// it still does.
fn check_each_once(labels: &[Spanned<Label>]) -> Result<(), Problem> {
    let mut named = BTreeSet::new();
    let again = labels.iter().find(|label| !named.insert(*label.get_ref()));
    again.map_or(Ok(()), |label| {
        Err(problem(label, format!("the label {} is named twice", label.get_ref())))
    })
}

fn read_counting(
    table: &Spanned<CountingTable>,
    all: &[Label],
    has_pawn: bool,
) -> Result<Counting, Problem> {
    let CountingTable { board, board_pieces, pieces: limits, begins } = table.get_ref();
    if board_pieces.is_some_and(|most| most < 2 || board.is_none()) {
        return Err(problem(table, "board_pieces goes with board, and is 2 or more"));
    }
    if limits.is_empty() && board.is_none() {
        return Err(problem(table, "board or pieces says how many moves are counted"));
    }
    if !has_pawn {
        return Err(problem(table, "who counts waits until the last Pawn is gone: pawn = true"));
    }
    let mut moves = limits.iter().map(|limit| limit.get_ref().moves).chain(*board);
    if moves.any(|moves| !(1..=MOST_MOVES).contains(&moves)) {
        return Err(problem(table, "1 to 1,000 moves are counted"));
    }
    let limit = |limit: &Spanned<CountLimitTable>| {
        let CountLimitTable { of, least, moves } = limit.get_ref();
        let of = of.as_ref().map(|label| roles(std::slice::from_ref(label), all)).transpose()?;
        Ok(CountLimit {
            of: of.and_then(|roles| roles.first().copied()),
            least: *least,
            moves: *moves,
        })
    };
    Ok(Counting {
        board: *board,
        board_pieces: *board_pieces,
        pieces: limits.iter().map(limit).collect::<Result<_, _>>()?,
        begins: match begins {
            CountBeginsName::Zero => CountBegins::Zero,
            CountBeginsName::Pieces => CountBegins::Pieces,
        },
    })
}

fn read_dead(table: &Spanned<DeadTable>, all: &[Label], bare_kings: bool) -> Result<Dead, Problem> {
    let DeadTable { alone, one_color, apart } = table.get_ref();
    if alone.is_empty() && one_color.is_empty() && apart.is_empty() {
        return Err(problem(table, "alone, one_color or apart says with what nobody can win"));
    }
    if (!alone.is_empty() || !one_color.is_empty()) && !bare_kings {
        return Err(problem(table, "where the Kings and a piece are a draw, bare_kings is true"));
    }
    [alone, one_color, apart].into_iter().try_for_each(|labels| check_each_once(labels))?;
    Ok(Dead {
        alone: roles(alone, all)?,
        one_color: roles(one_color, all)?,
        apart: roles(apart, all)?,
    })
}

fn read_row(table: &Spanned<RowTable>, all: &[Label]) -> Result<Row, Problem> {
    let RowTable { pieces: labels, length, along, gaps, result } = table.get_ref();
    check_each_once(labels)?;
    if labels.is_empty() || !(2..=16).contains(length) {
        return Err(problem(table, "a row has 2 to 16 pieces of some kind"));
    }
    let line = |name: &RowLineName| match name {
        RowLineName::Files => RowLine::Files,
        RowLineName::Ranks => RowLine::Ranks,
        RowLineName::Diagonals => RowLine::Diagonals,
    };
    let every = || vec![RowLine::Files, RowLine::Ranks, RowLine::Diagonals];
    let along = along.as_ref().map_or_else(every, |names| names.iter().map(line).collect());
    if along.is_empty() {
        return Err(problem(table, "a row lies along files, ranks or diagonals"));
    }
    let wins = *result == WinOrLoss::Win;
    Ok(Row { pieces: roles(labels, all)?, length: *length, along, gaps: *gaps, wins })
}

fn read_points(table: &Spanned<PointsTable>, all: &[Label]) -> Result<Points, Problem> {
    let PointsTable { values, second } = table.get_ref();
    if values.is_empty() && second.is_none() {
        return Err(problem(table, "values or second says what counts"));
    }
    let halves = |points: &Spanned<f32>| {
        let halves = *points.get_ref() * 2.0;
        let fits = (0.0..=MOST_POINTS * 2.0).contains(&halves) && halves.fract() == 0.0;
        let text = "points are 0 to 1,000, in halves: 1.5";
        if fits { Ok(halves as u32) } else { Err(problem(points, text)) }
    };
    let values = values
        .iter()
        .map(|(label, points)| Ok((role(*label, points.span(), all)?, halves(points)?)));
    Ok(Points {
        values: values.collect::<Result<_, _>>()?,
        second: second.as_ref().map(halves).transpose()?.unwrap_or_default(),
    })
}

fn read_extinction(table: &Spanned<ExtinctionTable>, all: &[Label]) -> Result<Extinction, Problem> {
    let ExtinctionTable { pieces: labels, left, counted, result, both } = table.get_ref();
    if labels.is_empty() {
        return Err(problem(table, "at least one piece can be extinct"));
    }
    Ok(Extinction {
        pieces: roles(labels, all)?,
        left: *left,
        counted: match counted {
            CountedName::Each => Counted::Each,
            CountedName::Together => Counted::Together,
        },
        wins: matches!(result, CheckmateName::Win),
        both: match both {
            BothExtinctName::Mover => BothExtinct::Mover,
            BothExtinctName::Other => BothExtinct::Other,
            BothExtinctName::Nobody => BothExtinct::Nobody,
        },
    })
}

/// Refuses what needs a royal piece of each side where one side has none, and counting where pieces are in
/// hand, too.
pub(super) fn check_one_sided(
    file: &File,
    is_one_sided: bool,
    endings: &Endings,
    problems: &mut Problems,
) {
    let counts_kings = endings.bare_king_loses || endings.bare_kings || file.explosions.is_some();
    let text = "bare_king, bare_kings and [explosions] need a royal piece of each side";
    problems.refuse(is_one_sided && counts_kings, &file.start, text);
    let has_seventh = endings.checks.is_some() || endings.counting.is_some();
    let text =
        "[lions] does not go with checks or counting: the FEN has one of them in its seventh part";
    problems.refuse(file.lions.is_some() && has_seventh, &file.endings, text);
    if let Some(passing) = &file.passing {
        let text = "passing does not go with checks, counting, [lions] or [walls]";
        let is_taken = has_seventh || file.lions.is_some() || file.walls.is_some();
        problems.refuse(is_taken, passing, text);
        let must_drop = file.hands.as_ref().is_some_and(|hands| hands.get_ref().must_drop);
        let is_always = matches!(passing.get_ref(), PassingName::Always);
        let text =
            "who must capture or drop may pass only without another move: passing = \"stuck\"";
        problems.refuse(is_always && (file.must_capture || must_drop), passing, text);
    }
    let passes = matches!(file.passing.as_ref().map(Spanned::get_ref), Some(PassingName::Always));
    let text = "kings_may_not_face = \"twice\" goes with passing = \"always\"";
    let is_twice = matches!(file.kings_may_not_face, FacingTable::On(FacingName::Twice));
    problems.refuse(is_twice && !passes, &file.endings, text);
}

/// Refuses endings that depend on a royal King in a variant without one. Also refuses a variant
/// without such a King that neither side could win.
pub(super) fn check_royalty(
    table: &Spanned<EndingsTable>,
    endings: &Endings,
    (royalty, facing): (Royalty, Facing),
) -> Result<(), Problem> {
    match royalty {
        Royalty::One(_) => return Ok(()),
        Royalty::Several(_) if facing != Facing::Allowed => {
            let text = "kings_may_not_face needs one royal piece of each side, without royals";
            return Err(problem(table, text));
        }
        Royalty::Several(_) => return Ok(()),
        Royalty::Nobody => {}
    }
    let is_drawn =
        endings.stalemate == Stalemate::Draw && endings.row.is_none() && endings.points.is_none();
    if endings.extinction.is_none() && endings.goal.is_none() && is_drawn {
        let text = "one piece must be royal, or extinction, a goal, a row, points or stalemate wins the game";
        return Err(problem(table, text));
    }
    // A last piece is bare, too, where a side without any of some pieces has lost already.
    let last = endings.extinction.as_ref().filter(|it| !it.wins && it.left == 0);
    let has_last = last.is_some_and(|it| it.counted == Counted::Together);
    let of_king = [
        ("bare_king", endings.bare_king_loses && !has_last),
        ("bare_kings", endings.bare_kings),
        ("counting", endings.counting.is_some()),
        ("checks", endings.checks.is_some()),
        ("perpetual_check", endings.perpetual_check_loses),
        ("kings_may_not_face", facing != Facing::Allowed),
        ("checkmate", endings.checkmate == Checkmate::Win),
    ];
    match of_king.into_iter().find(|(_, is_set)| *is_set) {
        Some((name, _)) => Err(problem(table, format!("{name} needs a royal piece"))),
        None => Ok(()),
    }
}

fn read_goal(table: &Spanned<GoalTable>, all: &[Label], zones: &[&str]) -> Result<Goal, Problem> {
    let GoalTable { pieces: labels, zone, least, or_full, wins } = table.get_ref();
    if labels.is_empty() || *least == 0 {
        return Err(problem(table, "a goal is reached by at least one piece"));
    }
    let zone_name = zone.get_ref();
    let place = zones.iter().position(|name| name == zone_name);
    Ok(Goal {
        pieces: roles(labels, all)?,
        zone: place
            .ok_or_else(|| problem(zone, format!("there is no zone {zone_name} in [zones]")))?,
        least: *least,
        or_full: *or_full,
        wins: match wins {
            GoalWinsName::AtOnce => GoalWins::AtOnce,
            GoalWinsName::Unanswered => GoalWins::Unanswered,
            GoalWinsName::Held => GoalWins::Held,
            GoalWinsName::Safe => GoalWins::Safe,
            GoalWinsName::SafeOrHeld => GoalWins::SafeOrHeld,
        },
    })
}

pub(super) fn scores(table: &ScoresTable) -> Scores {
    let score = |[winner, loser]: [u32; 2]| Score { winner, loser };
    Scores {
        checkmate: score(table.checkmate),
        stalemate: score(table.stalemate),
        restricted: score(table.restricted),
        repetition: score(table.repetition),
        resignation: score(table.resignation),
        time: score(table.time),
        draw: table.draw,
    }
}
