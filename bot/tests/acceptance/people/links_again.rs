//! Linking an account again that was parted: at once with the same one, later with another one, whose
//! vacation it would have on top.

use crate::people::links::{code_in, link, other, typed, unlink};
use crate::table::{CHANNEL, Table, done, refused};
use menagerie_core::accounts::types::LinkRequest;
use menagerie_core::clock::DAY;
use menagerie_core::model::Reply;
use menagerie_core::model::request::Command;
use menagerie_words::fixed;

/// The answer to Ann's other account when it types a code of Bob's.
async fn typed_of_bob(table: &mut Table, cause: &str) -> Reply {
    let code = code_in(&table.private("Bob", CHANNEL, Command::Link(LinkRequest::Code)).await);
    typed(table, &other(), cause, &code).await
}

#[tokio::test]
async fn nobody_is_one_member_after_the_other_for_the_vacation_of_both() {
    let mut table = Table::new().await;
    done(&link(&mut table).await);
    done(&unlink(&mut table).await);
    let soon = refused(&typed_of_bob(&mut table, "soon").await);
    assert!(soon.starts_with(fixed("link-refused-parted-lately")));
    table.wait(DAY);
    done(&link(&mut table).await);
    done(&unlink(&mut table).await);
    table.wait(29 * DAY);
    refused(&typed_of_bob(&mut table, "not yet").await);
    table.wait(DAY);
    let asked = typed_of_bob(&mut table, "then").await;
    assert!(matches!(asked, Reply::Ask(..)), "{asked:?}");
}
