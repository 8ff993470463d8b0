//! The HTTP client of the tests.

use crate::server::TIMEOUT;
use reqwest::{Client, redirect};
use std::sync::LazyLock;

/// The client that tests share. Making one reads the system's hundred or so certificates, which takes as
/// long as some tests. It follows no redirects. It keeps no connections, since a connection ends with the
/// runtime of its test.
pub fn http_client() -> Client {
    static CLIENT: LazyLock<Client> = LazyLock::new(|| {
        let client = Client::builder().no_proxy().redirect(redirect::Policy::none());
        let client = client.pool_max_idle_per_host(0).timeout(TIMEOUT).build();
        client.expect("there is nothing to refuse")
    });
    CLIENT.clone()
}
