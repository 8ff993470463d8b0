//! The errors of the Olm machine, as faults.

use crate::homeserver::fault::Fault;
use matrix_sdk_crypto::OlmError;
use matrix_sdk_crypto::store::CryptoStoreError;

/// A database that cannot be read or written now can be later.
pub fn unstored(error: CryptoStoreError) -> Fault {
    Fault::Later(error.to_string())
}

/// The meaning of an error of the machine.
pub fn unsealed(error: OlmError) -> Fault {
    match error {
        OlmError::Store(error) => unstored(error),
        error => Fault::Senseless(error.to_string()),
    }
}

/// A fault on the way to a key. Nothing is lost by it: it passes, or somebody mends it.
pub fn passing(fault: Fault) -> Fault {
    match fault {
        Fault::Gone | Fault::Senseless(_) | Fault::Refused(_) => Fault::Later(fault.to_string()),
        fault => fault,
    }
}
