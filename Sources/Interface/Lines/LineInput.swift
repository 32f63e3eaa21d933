import Curriculum

/// What a typed line means, given what is on the screen: the menu of lines' only way in.
package func events(for line: String, in state: AppState) -> [AppEvent] {
  let words = line.split(whereSeparator: \.isWhitespace)
  if state.watched != nil {
    // Whatever is typed ends the watching first.
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
    if state.screen == .player { return try playerEvents(for: line, in: state) }
    return try events(for: LineRequest(line), in: state)
  } catch {
    return [.notUnderstood(error)]
  }
}

/// An answer to the question that waits; nil if the line means what it means everywhere.
private func answer(_ line: String, to question: LessonText.Question) -> ReaderEvent? {
  // A question's letters mean their answers, whatever else they are for, and so does its value.
  if let letter = question.choice(typed: line) { return .answered(letter) }
  if !question.values.isEmpty, question.isRight(line) == true { return .answered(line) }
  // What means nothing anywhere else is an answer, and nothing to complain about.
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
  case .command(let command, let number?):
    let number = try lesson(number, in: state)
    let event =
      switch command {
      case .play: [try play(number, in: state)]
      case .run: [AppEvent.scratch(.requested(try row(number, in: state).id))]
      default: lessonEvents(for: command, lesson: number)
      }
    return [.menu(.moved(to: number))] + event
  case .command(let command, nil):
    if command == .play { return [try play(state.menu.selected.number, in: state)] }
    if command == .run { return [.scratch(.requested(state.menu.selected.id))] }
    guard command.argument == .none else {
      return lessonEvents(for: command, lesson: state.menu.selected.number)
    }
    guard let event = event(for: command, in: state) else { throw .notHere(command) }
    return [event]
  }
}

extension AppState {
  /// How what is only looked up is left, and what is on the screen then; nil if it is nothing of the
  /// kind.
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

/// A number alone is one of the list that is shown: of sections, of places that were found, or of
/// lessons.
private func events(
  for number: Int, in state: AppState
) throws(Misunderstanding) -> [AppEvent] {
  switch state.screen {
  case .reader where state.reader.contents != nil:
    let headings = state.reader.openHeadings
    guard headings.indices.contains(number - 1) else {
      throw .notInList(number, last: headings.count)
    }
    return [.reader(.jumped(section: headings[number - 1]))]
  case .search where !state.search.results.isEmpty:
    let count = state.search.results.count
    guard (1...count).contains(number) else { throw .notInList(number, last: count) }
    return [.search(.moved(to: number - 1)), .search(.chosen)]
  default: return [.menu(.chosen(try lesson(number, in: state)))]
  }
}

private func lesson(_ number: Int, in state: AppState) throws(Misunderstanding) -> Int {
  try row(number, in: state).number
}

private func row(_ number: Int, in state: AppState) throws(Misunderstanding) -> LessonRow {
  guard let row = state.menu.rows.first(where: { $0.number == number }) else {
    throw .noLesson(number, last: state.menu.rows.last?.number ?? 0)
  }
  return row
}

/// Plays a lesson; the one whose failure is chosen, from there on.
private func play(_ number: Int, in state: AppState) throws(Misunderstanding) -> AppEvent {
  let row = try row(number, in: state)
  let isChosen = row.number == state.menu.selected.number && state.screen == .lesson
  return .player(.requested(row.id, isChosen ? state.check?.example : nil))
}

/// What a command does with the lesson that is chosen by then.
private func lessonEvents(for command: LineCommand, lesson: Int) -> [AppEvent] {
  switch command {
  case .read: [.menu(.chosen(lesson))]
  case .test: [.lesson(.testRequested)]
  case .verdict: [.lesson(.dismissed), .lessonRequested]
  case .full: [.lesson(.fullRequested)]
  case .hint: [.lesson(.hintRequested)]
  case .why: [.lesson(.sectionRequested)]
  case .edit: [.lesson(.editRequested)]
  case .watch: [.watchToggled]
  case .play, .run: []
  case .solution: [.lesson(.solutionRequested)]
  case .reset: [.lesson(.resetRequested)]
  case .undo: [.lesson(.undoRequested)]
  case .contents, .next, .previous, .answer, .search, .open, .language, .menu, .help, .quit: []
  }
}

/// What a command does that is about what is on the screen; nil if it can do nothing there.
private func event(for command: LineCommand, in state: AppState) -> AppEvent? {
  let isReading = state.screen == .reader
  switch command {
  case .contents: return isReading ? .reader(.contentsMoved(to: 0)) : nil
  case .next:
    if isReading { return .reader(.next) }
    guard state.screen == .lesson else { return nil }
    guard state.menu.selected.isPassed else { return failureEvent(after: true, in: state) }
    return state.menu.lessonAfter.map { .menu(.chosen($0.number)) }
  case .previous:
    if isReading { return state.reader.position > 0 ? .reader(.previous) : nil }
    return state.screen == .lesson ? failureEvent(after: false, in: state) : nil
  case .answer: return isReading && state.reader.question != nil ? .reader(.told) : nil
  case .language: return .languageRequested
  case .menu: return .menuRequested
  case .help: return .helpRequested
  case .quit: return state.screen == .menu ? .quitRequested : .backRequested
  case .read, .test, .verdict, .full, .hint, .why, .edit, .watch, .play, .run, .solution, .reset,
    .undo, .search, .open:
    return nil
  }
}

/// Shows the check that fails after the chosen one, or before it; nil if there is none.
private func failureEvent(after isAfter: Bool, in state: AppState) -> AppEvent? {
  guard !state.isVerdictEarlier else { return nil }
  return state.failure(after: isAfter).map { .lesson(.failureRequested($0.id, step: $0.step)) }
}
