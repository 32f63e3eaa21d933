import Terminal

/// What a key means, given what is on the screen: the window's only way in.
package func events(for key: Key, in state: AppState, _ window: WindowDrawing) -> [AppEvent] {
  KeyTable(for: state, window).events(for: key)
}
