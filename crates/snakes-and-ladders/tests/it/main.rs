//! Everything the library promises, a module per room.

mod oracle;
