mod names;
mod shape;
