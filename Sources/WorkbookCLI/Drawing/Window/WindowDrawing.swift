import Terminal

/// How the whole-screen interface is drawn: a title, what stands between, and the keys that do
/// something now.
///
/// Everything here is a pure function of the state and the window's size.
struct WindowDrawing {
  var size: TerminalSize
  /// Draws what stands between, as wide as is good to read.
  var drawing: Drawing
  /// Keeps the parts of texts that were drawn before; what it gives is always the same.
  var memory = PageMemory()

  var words: Words { drawing.words }

  /// Below this nothing useful fits.
  static let smallest = TerminalSize(columns: 60, rows: 20)
  /// From here on an exercise fits beside its verdict.
  static let columnsForTwo = 140
  private static let margin = 2

  init(size: TerminalSize, colors: ColorSupport, words: Words) {
    self.size = size
    drawing = Drawing(width: size.columns - 2 * Self.margin, colors: colors, words: words)
    drawing.isInMenu = true
    drawing.tellsNext = false
  }

  /// The same in a window of another size.
  func resized(to size: TerminalSize) -> WindowDrawing {
    var window = WindowDrawing(size: size, colors: drawing.colors, words: words)
    window.memory = memory
    return window
  }

  var isLargeEnough: Bool {
    size.columns >= Self.smallest.columns && size.rows >= Self.smallest.rows
  }

  /// How many lines there are between the title and the keys.
  var bodyHeight: Int { size.rows - 4 }

  /// The lines of the whole screen, from the first to the last row.
  func lines(for state: AppState) -> [Line] {
    guard isLargeEnough else { return tooSmall }
    var screen = screen(for: state)
    // A save will do something, wherever the learner is.
    if state.isWatching {
      screen.right = Line(words(.windowWatching) + "  ", .command) + screen.right
    }
    let rule = Line(String(repeating: "─", count: size.columns), .frame)
    let body = screen.body.prefix(bodyHeight) + []
    let empty = Array(repeating: Line.empty, count: max(0, bodyHeight - body.count))
    return [titleLine(screen), rule] + indented(body + empty) + [rule, keyLine(screen.keys)]
  }

  private func screen(for state: AppState) -> Screenful {
    switch state.screen {
    case .menu: menuScreen(state)
    case .help: helpScreen(state)
    case .reader: readerScreen(state.reader, row: state.menu.selected)
    case .lesson: lessonScreen(state)
    case .search: searchScreen(state)
    }
  }

  private var tooSmall: [Line] {
    let values = ["columns": Self.smallest.columns, "rows": Self.smallest.rows]
    let text = Line(words(.windowTooSmall, values)).wrapped(to: max(2, size.columns))
    return Array(text.prefix(size.rows))
  }

  private func titleLine(_ screen: Screenful) -> Line {
    let margin = Line(String(repeating: " ", count: Self.margin))
    let room = size.columns - 2 * Self.margin - screen.right.columns - 1
    let left = screen.title.truncated(to: max(0, room))
    let gap = size.columns - 2 * Self.margin - left.columns - screen.right.columns
    return margin + left + Line(String(repeating: " ", count: max(1, gap))) + screen.right
  }

  private func indented(_ lines: [Line]) -> [Line] {
    let margin = Line(String(repeating: " ", count: Self.margin))
    return lines.map { $0.isEmpty ? $0 : margin + $0 }
  }

  /// The keys, as many as fit: the last two, help and the way out, are always there.
  private func keyLine(_ keys: String) -> Line {
    var parts = keys.split(separator: " · ").map(String.init)
    let room = size.columns - 2 * Self.margin
    while parts.count > 3, parts.joined(separator: " · ").columns > room {
      parts.remove(at: parts.count - 3)
    }
    let spaces = Line(String(repeating: " ", count: Self.margin))
    let lines = parts.map { part -> Line in
      let end = part.firstIndex(of: " ") ?? part.endIndex
      return Line(String(part[..<end]), .command) + Line(String(part[end...]), .dim)
    }
    return lines.dropFirst().reduce(spaces + (lines.first ?? .empty)) {
      $0 + Line(" · ", .dim) + $1
    }
  }
}

/// What stands on one screen.
struct Screenful {
  var title: Line
  /// At the right of the title.
  var right = Line.empty
  /// Not more than fits.
  var body: [Line]
  /// What can be done now, each with its key first, parted by ` · `.
  var keys: String
}
