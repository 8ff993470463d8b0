//! An unmodified serenity client plays through everything a bot of ours does.

use crate::support::{PIXEL, SOON, start};
use menagerie_sandbox::{AnswerKind, Sandbox, TOKEN};
use serde_json::json;
use serenity::all::{
    AutoArchiveDuration, ButtonStyle, ChannelType, Client, CommandOptionType, Context,
    CreateActionRow, CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand,
    CreateCommandOption, CreateEmbed, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, CreateThread, EditAttachments,
    EditInteractionResponse, EditMessage, Event, EventHandler, GatewayIntents, GuildId,
    HttpBuilder, InputTextStyle, Interaction, Message, RawEventHandler, Ready,
};

struct Handler {
    guild: GuildId,
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        let option = |name, kind, required| {
            CreateCommandOption::new(kind, name, "An option").required(required)
        };
        let commands =
            vec![
                CreateCommand::new("challenge")
                    .description("Challenge somebody")
                    .add_option(option("opponent", CommandOptionType::User, true)),
                CreateCommand::new("move").description("Move").add_option(
                    option("move", CommandOptionType::String, true).set_autocomplete(true),
                ),
            ];
        self.guild.set_commands(&context, commands).await.unwrap();
    }

    async fn message(&self, context: Context, message: Message) {
        if message.author.bot || !message.content.starts_with("e2") {
            return;
        }
        let builder = CreateMessage::new()
            .content("played e2-e4")
            .reference_message(&message)
            .add_file(CreateAttachment::bytes(PIXEL, "board.png").description("The board"))
            .embed(CreateEmbed::new().title("Move 1").image("attachment://board.png"))
            .components(vec![
                CreateActionRow::Buttons(vec![
                    CreateButton::new("resign:1").label("Resign").style(ButtonStyle::Danger),
                    CreateButton::new("type:1").label("Type a move…"),
                ]),
                CreateActionRow::SelectMenu(CreateSelectMenu::new(
                    "pick:1",
                    CreateSelectMenuKind::String {
                        options: vec![CreateSelectMenuOption::new("Pawn", "p")],
                    },
                )),
            ]);
        message.channel_id.send_message(&context, builder).await.unwrap();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => {
                command.defer(&context).await.unwrap();
                let file = CreateAttachment::bytes(PIXEL, "board.png").description("A board");
                let edit =
                    EditInteractionResponse::new().content("Ready to play").new_attachment(file);
                let answer = command.edit_response(&context, edit).await.unwrap();
                let thread = CreateThread::new("Ann – Bob")
                    .kind(ChannelType::PublicThread)
                    .auto_archive_duration(AutoArchiveDuration::OneWeek);
                let thread = command
                    .channel_id
                    .create_thread_from_message(&context, answer.id, thread)
                    .await
                    .unwrap();
                thread.id.add_thread_member(&context, command.user.id).await.unwrap();
                let text = CreateMessage::new().content(format!("<@{}> to move", command.user.id));
                let mut first = thread.id.send_message(&context, text).await.unwrap();
                let edit = EditMessage::new().content("Your move").attachments(
                    EditAttachments::new().add(CreateAttachment::bytes(PIXEL, "b.png")),
                );
                first.edit(&context, edit).await.unwrap();
            }
            Interaction::Autocomplete(autocomplete) => {
                let typed = autocomplete.data.autocomplete().unwrap().value.to_owned();
                let response = CreateAutocompleteResponse::new()
                    .add_string_choice(format!("{typed}-e4"), format!("{typed}e4"));
                autocomplete
                    .create_response(&context, CreateInteractionResponse::Autocomplete(response))
                    .await
                    .unwrap();
            }
            Interaction::Component(component) => {
                let response = if component.data.custom_id.starts_with("type") {
                    let input = CreateInputText::new(InputTextStyle::Short, "Move", "move");
                    CreateInteractionResponse::Modal(
                        CreateModal::new("form:1", "Your move")
                            .components(vec![CreateActionRow::InputText(input)]),
                    )
                } else if component.data.custom_id.starts_with("pick") {
                    let message = CreateInteractionResponseMessage::new()
                        .content("picked")
                        .components(vec![]);
                    CreateInteractionResponse::UpdateMessage(message)
                } else {
                    let message =
                        CreateInteractionResponseMessage::new().content("Sure?").ephemeral(true);
                    CreateInteractionResponse::Message(message)
                };
                component.create_response(&context, response).await.unwrap();
            }
            Interaction::Modal(modal) => {
                let message =
                    CreateInteractionResponseMessage::new().content("got it").ephemeral(true);
                modal
                    .create_response(&context, CreateInteractionResponse::Message(message))
                    .await
                    .unwrap();
            }
            _ => {}
        }
    }
}

/// serenity drops events it cannot read without a word; here it may not.
struct NothingUnknown;

#[serenity::async_trait]
impl RawEventHandler for NothingUnknown {
    async fn raw_event(&self, _: Context, event: Event) {
        assert!(!matches!(event, Event::Unknown(_)), "{event:?}");
        if let Event::Unknown(unknown) = event {
            eprintln!("UNREADABLE {} {}", unknown.kind, unknown.value);
            std::process::abort();
        }
    }
}

async fn run_bot(sandbox: &Sandbox) -> tokio::task::JoinHandle<()> {
    let http = HttpBuilder::new(TOKEN).client(crate::support::client(sandbox)).build();
    let intents = GatewayIntents::GUILDS
        | GatewayIntents::GUILD_MESSAGES
        | GatewayIntents::DIRECT_MESSAGES
        | GatewayIntents::MESSAGE_CONTENT;
    let mut client = serenity::client::ClientBuilder::new_with_http(http, intents)
        .event_handler(Handler { guild: GuildId::new(sandbox.guild_id()) })
        .raw_event_handler(NothingUnknown)
        .await
        .unwrap();
    let _: &Client = &client;
    let task = tokio::spawn(async move { client.start().await.unwrap() });
    let ready = sandbox.wait(SOON, |it| (it.commands().len() == 2).then_some(())).await;
    if ready.is_err() {
        for exchange in sandbox.exchanges() {
            eprintln!("{exchange:?}");
        }
        for frame in sandbox.gateway_frames() {
            eprintln!("{frame:?}");
        }
        panic!("the bot did not get ready");
    }
    task
}

#[tokio::test]
async fn a_serenity_bot_works() {
    let sandbox = start().await;
    let bot = run_bot(&sandbox).await;
    let (ann, bob) = (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
    let games = sandbox.channel_named("games").unwrap();

    let given = sandbox.slash(ann, games, "challenge", &json!({ "opponent": bob.to_string() }));
    let answer = given.unwrap().answer().await;
    assert_eq!(answer.error, None);
    assert_eq!(answer.kind, AnswerKind::DeferredMessage);
    assert_eq!(answer.text(), "Ready to play");
    assert_eq!(&*answer.messages[0].attachments[0].bytes, PIXEL);
    assert_eq!(answer.messages[0].attachments[0].description.as_deref(), Some("A board"));

    let edited = |it: &Sandbox| {
        let thread = it.threads(games).first()?.id;
        let messages = it.messages(bob, thread);
        messages.iter().any(|message| message.content == "Your move").then_some(thread)
    };
    let thread = sandbox.wait(SOON, edited).await.unwrap();
    assert_eq!(sandbox.threads(games)[0].name, "Ann – Bob");

    sandbox.say(ann, thread, "e2 e4", None).unwrap();
    let board = sandbox
        .wait(SOON, |it| {
            it.messages(ann, thread).into_iter().find(|it| it.content == "played e2-e4")
        })
        .await
        .unwrap();
    assert!(board.attachments[0].embedded);
    assert_eq!(board.reply.as_ref().unwrap().content, "e2 e4");
    assert!(board.embeds[0]["image"]["url"].as_str().unwrap().starts_with("https://cdn"));

    let choices = sandbox.autocomplete(ann, thread, "move", &json!({ "move": "e2" }), "move").await;
    assert_eq!(choices.unwrap()[0].value, "e2e4");

    let pressed = sandbox.press(bob, board.id, "resign:1", &[]).unwrap().answer().await;
    assert_eq!((pressed.text(), pressed.is_ephemeral()), ("Sure?", true));
    assert!(!sandbox.messages(ann, thread).iter().any(|message| message.content == "Sure?"));

    let opener = sandbox.press(ann, board.id, "type:1", &[]).unwrap();
    let form = opener.answer().await.modal.unwrap();
    assert_eq!((form.title.as_str(), form.inputs[0].label.as_str()), ("Your move", "Move"));
    let sent = sandbox.submit_modal(ann, opener.id, &json!({ "move": "e7e5" })).unwrap();
    assert_eq!(sent.answer().await.text(), "got it");

    let picked = sandbox.press(ann, board.id, "pick:1", &["p"]).unwrap().answer().await;
    assert_eq!((picked.kind, picked.text()), (AnswerKind::Update, "picked"));

    bot.abort();
    sandbox.stop().await;
}
