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
        /// What the SVG reader said.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The PNG encoder refused the picture.
    #[error("the picture cannot be encoded")]
    Encoding(#[from] png::EncodingError),
    /// The GIF encoder refused the animation.
    #[error("the animation cannot be encoded")]
    Animation(#[from] gif::EncodingError),
}
