mod declaration;
mod prove;
