/// What comes from a terminal: what the person has done, or what was done to the program.
public enum Input: Equatable, Sendable {
  case key(Key)
  /// A typed line, where there is no whole screen.
  case line(String)
  /// The terminal tells its background.
  case background(RGB)
  /// The terminal draws signs of ambiguous width in two columns.
  case wideSigns
  /// The window may have another size.
  case resized
  /// The program goes on after it was stopped.
  case resumed
  /// Somebody else asks it to stop.
  case stopRequested
  /// This signal asks the program to end.
  case endRequested(signal: Int32)
  /// Nobody is there any more, or no more lines come.
  case ended
}
