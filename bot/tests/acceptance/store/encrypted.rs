//! A database on a server is spoken to with TLS where its address asks for that, and not at all with a
//! server that is not the one that was named.

use crate::beside::pool;
use crate::store::standing_by::{open, skipped};
use crate::table::{Folder, Table};

/// The address of a folder's database, with its host under this name and these words about encryption.
fn asked_for(folder: &Folder, host: &str, words: &str) -> String {
    folder.url().replace("sslmode=disable", words).replace("@127.0.0.1", &format!("@{host}"))
}

/// Asks that the server show a certificate of its own name, signed by the maker of this one.
fn verified() -> String {
    let file = std::env::var("TEST_POSTGRES_CA").expect("scripts/postgres/with.sh names it");
    format!("sslmode=verify-full&sslrootcert={file}")
}

#[tokio::test]
async fn every_connection_to_a_server_that_is_verified_is_encrypted() {
    if !skipped() {
        is_encrypted(&verified()).await;
    }
}

#[tokio::test]
async fn a_server_that_can_is_spoken_to_encrypted_if_its_address_says_nothing_of_that() {
    if !skipped() {
        is_encrypted("").await;
    }
}

/// Each connection with a server, with these words in its address.
async fn is_encrypted(words: &str) {
    let folder = Folder::new();
    let name = folder.url().rsplit_once("application_name=").expect("it is there").1.to_owned();
    let url = asked_for(&folder, "localhost", words);
    let table = Table::over(folder, &url).await;

    let beside = pool(&table.folder.url()).await;
    let connections = "SELECT count(*), count(nullif(ssl, FALSE)) FROM pg_stat_ssl \
        JOIN pg_stat_activity USING (pid) WHERE application_name = $1 AND pid <> pg_backend_pid()";
    let of_all: (i64, i64) =
        sqlx::query_as(connections).bind(name).fetch_one(&beside).await.expect("it says");
    let (all, encrypted) = of_all;
    assert!(all > 1, "the store has {all} connections");
    assert_eq!(all, encrypted);
}

#[tokio::test]
async fn a_server_that_cannot_show_who_it_is_is_refused_with_what_is_wrong() {
    if skipped() {
        return;
    }
    let folder = Folder::new();
    for (host, words, why) in [
        ("localhost", "sslmode=verify-full", "self-signed certificate"),
        ("127.0.0.1", &*verified(), "IP address mismatch"),
        ("localhost", "sslmode=verify-full&sslrootcert=/nowhere/ca.pem", "No such file"),
    ] {
        let opened = open(&asked_for(&folder, host, words)).await;
        let refused = opened.err().expect("it is somebody else");
        let said = refused.to_string();
        assert!(
            said.contains(why) && said.contains("check DATABASE_URL"),
            "{host} {words}: {said}"
        );
    }
}
