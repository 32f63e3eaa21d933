import Foundation
import Terminal

/// What a key means while a lesson's text is on the screen.
func readerEvents(
  for key: Key, in state: AppState, _ window: WindowDrawing
) -> [AppEvent] {
  let reader = state.reader
  if let draft = reader.draft { return draftEvents(for: key, draft) }
  let page = window.page(of: reader)
  if let selection = reader.contents {
    return contentsEvents(for: key, at: selection, in: page).map { .reader($0) }
  }
  if let question = reader.question {
    // A question's letters mean their answers, whatever else they are for.
    if case .character(let character) = key, question.choices.contains(character.lowercased()) {
      return [.reader(.answered(character.lowercased()))]
    }
    if key == .enter, question.choices.isEmpty { return [.reader(.draftChanged(""))] }
    if key == .character("x") { return [.reader(.told)] }
  }
  let top = window.top(of: reader, page)
  let viewport = window.viewport(of: page)
  func scroll(to line: Int) -> [AppEvent] {
    [.reader(.scrolled(to: page.place(of: viewport.top(near: line))))]
  }
  switch key {
  case .enter:
    // At the end of what there is to read, it goes on.
    if top < viewport.lastTop { return scroll(to: top + max(1, viewport.height - 2)) }
    return reader.question == nil ? [.lessonRequested] : []
  case .character("n"), .character("]"):
    let next = page.headings.first { $0.line > top }?.line
    return next.map(scroll) ?? []
  case .character("p"), .character("["):
    let previous = page.headings.last { $0.line < top }?.line
    return previous.map(scroll) ?? []
  case .character("c"):
    let here = page.headings.lastIndex { $0.line <= top } ?? 0
    return [.reader(.contentsMoved(to: here))]
  case .character("q"), .escape, .left: return [.menuRequested]
  default:
    if let line = scrolled(by: key, from: top, in: viewport) { return scroll(to: line) }
    return commonEvents(for: key)
  }
}

private func draftEvents(for key: Key, _ draft: String) -> [AppEvent] {
  switch key {
  case .escape: return [.reader(.draftChanged(nil))]
  case .enter:
    let answer = draft.trimmingCharacters(in: .whitespaces)
    return answer.isEmpty ? [] : [.reader(.answered(answer))]
  default: return edited(draft, by: key).map { [.reader(.draftChanged($0))] } ?? []
  }
}

private func contentsEvents(for key: Key, at selection: Int, in page: ReaderPage) -> [ReaderEvent] {
  func move(to index: Int) -> [ReaderEvent] {
    [.contentsMoved(to: max(0, min(index, page.headings.count - 1)))]
  }
  switch key {
  case .up, .character("k"): return move(to: selection - 1)
  case .down, .character("j"): return move(to: selection + 1)
  case .home, .pageUp: return move(to: 0)
  case .end, .pageDown: return move(to: page.headings.count - 1)
  case .enter: return [.scrolled(to: TextPlace(heading: selection))]
  case .escape, .character("c"), .character("q"): return [.contentsMoved(to: nil)]
  default: return []
  }
}
