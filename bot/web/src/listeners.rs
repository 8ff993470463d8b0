//! How many pages of each account listen for news: so many that nobody notices, and not all that there is
//! room for.

use menagerie_core::PlayerId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most pages of one account that listen at a time.
const MOST: usize = 16;

/// The pages that listen, counted by account.
#[derive(Clone, Default)]
pub struct Listeners(Arc<Mutex<HashMap<PlayerId, usize>>>);

/// A page that listens. It is counted until it is dropped.
pub struct Listens {
    all: Listeners,
    account: PlayerId,
}

impl Listeners {
    /// One more page of an account, if there is room for it.
    pub fn enter(&self, account: &PlayerId) -> Option<Listens> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(account.clone()).or_default();
        if *count >= MOST {
            return None;
        }
        *count += 1;
        Some(Listens { all: self.clone(), account: account.clone() })
    }
}

impl Drop for Listens {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        let left = all.get_mut(&self.account).map(|count| {
            *count = count.saturating_sub(1);
            *count
        });
        if left == Some(0) {
            all.remove(&self.account);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_has_room_again_when_a_page_is_closed() {
        let (all, ann, bob) = (Listeners::default(), PlayerId::new("t", 1), PlayerId::new("t", 2));
        let mut pages: Vec<Listens> = (0..MOST).filter_map(|_| all.enter(&ann)).collect();
        assert_eq!(pages.len(), MOST);
        assert!(all.enter(&ann).is_none() && all.enter(&bob).is_some());
        pages.pop();
        assert!(all.enter(&ann).is_some());
        drop(pages);
        assert!(all.0.lock().expect("nobody fails").is_empty(), "who has gone takes no room");
    }
}
