import Curriculum
import SuiteSupport
import Terminal

extension WindowDrawing {
  /// A run: the app and the state at the left, what happens at the right, all at one moment.
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

  /// The app as somebody would see it at the moment, around the control that keys go to.
  private func appLines(_ player: PlayerState, width: Int, height: Int) -> [Line] {
    guard player.moment != nil else {
      let isComing = player.progress == .opening || player.progress == .open
      return [Line(words(isComing ? "player.opening" : "player.nothing-yet"), .dim)]
    }
    var app = wholeApp(player, width: width, wraps: true)
    // Where there is no room for all of it, a control counts more than the end of a text.
    if app.lines.count > height { app = wholeApp(player, width: width, wraps: false) }
    return Page(app.lines, height: height, showing: app.chosen).shown
  }

  /// All of the app, and the lines among which the control stands that keys go to.
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

  /// Pieces beside each other as long as they fit, and below each other from there on.
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

  /// The state at the moment, with a mark at what its event has changed.
  private func stateLines(_ player: PlayerState, width: Int, height: Int) -> [Line] {
    guard let moment = player.moment, height > 0 else { return [] }
    let rows = moment.rows
    let changes = player.known?.moments.changes(at: player.cursor) ?? []
    let other = player.otherMoment?.rows
    let hasFocus = player.focus == .state
    let chosen = min(player.row, rows.count - 1)
    let lines = rows.enumerated().flatMap { index, row -> [Line] in
      let isChosen = hasFocus && index == chosen
      let isNew = changes.contains { $0.field == row.field || $0.field.hasPrefix(row.field + "[") }
      var value = visible(controlCharactersIn: row.value)
      // Where there is room, beside what it was before.
      if let before = changes.first(where: { $0.field == row.field && $0.after == row.value })?
        .before,
        case let change = visible(controlCharactersIn: before) + " → " + value,
        change.columns + (row.name ?? words("player.state")).columns + 2 * row.depth + 4 <= width
      {
        value = change
      }
      // A field and its value stand as in Swift.
      let text = row.name.map { "\($0): \(value)" } ?? words.labelled(words("player.state"), value)
      let mark = Line(isChosen ? "▸" : isNew ? "●" : " ", isChosen ? .command : .warning)
      let margin = Line(String(repeating: " ", count: 1 + 2 * row.depth))
      let line = mark + margin + Line(text, isNew ? .bold : .plain)
      let expected = other?.first { $0.field == row.field }
      guard let other, expected?.value != row.value, !other.isEmpty else { return [line] }
      let instead = visible(controlCharactersIn: expected?.value ?? "–")
      let told = words.labelled(otherName(player), instead)
      return [line, Line("  ") + margin + Line("≠ " + told, .failure)]
    }
    guard hasFocus else { return fittingDifference(lines, into: height) }
    return Page(lines, height: height, showing: chosen..<chosen + 1).shown
  }

  /// As many lines as there is room for, with the first that differs from another run among them.
  private func fittingDifference(_ lines: [Line], into height: Int) -> [Line] {
    let differing = lines.firstIndex { $0.plainText.contains("≠") } ?? 0
    guard height > 3, lines.count > height, differing > height - 2 else {
      return fitting(lines, into: height)
    }
    // Above it stands the field, below it that there is more.
    let top = min(differing - 1, lines.count - height + 1)
    return [Line(words("window.above", ["count": top]), .dim)]
      + fitting(Array(lines[top...]), into: height - 1)
  }
}

extension WindowDrawing {
  /// What stands in the other run is called by, in as few letters as possible.
  private func otherName(_ player: PlayerState) -> String {
    switch player.comparison {
    case .rules: words("player.other-rules")
    case .branch(let index): words("player.branch", ["number": index + 1])
    case .moment(let place, _): words("player.moment", ["number": place])
    case .before, nil: words("player.other-before")
    }
  }
}

extension PlayerState {
  /// What the moment is compared with; nil if with nothing.
  fileprivate var otherMoment: MomentView? {
    if case .moment(_, let held) = comparison { return held }
    return known?.other?.moments[cursor]
  }

  /// Words of the lesson's app, with values in them; a name without words shows as itself.
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
  /// Both, with what stands between them.
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
