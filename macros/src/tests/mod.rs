mod docs;
mod expansion;
mod messages;
