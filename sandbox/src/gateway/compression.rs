//! The three ways a frame can travel: as text, as one zlib stream a message, or as pieces of one
//! zlib stream a connection.

use axum::extract::ws::Message;
use flate2::{Compress, Compression as Level, FlushCompress};

pub(crate) enum Compression {
    None,
    /// IDENTIFY asked for `compress: true`.
    Payload,
    /// The address asked for `compress=zlib-stream`.
    Transport(Box<Compress>),
}

impl Compression {
    pub fn transport() -> Compression {
        Compression::Transport(Box::new(Compress::new(Level::default(), true)))
    }

    pub fn frame(&mut self, text: String) -> Message {
        match self {
            Compression::None => Message::Text(text.into()),
            Compression::Payload => {
                let mut stream = Compress::new(Level::default(), true);
                let bytes = compress(&mut stream, text.as_bytes(), FlushCompress::Finish);
                Message::Binary(bytes.into())
            }
            Compression::Transport(stream) => {
                let bytes = compress(stream, text.as_bytes(), FlushCompress::Sync);
                Message::Binary(bytes.into())
            }
        }
    }
}

fn compress(stream: &mut Compress, input: &[u8], flush: FlushCompress) -> Vec<u8> {
    let mut output = Vec::with_capacity(input.len() / 2 + 64);
    let mut read = 0;
    loop {
        let before = stream.total_in();
        output.reserve(1024);
        let status = stream.compress_vec(&input[read..], &mut output, flush);
        read += usize::try_from(stream.total_in() - before).unwrap_or(0);
        // A flush is complete once the stream leaves room in the output.
        let ended = matches!(status, Ok(flate2::Status::StreamEnd) | Err(_));
        if ended || (read == input.len() && output.len() < output.capacity()) {
            return output;
        }
    }
}
