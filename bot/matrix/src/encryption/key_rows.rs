//! The data of the Olm machine, as rows of the store: under which names, and of whom.

use crate::names;
use matrix_sdk_crypto::olm::{
    InboundGroupSession, OlmMessageHash, OutboundGroupSession, PrivateCrossSigningIdentity,
    SenderData, SenderDataType, Session,
};
use matrix_sdk_crypto::store::CryptoStoreError;
use matrix_sdk_crypto::store::types::{Changes, RoomKeyWithheldEntry};
use matrix_sdk_crypto::vodozemac::Curve25519PublicKey;
use matrix_sdk_crypto::{DeviceData, GossipRequest, SecretInfo, UserIdentityData};
use menagerie_store::{KeyChange, KeyRow};
use ruma::{RoomId, UserId};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// The bot's device itself: its own keys.
pub const ACCOUNT: &str = "account";
/// The private keys with which the bot signs its device.
pub const IDENTITY: &str = "identity";
/// A session with one device of somebody, by the key of that device.
pub const SESSION: &str = "session";
/// A key with which messages of a room are read, by room and session.
pub const READING: &str = "reading";
/// The key with which the bot writes in a room, and to whom it was given.
pub const GIVEN: &str = "given";
/// A device of somebody, by user and device.
pub const DEVICE: &str = "device";
/// The public keys with which somebody signs their devices.
pub const SIGNER: &str = "signer";
/// A user whose devices are followed.
pub const FOLLOWED: &str = "followed";
/// A message to the bot's device that was read, so that it is not read twice.
pub const HASH: &str = "hash";
/// A question to other devices of the bot, by number.
pub const QUESTION: &str = "question";
/// The number of a question, by what it asks for.
pub const ASKED: &str = "asked";
/// A key that its owner keeps from the bot, and why.
pub const WITHHELD: &str = "withheld";
/// How a room is encrypted.
pub const ROOM: &str = "room";
/// A secret that another device of the bot has sent.
pub const SECRET: &str = "secret";
/// A bundle of keys of a room from before the bot came, by room and sender.
pub const BUNDLE: &str = "bundle";
/// A room that waits for such a bundle.
pub const AWAITED: &str = "awaited";
/// A room whose keys were all read from the backup.
pub const FETCHED: &str = "fetched";
/// Which messages of a session were read: the event of each.
pub const READ: &str = "read";
/// Anything else, by name.
pub const VALUE: &str = "value";

/// The names of single values.
pub const BACKUP_KEY: &str = "backup key";
pub const BACKUP_VERSION: &str = "backup version";
pub const DEHYDRATED: &str = "dehydrated device key";
pub const NEXT: &str = "next batch";
pub const ETAG: &str = "backup etag";

/// How many bytes a name has at most. An index of PostgreSQL takes some 2,700.
const LONGEST: usize = 300;

type Result<T> = std::result::Result<T, CryptoStoreError>;

/// Rows to be stored together.
#[derive(Debug, Default)]
pub struct Rows(pub Vec<KeyChange>);

impl Rows {
    /// A value under two names.
    pub fn keep(
        &mut self,
        kind: &'static str,
        name: &str,
        part: &str,
        value: &impl Serialize,
    ) -> Result<()> {
        self.keep_of(kind, name, part, None, value)
    }

    /// The same of a person.
    pub fn keep_of(
        &mut self,
        kind: &'static str,
        name: &str,
        part: &str,
        person: Option<&UserId>,
        value: &impl Serialize,
    ) -> Result<()> {
        let row = row(kind, name, part, person, value)?;
        self.0.push(KeyChange::Keep(row));
        Ok(())
    }

    /// A value goes.
    pub fn leave(&mut self, kind: &'static str, name: &str, part: &str) {
        self.0.push(KeyChange::Drop { kind, name: fit(name), part: fit(part) });
    }

    /// A session with a device.
    pub async fn session(&mut self, session: &Session) -> Result<()> {
        let pickle = session.pickle().await;
        self.keep(SESSION, &pickle.sender_key.to_base64(), session.session_id(), &pickle)
    }

    /// A key to read with, and the version of the backup that has it.
    pub async fn reading(
        &mut self,
        session: &InboundGroupSession,
        backup: Option<&str>,
    ) -> Result<()> {
        let pickle = session.pickle().await;
        let person = match &session.sender_data {
            SenderData::DeviceInfo { device_keys, .. } => Some(&*device_keys.user_id),
            SenderData::VerificationViolation(known)
            | SenderData::SenderUnverified(known)
            | SenderData::SenderVerified(known) => Some(&*known.user_id),
            SenderData::UnknownDevice { .. } => None,
        };
        let row = row(READING, session.room_id().as_str(), session.session_id(), person, &pickle)?;
        self.0.push(KeyChange::Keep(KeyRow {
            mark: Some(mark(session.sender_key(), session.sender_data_type())),
            backup: backup.map(str::to_owned),
            ..row
        }));
        Ok(())
    }

    async fn given(&mut self, session: &OutboundGroupSession) -> Result<()> {
        self.keep(GIVEN, session.room_id().as_str(), "", &session.pickle().await)
    }

    async fn identity(&mut self, identity: &PrivateCrossSigningIdentity) -> Result<()> {
        self.keep(IDENTITY, "", "", &identity.pickle().await)
    }

    fn device(&mut self, device: &DeviceData) -> Result<()> {
        let (user, id) = (device.user_id(), device.device_id());
        let mut row = row(DEVICE, user.as_str(), id.as_str(), Some(user), device)?;
        // By this its sessions are found when the person's data is deleted.
        row.mark = device.curve25519_key().map(|key| key.to_base64());
        self.0.push(KeyChange::Keep(row));
        Ok(())
    }

    fn signer(&mut self, signer: &UserIdentityData) -> Result<()> {
        let user = signer.user_id();
        self.keep_of(SIGNER, user.as_str(), "", Some(user), signer)
    }

    fn hash(&mut self, hash: &OlmMessageHash) -> Result<()> {
        self.keep(HASH, &hash.sender_key, &hash.hash, &true)
    }

    fn question(&mut self, question: &GossipRequest) -> Result<()> {
        let number = question.request_id.as_str();
        self.keep(ASKED, &asked(&question.info), "", &number)?;
        self.keep(QUESTION, number, "", question)
    }

    fn withheld(
        &mut self,
        room: &RoomId,
        session: &str,
        entry: &RoomKeyWithheldEntry,
    ) -> Result<()> {
        self.keep_of(WITHHELD, room.as_str(), session, Some(&entry.sender), entry)
    }

    /// All that has changed.
    pub async fn of(changes: &Changes) -> Result<Self> {
        let mut rows = Self::default();
        for session in &changes.sessions {
            rows.session(session).await?;
        }
        for session in &changes.inbound_group_sessions {
            rows.reading(session, None).await?;
        }
        for session in &changes.outbound_group_sessions {
            rows.given(session).await?;
        }
        if let Some(identity) = &changes.private_identity {
            rows.identity(identity).await?;
        }
        for device in changes.devices.new.iter().chain(&changes.devices.changed) {
            rows.device(device)?;
        }
        for device in &changes.devices.deleted {
            rows.leave(DEVICE, device.user_id().as_str(), device.device_id().as_str());
        }
        for signer in changes.identities.new.iter().chain(&changes.identities.changed) {
            rows.signer(signer)?;
        }
        for hash in &changes.message_hashes {
            rows.hash(hash)?;
        }
        for question in &changes.key_requests {
            rows.question(question)?;
        }
        for (room, sessions) in &changes.withheld_session_info {
            for (session, entry) in sessions {
                rows.withheld(room, session, entry)?;
            }
        }
        for (room, settings) in &changes.room_settings {
            rows.keep(ROOM, room.as_str(), "", settings)?;
        }
        for secret in &changes.secrets {
            rows.keep(SECRET, secret.secret_name.as_str(), &secret.secret, &*secret.secret)?;
        }
        for bundle in &changes.received_room_key_bundles {
            let (room, sender) = (bundle.bundle_data.room_id.as_str(), &*bundle.sender_user);
            rows.keep_of(BUNDLE, room, sender.as_str(), Some(sender), bundle)?;
        }
        for room in &changes.room_key_backups_fully_downloaded {
            rows.keep(FETCHED, room.as_str(), "", &true)?;
        }
        for (room, details) in &changes.rooms_pending_key_bundle {
            match details {
                Some(it) => rows.keep_of(AWAITED, room.as_str(), "", Some(&it.inviter), it)?,
                None => rows.leave(AWAITED, room.as_str(), ""),
            }
        }
        if let Some(key) = &changes.backup_decryption_key {
            rows.keep(VALUE, BACKUP_KEY, "", key)?;
        }
        if let Some(version) = &changes.backup_version {
            rows.keep(VALUE, BACKUP_VERSION, "", version)?;
        }
        if let Some(key) = &changes.dehydrated_device_pickle_key {
            rows.keep(VALUE, DEHYDRATED, "", key)?;
        }
        if let Some(token) = &changes.next_batch_token {
            rows.keep(VALUE, NEXT, "", token)?;
        }
        Ok(rows)
    }
}

fn row(
    kind: &'static str,
    name: &str,
    part: &str,
    person: Option<&UserId>,
    value: &impl Serialize,
) -> Result<KeyRow> {
    Ok(KeyRow {
        kind,
        name: fit(name),
        part: fit(part),
        mark: None,
        person: person.map(names::player),
        backup: None,
        value: serde_json::to_string(value)?,
    })
}

/// The second name of a key to read with: whose it is, and how much is known of them.
pub fn mark(sender: Curve25519PublicKey, known: SenderDataType) -> String {
    format!("{} {}", sender.to_base64(), known as u8)
}

/// A name as the database can hold it. Others choose some of them, such as those of sessions.
pub fn fit(name: &str) -> String {
    if name.len() <= LONGEST && !name.contains('\0') {
        return name.to_owned();
    }
    let digest = Sha256::digest(name);
    format!("sha256:{}", digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
}

/// The name of what a question asks for.
pub fn asked(info: &SecretInfo) -> String {
    info.as_key()
}
