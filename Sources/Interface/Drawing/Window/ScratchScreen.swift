import Curriculum
import Terminal

extension WindowDrawing {
  /// What an exercise's `scratch()` prints, with how it goes on or ended below it.
  func scratchScreen(_ state: AppState) -> Screenful {
    let row = state.menu.selected
    let page = scratchPage(state)
    var body = Array(page.lines[page.top...].prefix(page.viewport.height))
    let status = scratchStatus(state)
    body += Array(repeating: .empty, count: max(0, bodyHeight - status.count - body.count))
    return Screenful(
      title: Line(words("lesson.title", ["number": row.number, "title": row.title]), .title),
      right: Line(words("scratch.title")), body: body + status, above: page.top,
      below: page.lines.count - page.top - page.viewport.height)
  }

  /// What was printed, and which part of it is shown: the newest, unless somebody looks elsewhere.
  func scratchPage(_ state: AppState) -> LessonPage {
    let scratch = state.scratch
    var lines = printed.rows(of: scratch.lines, width: drawing.width) { text in
      let line = drawing.printedLine(text)
      return line.isEmpty ? [line] : line.wrapped(to: drawing.width)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    if case .over(.verdict(let verdict)) = scratch.phase {
      lines += drawing.whyNot(verdict)
    }
    let height = bodyHeight - scratchStatus(state).count
    let viewport = Viewport(height: height, count: lines.count)
    let top = viewport.top(near: scratch.top ?? viewport.lastTop)
    return LessonPage(lines: lines, viewport: viewport, top: top)
  }

  private func scratchStatus(_ state: AppState) -> [Line] {
    let text = drawing.statusText(of: state.scratch, row: state.menu.selected)
    return text.isEmpty ? [] : [.empty] + drawing.paragraph(text).map { $0.styled(.dim) }
  }

  /// What the watched exercise prints, below its verdict: its last lines.
  func watchedScratchLines(_ state: AppState) -> [Line] {
    let (scratch, row) = (state.scratch, state.menu.selected)
    guard scratch.lesson == row.id, row.id == state.watched, !scratch.isAsked else { return [] }
    let lines = scratch.lines.prefix(scratch.wholeCount)
    let last = lines.suffix(Self.watchedScratchRows).map {
      drawing.printedLine($0).truncated(to: drawing.width)
    }
    let hidden = lines.count - last.count
    let head = words(
      hidden == 0 ? "scratch.printed" : Sentence("scratch.printed-more", ["count": hidden]))
    let stop: String =
      switch scratch.phase {
      case .over(let end): drawing.text(of: end, file: drawing.linkText(to: row.file))
      case .failed(let text): text
      case .running, .cancelled: ""
      }
    return (last.isEmpty ? [] : drawing.paragraph(head) + last)
      + (stop.isEmpty ? [] : drawing.paragraph(stop))
  }

  /// So many rows are left to it beside a verdict.
  private static let watchedScratchRows = 5
}
