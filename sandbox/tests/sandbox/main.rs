//! The tests of the loopback Discord, in one program: raw requests, a gateway client, the page, and
//! serenity itself.
#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod answers;
mod command_rules;
mod events;
mod form_limits;
mod gateway;
mod interactions;
mod messages;
mod page;
mod page_api;
mod permissions;
mod pins_and_reactions;
mod private_threads;
mod rates;
mod rest;
mod restart;
mod rights;
mod routes;
mod scheduled_events;
mod sent_files;
mod serenity_client;
mod sessions;
mod support;
mod thread_rules;
mod threads;
mod uploads;
