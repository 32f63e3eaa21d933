import Foundation

/// How much fits into the window.
public struct TerminalSize: Equatable, Sendable {
  /// Characters side by side.
  public var columns: Int
  /// Lines from top to bottom.
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size that terminals have had since the VT100, for when nobody knows better.
  public static let standard = TerminalSize(columns: 80, rows: 24)

  /// The window's size now; without a window what `COLUMNS` and `LINES` say.
  public static func current(
    fileDescriptor: Int32 = STDOUT_FILENO, environment: [String: String]
  ) -> TerminalSize {
    var window = winsize()
    if ioctl(fileDescriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
      return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
    return TerminalSize(environment: environment)
  }

  /// The size that the environment tells, and the standard one for what it doesn't tell.
  init(environment: [String: String]) {
    func number(_ name: String, or standard: Int) -> Int {
      guard let number = environment[name].flatMap({ Int($0) }), number > 0 else { return standard }
      return number
    }
    columns = number("COLUMNS", or: Self.standard.columns)
    rows = number("LINES", or: Self.standard.rows)
  }
}

/// Whether a terminal is at the other end.
public func isTerminal(fileDescriptor: Int32) -> Bool {
  isatty(fileDescriptor) == 1
}
