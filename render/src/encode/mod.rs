//! Writing a picture as a file.

mod gif;
mod png;

pub(crate) use gif::gif_file;
pub(crate) use png::png_file;
