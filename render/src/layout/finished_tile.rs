//! A finished tile as palette indexes.

/// A tile ready to be put into pictures.
pub(crate) struct FinishedTile {
    width: u32,
    pixels: Box<[u8]>,
}

impl FinishedTile {
    /// A tile of rows of `width` palette indexes.
    pub(crate) fn new(pixels: Vec<u8>, width: u32) -> FinishedTile {
        FinishedTile { width, pixels: pixels.into() }
    }

    pub(crate) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The pixels of a row.
    pub(crate) fn row(&self, y: u32) -> &[u8] {
        let width = self.width as usize;
        &self.pixels[y as usize * width..][..width]
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<FinishedTile>() + size_of_val(&*self.pixels)
    }
}
