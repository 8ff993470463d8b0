//! Rows of pieces that win or lose, and what else ends games without a King.

use std::sync::{Arc, LazyLock};

use menagerie_rules::{Color, Line, Position, Termination, Variant, notation};

/// Two pieces that step like a King without capturing, on 4x4, and one ending.
fn text_of(start: &str, endings: &str) -> String {
    format!(
        "id = \"small\"\nname = \"Small\"\nrevision = 1\nfiles = 4\nranks = 4\nstart = \"{start} w - - 0 1\"\n\
         summary = \"Small.\"\nrules = []\n[sides]\nnames = [\"White\", \"Black\"]\nstyles = [\"white\", \"black\"]\n\
         [credits]\nauthor = \"a\"\nsource = \"b\"\nurl = \"https://example.org/\"\n\
         [endings]\nstalemate = \"draw\"\n{endings}\n\
         [[pieces]]\nlabel = \"M\"\nname = \"Man\"\nbetza = \"K\"\nmoves = \"One step.\"\n"
    )
}

fn small(start: &str, endings: &str) -> Result<Arc<Variant>, String> {
    let text = text_of(start, endings);
    Variant::from_toml("small.toml", &text).map(Arc::new).map_err(|error| error.to_string())
}

fn end(start: &str, endings: &str, moves: &str) -> Option<(Termination, Option<Color>)> {
    let variant = small(start, endings).unwrap_or_else(|error| panic!("{endings}: {error}"));
    let mut line = Line::new(Position::start(&variant));
    for text in moves.split_whitespace() {
        let mv = notation::from_coordinates(line.position(), text);
        line.play(&mv.unwrap_or_else(|| panic!("{text}"))).expect("it is legal");
    }
    line.outcome().map(|outcome| (outcome.termination, outcome.winner))
}

#[test]
fn a_row_decides_for_the_side_that_makes_it() {
    let row = |more: &str| format!("row = {{ pieces = [\"M\"], length = 3, {more} }}");
    let (won, lost) = (
        Some((Termination::Row, Some(Color::White))),
        Some((Termination::Row, Some(Color::Black))),
    );
    for (start, more, moves, expected) in [
        ("m3/4/M3/1MM1", "result = \"win\"", "a2a1", won),
        ("m3/4/M3/1MM1", "result = \"loss\"", "a2a1", lost),
        ("m3/4/M3/1MM1", "result = \"win\", along = [\"files\", \"diagonals\"]", "a2a1", None),
        ("m3/3M/1M2/M3", "result = \"win\"", "d3c3", won),
        ("m3/3M/1M2/M3", "result = \"win\", along = [\"files\", \"ranks\"]", "d3c3", None),
        // With gaps, and without.
        ("m3/4/1M2/M1M1", "result = \"win\"", "b2a2", None),
        ("m3/4/3M/MM2", "result = \"win\"", "d2d1", None),
        ("m3/4/3M/MM2", "result = \"win\", gaps = true", "d2d1", won),
    ] {
        assert_eq!(end(start, &row(more), moves), expected, "{start} {more} {moves}");
    }
    for (more, problem) in [
        ("length = 1, result = \"win\"", "2 to 16 pieces"),
        ("length = 3, along = [], result = \"win\"", "files, ranks or diagonals"),
    ] {
        let row = format!("row = {{ pieces = [\"M\"], {more} }}");
        let error = small("m3/4/4/M3", &row).expect_err(more);
        assert!(error.contains(problem), "{error}");
    }
}

/// One capture leaves both sides without a piece of their own kind of many: who wins then is said.
#[test]
fn who_wins_by_the_extinction_of_both_is_said() {
    let game = |both: &str| {
        format!("extinction = {{ pieces = [\"M\"], counted = \"together\"{both} }}\n[explosions]")
    };
    for (both, expected) in [
        ("", Some((Termination::Extinction, Some(Color::White)))),
        (", both = \"mover\"", Some((Termination::Extinction, Some(Color::White)))),
        (", both = \"other\"", Some((Termination::Extinction, Some(Color::Black)))),
        // The game goes on, and a side without a piece has no move.
        (", both = \"nobody\"", Some((Termination::Stalemate, None))),
    ] {
        assert_eq!(end("4/4/1m2/M3", &game(both), "a1b2"), expected, "{both}");
    }
}

/// Where points decide, a side without anything more can still win the draw.
#[test]
fn points_decide_a_draw() {
    let points = |more: &str| format!("repetition_draw = 2\npoints = {{ {more} }}");
    let moves = "a1b1 a4b4 b1a1 b4a4";
    for (start, more, expected) in [
        ("m3/4/4/M3", "second = 0.5", Some((Termination::Points, Some(Color::Black)))),
        ("m3/4/4/M3", "values = { M = 1 }", Some((Termination::Repetition, None))),
        ("m3/4/4/M2M", "values = { M = 1 }", Some((Termination::Points, Some(Color::White)))),
        ("m3/4/4/M2M", "values = { M = 1 }, second = 1", Some((Termination::Repetition, None))),
    ] {
        assert_eq!(end(start, &points(more), moves), expected, "{start} {more}");
    }
    for (endings, problem) in [
        ("points = { }", "values or second"),
        ("points = { second = 0.3 }", "in halves"),
        ("repetition_claim = 3\npoints = { second = 1 }", "nobody claims one"),
    ] {
        let error = small("m3/4/4/M3", endings).expect_err(endings);
        assert!(error.contains(problem), "{error}");
    }
}

/// A game in which a side without a move passes.
pub fn may_pass_when_stuck() -> &'static Arc<Variant> {
    static VARIANT: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        let endings = "goal = { pieces = [\"M\"], zone = \"end\" }\n[zones.end]\nname = \"end\"\nsquares = \"a4\"";
        let text = text_of("4/4/3m/M3", endings);
        let text = text.replacen("betza = \"K\"", "betza = \"mK\"", 1);
        let text = text.replacen("rules = []", "rules = []\npassing = \"stuck\"", 1);
        Arc::new(Variant::from_toml("small.toml", &text).unwrap_or_else(|error| panic!("{error}")))
    });
    &VARIANT
}

#[test]
fn a_side_without_a_move_passes() {
    let variant = may_pass_when_stuck();
    let here = |fen: &str| Position::from_fen(variant, fen).expect(fen);
    let shut_in = here("4/4/mm2/Mm2 w - - 0 1");
    let legal = shut_in.legal_moves();
    assert!(legal.len() == 1 && legal[0].is_pass() && legal[0].from() == legal[0].to());
    assert_eq!(shut_in.play(&legal[0]).fen(), "4/4/mm2/Mm2 b - - 1 1 pass");
    assert!(here("4/4/mm2/M3 w - - 0 1").legal_moves().iter().all(|mv| !mv.is_pass()));
}

/// Settings of pieces that could never have an effect.
#[test]
fn settings_of_pieces_without_effect_are_refused() {
    for (setting, problem) in [
        ("first_leap = \"over-attacks\"", "first_leap goes with a royal piece"),
        ("first_leap_lost_to = [\"M\"]", "first_leap_lost_to goes with a royal piece"),
        ("never_hops_over = [\"M\"]", "never_hops_over goes with a piece that hops"),
        (
            "never_captures = [\"M\"]\nbetza = \"mK\"",
            "never_captures goes with a piece that captures",
        ),
        ("never_captures = [\"X\"]", "no piece has the label X"),
        ("keeps_in_passing = true", "keeps_in_passing goes with promotes_to"),
        (
            "promotes_by = \"standing\"\npromotes_to = [\"M\"]",
            "promotes_by = \"standing\" goes with promotes_in",
        ),
    ] {
        let text = text_of(
            "m3/4/4/M3",
            "goal = { pieces = [\"M\"], zone = \"end\" }\n[zones.end]\nname = \"end\"\nsquares = \"a4\"",
        );
        let own = if setting.contains("betza =") { "" } else { "betza = \"K\"" };
        let text = text.replacen("betza = \"K\"", &format!("{own}\n{setting}"), 1);
        let error = Variant::from_toml("small.toml", &text).expect_err(setting).to_string();
        assert!(error.contains(problem), "{setting}: {error}");
    }
}

/// Passes beside settings that leave their meaning unclear.
#[test]
fn passes_that_mean_nothing_clear_are_refused() {
    let goal = "goal = { pieces = [\"M\"], zone = \"end\" }\n[zones.end]\nname = \"end\"\nsquares = \"a4\"";
    for (passing, betza, problem) in [
        ("passing = \"always\"\nmust_capture = true", "K", "only without another move"),
        ("passing = \"always\"", "KmabK", "passing does not go with captures on the way"),
        ("kings_may_not_face = \"twice\"", "K", "needs a royal piece"),
    ] {
        let text = text_of("m3/4/4/M3", goal);
        let text = text.replacen("rules = []", &format!("rules = []\n{passing}"), 1);
        let text = text.replacen("betza = \"K\"", &format!("betza = \"{betza}\""), 1);
        let error = Variant::from_toml("small.toml", &text).expect_err(passing).to_string();
        assert!(error.contains(problem), "{passing}: {error}");
    }
}
