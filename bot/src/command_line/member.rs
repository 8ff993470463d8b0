//! `menagerie member`: exports or deletes a member's data, for members who ask the operator and for
//! members whom a restored backup has brought back. The bot has to be stopped for a deletion.

use super::arguments::{MemberOptions, MemberVerb};
use super::board::print;
use super::exit::Failure;
use super::{serve, settings};
use crate::addresses::is_player;
use crate::run::RunError;
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_chat::conversation::{MemberFile, member_file};
use menagerie_chat::desk::Desk;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Authority, Call, Command, Via};
use menagerie_core::model::state::Visibility;
use menagerie_core::{CauseId, Place, PlayerId};
use menagerie_rules::notation::Letters;
use menagerie_store::{Reader, Rehearsal, Store, StoreError};
use menagerie_terminal::wording;
use menagerie_words::{Language, without_links};
use rand::rngs::{StdRng, SysRng};
use rand::{RngExt, SeedableRng};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::sync::Arc;

/// The error for a text that is no account.
const NO_ACCOUNT: &str = "an account is named as the bot stores it: discord: and the number of the user (with developer mode on, Discord's menu of a member has “Copy User ID”), or matrix: and the whole Matrix ID, such as matrix:@ann:example.org";

/// Exports or deletes a member's data.
pub fn run(options: &MemberOptions) -> Result<(), Failure> {
    let (MemberVerb::Export { account, .. } | MemberVerb::Forget { account, .. }) = &options.verb;
    let account = named(account)?;
    let url = settings::database_url()?;
    serve::log()?;
    serve::runtime()?.block_on(async {
        match &options.verb {
            MemberVerb::Export { folder, .. } => {
                let reader = Reader::open(&url).await?;
                let done = export(&reader, &account, folder).await;
                let ended = reader.end().await;
                done?;
                Ok(ended?)
            }
            MemberVerb::Forget { yes, .. } => {
                let random = |error: rand::rngs::SysError| RunError::Random(error.to_string());
                let mut rng = StdRng::try_from_rng(&mut SysRng).map_err(random)?;
                // A rehearsal on a copy shows what a deletion would do.
                let rehearsal = if *yes { None } else { Rehearsal::of(&url).await? };
                let url = rehearsal.as_ref().map_or(url, Rehearsal::url);
                let store = Arc::new(Store::open(&url, &mut rng).await.map_err(RunError::from)?);
                let done = forget(&store, account, *yes, rng).await;
                let closed = store.close().await.map_err(RunError::from);
                done?;
                Ok(closed?)
            }
        }
    })
}

/// The account of this name, if it is one of a network.
fn named(typed: &str) -> Result<PlayerId, Failure> {
    let account = PlayerId::from_stored(typed.to_owned());
    let is_known =
        [menagerie_discord::NETWORK, menagerie_matrix::NETWORK].contains(&account.network());
    if is_known && is_player(&account) { Ok(account) } else { Err(Failure::input(NO_ACCOUNT)) }
}

async fn export(store: &Reader, account: &PlayerId, folder: &Path) -> Result<(), Failure> {
    let failed = |error: StoreError| Failure::from(RunError::from(error));
    let member = store.member_of(account).await.map_err(failed)?;
    let mut part = 1;
    loop {
        let file = member_file(store, &member, part).await.map_err(failed)?;
        let MemberFile { count, name, text } = file.map_err(|refusal| {
            Failure::other(without_links(&refusal.text(), menagerie_words::Reader::LOG))
        })?;
        let file = folder.join(name);
        write_for_owner(&file, text.unwrap_or_default().as_bytes())?;
        print(&format!("{} is written: {part} of {count}.", file.display()))?;
        if part >= count {
            return Ok(());
        }
        part += 1;
    }
}

/// Writes a new file that only this user may read. It replaces no other file, because that may be
/// another person's.
fn write_for_owner(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(path).and_then(|mut file| file.write_all(bytes));
    written.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Failure::input(format!(
            "there is {} already, perhaps of somebody else: move it away, or name another folder with --folder",
            path.display()
        )),
        _ => Failure::other(format!("{} cannot be written: {error}", path.display())),
    })
}

async fn forget(
    store: &Arc<Store>,
    account: PlayerId,
    is_sure: bool,
    mut rng: StdRng,
) -> Result<(), Failure> {
    // The cause has no name in it, and differs each time.
    let cause = CauseId::our_own(format_args!("forget-{:016x}", rng.random::<u64>()));
    let call = call(account, cause, is_sure);
    let (desk, work) = Desk::open(Arc::clone(store), Box::new(rng));
    let working = tokio::spawn(work);
    let reply = desk.ask(call).await;
    drop(desk);
    let ended = working.await;
    let reply = reply.map_err(Failure::other)?;
    ended.map_err(Failure::other)?;
    match reply {
        Reply::Ask(text, _) => {
            print("What they would be asked:")?;
            print(&wording(&text, Language::ENGLISH))?;
            print("Nothing is deleted yet: add --yes to do it.")
        }
        Reply::Done(text) => {
            store.erase().await.map_err(|error| Failure::from(RunError::from(error)))?;
            print(&format!("What they would be told: {}", wording(&text, Language::ENGLISH)))
        }
        Reply::Refused(text) => Err(Failure::other(wording(&text, Language::ENGLISH))),
        Reply::Nothing | Reply::Look(..) | Reply::Unplayed(..) => Ok(()),
    }
}

/// The call that the member would have made.
fn call(from: PlayerId, cause: CauseId, is_sure: bool) -> Call {
    let now = SystemClock.now();
    Call {
        place: Place::new(from.network(), "nowhere"),
        speaker: Speaker::default(),
        server: None,
        authority: Authority::Player,
        hears_talk: false,
        // The call concerns no data of others.
        visibility: Visibility::All,
        cause,
        at: now,
        seen: now,
        via: Via::Private,
        letters: Letters::default(),
        from,
        command: Command::Forget { confirmed: is_sure.then_some(now) },
    }
}
