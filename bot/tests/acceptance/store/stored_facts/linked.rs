//! Facts about accounts that are linked and parted, as they are written down.

use crate::table::person;
use menagerie_core::accounts::types::{Link, LinkFact};
use menagerie_core::community::types::CommunityFact;
use menagerie_core::model::{Fact, MemberFact};
use menagerie_core::{PlayerId, Server, Timestamp};

/// The account of Ann on another network.
fn other() -> PlayerId {
    PlayerId::new("elsewhere", "ann")
}

fn handles() -> [String; 2] {
    ["ann".to_owned(), "Ann".to_owned()]
}

/// Each fact, and what it changes where the other account has nothing yet.
pub fn linked() -> Vec<(Fact, Vec<&'static str>)> {
    let made = Fact::Link(LinkFact::CodeMade {
        account: person("Ann"),
        handle: "Ann".to_owned(),
        hash: "00ff".to_owned(),
        expires: Timestamp(9_999),
    });
    let (account, member, handles) = (other(), person("Ann"), handles());
    let link = Link { id: 1, account: account.clone(), member: member.clone(), handles };
    let joined = Fact::Link(LinkFact::Linked { account, member, handles: link.handles.clone() });
    vec![
        (
            made,
            vec![
                "+ link_codes 1",
                "link_codes 1 account: 'test:Ann'",
                "link_codes 1 expires_at: 9999",
                "link_codes 1 handle: 'Ann'",
                "link_codes 1 hash: '00ff'",
            ],
        ),
        (
            Fact::Link(LinkFact::CodeTyped { code: 1, by: other() }),
            vec!["link_codes 1 typed_by: NULL → 'elsewhere:ann'"],
        ),
        (
            joined,
            vec![
                "+ links 1",
                "links 1 account: 'elsewhere:ann'",
                "links 1 account_handle: 'ann'",
                "links 1 from_at: now",
                "links 1 member: 'test:Ann'",
                "links 1 member_handle: 'Ann'",
                "links 1 network: 'elsewhere'",
                "- link_codes 1",
            ],
        ),
        (Fact::Link(LinkFact::Unlinked { link }), vec!["links 1 until_at: NULL → now"]),
        // Nothing of theirs is others' as well, so that nothing bears the name.
        (
            Fact::Member(MemberFact::Forgotten {
                accounts: vec![other()],
                ghost: PlayerId::former(7),
                called: "former player 7".to_owned(),
            }),
            vec!["- links 1"],
        ),
        // Nothing was ever settled there.
        (Fact::Community(CommunityFact::Forgotten(Server::new("test", "nowhere"))), Vec::new()),
    ]
}
