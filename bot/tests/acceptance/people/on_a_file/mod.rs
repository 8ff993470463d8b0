//! Tests about members in a database that is a file.

pub mod member;
pub mod privacy_columns;
pub mod privacy_pages;
