//! The drawings: one SVG for each kind of piece, embedded, and turned into pixels.
//!
//! Drawings carry classes and no colors; the side's style sheet is given to the reader for each
//! drawing alone, because a style sheet inside a document would color every piece in it.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree};

use crate::error::RenderError;

/// One of the embedded drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Drawing(u8);

/// Every file of `pieces/`, in alphabetical order.
const DRAWINGS: [(&str, &str); 43] = [
    ("admiral", include_str!("../pieces/admiral.svg")),
    ("amazon", include_str!("../pieces/amazon.svg")),
    ("archbishop", include_str!("../pieces/archbishop.svg")),
    ("archer", include_str!("../pieces/archer.svg")),
    ("bishop", include_str!("../pieces/bishop.svg")),
    ("buffalo", include_str!("../pieces/buffalo.svg")),
    ("camel", include_str!("../pieces/camel.svg")),
    ("cannon", include_str!("../pieces/cannon.svg")),
    ("cardinal", include_str!("../pieces/cardinal.svg")),
    ("centaur", include_str!("../pieces/centaur.svg")),
    ("chariot", include_str!("../pieces/chariot.svg")),
    ("cheetah", include_str!("../pieces/cheetah.svg")),
    ("crocodile", include_str!("../pieces/crocodile.svg")),
    ("direwolf", include_str!("../pieces/direwolf.svg")),
    ("dragonhorse", include_str!("../pieces/dragonhorse.svg")),
    ("dragoon", include_str!("../pieces/dragoon.svg")),
    ("duchess", include_str!("../pieces/duchess.svg")),
    ("eagle", include_str!("../pieces/eagle.svg")),
    ("elephant", include_str!("../pieces/elephant.svg")),
    ("giraffe", include_str!("../pieces/giraffe.svg")),
    ("guard", include_str!("../pieces/guard.svg")),
    ("hawk", include_str!("../pieces/hawk.svg")),
    ("huntress", include_str!("../pieces/huntress.svg")),
    ("king", include_str!("../pieces/king.svg")),
    ("knight", include_str!("../pieces/knight.svg")),
    ("lion", include_str!("../pieces/lion.svg")),
    ("mammoth", include_str!("../pieces/mammoth.svg")),
    ("marauder", include_str!("../pieces/marauder.svg")),
    ("marshal", include_str!("../pieces/marshal.svg")),
    ("missionary", include_str!("../pieces/missionary.svg")),
    ("pawn", include_str!("../pieces/pawn.svg")),
    ("prince", include_str!("../pieces/prince.svg")),
    ("queen", include_str!("../pieces/queen.svg")),
    ("rhinoceros", include_str!("../pieces/rhinoceros.svg")),
    ("rook", include_str!("../pieces/rook.svg")),
    ("ship", include_str!("../pieces/ship.svg")),
    ("sissa", include_str!("../pieces/sissa.svg")),
    ("snake", include_str!("../pieces/snake.svg")),
    ("sorceress", include_str!("../pieces/sorceress.svg")),
    ("squirrel", include_str!("../pieces/squirrel.svg")),
    ("troll", include_str!("../pieces/troll.svg")),
    ("trooper", include_str!("../pieces/trooper.svg")),
    ("war_machine", include_str!("../pieces/war_machine.svg")),
];

impl Drawing {
    /// The drawing a variant file calls `name`.
    pub(crate) fn named(name: &str) -> Result<Drawing, RenderError> {
        DRAWINGS
            .binary_search_by_key(&name, |(known, _)| known)
            .ok()
            .and_then(|index| u8::try_from(index).ok())
            .map(Drawing)
            .ok_or_else(|| RenderError::UnknownDrawing(name.to_owned()))
    }

    /// Every drawing there is.
    #[cfg(test)]
    pub(crate) fn all() -> impl Iterator<Item = Drawing> {
        (0..).map(Drawing).take(DRAWINGS.len())
    }

    pub(crate) fn name(self) -> &'static str {
        DRAWINGS[usize::from(self.0)].0
    }

    pub(crate) fn svg(self) -> &'static str {
        DRAWINGS[usize::from(self.0)].1
    }
}

/// An SVG document stretched to `width` x `height` pixels, premultiplied RGBA; it can reach no file
/// and no font.
pub(crate) fn rasterize(
    svg: &str,
    sheet: String,
    width: u32,
    height: u32,
) -> Result<Vec<u8>, Box<dyn std::error::Error + Send + Sync>> {
    let options = Options {
        style_sheet: Some(sheet),
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)?;
    let mut pixmap = Pixmap::new(width, height).ok_or("the picture has no area")?;
    let size = tree.size();
    let stretch = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, stretch, &mut pixmap.as_mut());
    Ok(pixmap.take())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_in_the_table() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pieces");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .expect("the folder of drawings exists")
            .map(|entry| entry.expect("the folder can be listed").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        files.sort();
        let table: Vec<String> = DRAWINGS.iter().map(|(name, _)| format!("{name}.svg")).collect();
        assert_eq!(files, table);
        for (index, (name, _)) in DRAWINGS.iter().enumerate() {
            let drawing = Drawing::named(name).expect("the table is sorted");
            assert_eq!(usize::from(drawing.0), index);
        }
    }

    #[test]
    fn drawings_are_small_and_plain() {
        let forbidden =
            ["<text", "<style", "<image", "<filter", "<script", "href", "fill=", "stroke=\""];
        for (name, svg) in DRAWINGS {
            assert!(svg.len() <= 2_048, "{name} has {} bytes", svg.len());
            for word in forbidden {
                assert!(!svg.contains(word), "{name} contains {word}");
            }
        }
    }

    #[test]
    fn documents_reach_nothing_outside() {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
            viewBox="0 0 8 8"><image width="8" height="8" xlink:href="/etc/hostname.png"/><text y="8">x</text></svg>"#;
        let pixels = rasterize(svg, String::new(), 8, 8).expect("the document is SVG");
        assert!(pixels.iter().all(|&byte| byte == 0));
    }

    #[test]
    fn unknown_and_broken_drawings_are_named() {
        let error = Drawing::named("unicorn").expect_err("not drawn");
        assert_eq!(error.to_string(), "there is no drawing named \"unicorn\"");
        assert!(rasterize("<svg", String::new(), 8, 8).is_err());
        assert!(rasterize("<svg/>", String::new(), 0, 8).is_err());
    }
}
