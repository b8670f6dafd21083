//! Documents in their three forms: nothing becomes markup, nothing is too wide, all say the same.

mod alike;
mod hostile;
mod html;
mod markdown;
mod pages;
mod piece;
mod sample;
mod terminal;
mod width;
