#[automatically_derived]
impl<T> __sk::Serialize for Given<T>
where
    T: Write,
{}
#[automatically_derived]
impl<'de, T> __sk::Deserialize<'de> for Given<T>
where
    T: Read,
{}
