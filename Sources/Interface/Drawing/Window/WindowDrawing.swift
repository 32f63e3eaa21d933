import Terminal

/// Draws the full-screen interface: a title, the body, and the available keys.
///
/// Everything is a pure function of the state and the window's size.
package struct WindowDrawing {
  package var size: TerminalSize
  /// Draws the body, limited to a readable width.
  package var drawing: Drawing
  /// A cache of drawn parts of texts; doesn't affect the result.
  var memory = PageMemory()
  /// A cache of drawn output of an exercise.
  var printed = PrintedMemory()

  var words: Words { drawing.words }

  /// The minimum size in which the interface is usable.
  static let smallest = TerminalSize(columns: 60, rows: 20)
  /// The width from which on an exercise is shown beside its verdict.
  static let columnsForTwo = 100
  static let margin = 2

  package init(size: TerminalSize, canvas: Canvas, words: Words) {
    self.size = size
    drawing = Drawing(width: size.columns - 2 * Self.margin, canvas: canvas, words: words)
    drawing.isInMenu = true
    drawing.tellsNext = false
    drawing.rows = nil
  }

  package func resized(to size: TerminalSize) -> WindowDrawing {
    var window = WindowDrawing(size: size, canvas: drawing.canvas, words: words)
    (window.memory, window.printed) = (memory, printed)
    return window
  }

  var isLargeEnough: Bool {
    size.columns >= Self.smallest.columns && size.rows >= Self.smallest.rows
  }

  /// The number of lines between title and keys.
  var bodyHeight: Int { size.rows - 4 }

  package func lines(for state: AppState) -> [Line] {
    guard isLargeEnough else { return tooSmall }
    var screen = screen(for: state)
    // Shown on every screen, because a save has an effect wherever the learner is.
    if let watched = state.menu.rows.first(where: { $0.id == state.watched }) {
      let text = words("window.watching", ["number": watched.number])
      let isHere = state.screen == .lesson && watched.id == state.menu.selected.id
      // On the lesson's own screen the status is visible anyway.
      let status = isHere ? .empty : Line(" ") + drawing.status(of: watched)
      screen.right = Line(text, .command) + status + "  " + screen.right
    }
    let columns = screen.columns ?? drawing.width
    let margin = (size.columns - columns) / 2
    func indented(_ line: Line) -> Line {
      line.isEmpty ? line : Line(String(repeating: " ", count: margin)) + line
    }
    let body = screen.body.prefix(bodyHeight) + []
    let empty = Array(repeating: Line.empty, count: max(0, bodyHeight - body.count))
    let keys = keyLine(KeyTable(for: state, self), room: size.columns - margin - Self.margin)
    var marked = (body + empty).map(indented)
    if let index = screen.marked {
      let mark = Line(String(repeating: " ", count: margin - Self.margin)) + Line("›", .command)
      marked[index] = mark.padded(to: margin) + body[index]
    }
    let above = rule(screen.above, saying: "window.above")
    let below = rule(screen.below, saying: "window.more")
    return [indented(titleLine(screen, columns: columns)), above] + marked
      + [below, indented(keys)]
  }

  /// A line across the window with the number of lines beyond it.
  private func rule(_ count: Int, saying key: String) -> Line {
    guard count > 0 else { return Line(String(repeating: "─", count: size.columns), .frame) }
    let text = Line(" " + words(key, ["count": count]) + " ", .dim)
    let end = Line("──", .frame)
    let room = max(0, size.columns - text.columns - end.columns)
    return Line(String(repeating: "─", count: room), .frame) + text + end
  }

  private func screen(for state: AppState) -> Screenful {
    switch state.screen {
    case .menu: menuScreen(state)
    case .help: helpScreen(state)
    case .reader: readerScreen(state.reader, row: state.menu.selected)
    case .lesson: lessonScreen(state)
    case .search: searchScreen(state)
    case .player: playerScreen(state)
    case .scratch: scratchScreen(state)
    }
  }

  private var tooSmall: [Line] {
    let text = words(
      "window.too-small", ["columns": Self.smallest.columns, "rows": Self.smallest.rows])
    return Array(Line(text).wrapped(to: max(2, size.columns)).prefix(size.rows))
  }

  func title(of row: LessonRow) -> Line { Line(drawing.name(of: row.lesson), .title) }

  /// The part of a list that fits, scrolled to the selected item.
  func choiceLines(_ names: [String], chosen: Int, width: Int, height: Int) -> [Line] {
    let chosen = max(0, min(chosen, names.count - 1))
    let lines = names.enumerated().map { index, name in
      drawing.choice(name, index == chosen).truncated(to: width)
    }
    return Page(lines, height: height, showing: chosen..<chosen + 1).shown
  }

  private func titleLine(_ screen: Screenful, columns: Int) -> Line {
    let left = screen.title.truncated(to: max(0, columns - screen.right.columns - 1))
    let gap = columns - left.columns - screen.right.columns
    return left + Line(String(repeating: " ", count: max(1, gap))) + screen.right
  }

  private static let cursor: Character = "▏"

  /// A text being typed, with its cursor; a selected text is between two cursors.
  func line(of typed: TypedLine) -> Line {
    func part(_ text: Substring) -> Line {
      Line(visible(controlCharactersIn: String(text)), typed.isSelected ? .reverse : .plain)
    }
    let cursor = Line(String(Self.cursor))
    return (typed.isSelected ? cursor : .empty) + part(typed.text.prefix(typed.cursor)) + cursor
      + part(typed.text.dropFirst(typed.cursor))
  }

  /// The part of a typed text that fits on a line with its cursor.
  func line(of typed: TypedLine, width: Int) -> Line {
    let line = line(of: typed)
    let cursor = line.plainText.enumerated().first { $0.element == Self.cursor }?.offset ?? 0
    return line.excerpt(of: width, around: cursor..<(cursor + 1))
  }
}

struct Screenful {
  var title: Line
  var right = Line.empty
  /// At most as many lines as fit.
  var body: [Line]
  /// The index of the line with a mark in the margin.
  var marked: Int?
  var above = 0
  var below = 0
  /// The width; nil for the readable width.
  var columns: Int?
}

extension Screenful {
  init(title: Line, right: Line = .empty, page: Page, bottom: [Line] = [], columns: Int? = nil) {
    let empty = Array(repeating: Line.empty, count: max(0, page.viewport.height - page.shown.count))
    self.init(
      title: title, right: right, body: page.shown + (bottom.isEmpty ? [] : empty + bottom),
      above: page.top, below: page.below, columns: columns)
  }
}

/// Lines of which a part is in view.
struct Page {
  var lines: [Line]
  var viewport: Viewport
  var top: Int

  /// Scrolls to the position nearest to `top`, with the lines of `range` in view if it is given.
  init(_ lines: [Line], height: Int, top: Int = 0, showing range: Range<Int>? = nil) {
    let viewport = Viewport(height: height, count: lines.count)
    self.lines = lines
    self.viewport = viewport
    self.top = range.map { viewport.top(near: top, showing: $0) } ?? viewport.top(near: top)
  }

  var shown: [Line] {
    get { Array(lines[inView]) }
    set { lines.replaceSubrange(inView, with: newValue) }
  }
  private var inView: Range<Int> { top..<min(top + viewport.height, lines.count) }
  /// The number of lines below those in view; negative if there is free space.
  var below: Int { lines.count - top - viewport.height }
}
