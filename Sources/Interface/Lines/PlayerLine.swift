import Curriculum
import SuiteSupport

/// A command in line mode while a run is played, in addition to the lesson's events with their
/// values.
enum PlayerLine: String, CaseIterable {
  case previous, history, events, out, remove, change, insert, up, down, mark, undo, redo, branch
  case compare, hold, rules, find, wrote, say, write, open, help, quit

  /// The letters for commands, as elsewhere in line mode.
  private static let letters: [String: PlayerLine] = ["?": .help, "q": .quit]

  init?(_ word: String) {
    guard let line = PlayerLine(rawValue: word) ?? Self.letters[word] else { return nil }
    self = line
  }
}

extension Words {
  /// A line typed in a played run, with the code's command instead of this language's word for it.
  /// In the help text that word follows the command, also in backticks. Only the first word changes.
  package func usualPlayerLine(_ line: String) -> String {
    let (word, line) = (line.firstWord.word, line.drop(while: \.isWhitespace))
    var command: PlayerLine?
    for code in Inline.parsing(self("player.help")).codes {
      let name = code.prefix { $0 != " " }
      if let known = PlayerLine(String(name)) {
        command = known
      } else if let command, word.hasPrefix(name), name.allSatisfy(\.isLetter) {
        let number = word.dropFirst(name.count)
        guard number.allSatisfy(\.isNumber) else { continue }
        let rest = line.dropFirst(word.count)
        return number.isEmpty
          ? command.rawValue + rest
          : "\(command.rawValue) \(String(number).withUsualSigns)\(rest)"
      }
    }
    return String(line)
  }
}

func playerEvents(for line: String, in state: AppState) throws(Misunderstanding) -> [AppEvent] {
  let player = state.player
  // A list is closed by the next line.
  let closing: [AppEvent] = player.panel == nil ? [] : [.player(.panel(.closed))]
  let line = String(line.drop(while: \.isWhitespace))
  let (typed, rest) = line.firstWord
  guard !typed.isEmpty else { return closing + [.player(.moved(to: player.cursor + 1))] }
  // Only the first word is normalized, because values should stay as typed.
  let word = typed.withUsualSigns
  if let number = Int(line.withUsualSigns.filter { !$0.isWhitespace }), number >= 0 {
    guard number <= player.entries.count else {
      throw .notInList(number: number, last: player.entries.count)
    }
    return closing + [.player(.moved(to: number))]
  }
  if word.hasPrefix("/"), word.count > 1 {
    return closing + [.player(.searched(.text(String(line.dropFirst()))))]
  }
  guard let command = PlayerLine(word.lowercased()) else {
    return closing + [.player(.acted(try event(word, rest, player, typed: line)))]
  }
  return try closing + events(for: command, rest, state)
}

private func events(
  for command: PlayerLine, _ rest: String, _ state: AppState
) throws(Misunderstanding) -> [AppEvent] {
  let player = state.player
  let place = player.cursor - 1
  let isOnEvent = player.entries.indices.contains(place)
  func edit(_ event: HistoryEvent) -> [AppEvent] { isOnEvent ? [.player(.edited(event))] : [] }
  switch command {
  case .previous: return [.player(.moved(to: player.cursor - 1))]
  case .history: return [.player(.panelRequested(PlayerPanel(.list)))]
  case .events: return [.player(.panelRequested(PlayerPanel(.forms(place: player.cursor))))]
  case .out: return edit(.toggledOut(place))
  case .remove: return edit(.removed(place))
  case .up: return edit(.moved(place, to: place - 1))
  case .down: return edit(.moved(place, to: place + 1))
  case .mark: return edit(.toggledMark(place))
  case .change:
    guard isOnEvent else { return [] }
    let name = player.entries[place].event.name
    let event = try event(name, rest, player, typed: "change \(rest)", by: .change)
    return edit(.changed(to: event, at: place))
  case .insert:
    let (name, values) = rest.firstWord
    let event = try event(name, values, player, typed: "insert \(rest)", by: .insert)
    return [.player(.edited(.inserted(event, at: player.cursor)))]
  case .undo: return [.player(.undone)]
  case .redo: return [.player(.redone)]
  case .branch:
    guard let number = Int(rest) else { return player.isAtEnd ? [] : [.player(.branched)] }
    let last = player.history.present.branches.count
    guard (1...last).contains(number) else { throw .notInList(number: number, last: last) }
    return [.player(.branchChosen(number - 1))]
  case .compare: return [.player(.compared(player.nextComparison))]
  case .hold: return [.player(.momentHeld)]
  case .rules: return [.player(.rulesRequested(isEarned: state.menu.selected.isPassed))]
  case .find: return rest.isEmpty ? [] : [.player(.searched(.text(rest)))]
  case .wrote: return [.player(.searched(.writer(field: rest)))]
  case .say: return predicted(rest, player)
  case .write:
    return [.player(.exported(rest == "swift" ? .events : rest == "test" ? .test : .history))]
  case .open: return rest.isEmpty ? [] : [.player(.fileChosen(rest))]
  case .help: return [.helpRequested]
  case .quit: return [.backRequested]
  }
}

/// Predicts a field's value at the next moment: `say count 3`.
private func predicted(_ text: String, _ player: PlayerState) -> [AppEvent] {
  let (field, value) = text.firstWord
  let rows = player.moment?.rows ?? []
  // A state that is a single value has no field name.
  let isField = rows.contains { $0.field == field }
  return [.player(.predicted(field: isField ? field : "", isField ? value : text))]
}

/// Parses an event by its full name or last part, with its values.
///
/// - Parameter command: nil if the event alone was typed.
private func event(
  _ word: String, _ values: String, _ player: PlayerState, typed line: String,
  by command: PlayerLine? = nil
) throws(Misunderstanding) -> PlayEvent {
  let name = word.first == "." ? String(word.dropFirst()) : word
  let named = player.forms.filter { $0.name == name || $0.name.hasSuffix("." + name) }
  guard named.count == 1, let form = named.first else {
    let known = player.forms.map(\.name) + PlayerLine.allCases.map(\.rawValue)
    throw .unknown(line, suggestion: nearestWord(to: name, in: known))
  }
  var texts = form.parts.count == 1 ? [values] : values.split(separator: ", ").map(String.init)
  if texts.count < form.parts.count { texts = values.split(separator: "，").map(String.init) }
  let found = zip(form.parts, texts).compactMap { $0.field.value(typed: $1) }
  guard form.parts.isEmpty ? values.isEmpty : found.count == form.parts.count,
    texts.count == form.parts.count || form.parts.isEmpty
  else {
    let event = form.typed(form.initial)
    let suggestion: String? =
      switch command {
      case .change: form.parts.isEmpty ? nil : "change\(event.dropFirst(form.name.count))"
      case .some(let command): "\(command.rawValue) \(event)"
      case nil: event
      }
    throw .unknown(line, suggestion: suggestion)
  }
  return PlayEvent(name: form.name, values: found)
}

extension String {
  /// The first word, empty if there is none, and what follows the space behind it.
  fileprivate var firstWord: (word: String, rest: String) {
    let line = drop(while: \.isWhitespace)
    let word = line.prefix { !$0.isWhitespace }
    return (String(word), String(line.dropFirst(word.count).drop(while: \.isWhitespace)))
  }
}

extension EventForm {
  func typed(_ event: PlayEvent) -> String {
    let values = zip(parts, event.values).map { $0.field.typed($1) }
    return values.isEmpty ? name : name + " " + values.joined(separator: ", ")
  }
}
