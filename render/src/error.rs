//! Why a picture could not be made.

/// A failed picture: always a fault of the program or of a variant file, never of a position.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The variant names a drawing that does not exist.
    #[error("there is no drawing named {0:?}")]
    UnknownDrawing(String),
    /// The variant names a side style that does not exist.
    #[error("there is no style of pieces named {0:?}")]
    UnknownStyle(String),
    /// A drawing is not SVG that can be drawn.
    #[error("the drawing {name:?} cannot be drawn")]
    BrokenDrawing {
        /// Name of the drawing, without extension.
        name: String,
        /// The words of the SVG reader.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// A chart has no values.
    #[error("a chart without values cannot be drawn")]
    NoValues,
    /// The lowest value of a chart is not below its highest one, or one of them is no number.
    #[error("the lowest value of a chart is not below its highest one")]
    NoRange,
    /// A value of a chart, or its deviation, is infinite or no number.
    #[error("value {0} of a chart is no finite number")]
    NotFinite(usize),
    /// The PNG encoder refused the picture.
    #[error("the picture cannot be encoded")]
    Encoding(#[from] png::EncodingError),
    /// The GIF encoder refused the animation.
    #[error("the animation cannot be encoded")]
    Animation(#[from] gif::EncodingError),
}
