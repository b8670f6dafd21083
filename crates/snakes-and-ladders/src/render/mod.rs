//! A document in each form people read: one file a form.
//!
//! Every form shows the same pieces in the same order; how a
//! [`Meaning`](crate::doc::Meaning) looks is decided here and nowhere else.

mod harmless;
mod html;
mod markdown;
mod marks;
mod text;

pub use harmless::shown;
pub use html::html;
pub use markdown::markdown;
pub use text::{Screen, line, text};
