/// What lesson 2 calls `reduce`, in the form of lesson 5: takes a state one event further.
///
/// A reducer is pure: it reads its two parameters and changes the first, and does nothing else.
public typealias Reducer<State, Event> = (inout State, Event) -> Void
