mod added;
mod is_name;
mod write;
