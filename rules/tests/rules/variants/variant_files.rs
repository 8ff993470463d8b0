//! Variant files: the bundled ones are complete, and mistakes are reported with their places.

use std::collections::HashSet;

use menagerie_rules::{
    Checkmate, Color, Label, Passing, Position, Royalty, Stalemate, Variant, betza, bundled,
    bundled_by_id,
};

const TERACHESS: &str = include_str!("../../../variants/terachess-2.toml");

#[test]
fn the_bundled_variants_are_complete() {
    let mut ids = HashSet::new();
    for variant in bundled() {
        assert!(ids.insert(&variant.id), "{} is there twice", variant.id);
        assert!(bundled_by_id(&variant.id).is_some());
        assert!(variant.revision > 0 && !variant.summary.is_empty() && !variant.rules.is_empty());
        assert!(variant.credits.url.starts_with("http"));
        assert_eq!(Position::start(variant).fen(), variant.start_fen);
        let mut words = HashSet::new();
        for role in variant.roles() {
            let piece = variant.piece(role);
            assert_eq!(variant.role_by_label(piece.label), Some(role));
            assert_eq!(Label::read(&piece.label.of(Color::Black)), Some(piece.label));
            let anywhere: Vec<_> =
                piece.movements.iter().filter(|m| m.zone.is_none()).cloned().collect();
            let movements =
                if piece.betza == "-" { Ok(Vec::new()) } else { betza::read(&piece.betza) };
            assert_eq!(movements, Ok(anywhere));
            assert!(piece.moves.ends_with('.'), "{} is a sentence", piece.moves);
            for name in piece.aliases.iter().chain([&piece.name]) {
                assert_eq!(variant.role_by_name(&name.to_uppercase()), Some(role), "{name}");
                assert!(words.insert(name.to_lowercase()), "{name} names two pieces");
            }
        }
    }
}

#[test]
fn the_rules_tell_every_ending() {
    let ordinal = |count: u32| match count {
        3 => "third",
        4 => "fourth",
        5 => "fifth",
        other => panic!("say how the {other}th is told"),
    };
    for variant in bundled() {
        let (id, endings) = (&variant.id, &variant.endings);
        let told = |needed: &[&str]| {
            variant.rules.iter().any(|rule| {
                rule.split(['.', ';']).any(|clause| needed.iter().all(|part| clause.contains(part)))
            })
        };
        let claim = "A draw may be claimed";
        let by_points = endings.points.is_some();
        assert_eq!(by_points, told(&["points decide"]), "{id}: points");
        let passes = variant.passing != Passing::Never;
        assert_eq!(passes, told(&["You may pass"]), "{id}: passing");
        if let Some(count) = endings.repetition_claim {
            let occurrence = format!("at the {} occurrence of a position", ordinal(count));
            assert!(told(&[claim, &occurrence]), "{id}: claimed at {count}");
        }
        if let Some(count) = endings.repetition_draw {
            let ends = if by_points { "points decide" } else { "is a draw by itself" };
            let occurrence = format!("the {} occurrence", ordinal(count));
            assert!(told(&[&occurrence, ends]), "{id}: drawn at {count}");
        }
        if let Some(count) = endings.repetition_loss {
            let time = format!("occur for the {} time", ordinal(count));
            assert!(told(&["A player loses", &time]), "{id}: lost at {count}");
        }
        if let Some(moves) = endings.move_rule {
            let after = format!("after {moves} moves of each side");
            assert!(told(&[claim, &after]), "{id}: {moves} moves");
        }
        if let Some(moves) = endings.move_rule_draw {
            let after = format!("After {moves} moves of each side");
            let ends = if by_points { "points decide" } else { "it is a draw by itself" };
            assert!(told(&[&after, ends]), "{id}: drawn after {moves} moves");
        }
        assert_eq!(endings.dead.is_some(), told(&["nobody can win any more"]), "{id}: dead");
        let perpetual = told(&["A player loses", "perpetual check"]);
        assert_eq!(endings.perpetual_check_loses, perpetual, "{id}: perpetual check");
        assert_eq!(endings.checks.is_some(), told(&["A player wins", "given check"]), "{id}");
        assert_eq!(endings.goal.is_some(), told(&["A player wins", "reaches"]), "{id}: goal");
        let extinction = endings.extinction.as_ref();
        let is_lost = extinction.is_some_and(|it| !it.wins);
        assert_eq!(is_lost, told(&["A player loses who has no", "left"]), "{id}: extinction");
        let is_won = extinction.is_some_and(|it| it.wins);
        assert_eq!(is_won, told(&["A player wins who has", "left"]), "{id}: extinction");
        assert_eq!(endings.bare_king_loses, told(&["A player loses", "only the King"]), "{id}");
        assert_eq!(endings.bare_kings, told(&["when only the Kings are left"]), "{id}");
        let must_capture = variant.restraints.must_capture;
        assert_eq!(must_capture, told(&["must capture"]), "{id}: captures");
        assert_eq!(variant.restraints.no_checks, told(&["No move may give check"]), "{id}: checks");
        assert!(endings.repetition_win.is_none(), "say how {id} tells who repeats wins");
        let counting = told(&["a count begins"]);
        assert_eq!(endings.counting.is_some(), counting, "{id}: counting");
        let several = matches!(variant.royalty, Royalty::Several(_));
        assert_eq!(several, told(&["royal", "no move may leave"]), "{id}: several royal pieces");
        let is_reversed = endings.checkmate == Checkmate::Win;
        assert_eq!(is_reversed, told(&["A player wins", "checkmated"]), "{id}: checkmate");
        let stalemate: &[&str] = match endings.stalemate {
            Stalemate::Draw => &["Stalemate is a draw"],
            Stalemate::Loss => &["A player loses", "stalemated"],
            Stalemate::Win => &["A player wins", "stalemated"],
            Stalemate::FewerPieces => &["stalemate", "fewer pieces"],
        };
        assert!(passes || told(stalemate), "{id}: stalemate");
        let claims = endings.repetition_claim.is_some() || endings.move_rule.is_some();
        assert_eq!(claims, told(&[claim]), "{id}");
    }
}

/// The error of a good file after one part is replaced.
fn broken(old: &str, new: &str) -> String {
    assert!(TERACHESS.contains(old), "{old} is in the file");
    match Variant::from_toml("x.toml", &TERACHESS.replacen(old, new, 1)) {
        Ok(_) => panic!("{new} was accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn mistakes_are_reported_with_their_place() {
    assert!(Variant::from_toml("x.toml", TERACHESS).is_ok());
    for (old, new, said) in [
        ("id = \"terachess-2\"", "id = \"Tera chess\"", "line 3, column 6: an id is made of"),
        ("files = 16", "files = 17", "line 7, column 9: a board has 2 to 16"),
        ("files = 16", "files = \"many\"", "line 7, column 9: a whole number is expected here"),
        ("files = 16", "files = ", "line 7"),
        ("files = 16", "fils = 16", "line 7, column 1: unknown field `fils`"),
        ("fmWfceFfmnnD", "fmWfceXfmnnD", "\"fceX\": the piece letter is unknown"),
        ("\"KfmnnD\"", "\"KfmnnDR\"", "leads from a1 to the same square as another movement"),
        ("\"KimAimDimN\"", "\"KimAimDiN\"", "the royal piece's i goes with castling"),
        ("label = \"I\"", "label = \"P\"", "the label P is taken"),
        ("label = \"I\"", "label = \"i\"", "a label is one capital letter A to Z"),
        ("promotes_to = [\"Q\"]", "promotes_to = [\"K\"]", "can be promoted to"),
        ("royal = true", "royal = false", "line 31, column 1: one piece must be royal"),
        ("stalemate = \"draw\"", "stalemate = \"won\"", "`won` cannot stand here"),
        ("repetition_claim = 3", "repetition_claim = 1", "at least the second"),
        ("w h2,h15 -", "w h2,h14 -", "the array is not a position: h14 has no piece"),
        ("w h2,h15 -", "b h2,h15 -", "the first mover is w"),
        ("sjyhxfdoodfxhyjs", "sjyhxfdoodfxhyj", "rank 16 must fill 16 files exactly"),
    ] {
        let message = broken(old, new);
        assert!(message.starts_with("x.toml, line "), "{message}");
        assert!(message.contains(said), "{new}: {message}");
    }
}

/// Two ways to one square are found for either side, by zones that are not each other's mirror
/// image.
#[test]
fn a_double_step_is_no_other_movement_of_either_side() {
    let chess = include_str!("../../../variants/chess.toml");
    let zoned = |first: &str, second: &str| {
        let zone = format!(
            "[zones.far]\nname = \"far\"\nsquares = \"{first}\"\nsecond_squares = \"{second}\"\n\
             [zones.second-rank]"
        );
        let within = "{ second-rank = \"fmnD\", far = \"fmR\" }";
        chess.replacen("[zones.second-rank]", &zone, 1).replacen(
            "{ second-rank = \"fmnD\" }",
            within,
            1,
        )
    };
    for (first, second, said) in [
        ("a1-a1", "a7-h7", Some("leads from a7 to the same square as another movement")),
        ("a2-h2", "a8-a8", Some("leads from a2 to the same square as another movement")),
        ("a1-a1", "a6-h6", None),
        ("a1-a1", "a2-h2", None),
    ] {
        let read = Variant::from_toml("x.toml", &zoned(first, second));
        let found = read.as_ref().map_err(ToString::to_string).err();
        assert_eq!(found.is_some(), said.is_some(), "{first} {second}: {found:?}");
        assert!(found.is_none_or(|it| it.contains(said.unwrap_or_default())), "{first} {second}");
    }
    let kept = Variant::kept("x", &zoned("a1-a1", "a7-h7"));
    assert!(kept.is_ok(), "games may have been begun with it: {:?}", kept.err());
}

#[test]
fn no_piece_can_be_brought_out_of_the_zone_that_it_never_leaves() {
    let terran = include_str!("../../../variants/terran.toml");
    let cetran = include_str!("../../../variants/cetran-2.toml");
    for (file, old, new, said) in [
        (
            terran,
            "[\"H\", \"Q\"",
            "[\"D\", \"Q\"",
            "a Dragoon stays in a zone without the last rank",
        ),
        (
            cetran,
            "label = \"N\"",
            "label = \"N\"\nstays_in = \"second-rank\"",
            "a Knight stays in a zone without the last rank",
        ),
    ] {
        assert!(file.contains(old), "{old} is in the file");
        let refused = Variant::from_toml("x.toml", &file.replacen(old, new, 1));
        let refused = refused.expect_err(new).to_string();
        assert!(refused.contains(said), "{new}: {refused}");
    }
    // Castling also leads the partner to squares that its movements do not reach.
    let rooks = terran.replacen("betza = \"R\"", "betza = \"W\"\nstays_in = \"own-side\"", 1);
    let refused = Variant::from_toml("x.toml", &rooks.replacen(", \"R\", \"B\"", ", \"B\"", 1));
    let refused = refused.expect_err("castling brings it out").to_string();
    assert!(refused.contains("who castles stays in no zone"), "{refused}");
    let knights = cetran.replacen("label = \"N\"", "label = \"N\"\nstays_in = \"second-rank\"", 1);
    let refused = Variant::from_toml("x.toml", &knights.replacen(", \"N\"]", "]", 1));
    let refused = refused.expect_err("a lot brings it out").to_string();
    assert!(refused.contains("a Knight stays in a zone without the whole first rank"), "{refused}");
}

#[test]
fn no_text_makes_the_reader_panic() {
    for end in (0..TERACHESS.len()).step_by(7) {
        let _ = Variant::from_toml("x.toml", &TERACHESS[..end]).map(|variant| variant.id);
    }
}

#[test]
fn the_example_of_the_format_is_a_game() {
    let page = include_str!("../../../../docs/variants/format.md");
    let example = page.split("```toml\n").nth(1).and_then(|text| text.split("```").next());
    let report = menagerie_rules::lint("format.md", example.expect("it is there"), 1);
    assert!(report.is_clean(), "{report}");
}
