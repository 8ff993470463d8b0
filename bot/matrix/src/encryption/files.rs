//! Pictures and other files for encrypted rooms.

use crate::homeserver::fault::Fault;
use matrix_sdk_crypto::AttachmentEncryptor;
use ruma::OwnedMxcUri;
use ruma::events::room::{EncryptedFile, MediaSource};
use std::io::{Cursor, Read as _};

/// A sealed file. The homeserver has its text, and the readers of the message the key.
pub struct Sealed {
    /// The text to upload.
    pub text: Vec<u8>,
    key: matrix_sdk_crypto::MediaEncryptionInfo,
}

impl Sealed {
    /// The file at its address, with the key to it.
    pub fn at(self, address: OwnedMxcUri) -> MediaSource {
        let file = EncryptedFile::new(address, self.key.encryption_info, self.key.hashes);
        MediaSource::Encrypted(Box::new(file))
    }
}

/// Seals a file.
///
/// # Errors
/// Never, since it is in memory.
pub fn seal(file: &[u8]) -> Result<Sealed, Fault> {
    let mut file = Cursor::new(file);
    let mut sealing = AttachmentEncryptor::new(&mut file);
    let mut text = Vec::new();
    sealing.read_to_end(&mut text).map_err(|error| Fault::Senseless(error.to_string()))?;
    Ok(Sealed { text, key: sealing.finish() })
}
