//! The keys of a variant, except those of pieces: their default values, and the remarks on keys
//! that no variant file can express.

/// How a key is used.
#[derive(Clone, Copy)]
pub(super) enum Use {
    /// It is for engines and boards, not a rule.
    Nothing,
    /// It is carried over, as far as it can be.
    Rule,
    /// A list of pieces that is carried over.
    Pieces,
    /// One piece, or `*` for all pieces, that is carried over.
    Piece,
    /// It cannot be expressed, except for its default value.
    Unsaid(&'static str),
}

use Use::{Nothing, Piece, Pieces, Rule, Unsaid};

/// A key, its default value, and its use.
pub(super) struct Key(pub &'static str, pub &'static str, pub Use);

const DROPS: &str = "a drop encloses nothing";
const WALLS: &str = "there are no walls";
const CONNECT: &str = "no line of pieces wins";

#[rustfmt::skip]
const KEYS: &[Key] = &[
    Key("variantTemplate", "fairy", Nothing), Key("pieceToCharTable", "-", Nothing),
    Key("pocketSize", "0", Nothing), Key("pieceValueMg", "", Nothing), Key("pieceValueEg", "", Nothing),
    Key("maxRank", "8", Rule), Key("maxFile", "8", Rule),
    Key("startFen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Rule),
    Key("chess960", "false", Rule),
    Key("twoBoards", "false", Unsaid("there is one board")),
    Key("promotionRegionWhite", "*8", Rule), Key("promotionRegionBlack", "*1", Rule),
    Key("promotionPawnTypesWhite", "p", Pieces), Key("promotionPawnTypesBlack", "p", Pieces),
    Key("promotionPieceTypesWhite", "", Pieces), Key("promotionPieceTypesBlack", "", Pieces),
    Key("sittuyinPromotion", "false", Rule),
    Key("promotionLimit", "", Rule), Key("promotedPieceType", "", Rule),
    Key("piecePromotionOnCapture", "false", Rule), Key("mandatoryPawnPromotion", "true", Rule),
    Key("mandatoryPiecePromotion", "false", Rule),
    Key("pieceDemotion", "false", Rule),
    Key("blastOnCapture", "false", Rule),
    Key("blastImmuneTypes", "", Pieces),
    Key("mutuallyImmuneTypes", "", Pieces),
    Key("petrifyOnCaptureTypes", "", Unsaid("nothing turns to stone")), Key("petrifyBlastPieces", "false", Nothing),
    Key("doubleStep", "true", Rule), Key("doubleStepRegionWhite", "*2", Rule), Key("doubleStepRegionBlack", "*7", Rule),
    Key("tripleStepRegionWhite", "-", Rule), Key("tripleStepRegionBlack", "-", Rule),
    Key("enPassantRegionWhite", "all", Rule), Key("enPassantRegionBlack", "all", Rule),
    Key("enPassantTypesWhite", "p", Pieces), Key("enPassantTypesBlack", "p", Pieces),
    Key("castling", "true", Rule), Key("castlingDroppedPiece", "false", Rule),
    Key("castlingKingsideFile", "g", Rule), Key("castlingQueensideFile", "c", Rule), Key("castlingRank", "1", Rule),
    Key("castlingKingFile", "e", Rule), Key("castlingKingPieceWhite", "k", Piece), Key("castlingKingPieceBlack", "k", Piece),
    Key("castlingRookKingsideFile", "l", Rule), Key("castlingRookQueensideFile", "a", Rule),
    Key("castlingRookPiecesWhite", "r", Pieces), Key("castlingRookPiecesBlack", "r", Pieces),
    Key("oppositeCastling", "false", Unsaid("each side castles to the side that it likes")),
    Key("checking", "true", Rule), Key("dropChecks", "true", Rule),
    Key("mustCapture", "false", Rule),
    Key("mustDrop", "false", Rule), Key("mustDropType", "*", Rule),
    Key("pieceDrops", "false", Rule), Key("dropLoop", "false", Rule),
    Key("capturesToHand", "false", Rule),
    Key("firstRankPawnDrops", "false", Rule), Key("promotionZonePawnDrops", "false", Rule),
    Key("enclosingDrop", "none", Unsaid(DROPS)), Key("enclosingDropStart", "-", Nothing),
    Key("dropRegionWhite", "all", Rule), Key("dropRegionBlack", "all", Rule),
    Key("sittuyinRookDrop", "false", Rule),
    Key("dropOppositeColoredBishop", "false", Rule),
    Key("dropPromoted", "false", Rule), Key("dropNoDoubled", "-", Piece), Key("dropNoDoubledCount", "1", Rule),
    Key("immobilityIllegal", "false", Rule),
    Key("gating", "false", Rule), Key("seirawanGating", "false", Rule),
    Key("wallingRule", "none", Rule), Key("wallingRegionWhite", "all", Rule),
    Key("wallingRegionBlack", "all", Rule), Key("wallOrMove", "false", Unsaid(WALLS)),
    Key("cambodianMoves", "false", Rule),
    Key("diagonalLines", "-", Rule),
    Key("passWhite", "false", Rule), Key("passBlack", "false", Rule),
    Key("passOnStalemateWhite", "false", Rule), Key("passOnStalemateBlack", "false", Rule),
    Key("makpongRule", "false", Unsaid("the King may go out of check")),
    Key("flyingGeneral", "false", Rule), Key("soldierPromotionRank", "1", Rule),
    Key("flipEnclosedPieces", "none", Unsaid("pieces keep their side")),
    Key("nMoveRuleTypesWhite", "p", Pieces), Key("nMoveRuleTypesBlack", "p", Pieces),
    Key("nMoveRule", "50", Rule), Key("nFoldRule", "3", Rule), Key("nFoldValue", "draw", Rule),
    Key("nFoldValueAbsolute", "false", Rule),
    Key("perpetualCheckIllegal", "false", Rule),
    Key("moveRepetitionIllegal", "false", Unsaid("a piece may go to and fro")),
    Key("chasingRule", "none", Unsaid("chasing a piece for ever is allowed")),
    Key("stalemateValue", "draw", Rule),
    Key("stalematePieceCount", "false", Rule),
    Key("checkmateValue", "loss", Rule), Key("shogiPawnDropMateIllegal", "false", Rule),
    Key("shatarMateRule", "false", Unsaid("any checkmate wins")),
    Key("bikjangRule", "false", Rule),
    Key("extinctionValue", "none", Rule), Key("extinctionClaim", "false", Rule),
    Key("extinctionPseudoRoyal", "false", Rule), Key("dupleCheck", "false", Rule),
    Key("extinctionPieceTypes", "", Pieces), Key("extinctionPieceCount", "0", Rule),
    Key("extinctionOpponentPieceCount", "0", Rule),
    Key("flagPieceWhite", "*", Piece), Key("flagPieceBlack", "*", Piece),
    Key("flagRegionWhite", "-", Rule), Key("flagRegionBlack", "-", Rule),
    Key("flagPieceCount", "1", Rule), Key("flagPieceBlockedWin", "false", Rule),
    Key("flagMove", "false", Rule), Key("flagPieceSafe", "false", Rule),
    Key("checkCounting", "false", Rule),
    Key("connectN", "0", Rule), Key("connectPieceTypes", "*", Pieces),
    Key("connectVertical", "true", Rule), Key("connectHorizontal", "true", Rule),
    Key("connectDiagonal", "true", Rule), Key("connectValue", "win", Rule),
    Key("connectRegion1White", "-", Unsaid(CONNECT)), Key("connectRegion2White", "-", Nothing),
    Key("connectRegion1Black", "-", Unsaid(CONNECT)), Key("connectRegion2Black", "-", Nothing),
    Key("connectNxN", "0", Unsaid(CONNECT)), Key("collinearN", "0", Rule),
    Key("materialCounting", "none", Rule),
    Key("adjudicateFullBoard", "false", Unsaid("a full board does not end the game")),
    Key("countingRule", "none", Rule),
    Key("castlingWins", "-", Unsaid("castling does not win")),
];

/// The key of this name.
pub(super) fn key(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.0 == name)
}

/// The keys that a name sets: itself, or those of both sides.
pub(super) fn aliases(name: &str) -> Option<Vec<&'static Key>> {
    let names: Vec<String> = match name {
        "pawnTypes" => ["promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes"]
            .iter()
            .flat_map(|name| [format!("{name}White"), format!("{name}Black")])
            .collect(),
        "castlingRookPiece" => return aliases("castlingRookPieces"),
        "whiteFlag" => return aliases("flagRegionWhite"),
        "blackFlag" => return aliases("flagRegionBlack"),
        "whiteDropRegion" => return aliases("dropRegionWhite"),
        "blackDropRegion" => return aliases("dropRegionBlack"),
        name if key(name).is_some() => vec![name.to_owned()],
        name if OF_BOTH_SIDES.contains(&name) => {
            vec![format!("{name}White"), format!("{name}Black")]
        }
        _ => return None,
    };
    names.iter().map(|name| key(name)).collect()
}

/// The keys of both sides that can be set by one name. Fairy-Stockfish has no such form for other
/// keys.
const OF_BOTH_SIDES: &[&str] = &[
    "promotionPawnTypes",
    "promotionPieceTypes",
    "enPassantRegion",
    "enPassantTypes",
    "castlingKingPiece",
    "castlingRookPieces",
    "wallingRegion",
    "pass",
    "passOnStalemate",
    "nMoveRuleTypes",
    "flagPiece",
    "flagRegion",
];

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of the tests has the conversion of each key. A key without a row there is untested.
    #[test]
    fn every_key_has_its_row() {
        let table = include_str!("../../../tests/rules/data/convert_keys.tsv");
        let rows: Vec<&str> = table.lines().filter_map(|line| line.split('\t').next()).collect();
        for Key(name, ..) in KEYS {
            assert!(rows.contains(name), "{name}");
        }
        for name in OF_BOTH_SIDES {
            assert!(rows.contains(name), "{name}");
            assert_eq!(aliases(name).map(|keys| keys.len()), Some(2), "{name}");
        }
    }
}
