//! The requests about a member's own time, as typed.

/// What a member wants to settle, as typed; what is empty stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct TimeRequests {
    /// The time zone, like `Berlin` or `UTC+2`.
    pub zone: String,
    /// The weekdays off, like `sat sun`.
    pub weekend: String,
    /// When they want to hear nothing, like `22:00-07:00`.
    pub quiet: String,
    /// Whether hours of vacation are paid when a deadline has come: `on` or `off`.
    pub automatic: String,
    /// Whether they know for how long days off, and the zone beside them, then stay as they are.
    pub confirmed: bool,
}

/// A vacation that a member asks for, as typed.
#[derive(Clone, Debug, Default)]
pub struct VacationRequest {
    /// When it begins; at once unless it is said.
    pub from: String,
    /// When it ends; when no hours are left unless it is said.
    pub until: String,
    /// Whether the one that runs or is planned ends now.
    pub end: bool,
}
