import Basics
import Terminal

func readerKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let reader = state.reader
  if let draft = reader.draft { return draftKeys(draft, reader, window) }
  let page = window.page(of: reader)
  if let selection = reader.contents { return contentsKeys(at: selection, in: page) }
  return pageKeys(reader, page, window)
}

func readerSections(_ state: AppState, _ window: WindowDrawing) -> [KeySection] {
  let page = window.page(of: state.reader)
  return [
    KeySection(title: "window.help-reader", entries: pageKeys(state.reader, page, window)),
    KeySection(title: "window.help-contents", entries: contentsKeys(at: 0, in: page)),
    KeySection(title: "window.help-draft", entries: draftKeys(TypedLine(), state.reader, window)),
  ]
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
  let headings = [
    KeyEntry("keys.next-heading", ["n"], others: ["]"]) { _ in
      jump(to: page.headings.first { $0.line > top }?.line)
    },
    KeyEntry("keys.previous-heading", ["p"], others: ["["]) { _ in
      jump(to: page.headings.last { $0.line < top }?.line)
    },
    KeyEntry(
      "keys.contents", ["c"],
      sends: page.headings.isEmpty ? nil : .reader(.contentsMoved(to: here))),
  ]
  let isAtEnd = top == viewport.lastTop
  return questionKeys(reader, page, window) + [
    // At the end of what there is to read, it goes on.
    KeyEntry(
      "keys.read-on", [.enter],
      sends: isAtEnd ? nil : scroll(to: top + max(1, viewport.height - 2))),
    KeyEntry(
      "keys.to-exercise", [.enter],
      sends: isAtEnd && !reader.isHeldBack ? .lessonRequested : nil),
  ]
    + KeyEntry.scrolling(in: view, and: headings, scroll)
    + [
      .verdict("keys.exercise"), .search, .test, .edit, .hint, .watch, .solution, .reset, .help,
      .back(["q", .escape, .left]),
    ]
}

/// A question's letters mean their answers, whatever else they are for, while it can be seen.
private func questionKeys(
  _ reader: ReaderState, _ page: ReaderPage, _ window: WindowDrawing
) -> [KeyEntry] {
  var asked = reader
  let place = window.questionInView(reader, page)
  // To answer a question that was passed over, the reader turns to it first.
  var turn: [ReaderEvent] = []
  if let part = place?.part, part != reader.asked { turn = [.turned(to: part)] }
  for event in turn { readerReducer(&asked, event) }
  let question = place == nil ? nil : asked.question
  let choices = question?.choices ?? reader.parts.flatMap { $0.question?.choices ?? [] }
  let letters = Set(choices).sorted().map { Key.character(Character($0)) }
  let capitals = Set(choices).sorted().map { Key.character(Character($0.uppercased())) }
  return [
    KeyEntry("keys.answer", letters, others: capitals) { [asked] key in
      guard case .character(let character) = key, question != nil,
        asked.openChoices.contains(character.lowercased())
      else { return [] }
      return answer(with: turn + [.answered(character.lowercased())], reader, window)
    },
    KeyEntry("keys.open-answer", [.enter]) { _ in
      question?.choices.isEmpty == true ? (turn + [.draftBegun]).map { .reader($0) } : []
    },
    KeyEntry("keys.show-answer", ["x"]) { _ in
      question == nil ? [] : answer(with: turn + [.told], reader, window)
    },
  ]
}

/// Answers the question, and goes where what it brings can be seen.
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
    .moving(
      "keys.choose-end", others: [.home, .pageUp, "g", .end, .pageDown, "G"], from: selection,
      of: count, by: count, move),
    .back([.escape, "c", "q"], sends: .reader(.contentsMoved(to: nil))),
  ]
}
