import Curriculum
import SuiteSupport
import Terminal

extension WindowDrawing {
  /// A run: the app and the state at the left, the history at the right, all for the same moment.
  func playerScreen(_ state: AppState) -> Screenful {
    let player = state.player
    let row = state.menu.rows.first { $0.id == player.lesson } ?? state.menu.selected
    let room = PlayerRoom(size: size)
    let said = drawing.playerNotice(player, row)
    let notice = said.isEmpty ? [] : [.empty] + said.prefix(bodyHeight / 3)
    let height = bodyHeight - notice.count
    let history = historyLines(player, width: room.right, height: height)
    var left = appLines(player, width: room.left, height: max(3, height * 3 / 5))
    let rule = Line(String(repeating: "─", count: room.left), .frame)
    let below = height - left.count - 1
    left.append(rule)
    left +=
      panelLines(player, width: room.left, height: below)
      ?? stateLines(player, width: room.left, height: below)
    var body = beside(
      fitted(left, to: room.left, height: height), fitted(history, to: room.right, height: height),
      width: room.left + 2)
    body += notice
    return Screenful(
      title: Line(words("player.title", ["number": row.number, "title": row.title]), .title),
      right: playerPlace(player), body: body, columns: room.all)
  }

  private func playerPlace(_ player: PlayerState) -> Line {
    let branches = player.history.present.branches.count
    var texts = [words("player.place", ["number": player.cursor, "total": player.entries.count])]
    if branches > 1 {
      texts.append(words("player.branch", ["number": player.history.present.current + 1]))
    }
    if player.predicts {
      let score = player.score
      texts.append(words("player.score", ["right": score.right, "total": score.all]))
    }
    if let speed = player.speed { texts.append(words("player.speed", ["speed": speed])) }
    return Line(texts.reversed().joined(separator: " · "))
  }

  private func fitted(_ lines: [Line], to width: Int, height: Int) -> [Line] {
    let lines = lines.prefix(height).map { $0.truncated(to: width) }
    return lines + Array(repeating: .empty, count: max(0, height - lines.count))
  }

  /// The app's screen at the current moment, scrolled to the focused control.
  private func appLines(_ player: PlayerState, width: Int, height: Int) -> [Line] {
    guard player.moment != nil else {
      let isComing = player.progress == .opening || player.progress == .open
      return [Line(words(isComing ? "player.opening" : "player.nothing-yet"), .dim)]
    }
    var app = wholeApp(player, width: width, wraps: true)
    // If it doesn't fit, texts are truncated, because controls matter more.
    if app.lines.count > height { app = wholeApp(player, width: width, wraps: false) }
    return Page(app.lines, height: height, showing: app.chosen).shown
  }

  /// The whole app screen, and the range of lines with the focused control.
  private func wholeApp(
    _ player: PlayerState, width: Int, wraps: Bool
  ) -> (lines: [Line], chosen: Range<Int>) {
    var (control, lines, chosen) = (0, [Line](), 0..<0)
    for elements in player.screen.lines {
      let first = control
      let drawn = elements.map { element -> Line in
        defer { if element.isControl { control += 1 } }
        let isChosen = element.isControl && player.focus == .control(control)
        return line(of: element, in: player, isChosen: isChosen, width: width)
      }
      let start = lines.count
      lines += flowing(drawn, width: width, wraps: wraps)
      if case .control(let index) = player.focus, (first..<control).contains(index) {
        chosen = start..<lines.count
      }
    }
    return (lines, chosen)
  }

  /// Places pieces side by side while they fit, otherwise on a new line.
  private func flowing(_ pieces: [Line], width: Int, wraps: Bool) -> [Line] {
    var lines: [Line] = []
    for piece in pieces {
      if let last = lines.last, last.columns + 2 + piece.columns <= width {
        lines[lines.count - 1] += Line("  ") + piece
      } else {
        lines += wraps ? piece.wrapped(to: width) : [piece]
      }
    }
    return lines.isEmpty ? [.empty] : lines
  }

  private func line(
    of element: PlayElement, in player: PlayerState, isChosen: Bool, width: Int
  ) -> Line {
    switch element {
    case .text(let name, let values, let tone):
      return Line(player.text(name, values), tone.style)
    case .spinner(let name): return Line(drawing.sign("◌ ") + player.text(name, [:]), .warning)
    case .field(let name, let text, let isSecret, _):
      let label = Line(player.text(name, [:]) + " ", isChosen ? .command : .dim)
      let shown = visible(controlCharactersIn: text)
      let room = max(4, width - label.columns - 3)
      var typed = Line(isSecret ? String(repeating: "•", count: text.count) : shown)
      if isChosen { typed += Line("▏", .command) }
      let cut = typed.cut(to: room, around: typed.columns).line
      return label + Line("[", isChosen ? .command : .frame) + cut.padded(to: min(room, 14))
        + Line("]", isChosen ? .command : .frame)
    case .button(let button):
      let text = player.text(button.name, button.values)
      let style: Style = isChosen ? .match : button.isEnabled ? .command : .dim
      let isPressed = button.isEnabled && player.takesLetters
      let key = isPressed ? button.key.map { Line(" \($0)", .dim) } ?? .empty : .empty
      return Line("( \(text) )", style) + key
    }
  }

  /// The state at the current moment, with marks at the fields that the last event changed.
  private func stateLines(_ player: PlayerState, width: Int, height: Int) -> [Line] {
    guard let moment = player.moment, height > 0 else { return [] }
    let rows = moment.rows
    let changes = player.known?.moments.changes(at: player.cursor) ?? []
    // Parts of a list may have equal names, so they are compared in order.
    var others = player.otherMoment.map { moment in
      Dictionary(grouping: moment.rows, by: \.field).mapValues { $0[...] }
    }
    let hasFocus = player.focus == .state
    let chosen = min(player.row, rows.count - 1)
    let lines = rows.enumerated().flatMap { index, row -> [Line] in
      let isChosen = hasFocus && index == chosen
      let isNew = changes.contains { $0.field == row.field || $0.field.hasPrefix(row.field + "[") }
      var value = visible(controlCharactersIn: row.value)
      // If it fits, with the value before.
      if let before = changes.first(where: { $0.field == row.field && $0.after == row.value })?
        .before,
        case let change = visible(controlCharactersIn: before) + " → " + value,
        change.columns + (row.name ?? words("player.state")).columns + 2 * row.depth + 4 <= width
      {
        value = change
      }
      // A field and its value, as in Swift.
      let text = row.name.map { "\($0): \(value)" } ?? words.labelled(words("player.state"), value)
      let mark = Line(isChosen ? "▸" : isNew ? "●" : " ", isChosen ? .command : .warning)
      let margin = Line(String(repeating: " ", count: 1 + 2 * row.depth))
      let line = mark + margin + Line(text, isNew ? .bold : .plain)
      let expected = others?[row.field]?.popFirst()
      guard others?.isEmpty == false, expected?.value != row.value else { return [line] }
      let instead = visible(controlCharactersIn: expected?.value ?? "–")
      let told = words.labelled(drawing.otherName(player), instead)
      return [line, Line("  ") + margin + Line("≠ " + told, .failure)]
    }
    guard hasFocus else { return fittingMarks(lines, into: height) }
    return Page(lines, height: height, showing: chosen..<chosen + 1).shown
  }

  /// The lines that fit, including the first that differs from the other run, or the first that the
  /// event has changed. What differs further down is told beside the number of lines there.
  private func fittingMarks(_ lines: [Line], into height: Int) -> [Line] {
    func differs(_ line: Line) -> Bool { line.plainText.contains("≠") }
    let marked =
      lines.firstIndex(where: differs)
      ?? lines.firstIndex { $0.plainText.hasPrefix("●") }.map { $0 + 1 } ?? 0
    // Includes the field's line above it and, below it, the number of further lines.
    let isBelow = height > 3 && lines.count > height && marked > height - 2
    let top = isBelow ? min(marked - 1, lines.count - height + 1) : 0
    let above = isBelow ? [Line(words("window.above", ["count": top]), .dim)] : []
    var shown = fitting(Array(lines[top...]), into: height - above.count)
    let hidden = lines.dropFirst(top + shown.count - 1)
    if hidden.count > 1, hidden.contains(where: differs) {
      shown[shown.count - 1] += Line(" ≠", .failure)
    }
    return above + shown
  }
}

extension Drawing {
  /// The shortest name of the run that is compared with.
  func otherName(_ player: PlayerState) -> String {
    switch player.comparison {
    case .rules: words("player.other-rules")
    case .branch(let index): words("player.branch", ["number": index + 1])
    case .moment(let place, _): words("player.moment", ["number": place])
    case .before, nil: words("player.other-before")
    }
  }
}

extension PlayerState {
  /// The moment that the current one is compared with; nil for none.
  var otherMoment: MomentView? {
    if case .moment(_, let held) = comparison { return held }
    return known?.other?.moments[cursor]
  }

  /// A text of the lesson's app with its values filled in; the name itself if there is no text.
  func text(_ name: String, _ values: [String: String]) -> String {
    visible(controlCharactersIn: texts?.text(name, values) ?? name)
  }
}

extension PlayElement.Tone {
  fileprivate var style: Style {
    switch self {
    case .plain: .plain
    case .title: .bold
    case .quiet: .dim
    case .good: .success
    case .bad: .failure
    }
  }
}

struct PlayerRoom {
  /// Both columns with the gap between them.
  var all: Int
  var left: Int
  var right: Int

  private static let widest = 136

  init(size: TerminalSize) {
    all = min(Self.widest, size.columns - 2 * WindowDrawing.margin)
    left = min(56, (all - 3) / 2)
    right = all - left - 3
  }
}
