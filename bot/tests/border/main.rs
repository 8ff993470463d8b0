//! The border between talk and move, held against what people write: no remark of a long list is
//! played, and every move is played or asked about, with any words around it.

mod forms;
mod games;
mod remarks;
