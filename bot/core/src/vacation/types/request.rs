//! The requests about a member's own time, as typed.

/// A member's changes of their settings of time, as typed. An empty one changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct TimeRequests {
    /// The time zone, like `Berlin` or `UTC+2`.
    pub zone: String,
    /// The weekdays off, like `sat sun`.
    pub weekend: String,
    /// Their quiet hours, like `22:00-07:00`.
    pub quiet: String,
    /// Whether hours of vacation are paid automatically at a deadline: `on` or `off`.
    pub automatic: String,
    /// Whether they have confirmed. They know then for how long days off, and the zone with them,
    /// cannot be changed.
    pub confirmed: bool,
}

/// A vacation request, as typed.
#[derive(Clone, Debug, Default)]
pub struct VacationRequest {
    /// When it begins; empty for now.
    pub from: String,
    /// When it ends; empty for as long as hours are left.
    pub until: String,
    /// Whether the running or planned vacation ends now.
    pub end: bool,
}
