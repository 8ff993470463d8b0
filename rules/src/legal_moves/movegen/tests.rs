//! Every kind of movement at once, in random positions. A move is legal if no enemy could take the
//! King after it. The test tries each enemy's walk over the board, and uses nothing that the
//! generator remembers.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::legal_moves::destinations::{multi_steps, reach};
use crate::legal_moves::movegen::*;
use crate::legal_moves::visitor::Each;
use crate::{Color, Move, Position, Variant};

/// Label, XBetza, and the other settings of its table.
const PIECES: [(char, &str, &str); 17] = [
    ('K', "KisO2", "royal = true\ncastles_with = \"R\""),
    ('P', "fmWfceFifmnD", "pawn = true\npromotes_to = [\"A\", \"G\"]"),
    ('A', "R4FF", ""),
    ('B', "mafsmafW", ""),
    (
        'C',
        "pR",
        "never_hops_over = [\"C\", \"P\"]\nnever_captures = [\"D\"]\nbetza_along = { near = \"pB\" }",
    ),
    ('D', "gQ", ""),
    ('E', "nNnA", ""),
    ('F', "jBjD", ""),
    ('G', "[R-fsF]W", ""),
    ('H', "NN", ""),
    ('I', "[F?fsR]", ""),
    ('J', "WicR", ""),
    ('L', "nNN", ""),
    ('M', "[R=B]", ""),
    ('N', "B", "stays_in = \"near\""),
    ('R', "R", ""),
    ('S', "frNblNmcpB", "betza_within = { near = \"sR\" }"),
];

fn variant() -> Arc<Variant> {
    let mut text = "id = \"all\"\nname = \"All\"\nrevision = 1\nfiles = 10\nranks = 10\n\
        summary = \"All.\"\nrules = []\n\
        start = \"rabcdkefgr/hijlmmsnjp/10/10/10/10/10/10/HIJLMMSNJP/RABCDKEFGR w a1,a10,f1,f10,j1,j10,c2,c9,i2,i9,j2,j9 - 0 1\"\n\
        [sides]\nnames = [\"White\", \"Black\"]\nstyles = [\"white\", \"black\"]\n\
        [credits]\nauthor = \"a\"\nsource = \"b\"\nurl = \"https://example.org/\"\n\
        [endings]\nstalemate = \"draw\"\n\
        [zones.near]\nsquares = \"a1-j4\"\nname = \"near\"\n"
        .to_owned();
    for (label, betza, more) in PIECES {
        text += &format!(
            "[[pieces]]\nlabel = \"{label}\"\nname = \"{label}\"\ndrawing = \"x\"\n\
             betza = \"{betza}\"\nmoves = \"It moves.\"\n{more}\n"
        );
    }
    Arc::new(Variant::from_toml("all.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

/// Whether any enemy's walk leads to the King of this side.
fn could_be_taken(tables: &Tables, state: &State, side: Color) -> bool {
    let enemies = State { turn: side.other(), ..state.clone() };
    enemies.board.side(side.other()).iter().any(|from| {
        let kind = tables.kind(enemies.board.cell(from));
        reach(tables, &enemies, from, kind).contains(state.king(side))
    })
}

/// The legal moves of all pieces without captures in passing, as origin and destination.
fn tried(tables: &Tables, state: &State) -> BTreeSet<(Square, Square)> {
    let mut found = BTreeSet::new();
    for from in *state.board.side(state.turn) {
        let kind = tables.kind(state.board.cell(from));
        let mut to = reach(tables, state, from, kind);
        to |= multi_steps(state, from, kind);
        for to in to {
            let mut after = state.clone();
            after.play(
                tables,
                &Move { from, to, promotion: None, kind: MoveKind::Normal, placed: None },
            );
            if !could_be_taken(tables, &after, state.turn) {
                found.insert((from, to));
            }
        }
    }
    found
}

#[test]
fn what_is_legal_is_what_leaves_no_king_to_be_taken() {
    let variant = variant();
    let tables = variant.tables();
    let (mut positions, mut checks, mut pinned) = (0, 0, 0);
    let mut seed = 20_u64;
    let mut below = |limit: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % limit
    };
    for _ in 0..60 {
        let mut position = Position::start(&variant);
        for _ in 0..120 {
            let state = &position.state;
            let mut moves = Vec::new();
            legal(tables, state, !SquareSet::EMPTY, &mut Each(|mv: Move| moves.push(mv)));
            let ordinary =
                |mv: &&Move| !matches!(mv.kind, MoveKind::EnPassant | MoveKind::Castling { .. });
            let found: BTreeSet<(Square, Square)> =
                moves.iter().filter(ordinary).map(|mv| (mv.from, mv.to)).collect();
            let expected = tried(tables, state);
            assert_eq!(found, expected, "{}", position.fen());
            assert_eq!(position.is_check(), could_be_taken(tables, state, state.turn));
            positions += 1;
            checks += u32::from(position.is_check());
            let own = *state.board.side(state.turn);
            let pseudo: u32 = own
                .iter()
                .map(|from| reach(tables, state, from, tables.kind(state.board.cell(from))).len())
                .sum();
            pinned += u32::from(pseudo as usize > expected.len());
            let captures: Vec<Move> =
                moves.iter().filter(|mv| position.captured(mv).is_some()).copied().collect();
            if below(3) == 0 && !captures.is_empty() {
                moves = captures;
            }
            if moves.is_empty() {
                break;
            }
            position = position.play(&moves[below(moves.len())]);
        }
    }
    assert!(positions > 2000 && checks > 100 && pinned > 500, "{positions} {checks} {pinned}");
}
