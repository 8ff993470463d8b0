//! `menagerie convert`: other programs' games as variant files, which can then be checked.

use crate::operation::command_line::{menagerie, printed, refused};
use crate::server::Folder;

const INI: &str = "[weak:chess]
nMoveRule = 40
[wild:weak]
twoBoards = true
";

const DIAGRAM: &str = "files=8
promoChoice=QR
pawn::::a2-h2
rook::::a1,h1
queen::::d1
king::::e1
";

#[test]
fn what_is_converted_wholly_is_printed_and_can_be_checked() {
    let folder = Folder::new("convert");
    let (ini, diagram) = (folder.0.join("variants.ini"), folder.0.join("small.txt"));
    std::fs::write(&ini, INI).expect("it can be written");
    std::fs::write(&diagram, DIAGRAM).expect("it can be written");
    let (ini, diagram) = (ini.to_str().expect("text"), diagram.to_str().expect("text"));
    for (what, id, said) in [
        (&["ini", ini, "weak"][..], "weak", "move_rule = 40"),
        (&["diagram", diagram], "small", "promotes_to = [\"Q\", \"R\"]"),
    ] {
        let text = printed(&[&["convert"], what].concat());
        assert!(text.contains(said) && text.contains(&format!("id = \"{id}\"")), "{text}");
        let file = folder.0.join("game.toml");
        let file = file.to_str().expect("text");
        assert_eq!(printed(&[&["convert"], what, &["-o", file]].concat()), "");
        assert_eq!(std::fs::read_to_string(file).expect("it was written"), text);
        assert!(printed(&["lint", file]).contains("200 random games"));
    }
}

#[test]
fn what_is_lacking_is_listed_beside_the_file() {
    let folder = Folder::new("convert_part");
    let ini = folder.0.join("variants.ini");
    std::fs::write(&ini, INI).expect("it can be written");
    let output = menagerie(&["convert", "ini", ini.to_str().expect("text"), "wild"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("move_rule = 40"));
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "line 4: twoBoards = true: there is one board\nmenagerie: one thing was not carried over\n"
    );
}

#[test]
fn what_is_no_game_is_refused_at_its_place() {
    let folder = Folder::new("convert_refused");
    let ini = folder.0.join("variants.ini");
    std::fs::write(&ini, "[odd:nobody]\n").expect("it can be written");
    let ini = ini.to_str().expect("text");
    let said = refused(&["convert", "ini", ini, "odd"]);
    assert!(said.contains("line 1, column 6: there is no game “nobody” above"), "{said}");
    let said = refused(&["convert", "diagram", ini]);
    assert!(said.contains("line 1, column 14: how the [odd moves is not known"), "{said}");
    assert!(refused(&["convert", "ini", "nowhere.ini", "odd"]).contains("cannot be read"));
}
