//! Which accounts belong to which member, and by which account a member is named where.

use crate::database::{Db, Result, Store};
use menagerie_core::accounts::types::Link;
use menagerie_core::dispatch::Input;
use menagerie_core::model::Effect;
use menagerie_core::{Place, PlayerId};
use sqlx::Row;
use sqlx::any::AnyRow;

/// The member of an account; mostly the member has the same name.
pub(crate) async fn member(db: &mut Db, account: &PlayerId) -> Result<PlayerId> {
    let member: Option<String> =
        sqlx::query_scalar("SELECT member FROM links WHERE account = $1 AND until_at IS NULL")
            .bind(account.as_str())
            .fetch_optional(db)
            .await?;
    Ok(member.map_or_else(|| account.clone(), PlayerId::from_stored))
}

/// The same input with every person by the name of their member.
pub(crate) async fn resolved(db: &mut Db, input: &Input) -> Result<Input> {
    let mut resolved = input.clone();
    let mut accounts = Vec::new();
    for person in resolved.people() {
        let known = member(&mut *db, person).await?;
        if known != *person {
            let account = std::mem::replace(person, known.clone());
            accounts.push((known, account));
        }
    }
    if let Input::Call(call) = &mut resolved {
        // The caller comes first: a caller who names their own other account still speaks with this
        // one.
        for (known, account) in accounts {
            call.speaker.accounts.entry(known).or_insert(account);
        }
    }
    Ok(resolved)
}

fn link(row: &AnyRow) -> Result<Link> {
    Ok(Link {
        id: row.try_get("id")?,
        account: PlayerId::from_stored(row.try_get("account")?),
        member: PlayerId::from_stored(row.try_get("member")?),
        handles: [row.try_get("account_handle")?, row.try_get("member_handle")?],
    })
}

/// The link of a member or an account.
pub(crate) async fn link_of(db: &mut Db, player: &PlayerId) -> Result<Option<Link>> {
    let row = sqlx::query(
        "SELECT * FROM links WHERE account = $1 AND until_at IS NULL
         UNION ALL SELECT * FROM links WHERE member = $1 AND until_at IS NULL LIMIT 1",
    )
    .bind(player.as_str())
    .fetch_optional(db)
    .await?;
    row.as_ref().map(link).transpose()
}

/// The account of a person on a network, if one is known.
pub(crate) async fn on(db: &mut Db, person: &PlayerId, network: &str) -> Result<Option<PlayerId>> {
    if person.network() == network {
        return Ok(Some(person.clone()));
    }
    let link = link_of(db, person).await?;
    let accounts = link.into_iter().flat_map(|link| [link.account, link.member]);
    Ok(accounts.into_iter().find(|account| account.network() == network))
}

/// The account with which a person speaks or was named, if it is not the name of their member.
pub(crate) fn account_of<'a>(input: &'a Input, player: &'a PlayerId) -> Option<&'a str> {
    let Input::Call(call) = input else { return None };
    let account = call.speaker.account_of(player);
    (account != player).then_some(account.as_str())
}

/// The challenged account, if it is not the name of the opponent's member: the one that was named,
/// or else their account where the challenge is made.
pub(crate) async fn asked(
    db: &mut Db,
    input: &Input,
    opponent: Option<&PlayerId>,
    place: &Place,
) -> Result<Option<String>> {
    let Some(opponent) = opponent else { return Ok(None) };
    if let Some(named) = account_of(input, opponent) {
        return Ok(Some(named.to_owned()));
    }
    let there = on(db, opponent, place.network()).await?;
    Ok(there.filter(|there| there != opponent).map(|there| there.as_str().to_owned()))
}

/// An effect in its stored form, which stays valid when accounts are linked or parted. Players are
/// the accounts with which they sit, if the network of that seat is among these networks: so they
/// are alerted there alone. All other people are their accounts on the first network.
pub(crate) async fn addressed(
    db: &mut Db,
    effect: &Effect,
    seats: &[(PlayerId, PlayerId)],
    networks: &[&str],
) -> Result<Effect> {
    let Some(first) = networks.first() else { return Ok(effect.clone()) };
    let mut effect = effect.clone();
    for person in effect.people() {
        let seat = seats.iter().find(|(player, _)| player == person).map(|(_, seat)| seat);
        *person = match seat {
            Some(seat) if networks.contains(&seat.network()) => seat.clone(),
            _ => {
                let account = on(&mut *db, person, first).await?;
                account.or(seat.cloned()).unwrap_or_else(|| person.clone())
            }
        };
    }
    Ok(effect)
}

impl Store {
    /// The member of an account; mostly the member has the same name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn member_of(&self, account: &PlayerId) -> Result<PlayerId> {
        member(&mut *self.readers.acquire().await?, account).await
    }

    /// The account of a person on a network, if one is known. Any of their accounts may name them.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn account_on(&self, person: &PlayerId, network: &str) -> Result<Option<PlayerId>> {
        if person.network() == network {
            return Ok(Some(person.clone()));
        }
        on(&mut *self.readers.acquire().await?, person, network).await
    }
}
