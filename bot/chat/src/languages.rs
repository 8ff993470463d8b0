//! Languages that members and communities have set.

use menagerie_core::PlayerId;
use menagerie_core::community::types::{Holder, Setting, Settings};
use menagerie_rules::notation::Letters;
use menagerie_store::Store;
use menagerie_words::Language;

/// The word of the setting while nobody has chosen a language: the one that the network tells.
pub const AS_THE_NETWORK: &str = "auto";

/// The words of the setting.
pub fn words() -> Vec<&'static str> {
    [AS_THE_NETWORK].into_iter().chain(Language::all().map(Language::tag)).collect()
}

/// The language in settings, if one is set.
pub fn set_in(settings: &Settings) -> Option<Language> {
    settings.get(&Setting::Language).and_then(|tag| Language::of_tag(tag))
}

/// The letters and words by which a language names pieces in typed moves. English has none of its own.
pub fn letters(language: Language) -> Letters {
    if language == Language::ENGLISH {
        return Letters::default();
    }
    let owned = |(typed, meant): (&str, &str)| (typed.to_owned(), meant.to_owned());
    let letters: Letters = language.letters().map(owned).collect();
    letters
        .with_names(language.piece_names().map(owned))
        .with_joining(language.joining_words().map(owned))
}

/// The language that somebody has set, for themselves or for a community. `None` if it cannot be
/// read, too, because a message has to go out all the same.
pub async fn set_by(store: &Store, holder: &Holder) -> Option<Language> {
    match store.settings(holder).await {
        Ok(settings) => set_in(&settings),
        Err(error) => {
            tracing::debug!(%error, "a language could not be read");
            None
        }
    }
}

/// The language that a member has set, with any of their accounts.
pub async fn set_by_member(store: &Store, account: &PlayerId) -> Option<Language> {
    let member = store.member_of(account).await.unwrap_or_else(|_| account.clone());
    set_by(store, &Holder::Player(member)).await
}
