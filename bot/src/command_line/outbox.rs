//! `menagerie outbox`: lists the waiting rows with the reasons, and retries them.

use super::arguments::{OutboxOptions, OutboxVerb};
use super::board::print;
use super::exit::Failure;
use super::{serve, settings};
use menagerie_store::{Held, Why, outbox, retry};

/// Lists the waiting rows, or has them tried again.
pub fn run(options: &OutboxOptions) -> Result<(), Failure> {
    let url = settings::database_url()?;
    let runtime = serve::runtime()?;
    match options.verb {
        None => {
            let held = runtime.block_on(outbox(&url))?;
            for row in &held {
                print(&line(row))?;
            }
            if held.is_empty() {
                print("Nothing waits: everything is shown.")?;
            }
        }
        Some(OutboxVerb::Retry { id }) => {
            let revived = runtime.block_on(retry(&url, id))?;
            match (revived, id) {
                (0, Some(id)) => {
                    return Err(Failure::input(format!(
                        "row {id} is neither parked nor given up: see `menagerie outbox`"
                    )));
                }
                (rows, _) => {
                    print(&format!(
                        "{rows} to be tried again; a running bot does so within seconds."
                    ))?;
                }
            }
        }
    }
    Ok(())
}

/// A row on one line: its id, its kind and subject, and why it is not shown.
fn line(row: &Held) -> String {
    let Held { id, lane, kind, attempts, why, .. } = row;
    let tries = match attempts {
        1 => "one try".to_owned(),
        many => format!("{many} tries"),
    };
    let why = match why {
        Why::Waits if *attempts == 0 => "on its way".to_owned(),
        Why::Waits => format!("on its way after {tries}"),
        Why::Parked(words) => format!("parked after {tries}: {words}"),
        Why::Dead(words) => format!("given up after {tries}: {words}"),
    };
    format!("{id}\t{kind}\t{lane}\t{why}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_why_something_is_not_shown() {
        let row = |attempts, why| {
            let (lane, kind) = ("game:3".to_owned(), "announce".to_owned());
            line(&Held { id: 12, lane, place: None, kind, attempts, why })
        };
        assert_eq!(row(0, Why::Waits), "12\tannounce\tgame:3\ton its way");
        assert_eq!(
            row(2, Why::Parked("I lack Attach Files.".to_owned())),
            "12\tannounce\tgame:3\tparked after 2 tries: I lack Attach Files."
        );
    }
}
