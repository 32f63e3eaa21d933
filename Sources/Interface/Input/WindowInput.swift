import Terminal

/// What a key means, given what is on the screen: the window's only way in.
package func events(for key: Key, in state: AppState, _ window: WindowDrawing) -> [AppEvent] {
  let table = KeyTable(for: state, window)
  let events = table.events(for: key)
  // What can be written somewhere is written as it is.
  return events.isEmpty ? table.events(for: key.usual) : events
}
