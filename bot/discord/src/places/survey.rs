//! The survey of the bot's rights in all its servers, made without connecting to the gateway. The
//! command `doctor` shows it.

use crate::api::client;
use crate::api::fault::Fault;
use crate::api::request_budget::BudgetedHttp;
use crate::gateway::connect_error::ConnectError;
use crate::names;
use crate::places::rights;
use menagerie_config::DiscordSettings;
use menagerie_core::Place;
use menagerie_core::model::visible;
use menagerie_words::{Reader, without_links};
use serenity::http::GuildPagination;
use serenity::model::channel::{ChannelType, GuildChannel};
use serenity::model::guild::GuildInfo;
use serenity::model::id::{ChannelId, UserId};
use std::collections::BTreeSet;

/// The most servers that Discord lists at once.
const PAGE: u64 = 200;

/// The result of the survey.
pub struct Survey {
    /// The bot's name.
    pub name: String,
    /// The number of its servers.
    pub servers: usize,
    /// The findings: what is missing, and what that means, one line each.
    pub findings: Vec<String>,
}

/// Asks for the bot's rights in these places. In servers without any of them, asks whether a
/// channel is fit for games.
///
/// # Errors
/// When Discord does not accept the bot, or cannot be reached.
pub async fn survey(settings: &DiscordSettings, places: &[Place]) -> Result<Survey, ConnectError> {
    let (http, identity) = client::check(settings).await?;
    let mut places: BTreeSet<ChannelId> = places.iter().filter_map(names::channel).collect();
    let mut servers = 0;
    let mut findings: Vec<String> =
        identity.advice(settings).map(|it| format!("it {it}")).into_iter().collect();
    let mut after = None;
    loop {
        let page = http.turn().await.get_guilds(after, Some(PAGE)).await?;
        for server in &page {
            servers += 1;
            let name = visible(&server.name).replace('\n', " ");
            match in_server(&http, identity.user, server, &mut places).await {
                Ok(found) => {
                    findings.extend(found.into_iter().map(|it| format!("server “{name}”{it}")));
                }
                Err(fault) => findings.push(format!(
                    "server “{name}”: what I may do there cannot be asked ({}): try again later",
                    fault.words()
                )),
            }
        }
        match page.last() {
            Some(last) if page.len() as u64 == PAGE => {
                after = Some(GuildPagination::After(last.id));
            }
            _ => break,
        }
    }
    let mut gone = Vec::new();
    for place in places {
        // Discord does not list threads with the channels of a server.
        match rights::lacking(&http, identity.user, place).await {
            Ok(Some(names)) => findings.push(format!(
                "thread {place}: I lack {}, so games there are not shown as they should be, or wait: grant it to my role in its channel's permissions, and what waits is shown by itself",
                in_english(&names)
            )),
            Ok(None) => {}
            Err(_) => gone.push(place),
        }
    }
    findings.extend(gone.into_iter().map(|gone| {
        format!("channel {gone} is in no server that I am in, and games run there or may be begun there: invite me again, or use any command of mine in another channel, and the games go on there")
    }));
    Ok(Survey { name: identity.name, servers, findings })
}

/// The names of permissions for the person who runs the bot.
fn in_english(names: &[&str]) -> String {
    without_links(&rights::permissions(names), Reader::LOG)
}

/// The missing rights in a server. Its channels are taken out of `places`.
async fn in_server(
    http: &BudgetedHttp,
    me: UserId,
    server: &GuildInfo,
    places: &mut BTreeSet<ChannelId>,
) -> Result<Vec<String>, Fault> {
    let guild = http.turn().await.get_guild(server.id).await?;
    let member = http.turn().await.get_member(server.id, me).await?;
    let channels = http.turn().await.get_channels(server.id).await?;
    let lacks =
        |channel: &GuildChannel| rights::missing(guild.user_permissions_in(channel, &member));
    let mut found = Vec::new();
    let mut is_known = false;
    for channel in channels.iter().filter(|channel| places.remove(&channel.id)) {
        is_known = true;
        if let Some(names) = lacks(channel) {
            let channel = visible(&channel.name).replace('\n', " ");
            found.push(format!(
                ", #{channel}: I lack {}, so games there are not shown as they should be, or wait: grant it to my role in the channel's permissions, and what waits is shown by itself",
                in_english(&names)
            ));
        }
    }
    let texts = channels.iter().filter(|channel| channel.kind == ChannelType::Text);
    let lacking: Vec<Option<Vec<&str>>> = texts.map(lacks).collect();
    if !is_known && lacking.iter().all(Option::is_some) {
        let example = lacking.into_iter().flatten().min_by_key(Vec::len);
        let why = match example {
            Some(names) => format!("the least that I lack is {}", in_english(&names)),
            None => "there is no text channel".to_owned(),
        };
        found.push(format!(
            ": no game can be begun there ({why}): grant me in the channel for games what docs/operators/settings.md lists"
        ));
    }
    Ok(found)
}
