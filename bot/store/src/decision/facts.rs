//! Writing the facts of a decision. Every statement checks that it changed exactly one row.

use crate::challenge::seating;
use crate::clock::{clocks, freezes, pauses};
use crate::community::{absences, communities, limits, settings, windows};
use crate::database::StoreError;
use crate::database::values::stored_ply;
use crate::game::{branches, kibitz, notes, plans, problems, proposals, tallies};
use crate::linking::{links, relink};
use crate::outbox::notices;
use crate::people::{accounts, blocks};
use crate::privacy::erasure;
use crate::variant::uploaded_variants;
use menagerie_core::dispatch::Input;
use menagerie_core::model::state::{Private, Start, Told};
use menagerie_core::model::{Code, Fact};
use menagerie_core::{ChallengeId, GameId, PlayerId};
use menagerie_rules::Color;
use sqlx::AnyConnection;
use sqlx::any::AnyQueryResult;

pub(super) async fn store(
    connection: &mut AnyConnection,
    fact: &Fact,
    input: &Input,
) -> Result<(), StoreError> {
    let at = input.at().0;
    match fact {
        Fact::ChallengeMade {
            id,
            challenger,
            to,
            variant,
            revision,
            side,
            start,
            control,
            server,
            place,
            expires,
            code,
        } => {
            uploaded_variants::begun(connection, variant, *revision).await?;
            one(sqlx::query(
                "INSERT INTO challenges
                 (id, challenger, opponent, variant, revision, side, server, place, made_at,
                  start_fen, array_mode, array_seed, expires_at, control, uses, code,
                  challenger_account, opponent_account)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                     $18)",
            )
            .bind(id.0)
            .bind(challenger.as_str())
            .bind(to.one().map(PlayerId::as_str))
            .bind(variant)
            .bind(i64::from(*revision))
            .bind(side.as_str())
            .bind(server.as_str())
            .bind(place.as_str())
            .bind(at)
            .bind(match start {
                Start::Setup(fen) => Some(fen),
                Start::Array | Start::Drawn(..) => None,
            })
            .bind(match start {
                Start::Drawn(symmetry, _) => Some(symmetry.name()),
                Start::Array | Start::Setup(_) => None,
            })
            .bind(match start {
                Start::Drawn(_, secret) => Some(secret.reveal()),
                Start::Array | Start::Setup(_) => None,
            })
            .bind(expires.0)
            .bind(control.to_string())
            .bind(to.uses().map(stored_ply).transpose()?)
            .bind(code.as_ref().map(Code::as_str))
            .bind(accounts::account_of(input, challenger))
            .bind(accounts::asked(connection, input, to.one(), place).await?)
            .execute(connection)
            .await?)
        }
        Fact::ChallengeJoined { id, game, players, start_fen } => {
            begin(&mut *connection, *id, *game, players, start_fen, input).await?;
            one(sqlx::query(
                "UPDATE challenges SET uses = uses - 1
                 WHERE id = $1 AND state = 'open' AND opponent IS NULL
                   AND (uses IS NULL OR uses > 1)",
            )
            .bind(id.0)
            .execute(connection)
            .await?)
        }
        Fact::ChallengeAccepted { id, game, players, start_fen } => {
            begin(&mut *connection, *id, *game, players, start_fen, input).await?;
            settle(connection, *id, "accepted", Some(*game), at).await
        }
        Fact::ChallengeDeclined(id) => settle(connection, *id, "declined", None, at).await,
        Fact::ChallengeWithdrawn(id) => settle(connection, *id, "withdrawn", None, at).await,
        Fact::ChallengeExpired(id) => settle(connection, *id, "expired", None, at).await,
        Fact::MovePlayed { game, ply, coordinates } => {
            let cause = input.cause().as_str();
            play(connection, *game, stored_ply(*ply)?, coordinates, at, cause).await
        }
        Fact::ConditionalMovePlayed { game, ply, coordinates } => {
            // Each move has a cause of its own, so that none is ever played twice.
            let cause = format!("{}+{ply}", input.cause().as_str());
            play(connection, *game, stored_ply(*ply)?, coordinates, at, &cause).await
        }
        Fact::PlanSettled { game, by, plan } => {
            plans::clear(&mut *connection, *game, *by).await?;
            match plan {
                Some(plan) => {
                    one(plans::make(&mut *connection, *game, *by, plan).await?)?;
                    plans::fill(connection, *game, *by, plan).await
                }
                None => Ok(()),
            }
        }
        Fact::MoveTakenBack { game, ply, coordinates, agreed_by } => {
            let ply = stored_ply(*ply)?;
            one(sqlx::query(
                "INSERT INTO moves_taken_back
                     (game, number, ply, coordinates, played_at, played_cause, at, cause, agreed_by)
                 SELECT game, (SELECT count(*) FROM moves_taken_back WHERE game = $1), ply,
                        coordinates, at, cause, $4, $5, $6
                 FROM moves WHERE game = $1 AND ply = $2 AND coordinates = $3",
            )
            .bind(game.0)
            .bind(ply)
            .bind(coordinates)
            .bind(at)
            .bind(input.cause().as_str())
            .bind(agreed_by.map(Color::word))
            .execute(&mut *connection)
            .await?)?;
            one(sqlx::query("DELETE FROM moves WHERE game = $1 AND ply = $2")
                .bind(game.0)
                .bind(ply)
                .execute(&mut *connection)
                .await?)?;
            clocks::uncharge(connection, *game, ply).await?;
            one(sqlx::query(
                "UPDATE games SET ply = $2, touched_at = $3
                 WHERE id = $1 AND ply = $2 + 1 AND ending IS NULL",
            )
            .bind(game.0)
            .bind(ply)
            .bind(at)
            .execute(connection)
            .await?)
        }
        Fact::DrawOffered { game, by, ply } => one(sqlx::query(
            "UPDATE games SET draw_by = $2, draw_ply = $3, touched_at = $4,
                 white_offer = CASE $2 WHEN 'white' THEN $3 ELSE white_offer END,
                 black_offer = CASE $2 WHEN 'black' THEN $3 ELSE black_offer END
             WHERE id = $1 AND ending IS NULL AND draw_by IS NULL",
        )
        .bind(game.0)
        .bind(by.word())
        .bind(stored_ply(*ply)?)
        .bind(at)
        .execute(connection)
        .await?),
        Fact::DrawDeclined { game, ply } => one(sqlx::query(
            "UPDATE games SET draw_by = NULL, draw_ply = NULL, declined_ply = $2, touched_at = $3
             WHERE id = $1 AND draw_by IS NOT NULL",
        )
        .bind(game.0)
        .bind(stored_ply(*ply)?)
        .bind(at)
        .execute(connection)
        .await?),
        Fact::DrawOfferGone(game) => {
            one(sqlx::query("UPDATE games SET draw_by = NULL, draw_ply = NULL WHERE id = $1")
                .bind(game.0)
                .execute(connection)
                .await?)
        }
        Fact::WindowOpened { game, window } => one(windows::open(connection, *game, window).await?),
        Fact::OwnPlaceLost { game, place } => {
            one(windows::lose_own_place(connection, *game, place).await?)
        }
        Fact::PlaceLost { game, place } => {
            one(windows::lose_place(connection, *game, place).await?)
        }
        Fact::PlaceAdopted { game, place } => one(windows::adopt(connection, *game, place).await?),
        Fact::PresenceNoted { game, side, gone_at } => {
            absences::note(connection, *game, *side, *gone_at).await
        }
        Fact::PlaceRegained { game, place } => {
            one(windows::regain(connection, *game, place).await?)
        }
        Fact::GameEnded { game, end } => {
            one(sqlx::query(
                "UPDATE games SET ending = $2, winner = $3, touched_at = $4
                 WHERE id = $1 AND ending IS NULL",
            )
            .bind(game.0)
            .bind(end.ending.word())
            .bind(end.winner.map(Color::word))
            .bind(at)
            .execute(&mut *connection)
            .await?)?;
            for side in Color::BOTH {
                plans::clear(&mut *connection, *game, side).await?;
            }
            notices::settle(&mut *connection, *game).await?;
            clocks::end(&mut *connection, *game).await?;
            tallies::end(connection, *game, *end).await
        }
        Fact::GameAdjudicated { game, ruling } => one(sqlx::query(
            "UPDATE games SET adjudicated_by = $2, reason = $3
             WHERE id = $1 AND ending IN ('adjudicated', 'annulled') AND adjudicated_by IS NULL",
        )
        .bind(game.0)
        .bind(ruling.by.as_str())
        .bind(&ruling.reason)
        .execute(connection)
        .await?),
        Fact::RematchOf { challenge, game } => one(sqlx::query(
            // A rematch is between the accounts that sat there: its game is seen where the old one
            // was.
            "UPDATE challenges SET rematch_of = $2,
                 challenger_account = (SELECT CASE challenger WHEN white THEN white_account
                                              ELSE black_account END FROM games WHERE id = $2),
                 opponent_account = (SELECT CASE opponent WHEN white THEN white_account
                                            ELSE black_account END FROM games WHERE id = $2)
             WHERE id = $1 AND state = 'open' AND rematch_of IS NULL",
        )
        .bind(challenge.0)
        .bind(game.0)
        .execute(connection)
        .await?),
        Fact::Blocked { player, blocked } => {
            one(blocks::block(connection, player, blocked, at).await?)
        }
        Fact::Unblocked { player, blocked } => {
            one(blocks::unblock(connection, player, blocked).await?)
        }
        Fact::ProposalMade { game, proposal } => {
            one(proposals::make(&mut *connection, *game, proposal, at).await?)?;
            touch(connection, *game, at).await
        }
        Fact::ProposalSettled { game, number, state } => {
            one(proposals::settle(&mut *connection, *game, *number, *state, at).await?)?;
            touch(connection, *game, at).await
        }
        Fact::ClockAgreed { game, control, network } => {
            one(clocks::begin(connection, *game, control, network).await?)
        }
        Fact::ClockSet { game, state, due } => {
            one(clocks::set(connection, *game, state, *due).await?)
        }
        Fact::MoveTimed { game, row } => one(clocks::charge(connection, *game, row).await?),
        Fact::HourPaid { player, from } => {
            one(pauses::pay_hour(&mut *connection, player, *from).await?)?;
            Ok(notices::look_at(connection, player, input.seen()).await?)
        }
        Fact::Frozen(frozen) => one(freezes::freeze(connection, frozen).await?),
        Fact::Thawed { what, at } => one(freezes::thaw(connection, what, *at).await?),
        Fact::HabitsSettled { player, habits } => {
            Ok(pauses::settle_habits(connection, player, habits).await?)
        }
        Fact::MemberSettled { player, quiet, automatic } => {
            one(pauses::settle_member(connection, player, *quiet, *automatic).await?)
        }
        Fact::VacationsSettled { player, vacations } => {
            Ok(pauses::settle_vacations(connection, player, vacations).await?)
        }
        Fact::OutageNoted { network, outage, credited } => {
            one(pauses::note_outage(connection, network, *outage).await?)?;
            if *credited {
                clocks::wake(connection, network, outage.until).await?;
            }
            Ok(())
        }
        Fact::SettingChanged { holder, setting, word } => {
            one(settings::set(connection, holder, *setting, word).await?)
        }
        Fact::LimitChanged(change) => one(limits::change(connection, change).await?),
        Fact::AlertPutOff { game, player, ply, until } => {
            one(notices::put_off_until(connection, *game, player, *ply, *until).await?)
        }
        Fact::AlertSettled(game) => Ok(notices::settle(connection, *game).await?),
        Fact::MemberTold { player, day, until, due } => {
            let told = Told { day: *day, until: *until };
            one(notices::note_told(connection, player, told, *due).await?)
        }
        Fact::Watched { game, watcher } => {
            one(kibitz::watch(connection, *game, watcher, at).await?)
        }
        Fact::AnalysisSettled { game, by, changes } => {
            one(kibitz::settle_analysis(connection, *game, *by, *changes).await?)
        }
        Fact::GalleryLost(game) => one(kibitz::lose_place(connection, *game).await?),
        Fact::LinkCodeMade { account, handle, hash, expires } => {
            let times = (input.seen(), *expires);
            one(links::make_code(connection, account, handle, hash, times).await?)
        }
        Fact::LinkCodeTyped { code, by } => one(links::type_code(connection, *code, by).await?),
        Fact::Linked { account, member, handles } => {
            relink::link(connection, account, member, handles, input.seen()).await
        }
        Fact::Unlinked { link } => relink::unlink(connection, link, input.seen()).await,
        Fact::CommunityForgotten(server) => communities::forget(connection, server, at).await,
        Fact::Forgotten { accounts, ghost, called } => {
            erasure::forget(connection, accounts, ghost, called).await
        }
        Fact::Problem(fact) => one(problems::store(connection, fact, at).await?),
        Fact::Sent(fact) => one(uploaded_variants::store(connection, fact, input.seen()).await?),
        Fact::Private { by, game, what } => one(match what {
            Private::NoteMade(note) => notes::add(connection, by, *game, note).await?,
            Private::NoteRemoved(number) => notes::remove(connection, by, *game, *number).await?,
            Private::LineTried(branch) => branches::set(connection, by, *game, branch).await?,
        }),
    }
}

/// Stores the game that comes of an open challenge.
async fn begin(
    connection: &mut AnyConnection,
    id: ChallengeId,
    game: GameId,
    players: &[PlayerId; 2],
    start_fen: &str,
    input: &Input,
) -> Result<(), StoreError> {
    let first = seating::seated(connection, input, &players[0], id).await?;
    let second = seating::seated(connection, input, &players[1], id).await?;
    // The challenger sits down with the account that made the challenge.
    one(sqlx::query(
        "INSERT INTO games
             (id, variant, revision, start_fen, white, black, server, place, started_at,
              touched_at, challenge, white_account, black_account)
         SELECT $2, variant, revision, $3, $4, $5, server, place, $6, $6, id,
                CASE challenger WHEN $4 THEN challenger_account ELSE $7 END,
                CASE challenger WHEN $5 THEN challenger_account ELSE $8 END
         FROM challenges WHERE id = $1 AND state = 'open'",
    )
    .bind(id.0)
    .bind(game.0)
    .bind(start_fen)
    .bind(players[0].as_str())
    .bind(players[1].as_str())
    .bind(input.at().0)
    .bind(first)
    .bind(second)
    .execute(&mut *connection)
    .await?)?;
    tallies::begin(connection, game).await
}

/// Stores a move.
async fn play(
    connection: &mut AnyConnection,
    game: GameId,
    ply: i64,
    coordinates: &str,
    at: i64,
    cause: &str,
) -> Result<(), StoreError> {
    one(sqlx::query(
        "INSERT INTO moves (game, ply, coordinates, at, cause) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(game.0)
    .bind(ply)
    .bind(coordinates)
    .bind(at)
    .bind(cause)
    .execute(&mut *connection)
    .await?)?;
    one(sqlx::query(
        "UPDATE games SET ply = ply + 1, touched_at = $3
         WHERE id = $1 AND ply = $2 AND ending IS NULL",
    )
    .bind(game.0)
    .bind(ply)
    .bind(at)
    .execute(connection)
    .await?)
}

/// Stores when something last happened in a game.
async fn touch(connection: &mut AnyConnection, game: GameId, at: i64) -> Result<(), StoreError> {
    one(sqlx::query("UPDATE games SET touched_at = $2 WHERE id = $1")
        .bind(game.0)
        .bind(at)
        .execute(connection)
        .await?)
}

async fn settle(
    connection: &mut AnyConnection,
    id: ChallengeId,
    state: &str,
    game: Option<GameId>,
    at: i64,
) -> Result<(), StoreError> {
    one(sqlx::query(
        "UPDATE challenges SET state = $2, game = $3, settled_at = $4
         WHERE id = $1 AND state = 'open'",
    )
    .bind(id.0)
    .bind(state)
    .bind(game.map(|game| game.0))
    .bind(at)
    .execute(connection)
    .await?)
}

fn one(result: AnyQueryResult) -> Result<(), StoreError> {
    match result.rows_affected() {
        1 => Ok(()),
        rows => Err(StoreError::Unreadable(format!("{rows} rows changed where one should"))),
    }
}
