//! The plain way of drawing a board, with which all others are compared.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use menagerie_rules::{Color, Position};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// One SVG document for the whole board, parsed, rendered and encoded without any reuse.
pub fn plain(position: &Position) -> Vec<u8> {
    let svg = document(position);
    let tree = Tree::from_str(&svg, &Options::default()).expect("the document is SVG");
    let mut pixmap = Pixmap::new(1088, 1088).expect("the picture has an area");
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    pixmap.encode_png().expect("the picture can be encoded")
}

fn document(position: &Position) -> String {
    let variant = position.variant();
    let mut svg = String::from(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1088 1088'>\
         <path fill='#262421' d='M0 0h1088v1088h-1088z'/>",
    );
    for (index, color) in (0..256).zip(["#b58863", "#f0d9b5"].into_iter().cycle()) {
        let (column, row) = (index % 16, index / 16);
        let x = 32 + 64 * if row % 2 == 0 { 15 - column } else { column };
        let y = 32 + 64 * row;
        write!(svg, "<path fill='{color}' d='M{x} {y}h64v64h-64z'/>")
            .expect("strings can be written");
    }
    for (square, piece) in position.pieces() {
        let x = 32 + 64 * u32::from(square.file());
        let y = 32 + 64 * (15 - u32::from(square.rank()));
        let art = colored(&variant.pieces[piece.role.index()].drawing, piece.color);
        write!(svg, "<g transform='translate({x} {y})'>{art}</g>").expect("strings can be written");
    }
    svg + "</svg>"
}

/// A drawing with colors in place of its classes, because styles would leak from one piece to all
/// others.
fn colored(drawing: &str, color: Color) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("pieces/{drawing}.svg"));
    let svg = fs::read_to_string(path).expect("the drawing exists");
    let (start, end) = (svg.find('>').expect("a tag ends"), svg.rfind('<').expect("a tag starts"));
    let (fill, outline, detail, joint) = match color {
        Color::White => ("#fffdf7", "#1d1a17", "#1d1a17", "0"),
        Color::Black => ("#35312e", "#0c0b0a", "#f4efe6", "1.4"),
    };
    let jewel = if color == Color::White { fill } else { detail };
    svg[start + 1..end]
        .replace(r#"class="f""#, &format!("fill='{fill}' stroke='{outline}' stroke-width='2.75'"))
        .replace(r#"class="d""#, &format!("fill='none' stroke='{detail}' stroke-width='2.2'"))
        .replace(r#"class="j""#, &format!("fill='none' stroke='{detail}' stroke-width='{joint}'"))
        .replace(r#"class="e""#, &format!("fill='{detail}'"))
        .replace(r#"class="k""#, &format!("fill='{jewel}' stroke='{outline}' stroke-width='2.75'"))
}
