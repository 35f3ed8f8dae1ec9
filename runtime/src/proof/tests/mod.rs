mod declaration;
mod prove;
mod templates;
