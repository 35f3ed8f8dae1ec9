mod count;
mod names;
mod shape;
