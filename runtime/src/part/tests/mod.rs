mod count;
mod shape;
