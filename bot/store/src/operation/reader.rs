//! Reading the data about one person, from the database of a running bot or from one that nobody
//! can write.

use super::operator::{OperatorError, readable, there};
use crate::database::address::Address;
use crate::database::read_only::{Log, Way};
use crate::database::server::DatabaseServer;
use crate::database::{OpenError, Result, Store, StoreError};
use crate::game::records;
use crate::network::{encryption_keys, remembered};
use crate::people::accounts;
use crate::privacy::data_export;
use crate::privacy::data_export::DataExport;
use crate::tables::schema;
use menagerie_core::record::Record;
use menagerie_core::{GameId, PlayerId};
use sqlx::AnyPool;

/// A database for reading only.
pub struct Reader {
    readers: AnyPool,
    /// How the file was opened; nothing for a store's database, or one on a server.
    way: Option<Way>,
}

impl Store {
    /// A reader of this database.
    pub fn reader(&self) -> Reader {
        Reader { readers: self.readers.clone(), way: None }
    }
}

impl Reader {
    /// Opens the database at `url`, which a running bot may have open.
    ///
    /// # Errors
    /// When there is no such database, or it cannot be read.
    pub async fn open(url: &str) -> Result<Self, OperatorError> {
        match Address::read(url)? {
            Address::File(name) => {
                let path = there(&name)?;
                let way = Way::to(&path, Log::Read(&std::env::temp_dir())).await?;
                let readers = way.pool().await?;
                let mut first = readers.acquire().await.map_err(StoreError::from)?;
                schema::up_to_date(&mut first, &path).await?;
                drop(first);
                Ok(Self { readers, way: Some(way) })
            }
            Address::Server(address) => {
                let (server, mut first) = DatabaseServer::find(address).await?;
                readable(&server, &mut first).await?;
                let readers = server.readers().await;
                let readers =
                    readers.map_err(|error| OpenError::unreachable(server.name(), &error))?;
                Ok(Self { readers, way: None })
            }
        }
    }

    /// The member of an account; mostly the member has the same name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn member_of(&self, account: &PlayerId) -> Result<PlayerId> {
        accounts::member(&mut *self.readers.acquire().await?, account).await
    }

    /// Everything stored about a member, with all of their accounts, as it is at one instant; of
    /// their games the numbers and lengths.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn along(&self, member: &PlayerId) -> Result<DataExport> {
        data_export::along(&mut *self.readers.begin().await?, member).await
    }

    /// The record of a game.
    ///
    /// # Errors
    /// When the database cannot be read, or a move of the game is missing.
    pub async fn record(&self, id: GameId) -> Result<Option<Record>> {
        records::record(&mut *self.readers.acquire().await?, id).await
    }

    /// The value of a network with this name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn remembered(&self, network: &str, name: &str) -> Result<Option<String>> {
        remembered::remembered(&self.readers, network, name).await
    }

    /// All keys of a kind, each with the device or account of the bot that it is of.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn keys_of_kind(&self, kind: &str) -> Result<Vec<(String, String)>> {
        encryption_keys::of_kind(&self.readers, kind).await
    }

    /// Closes the database, if this reader has opened it.
    ///
    /// # Errors
    /// When it was changed meanwhile, so that the values that were read may never have existed
    /// together.
    pub async fn end(self) -> Result<(), OperatorError> {
        let Some(way) = self.way else { return Ok(()) };
        self.readers.close().await;
        Ok(way.end()?)
    }
}
