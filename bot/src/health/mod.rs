//! The health of the running bot: its parts are watched and judged. Faults go to the log, and the
//! state is served over HTTP on this machine.
//!
//! None of it contains a name, number or text of a member or a game.

mod alert;
mod figures;
mod judgement;
mod report;
mod server;
mod signs;
mod stage;
mod vitals;
mod watchdog;

pub use alert::Alert;
pub use judgement::judge;
pub use report::{Part, Report, Trouble};
pub use server::serve;
pub use signs::{NetworkSigns, Signs};
pub use stage::Stage;
pub use vitals::Vitals;
pub use watchdog::watch;
