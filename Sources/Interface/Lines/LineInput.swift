import Curriculum

/// A command in line mode, with its letter or word and its argument.
///
/// The meaning of lines, the help and suggestions for typing errors all come from this list.
package enum LineCommand: String, CaseIterable {
  case read, test, verdict, full, hint, why, edit, watch, play, run, solution, reset, undo
  case contents, next, previous, answer, recall, search, open, language, menu, help, quit

  enum Argument {
    case none
    /// A lesson's number; the selected lesson if it is omitted.
    case lesson
    /// A number in the list shown.
    case number
    case text
  }

  /// The letter of the key for the same in the window, if there is one. Reading has none, because `r`
  /// means reset and a lesson's number is enough; nor has opening.
  var letter: String? {
    switch self {
    case .full: "f"
    case .menu: "m"
    default: KeyCommand.allCases.first { "\($0)" == rawValue }.map { String($0.rawValue) }
    }
  }

  var argument: Argument {
    switch self {
    case .read, .test, .verdict, .full, .hint, .why, .edit, .watch, .play, .run, .solution, .reset,
      .undo:
      .lesson
    case .open: .number
    case .search: .text
    case .contents, .next, .previous, .answer, .recall, .language, .menu, .help, .quit: .none
    }
  }

  /// The commands by word and letter.
  static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
      + allCases.compactMap { command in command.letter.map { ($0, command) } })
}

extension Words {
  /// Translates a typed line to the English command if the current language has other words for
  /// commands or lesson numbers. These words are in backticks in the command's explanation.
  package func usualLine(_ line: String) -> String {
    let typed = line.withUsualSigns.split(whereSeparator: \.isWhitespace).map(String.init)
    if let number = lessonNumber(typed.joined()) { return "read \(number)" }
    for command in LineCommand.allCases {
      let codes = Inline.parsing(self("line.\(command.rawValue)")).codes
      for name in Set(codes.compactMap { $0.split(separator: " ").first.map(String.init) })
      where LineCommand.names[name] == nil && name.allSatisfy(\.isLetter)
        && typed.first?.hasPrefix(name) == true
      {
        let rest = [String(typed[0].dropFirst(name.count))] + typed.dropFirst()
        let number = lessonNumber(rest.joined()) ?? numbers.number(rest.joined())
        let arguments = number.map { [String($0)] } ?? rest.filter { !$0.isEmpty }
        let usual = ([command.rawValue] + arguments).joined(separator: " ")
        // A longer line that only starts like a command may be an answer.
        if rest[0].isEmpty || number != nil, (try? LineRequest(usual)) != nil { return usual }
      }
    }
    return line
  }

  /// The number in this language's phrase for a lesson, whose number may be spelled; nil for
  /// other texts.
  package func lessonNumber(_ text: String) -> Int? {
    let text = FoldedAnswer(text).text
    let frame = self("line.lesson-by-number", ["number": "…"]).filter { !$0.isWhitespace }
      .split(separator: "…", omittingEmptySubsequences: false)
    guard let before = frame.first, let after = frame.last, frame.count == 2,
      text.hasPrefix(before), text.hasSuffix(after), text.count > before.count + after.count
    else { return nil }
    return numbers.number(String(text.dropFirst(before.count).dropLast(after.count)))
  }
}

/// The meaning of a typed line, independent of the screen.
enum LineRequest: Equatable {
  case enter
  /// A number alone, which refers to the list shown.
  case number(Int)
  /// A command with an optional number.
  case command(LineCommand, Int?)
  case search(String)

  init(_ line: String) throws(Misunderstanding) {
    let words = line.withUsualSigns.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else {
      self = .enter
      return
    }
    let rest = words.dropFirst()
    if first.hasPrefix("/") {
      let wanted = [String(first.dropFirst())] + rest
      self = .search(wanted.filter { !$0.isEmpty }.joined(separator: " "))
      return
    }
    if rest.isEmpty, let number = Int(first), number >= 0 {
      self = .number(number)
      return
    }
    guard let command = LineCommand.names[first] ?? LineCommand.names[first.lowercased()] else {
      throw .unknown(line, suggestion: Self.suggestion(for: first, rest))
    }
    switch command.argument {
    case .text: self = .search(rest.joined(separator: " "))
    case .lesson where rest.isEmpty, .number where rest.isEmpty, .none where rest.isEmpty:
      self = .command(command, nil)
    case .none: throw .tooMuch(command)
    case .lesson, .number:
      guard rest.count == 1, let number = Int(rest.joined()), number >= 0 else {
        throw .notANumber(command)
      }
      self = .command(command, number)
    }
  }

  private static func suggestion(for word: String, _ rest: ArraySlice<String>) -> String? {
    let names = LineCommand.allCases.map(\.rawValue)
    return nearestWord(to: word.lowercased(), in: names)
      .map { ([$0] + rest).joined(separator: " ") }
  }
}

package enum Misunderstanding: Error, Equatable {
  case unknown(String, suggestion: String?)
  /// The argument isn't a number.
  case notANumber(LineCommand)
  case tooMuch(LineCommand)
  case noLesson(number: Int, last: Int)
  /// The number exceeds the list shown.
  case notInList(number: Int, last: Int)
  case notHere(LineCommand)
}

/// The events for a typed line, depending on what is on the screen; the only entry point of line
/// mode.
package func events(for line: String, in state: AppState) -> [AppEvent] {
  let words = line.split(whereSeparator: \.isWhitespace)
  if state.watched != nil {
    // Any line ends watching first.
    var ended = state
    ended.watched = nil
    return [.watchToggled] + (words.isEmpty ? [] : events(for: line, in: ended))
  }
  if state.screen == .lesson, state.lesson.showing.isAsking {
    let isYes = YesOrNo(line) == .yes
    let isReset = state.lesson.showing == .askingToReset
    return [.lesson(isReset ? .resetAnswered(isYes) : .solutionAnswered(isYes))]
  }
  if state.screen == .reader, state.reader.contents == nil, let question = state.reader.question,
    let event = answer(words.joined(separator: " "), to: question)
  {
    return [.reader(event)]
  }
  do throws(Misunderstanding) {
    if state.isPlaying {
      guard let lookup = state.lookup else { return try playerEvents(for: line, in: state) }
      let isLeft = words.isEmpty || PlayerLine(line) == .quit
      return try [lookup.end] + (isLeft ? [] : playerEvents(for: line, in: lookup.origin))
    }
    return try events(for: LineRequest(line), in: state)
  } catch {
    return [.notUnderstood(error)]
  }
}

/// The answer to the current question; nil if the line is an ordinary command.
private func answer(_ line: String, to question: LessonText.Question) -> ReaderEvent? {
  // For a question, the letters of its choices and its right value take precedence over commands.
  if let letter = question.choice(typed: line) { return .answered(letter) }
  if !question.values.isEmpty, question.isRight(line) == true { return .answered(line) }
  // A line that isn't a command is an answer.
  switch try? LineRequest(line) {
  case nil: return .answered(line)
  case .number? where question.choices.isEmpty: return .answered(line)
  default: return nil
  }
}

private func events(
  for request: LineRequest, in state: AppState
) throws(Misunderstanding) -> [AppEvent] {
  if let lookup = state.lookup {
    switch request {
    case .enter, .command(.quit, _): return [lookup.end]
    case .number where state.screen == .reader: break
    case .command(.open, _) where state.screen == .reader: break
    default: return [lookup.end] + (try events(for: request, in: lookup.origin))
    }
  }
  switch request {
  case .enter: return [state.screen == .reader ? .reader(.next) : .menuRequested]
  case .number(let number): return try events(for: number, in: state)
  case .search(let text):
    guard !text.isEmpty else { throw .notHere(.search) }
    return [.search(.asked(text))]
  case .command(.open, let number):
    guard let number else { throw .notANumber(.open) }
    return try events(for: number, in: state)
  case .command(let command, let number):
    let lesson = if let number { try row(number, in: state) } else { state.menu.selected }
    guard let events = events(for: command, lesson, in: state) else { throw .notHere(command) }
    return (number == nil ? [] : [.menu(.moved(to: lesson.number))]) + events
  }
}

extension AppState {
  /// Whether typed lines are about a played run, perhaps while its help is shown.
  package var isPlaying: Bool { (lookup?.origin.screen ?? screen) == .player }

  /// For a screen that is only looked up, the event that leaves it and the state then; nil for
  /// other screens.
  fileprivate var lookup: (end: AppEvent, origin: AppState)? {
    var origin = self
    if screen == .help {
      _ = origin.goBack()
      return (.backRequested, origin)
    }
    guard screen == .reader, reader.contents != nil else { return nil }
    origin.reader.contents = nil
    return (.reader(.contentsMoved(to: nil)), origin)
  }
}

/// The events for a number alone, which refers to the list shown: of sections, search results or
/// lessons.
private func events(
  for number: Int, in state: AppState
) throws(Misunderstanding) -> [AppEvent] {
  switch state.screen {
  case .reader where state.reader.contents != nil:
    let headings = state.reader.openHeadings
    guard headings.indices.contains(number - 1) else {
      throw .notInList(number: number, last: headings.count)
    }
    return [.reader(.jumped(section: headings[number - 1]))]
  case .search where !state.search.results.isEmpty:
    let count = state.search.results.count
    guard (1...count).contains(number) else { throw .notInList(number: number, last: count) }
    return [.search(.moved(to: number - 1)), .search(.chosen)]
  default: return [.menu(.chosen(try row(number, in: state).number))]
  }
}

private func row(_ number: Int, in state: AppState) throws(Misunderstanding) -> LessonRow {
  guard let row = state.menu.rows.first(where: { $0.number == number }) else {
    throw .noLesson(number: number, last: state.menu.rows.last?.number ?? 0)
  }
  return row
}

/// The events for a command about a lesson; nil if it isn't possible here.
private func events(
  for command: LineCommand, _ row: LessonRow, in state: AppState
) -> [AppEvent]? {
  let isReading = state.screen == .reader
  switch command {
  case .read: return [.menu(.chosen(row.number))]
  case .test: return [.lesson(.testRequested)]
  case .verdict: return [.lesson(.dismissed), .lessonRequested]
  case .full: return [.lesson(.fullRequested)]
  case .hint: return [.lesson(.hintRequested)]
  case .why: return [.lesson(.sectionRequested)]
  case .edit: return [.lesson(.editRequested)]
  case .watch: return [.watchToggled]
  case .play:
    // The selected lesson is played with the events of its selected failure.
    let isChosen = row.number == state.menu.selected.number && state.screen == .lesson
    return [.player(.requested(row.id, isChosen ? state.check?.example : nil))]
  case .run: return [.scratch(.requested(row.id))]
  case .solution: return [.lesson(.solutionRequested)]
  case .reset: return [.lesson(.resetRequested)]
  case .undo: return [.lesson(.undoRequested)]
  case .contents: return isReading ? [.reader(.contentsMoved(to: 0))] : nil
  case .next:
    if isReading { return [.reader(.next)] }
    guard state.screen == .lesson else { return nil }
    guard state.menu.selected.isPassed else { return failureEvent(after: true, in: state) }
    return state.menu.lessonAfter.map { [.menu(.chosen($0.number))] }
  case .previous:
    if isReading { return state.reader.position > 0 ? [.reader(.previous)] : nil }
    return state.screen == .lesson ? failureEvent(after: false, in: state) : nil
  case .answer: return isReading && state.reader.question != nil ? [.reader(.told)] : nil
  case .recall: return state.menu.recall == nil ? nil : [.recallRequested]
  case .language: return [.languageRequested]
  case .menu: return [.menuRequested]
  case .help: return [.helpRequested]
  case .quit: return [state.screen == .menu ? .quitRequested : .backRequested]
  case .search, .open: return nil
  }
}

/// Shows the next failed check after the selected one, or the previous one; nil if there is none.
private func failureEvent(after isAfter: Bool, in state: AppState) -> [AppEvent]? {
  guard !state.isVerdictEarlier else { return nil }
  return state.failure(after: isAfter).map { [.lesson(.failureRequested($0.id, step: $0.step))] }
}
