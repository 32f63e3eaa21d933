/// What a typed line means, given what is on the screen: the menu of lines' only way in.
func event(for line: String, in state: AppState) -> AppEvent {
  let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  if state.screen == .lesson, state.lesson.showing == .askingToReset {
    return .lesson(.resetAnswered(words == ["y"] || words == ["yes"]))
  }
  if state.screen == .reader, let event = readerEvent(for: words, in: state.reader) {
    return .reader(event)
  }
  guard let word = words.first else { return .menuRequested }
  if word.hasPrefix("/") {
    return .search(.asked(String(words.joined(separator: " ").dropFirst())))
  }
  if words.count == 1, let number = Int(word) {
    return state.menu.rows.contains { $0.number == number }
      ? .menu(.chosen(number)) : .notUnderstood(line)
  }
  guard words.count == 1, let command = LineCommand(word) else { return .notUnderstood(line) }
  switch command {
  case .read: return .menu(.chosen(state.menu.selected.number))
  case .test: return .lesson(.testRequested)
  case .hint: return .lesson(.hintRequested)
  case .edit: return .lesson(.editRequested)
  case .solution: return .lesson(.solutionRequested)
  case .reset: return .lesson(.resetRequested)
  case .menu: return .menuRequested
  case .help: return .helpRequested
  case .quit: return state.screen == .menu ? .quitRequested : .menuRequested
  }
}

/// A letter or a word that can be typed in every screen.
enum LineCommand: String, CaseIterable {
  case read
  case test
  case hint
  case edit
  case solution
  case reset
  case menu
  case help
  case quit

  /// `r` puts the stub back, so reading is by the lesson's number, or in full.
  static let letters: [String: LineCommand] = [
    "t": .test, "h": .hint, "e": .edit, "s": .solution, "r": .reset, "m": .menu, "?": .help,
    "q": .quit,
  ]

  init?(_ word: String) {
    guard let command = Self.letters[word] ?? LineCommand(rawValue: word) else { return nil }
    self = command
  }
}

/// What a line means to the reader alone; nil if it is a command like any other.
private func readerEvent(for words: [String], in reader: ReaderState) -> ReaderEvent? {
  guard let question = reader.question else { return words.isEmpty ? .next : nil }
  if words.isEmpty { return .next }
  if words == ["?"] { return .told }
  if words.count == 1, question.choices.contains(words[0]) { return .answered(words[0]) }
  if words.count == 1, LineCommand(words[0]) != nil || Int(words[0]) != nil { return nil }
  return .answered(words.joined(separator: " "))
}
