//! The command `variant`: variants that members upload as files, checked before the core decides.

use crate::conversation::commands::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::{OF_SENT_GAMES, level};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::conversation::options::{Attached, NotAttached};
use crate::conversation::searches::worked_out;
use crate::conversation::{Answer, Options, Question, Show};
use crate::variant_file::{Unusable, VariantFile, decoded};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::{Command, Opponent};
use menagerie_core::model::{Text, visible};
use menagerie_core::upload::types::{ServerVariant, UploadRefusal, UploadRequest, UploadedVariant};
use menagerie_core::{Server, message};
use menagerie_rules::{Difference, Variant, check, differences};
use sha2::{Digest, Sha256};
use std::sync::Arc;

pub(super) const VARIANT: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("file", Kind::File),
            OptionSchema::of("what", choice("variant-what", OF_SENT_GAMES)),
            OptionSchema::of("opponent", Kind::Member),
            level(),
            OptionSchema::of("clock", Kind::Suggested),
            OptionSchema::of("variant", Kind::Suggested),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Partly,
    offered: Offered::InCommunities,
    does: Does::LookOrLookedUp(
        |question| Box::pin(question.server_variants()),
        |question, named| Box::pin(question.about_sent(named)),
    ),
};

/// The most mistakes, oddities or differences that an answer lists.
const MOST_TOLD: usize = 5;
/// The most characters of one of them.
const LONGEST_TOLD: usize = 180;
/// The most entries in the path tables of a variant's pieces. This is 17 times as many as in the
/// largest bundled variant, which is read in 6 ms and takes 2 MB.
const MOST_PATH_ENTRIES: usize = 100_000;
/// The bytes of a file's digest that tell it from all others.
const DIGEST: usize = 10;
/// The most letters of a variant's name and of its author's. A thread's title and a list have room
/// for them.
const LONGEST_NAME: usize = 60;

/// The subcommands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Try,
    Publish,
    Diff,
    Withdraw,
    List,
}

/// The option `what` of each subcommand, and its other options.
const GIVEN: [(Aim, &str, &[&str]); 5] = [
    (Aim::Try, "try", &["file", "opponent", "level", "clock"]),
    (Aim::Publish, "publish", &["file"]),
    (Aim::Diff, "diff", &["file", "variant"]),
    (Aim::Withdraw, "withdraw", &["variant"]),
    (Aim::List, "list", &[]),
];

/// All other options of the subcommands.
const OPTIONS: [&str; 5] = ["file", "opponent", "level", "clock", "variant"];

impl Aim {
    /// The subcommand. If it is not named, the other options tell it.
    fn of(options: &Options) -> Result<Self, Refusal> {
        let is_given = |name: &str| match name {
            "file" => options.file().is_some() || !options.text("file").is_empty(),
            "opponent" => options.member().is_some(),
            name => !options.text(name).is_empty(),
        };
        let aim = match options.text("what") {
            "" if ["file", "opponent", "level"].into_iter().any(is_given) => Aim::Try,
            "" if is_given("variant") => Aim::Diff,
            word => GIVEN.iter().find(|(_, name, _)| *name == word).map_or(Aim::List, |it| it.0),
        };
        let (_, what, known) = GIVEN.iter().find(|it| it.0 == aim).copied().unwrap_or(GIVEN[4]);
        match OPTIONS.into_iter().find(|name| is_given(name) && !known.contains(name)) {
            Some(option) => Err(UploadRefusal::Stray { what, option }.into()),
            None => Ok(aim),
        }
    }
}

impl Question<'_> {
    /// The list, or the changes of one variant. `None` if the core has something to decide.
    async fn server_variants(&self) -> Result<Option<Answer>, Answer> {
        let server = self.server.as_ref().ok_or(Refusal::from(UploadRefusal::NoServer))?;
        match Aim::of(&self.options)? {
            Aim::Diff => self.difference(server).await.map(Some),
            Aim::List => {
                let own = self.store.server_variants(server, "").await?;
                Ok(Some(Answer::text(menagerie_core::upload::published_list(&own))))
            }
            Aim::Try | Aim::Publish | Aim::Withdraw => Ok(None),
        }
    }

    /// The command for the core on an uploaded variant, or the reason why there is nothing to
    /// decide.
    async fn about_sent(&self, named: Option<Opponent>) -> Result<Option<Command>, Answer> {
        let wish = match Aim::of(&self.options)? {
            Aim::Publish => UploadRequest::Publish(Box::new(self.sent_game().await?)),
            Aim::Withdraw => UploadRequest::Withdraw(self.options.text("variant").to_owned()),
            _ => {
                let game = Box::new(self.sent_game().await?);
                let clock = self.options.text("clock").to_owned();
                let level = self.options.level();
                UploadRequest::Try { game, opponent: Opponent::of(named, level), level, clock }
            }
        };
        Ok(Some(Command::Upload(wish)))
    }

    /// The uploaded variant.
    async fn sent_game(&self) -> Result<UploadedVariant, Answer> {
        let file = self.options.file().cloned();
        let file = file.ok_or(Refusal::from(UploadRefusal::NoFile))?;
        Ok(worked_out(&self.from, move || read(file)).await??.map_err(Refusal::from)?)
    }

    /// The differences of the uploaded file, or else of the latest revision on the list, from the
    /// revision before it.
    async fn difference(&self, server: &Server) -> Result<Answer, Answer> {
        let (typed, own) =
            (self.options.text("variant"), self.store.server_variants(server, "").await?);
        let sent = match self.options.file() {
            Some(_) => Some(self.sent_game().await?),
            None => None,
        };
        let wanted = match (&sent, typed) {
            (Some(sent), "") => sent.game.as_str(),
            (_, typed) => typed,
        };
        let Some(ServerVariant { game, name, .. }) =
            menagerie_core::upload::types::published(&own, wanted)
        else {
            return Err(Refusal::from(menagerie_core::upload::not_published(&own, wanted)).into());
        };
        let files = self.store.published_files(server, game).await?;
        let (heading, differences) = match (sent, files.as_slice()) {
            (Some(sent), [(number, file), ..]) => (
                message!("chat-variant-differs-in-file", variant = name, edition = *number),
                differences(file, &sent.file),
            ),
            (None, [(after, new), (before, old)]) => (
                message!("chat-variant-differs", variant = name, edition = *after, before),
                differences(old, new),
            ),
            _ => (message!("chat-variant-is-new", variant = name), Vec::new()),
        };
        Ok(Answer::text(told(heading, &differences)))
    }
}

/// The changes, one a line.
fn told(heading: Text, differences: &[Difference]) -> Text {
    if differences.is_empty() {
        return heading.plain(" ").then(message!("chat-variant-same"));
    }
    let lines = differences.iter().map(ToString::to_string).collect();
    shortened(lines).into_iter().fold(heading, |text, line| text.line().code(line))
}

/// The variant in a file, after all checks of a file.
fn read(file: Attached) -> Result<UploadedVariant, UploadRefusal> {
    let bytes = file.content.map_err(|why| match why {
        NotAttached::TooLarge => UploadRefusal::TooLarge,
        NotAttached::Lost => UploadRefusal::NotFetched,
    })?;
    let no_game = |lines| UploadRefusal::NoGame(shortened(lines));
    let unusable = |why: Unusable| no_game(vec![why.to_string()]);
    let name = match visible(&file.name).replace('\n', " ") {
        name if name.is_empty() => "the file".to_owned(),
        name => name,
    };
    let text = decoded(&name, bytes).map_err(unusable)?;
    let (_, report) = check(&name, &text);
    if !report.errors.is_empty() && !text.trim().is_empty() {
        return Err(no_game(
            report.errors.iter().map(|error| visible(&error.to_string())).collect(),
        ));
    }
    let read = VariantFile::of(name.clone(), text.clone()).map_err(unusable)?;
    let warnings = report.warnings.iter().map(|warning| match warning.line {
        Some(line) => format!("line {line}: {}", warning.text),
        None => warning.text.clone(),
    });
    let oddities = shortened(warnings.chain(read.undrawn()).collect());
    for (what, name) in [("name", &read.variant.name), ("author", &read.variant.credits.author)] {
        if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
            let why =
                format!("{what}: at most {LONGEST_NAME} letters, and none that cannot be seen");
            return Err(no_game(vec![why]));
        }
    }
    let entries = read.variant.path_entries();
    if entries > MOST_PATH_ENTRIES {
        return Err(UploadRefusal::TooManyPaths(entries, MOST_PATH_ENTRIES));
    }
    // The kept text includes what tells its movements from those of an older file.
    let text = Variant::text_to_keep(&text).into_owned();
    let digest = Sha256::digest(&text);
    let digest: String = digest.iter().take(DIGEST).map(|byte| format!("{byte:02x}")).collect();
    let variant = Variant::from_member(&name, &text, &digest);
    let variant = variant.map_err(|error| unusable(Unusable::NoGame(error)))?;
    let game = read.variant.id.clone();
    Ok(UploadedVariant { variant: Arc::new(variant), game, file: text, oddities })
}

/// As many entries as can be read, each cut to one line.
fn shortened(lines: Vec<String>) -> Vec<String> {
    let more = lines.len().saturating_sub(MOST_TOLD);
    let line = |line: String| {
        let line = line.replace('\n', " ");
        match line.char_indices().nth(LONGEST_TOLD) {
            Some((end, _)) => format!("{}…", &line[..end]),
            None => line,
        }
    };
    let mut told: Vec<String> = lines.into_iter().take(MOST_TOLD).map(line).collect();
    if more > 0 {
        told.push(format!("and {more} more"));
    }
    told
}

/// The variant to show after this command on an uploaded variant.
pub fn shown_with(command: &Command) -> Option<Arc<Variant>> {
    match command {
        Command::Upload(UploadRequest::Try { game, .. } | UploadRequest::Publish(game)) => {
            Some(Arc::clone(&game.variant))
        }
        _ => None,
    }
}

impl Question<'_> {
    /// The answer with the variant on one page below it.
    pub async fn with_sheet(&self, answer: Answer, variant: Arc<Variant>) -> Answer {
        let look = self.wishes().await.map(|wishes| wishes.look).unwrap_or_default();
        answer.showing(Show::Sheet { variant, look })
    }
}
