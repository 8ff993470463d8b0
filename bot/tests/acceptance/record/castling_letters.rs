//! Castling rights in texts for other programs, beside the texts that are stored and hashed.

use crate::asking::{asked, told};
use crate::record::exports::record;
use crate::table::{Table, done};
use menagerie_core::model::CommandName;
use menagerie_core::record::{Form, Replayed, read, written};
use menagerie_words::fixed;

#[tokio::test]
async fn castling_rights_are_told_in_the_letters_that_other_programs_read() {
    let mut table = Table::at_of("chess", "4k2r/8/8/8/8/8/8/4K2R w e1,e8,h1,h8 - 0 9").await;
    done(&table.play("Ann", "h1h2").await);
    for (ply, fen) in
        [("0", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 9"), ("1", "4k2r/8/8/8/8/8/7R/4K3 b k - 1 9")]
    {
        let given = [("at", ply), ("text", "fen")];
        let answer = told(&asked(&table, "Ann", CommandName::Board, &given).await);
        assert!(answer.contains(&format!("{}\n{fen}\n", fixed("board-fen"))), "{answer}");
    }
    let replayed = Replayed::of(record(&table.store, 1).await).expect("its moves are legal");
    let text = |form| written(&replayed, form).expect("its times are times");
    assert_eq!(text(Form::Fen), "4k2r/8/8/8/8/8/7R/4K3 b k - 1 9\n");
    let pgn = text(Form::Pgn);
    assert!(pgn.contains("[FEN \"4k2r/8/8/8/8/8/8/4K2R w Kk - 0 9\"]\n"), "{pgn}");
    // The text that is hashed and read back stays as it was.
    let json = text(Form::Json);
    assert!(json.contains("4K2R w e1,e8,h1,h8 - 0 9") && json.contains("b e1,e8,h8 - 1 9"));
    assert_eq!(read(&json).expect("it is whole").0.record, replayed.record);
}
