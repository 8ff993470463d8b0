//! From an SVG document to pixels, and from clear pixels to opaque ones.
//!
//! A side's style sheet is given to the SVG reader for each drawing alone. Inside a document it
//! would color every piece.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree};

use crate::look::Rgb;

/// An SVG document stretched to `width` x `height` pixels, as premultiplied RGBA. It can use no
/// file and no font.
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

/// Lays premultiplied RGBA over opaque colors.
pub(crate) fn lay_over(sprite: &[u8], ground: &mut [Rgb]) {
    for (color, pixel) in ground.iter_mut().zip(sprite.chunks_exact(4)) {
        let clear = 255 - u32::from(pixel[3]);
        for (under, above) in color.0.iter_mut().zip(pixel) {
            let sum = u32::from(*above) * 255 + u32::from(*under) * clear;
            *under = u8::try_from((sum + 127) / 255).unwrap_or(u8::MAX);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_reach_nothing_outside() {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
            viewBox="0 0 8 8"><image width="8" height="8" xlink:href="/etc/hostname.png"/><text y="8">x</text></svg>"#;
        let pixels = rasterize(svg, String::new(), 8, 8).expect("the document is SVG");
        assert!(pixels.iter().all(|&byte| byte == 0));
    }

    #[test]
    fn broken_documents_are_refused() {
        assert!(rasterize("<svg", String::new(), 8, 8).is_err());
        assert!(rasterize("<svg/>", String::new(), 0, 8).is_err());
    }

    #[test]
    fn laying_over_keeps_the_ends_exact() {
        let mut ground = [Rgb([200, 100, 50]); 3];
        lay_over(&[0, 0, 0, 0, 10, 20, 30, 255, 64, 64, 64, 128], &mut ground);
        assert_eq!(ground, [Rgb([200, 100, 50]), Rgb([10, 20, 30]), Rgb([164, 114, 89])]);
    }
}
