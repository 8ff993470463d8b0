//! Checks whether the bot's user of a server may make its tables there and use them. The check
//! changes nothing.

use super::open_error::OpenError;
use sqlx::AnyConnection;
use std::collections::BTreeSet;

/// The purpose of opening a database on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Reading alone.
    Read,
    /// Everything that a bot does.
    Write,
}

/// A table in the schema of the bot's tables.
struct Table {
    name: String,
    owner: String,
    /// Whether the bot may read its rows.
    is_readable: bool,
    /// Whether the bot may do everything with its rows that it does.
    is_open: bool,
    /// Whether the bot may change it.
    is_ours: bool,
}

/// Refuses a server that would refuse the bot's statements. `needed` is the number of
/// migrations still to be made; nothing stands for all of them.
///
/// # Errors
/// When the tables cannot be made, changed or used, or another owner has some of these names.
pub(crate) async fn refuse_without(
    connection: &mut AnyConnection,
    name: &str,
    (needed, ours): (Option<usize>, &BTreeSet<String>),
    purpose: Purpose,
) -> Result<(), OpenError> {
    let unusable = |error| OpenError::unreachable(name, &error);
    let refused = |reason| OpenError::UnsafeServer { name: name.to_owned(), reason };
    let (user, schema, makes): (String, String, i64) = sqlx::query_as(
        "SELECT current_user::text, current_schema()::text,
                CASE WHEN has_schema_privilege(current_schema(), 'CREATE') THEN 1 ELSE 0 END::bigint",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(unusable)?;
    let mut tables = tables(connection).await.map_err(unusable)?;
    tables.retain(|table| ours.contains(&table.name));
    if purpose == Purpose::Read {
        return match tables.iter().find(|table| needed.is_some() && !table.is_readable) {
            None => Ok(()),
            Some(Table { name, owner, .. }) => Err(refused(format!(
                "does not let the user {user} read the table “{name}” of {owner}: GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO {user}, as {owner}"
            ))),
        };
    }
    if needed != Some(0) && makes == 0 {
        return Err(refused(format!(
            "lets the user {user} make no tables: GRANT CREATE ON SCHEMA {schema} TO {user}, as who owns the schema"
        )));
    }
    for table in tables {
        let Table { name, owner, is_open, is_ours, .. } = table;
        let reason = match needed {
            None => format!(
                "has a table “{name}” of {owner} already, beside which the bot's cannot be made: name another database, or another schema with options=-csearch_path%3D…"
            ),
            Some(_) if !is_open => format!(
                "does not let the user {user} use the table “{name}” of {owner}: GRANT ALL ON ALL TABLES IN SCHEMA {schema} TO {user}, as {owner}"
            ),
            Some(1..) if !is_ours => format!(
                "does not let the user {user} change the table “{name}”, as this version needs it: start it once as {owner}, to whom it belongs"
            ),
            Some(_) => continue,
        };
        return Err(refused(reason));
    }
    Ok(())
}

async fn tables(connection: &mut AnyConnection) -> Result<Vec<Table>, sqlx::Error> {
    let tables: Vec<(String, String, i64, i64, i64)> = sqlx::query_as(
        "SELECT tablename::text, tableowner::text,
                CASE WHEN has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')
                     THEN 1 ELSE 0 END::bigint,
                CASE WHEN has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')
                      AND has_table_privilege(format('%I.%I', schemaname, tablename), 'INSERT')
                      AND has_table_privilege(format('%I.%I', schemaname, tablename), 'UPDATE')
                      AND has_table_privilege(format('%I.%I', schemaname, tablename), 'DELETE')
                     THEN 1 ELSE 0 END::bigint,
                CASE WHEN pg_has_role(tableowner, 'USAGE') THEN 1 ELSE 0 END::bigint
         FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename",
    )
    .fetch_all(connection)
    .await?;
    let table = |(name, owner, is_readable, is_open, is_ours)| Table {
        name,
        owner,
        is_readable: is_readable == 1,
        is_open: is_open == 1,
        is_ours: is_ours == 1,
    };
    Ok(tables.into_iter().map(table).collect())
}
