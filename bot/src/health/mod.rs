//! How the running bot is: asked of its parts, judged, said in the log, and told to whoever asks over
//! HTTP on this machine.
//!
//! No name, number or text of a member or a game is in any of it.

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
