//! Games that members send, as they are written down.

use crate::table::server;
use menagerie_core::model::Fact;
use menagerie_core::upload::types::{ServerVariant, UploadFact};

const GAME: &str = "reed-lake";

fn variant(revision: u32) -> String {
    format!("own-{GAME}-{revision}")
}

pub fn kept(revision: u32) -> Fact {
    let game = ServerVariant {
        variant: variant(revision),
        revision,
        game: GAME.to_owned(),
        name: "Reed Lake".to_owned(),
        author: "nobody".to_owned(),
        size: (12, 11),
        number: None,
    };
    let file = format!("revision {revision}");
    Fact::Upload(UploadFact::Kept { server: server(), game, file })
}

pub fn published(revision: u32, number: u32) -> Fact {
    let (server, game, variant) = (server(), GAME.to_owned(), variant(revision));
    Fact::Upload(UploadFact::Published { server, game, variant, number })
}

pub fn withdrawn() -> Fact {
    Fact::Upload(UploadFact::Withdrawn { server: server(), game: GAME.to_owned() })
}

/// Each fact, and what it changes.
pub fn of_sent_games() -> Vec<(Fact, Vec<&'static str>)> {
    vec![
        (
            kept(1),
            vec![
                "+ server_variants 'test:server' 'own-reed-lake-1'",
                "server_variants 'test:server' 'own-reed-lake-1' author: 'nobody'",
                "server_variants 'test:server' 'own-reed-lake-1' files: 12",
                "server_variants 'test:server' 'own-reed-lake-1' game: 'reed-lake'",
                "server_variants 'test:server' 'own-reed-lake-1' listed: 0",
                "server_variants 'test:server' 'own-reed-lake-1' name: 'Reed Lake'",
                "server_variants 'test:server' 'own-reed-lake-1' ranks: 11",
                "server_variants 'test:server' 'own-reed-lake-1' revision: 1",
                "server_variants 'test:server' 'own-reed-lake-1' sent_at: now",
                "+ variant_files 'own-reed-lake-1' 1",
                "variant_files 'own-reed-lake-1' 1 begun: 0",
                "variant_files 'own-reed-lake-1' 1 file: 'revision 1'",
            ],
        ),
        (
            published(1, 1),
            vec![
                "server_variants 'test:server' 'own-reed-lake-1' listed: 0 → 1",
                "server_variants 'test:server' 'own-reed-lake-1' number: NULL → 1",
            ],
        ),
        (withdrawn(), vec!["server_variants 'test:server' 'own-reed-lake-1' listed: 1 → 0"]),
    ]
}
