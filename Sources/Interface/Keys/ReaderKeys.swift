import Basics
import Terminal

func readerKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let reader = state.reader
  if let draft = reader.draft { return draftKeys(draft, reader, window) }
  let page = window.page(of: reader)
  if let selection = reader.contents { return contentsKeys(at: selection, in: page) }
  return pageKeys(reader, page, window)
}

private func pageKeys(
  _ reader: ReaderState, _ page: ReaderPage, _ window: WindowDrawing
) -> [KeyEntry] {
  let view = Page(
    page.lines, height: window.bodyHeight, top: window.top(of: reader, page))
  let (top, viewport) = (view.top, view.viewport)
  func scroll(to line: Int) -> AppEvent {
    .reader(.scrolled(to: page.place(of: viewport.top(near: line))))
  }
  func jump(to line: Int?) -> [AppEvent] {
    guard let line, viewport.top(near: line) != top else { return [] }
    return [scroll(to: line)]
  }
  let here = page.headings.lastIndex { $0.line <= top } ?? 0
  let isAtEnd = top == viewport.lastTop
  let scrolling = KeyEntry.scrolling(in: view, scroll)
  let reading = [
    // At the end of the text, the Enter key goes on to the exercise.
    KeyEntry(
      "keys.read-on", [.enter],
      sends: isAtEnd ? nil : scroll(to: top + max(1, viewport.height - 2))),
    KeyEntry(
      "keys.to-exercise", [.enter],
      sends: isAtEnd && !reader.isHeldBack ? .lessonRequested : nil),
    scrolling[0],
    KeyEntry("keys.next-heading", [.command(.next)], others: [.command(.previous)]) { key in
      let next =
        key.leadsBack
        ? page.headings.last { $0.line < top } : page.headings.first { $0.line > top }
      return jump(to: next?.line)
    },
    KeyEntry(
      "keys.contents", .contents,
      sends: page.headings.isEmpty ? nil : .reader(.contentsMoved(to: here))),
  ]
  return questionKeys(reader, page, window).under(.question) + reading.under(.text)
    + [.edit, .test, .verdict, .watch].under(.code) + Array(scrolling.dropFirst()).under(.text)
    + [.search, .language, .help, .back([.command(.quit), .escape, .left])]
}

/// A question in view accepts the keys that can begin an answer: letters of choices, or typed text.
private func questionKeys(
  _ reader: ReaderState, _ page: ReaderPage, _ window: WindowDrawing
) -> [KeyEntry] {
  var asked = reader
  let place = window.questionInView(reader, page)
  // Before a skipped question is answered, the reader is turned to it.
  var turn: [ReaderEvent] = []
  if let part = place?.part, part != reader.asked { turn = [.turned(to: part)] }
  for event in turn { readerReducer(&asked, event) }
  guard place != nil, let question = asked.question else { return [] }
  let showing = KeyEntry("keys.show-answer", [.command(.answer)]) { _ in
    answer(with: turn + [.told], reader, window)
  }
  guard !question.choices.isEmpty else {
    let typing = KeyEntry("keys.type-answer", [.enter], takesText: true) { key in
      guard key.beginsAnswer else { return [] }
      let typed: [ReaderEvent] = key == .enter ? [] : [.draftEdited(key)]
      return (turn + [.draftBegun] + typed).map { .reader($0) }
    }
    return [typing, showing]
  }
  let letters = question.choices.map { Key.character(Character($0)) }
  let capitals = question.choices.map { Key.character(Character($0.uppercased())) }
  let answering = KeyEntry("keys.answer", letters, others: capitals) { [asked] key in
    guard case .character(let character) = key,
      asked.openChoices.contains(character.lowercased())
    else { return [] }
    return answer(with: turn + [.answered(character.lowercased())], reader, window)
  }
  return [answering, showing]
}

extension Key {
  /// Whether it can begin a typed answer: not if it leaves the text, scrolls or searches.
  fileprivate var beginsAnswer: Bool {
    switch self {
    case .enter, .paste: return true
    case .character:
      let kept: [KeyCommand] = [.page, .search, .help, .quit, .answer]
      return !kept.contains { self == .command($0) }
    default: return false
    }
  }
}

/// Answers the question and scrolls to the reply.
private func answer(
  with events: [ReaderEvent], _ reader: ReaderState, _ window: WindowDrawing
) -> [AppEvent] {
  let after = events.reduce(into: reader, readerReducer)
  let page = window.page(of: after)
  let lines = window.answerLines(after.given?.part ?? reader.position, of: after, in: page)
  let top = window.viewport(of: page)
    .top(near: window.top(of: reader, window.page(of: reader)), showing: lines)
  return events.map { .reader($0) } + [.reader(.scrolled(to: page.place(of: top)))]
}

private func draftKeys(
  _ draft: TypedLine, _ reader: ReaderState, _ window: WindowDrawing
) -> [KeyEntry] {
  [
    KeyEntry("keys.draft-done", [.enter], isKept: true) { _ in
      let text = draft.text.trimmed
      return text.isEmpty ? [] : answer(with: [.answered(text)], reader, window)
    },
    KeyEntry("keys.draft-later", [.escape], isKept: true, sends: .reader(.draftLeft)),
  ] + KeyEntry.typing(in: draft) { .reader(.draftEdited($0)) }
}

private func contentsKeys(at selection: Int, in page: ReaderPage) -> [KeyEntry] {
  let count = page.headings.count
  func move(to index: Int) -> AppEvent { .reader(.contentsMoved(to: index)) }
  return [
    .choosing(from: selection, of: count, move),
    KeyEntry("keys.go-there", [.enter]) { _ in
      guard page.headings.indices.contains(selection) else { return [] }
      return [.reader(.scrolled(to: page.place(of: page.headings[selection].line)))]
    },
    .moving("keys.choose-end", others: .furtherKeys, from: selection, of: count, by: count, move),
    .back(
      [.escape, .command(.contents), .command(.quit)], sends: .reader(.contentsMoved(to: nil))),
  ]
}
