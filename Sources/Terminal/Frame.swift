import Basics

public struct TerminalSize: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The usual size since the VT100, for when the size isn't known.
  public static let standard = TerminalSize(columns: 80, rows: 24)

  /// The current size of the window, else the one in `COLUMNS` and `LINES`.
  public static func current(
    fileDescriptor: Int32 = STDOUT_FILENO, environment: [String: String]
  ) -> TerminalSize {
    var window = winsize()
    if ioctl(fileDescriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
      return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
    return TerminalSize(environment: environment)
  }

  init(environment: [String: String]) {
    func number(_ name: String, or standard: Int) -> Int {
      guard let number = environment[name].flatMap({ Int($0) }), number > 0 else { return standard }
      return number
    }
    columns = number("COLUMNS", or: Self.standard.columns)
    rows = number("LINES", or: Self.standard.rows)
  }
}

public func isTerminal(fileDescriptor: Int32) -> Bool {
  isatty(fileDescriptor) == 1
}

/// The visible part of a longer drawing.
public struct Viewport: Equatable, Sendable {
  public var height: Int
  public var count: Int

  public init(height: Int, count: Int) {
    self.height = max(1, height)
    self.count = count
  }

  public var lastTop: Int { max(0, count - height) }

  /// The valid first line that is nearest to `top`.
  public func top(near top: Int) -> Int {
    max(0, min(top, lastTop))
  }

  /// The first line nearest to `top` with which these lines are visible; if there are too many of
  /// them, only they are visible.
  public func top(near top: Int, showing lines: Range<Int>) -> Int {
    let (low, high) = (lines.upperBound - height, lines.lowerBound)
    return self.top(near: max(min(low, high), min(top, max(low, high))))
  }
}

/// A whole screen: as many lines as the window has rows, each cut to its width.
public struct Frame: Equatable, Sendable {
  public let size: TerminalSize
  public let lines: [Line]

  public init(size: TerminalSize, lines: [Line]) {
    self.size = size
    let fitting = lines.prefix(size.rows).map { $0.truncated(to: size.columns, mark: "") }
    self.lines = fitting + Array(repeating: .empty, count: max(0, size.rows - lines.count))
  }

  /// The screen as text, without trailing spaces.
  public var text: String {
    lines.map { $0.trimmingEnd().plainText + "\n" }.joined()
  }

  /// The output that turns the previous frame into this one.
  ///
  /// - Parameter previous: nil if it isn't known what the terminal shows.
  /// - Returns: an empty string if the frames are equal.
  public func update(from previous: Frame?, for canvas: Canvas) -> String {
    let known = previous.flatMap { $0.size == size ? $0 : nil }
    let changed = lines.indices.filter { known?.lines[$0] != lines[$0] }
    guard !changed.isEmpty else { return "" }
    let start = known == nil ? ControlSequence.clear : ""
    let rows = changed.map { row -> String in
      let line = lines[row]
      // On a full line the cursor may still be on the last character.
      let rest = line.columns < size.columns ? ControlSequence.clearRest : ""
      return ControlSequence.move(toRow: row) + line.rendered(for: canvas) + rest
    }
    // Terminals with synchronized output show nothing until everything has arrived.
    return ControlSequence.hold + start + rows.joined() + ControlSequence.release
  }
}
