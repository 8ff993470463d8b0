//! Interactive Diagrams: the lines of the variant files, the remarks, and the refusals.

use menagerie_rules::convert::from_diagram;
use menagerie_rules::{Position, Variant};
use std::sync::Arc;

const CHESS: &str = "files=8
ranks=8
promoZone=1
promoChoice=NBRQ
graphicsDir=/graphics.dir/alfaerie/
squareSize=50
symmetry=mirror
pawn::::a2-h2
knight:N:::b1,g1
bishop::::c1,f1
rook::::a1,h1
queen::::d1
king::::e1
";

fn convert(text: &str) -> (String, Vec<String>) {
    let conversion =
        from_diagram(text, "Some Game").unwrap_or_else(|error| panic!("{text}\n{error}"));
    if let Err(error) = Variant::from_toml("x", &conversion.file) {
        panic!("{text}\n{error}");
    }
    (conversion.file, conversion.remarks.iter().map(ToString::to_string).collect())
}

/// The text of chess with one line in place of another.
fn changed(line: &str, by: &str) -> String {
    assert!(CHESS.contains(line), "{line}");
    CHESS.replace(line, by)
}

#[test]
fn chess_is_chess() {
    let (file, remarks) = convert(CHESS);
    assert_eq!(remarks, Vec::<String>::new());
    for line in [r#"id = "some-game""#, r#"name = "Some Game""#, r#"castles_with = "R""#] {
        assert!(file.contains(line), "{line} is not in\n{file}");
    }
    let variant = Arc::new(Variant::from_toml("x", &file).expect("it is read"));
    assert_eq!(Position::start(&variant).perft(3), 8_902);
}

#[test]
fn what_comes_out() {
    let rows = [
        ("stalemate=loss", r#"stalemate = "loss""#),
        ("stalemate=win", r#"stalemate = "win""#),
        ("archbishop::::a4", r#"betza = "BN""#),
        ("Nightrider::::a4,,h5", r#"label = "I""#),
        ("Lion:L:KNAD::a4,,", "/8/L7/8/PPPPPPPP"),
        ("Guard:G:::a4-b4,,g5,h5", "/6gg/GG6/"),
    ];
    for (line, wanted) in rows {
        let (file, remarks) = convert(&format!("{CHESS}{line}\n"));
        assert!(remarks.is_empty(), "{line}: {remarks:?}");
        assert!(file.contains(wanted), "{line}: {wanted} is not in\n{file}");
    }
    let (file, _) = convert(&changed("symmetry=mirror", "symmetry=rotate").replace("d1\n", "c3\n"));
    assert!(file.contains("/5q2/8/8/2Q5/"), "{file}");
    let (file, _) = convert(&changed("promoChoice=NBRQ\n", ""));
    assert!(file.contains(r#"promotes_to = ["N", "B", "R", "Q"]"#), "{file}");
    let (file, _) = convert(&changed("king::", "Man::").replace("symmetry", "royal=6\nsymmetry"));
    assert!(file.contains("royal = true"), "{file}");
}

/// As the diagram of Gigachess is published. A piece without a letter gets the one by which it is
/// known.
#[test]
fn letters_go_to_those_who_are_known_by_them() {
    let labels = |text: &str| -> Vec<(String, char)> {
        let (file, remarks) = convert(text);
        assert_eq!(remarks, Vec::<String>::new());
        let variant = Variant::from_toml("x", &file).expect("it is read");
        let pieces = variant.pieces.iter();
        pieces.map(|piece| (piece.name.clone(), piece.label.to_string().remove(0))).collect()
    };
    let gigachess = "files=14\nranks=14\nmaxPromote=2\npawn::fmWfceFfmnD::a4-n4\n\
                     prince::KfmnD::f3,i3\nknight:N:::c2,l2\nbishop::::d2,k2\nrook::::b2,m2\n\
                     queen::::g2\nking::K::h2\nkirin::FD::a1,,a14\nqilin::WA::b1,,b14\n";
    for (name, label) in labels(gigachess) {
        let known = match name.as_str() {
            "Pawn" => 'P',
            "Knight" => 'N',
            "Bishop" => 'B',
            "Rook" => 'R',
            "Queen" => 'Q',
            "King" => 'K',
            // P, R, K and Q are taken.
            "Prince" | "Kirin" | "Qilin" => {
                assert!(!"PNBRQK".contains(label), "{name} {label}");
                continue;
            }
            other => panic!("{other}"),
        };
        assert_eq!(label, known, "{name}");
    }
    // A given letter comes before a usual one.
    let (file, _) = convert("kirin:K:FD::a1\nking::K::e1\n");
    assert!(
        file.contains("label = \"K\"\nname = \"Kirin\"")
            && file.contains("label = \"I\"\nname = \"King\""),
        "{file}"
    );
}

#[test]
fn what_is_left_out_is_said_with_its_line() {
    let rows = [
        (
            "promoZone=1",
            "promoZone=3",
            "line 3: promoZone: a piece promotes as soon as it reaches the zone",
        ),
        ("squareSize=50", "shuffle=NBRQ", "line 6: shuffle = NBRQ: this setting is not known"),
        ("squareSize=50", "stalemate=half", "line 6: stalemate = half: it is a draw"),
        ("NBRQ", "NB*RQ", "line 4: promoChoice = NB*RQ: only single letters of pieces are read"),
        ("knight:N:", "knight:NN:", "line 9: knight: its label NN is written N"),
        ("queen:::", "queen::RtB:", "line 12: queen: 'tB': t is not supported"),
        ("queen::::d1", "queen::::d1:1", "line 12: queen: pieces in the hand are not dropped"),
        (
            "bishop::::c1,f1\nrook::::a1,h1",
            "bishop::::c1,h1\nrook::::a1,f1",
            "castling: in the corners stand partners of one kind",
        ),
    ];
    for (line, by, wanted) in rows {
        let (_, remarks) = convert(&changed(line, by));
        assert_eq!(remarks, [wanted], "{by}");
    }
}

#[test]
fn what_is_refused_is_refused_at_its_place() {
    let rows = [
        (String::new(), "line 1, column 1: there is no piece, as Knight:N:::b1,g1"),
        ("files=17\nking::::e1".to_owned(), "line 1, column 1: files is a number from 2 to 16"),
        (
            "files=8\n  nothing\n".to_owned(),
            "line 2, column 3: “nothing” is neither key=value nor name:ID:move:image:squares",
        ),
        (
            changed("symmetry=mirror", "symmetry=any"),
            "line 7, column 1: the symmetry is mirror, rotate or none",
        ),
        (
            changed("symmetry", "royal=9\nsymmetry"),
            "line 7, column 1: royal is the number of a piece in the list, from 1, or its ID",
        ),
        (
            changed("queen", "vizier"),
            "line 12, column 9: how the vizier moves is not known by its name: write it",
        ),
        (
            changed("queen:::", "queen::fK:"),
            "line 12, column 8: \"fK\": fK is read in two ways: write fW for one square, fWfF for three; of Queens likewise fR, fRfB",
        ),
        (changed("d1", "d9"), "line 12, column 10: “d9” is no square of the board"),
        (changed("d1", "e1"), "line 13, column 9: e1 is taken"),
        (changed("queen::::d1", "hole::::i1"), "line 12, column 9: “i1” is no square of the board"),
        (
            format!("{CHESS}hole::::e1\n"),
            "line 1, column 1: no variant file can say this game: the array is not a position: White must",
        ),
        (
            changed("e1", "e3-e4"),
            "line 1, column 1: no variant file can say this game: the array is not a position",
        ),
    ];
    for (text, wanted) in rows {
        let said = from_diagram(&text, "x").map(|conversion| conversion.file);
        let said = said.map_err(|error| error.to_string());
        assert!(said.is_err_and(|said| said.starts_with(wanted)), "{wanted}");
    }
    let many = "p:::::\n".repeat(200_000);
    assert!(from_diagram(&many, "x").is_err());
}

/// Omega Chess, as H. G. Muller has shown that diagrams have holes. A row of Pawns goes over two of
/// them.
#[test]
fn holes_are_no_pieces() {
    let omega = "files=12\nranks=12\npromoZone=2\nmaxPromote=2\npromoChoice=QNBRWC\nroyal=9\n\
                 pawn::fmWfceFimfnDimfnH::a3-l3\nhole::::b1-k1,a2-a6,l2-l6\nknight:N:::d2,i2\nwizard::::a1,l1\n\
                 bishop::::e2,h2\nchampion::::b2,k2\nrook::::c2,j2\nqueen::::f2\nking::K::g2\n";
    let (file, remarks) = convert(omega);
    assert!(remarks.is_empty(), "{remarks:?}");
    let read = |text: &str| Arc::new(Variant::from_toml("x", text).expect("it is read"));
    let (variant, bundled) = (read(&file), menagerie_rules::bundled_by_id("omega").expect("it is"));
    let placement = |variant: &Variant| variant.start_fen.split(' ').next().map(str::to_owned);
    assert_eq!(placement(&variant), placement(bundled));
    assert_eq!(Position::start(&variant).perft(3), Position::start(bundled).perft(3));
    assert!(!file.contains("promotes_in") && file.matches("promotes_to").count() == 1);
}
