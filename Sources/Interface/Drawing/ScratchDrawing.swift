import Curriculum
import Terminal

extension Drawing {
  /// Why a run of `scratch()` didn't finish; empty if it did.
  package func text(of end: ScratchEnd, file: String) -> String {
    switch end {
    case .finished, .verdict: ""
    case .missing: words("scratch.missing", ["file": file])
    case .stopped(let problem):
      words.sentences([words("scratch.stopped"), reason(of: problem, file: file)])
    }
  }

  /// The status of a run, apart from its output.
  func statusText(of scratch: ScratchState, row: LessonRow) -> String {
    var texts = scratch.isCut ? [words("scratch.cut", ["lesson": row.number])] : []
    switch scratch.phase {
    case .running: texts.append(words("scratch.running"))
    case .cancelled: texts.append(words("scratch.cancelled"))
    case .failed(let text): texts.append(text)
    case .over(.finished):
      texts.append(
        words(
          scratch.hasPrinted ? "scratch.over" : "scratch.prints-nothing",
          ["file": linkText(to: row.file)]))
    case .over(let end): texts.append(text(of: end, file: linkText(to: row.file)))
    }
    return texts.joined(separator: "\n")
  }

  /// A line of output with control characters made visible.
  func printedLine(_ text: String) -> Line {
    Line(visibleWithoutTabs(text))
  }

  /// The new output and status of a run, to append to the lines before.
  ///
  /// - Parameter isWatched: whether it follows the verdict on a save; then only output and errors
  ///   are shown.
  func lines(of scratch: ScratchState, row: LessonRow, isWatched: Bool) -> [Line] {
    guard case .lines(let news)? = scratch.news else {
      return scratch.news == .began ? paragraph(words("scratch.compiling")) : []
    }
    let isFirst = isWatched && news.lowerBound == 0 && !news.isEmpty
    let printed =
      (isFirst ? paragraph(words("scratch.printed")) : []) + scratch.lines[news].map(printedLine)
    if isWatched { return printed + watchedEnd(of: scratch, row) }
    switch scratch.phase {
    case .running: return printed
    case .over(.verdict(let verdict)): return printed + whyNot(verdict)
    case .over, .cancelled, .failed:
      return printed + (scratch.hasPrinted ? [.empty] : [])
        + paragraph(statusText(of: scratch, row: row))
    }
  }

  package func whyNot(_ verdict: Verdict) -> [Line] {
    withoutNext.linesBelowTitle(for: verdict)
  }

  /// The end of a run that followed a verdict; if the run couldn't start, the verdict has given the
  /// reason.
  private func watchedEnd(of scratch: ScratchState, _ row: LessonRow) -> [Line] {
    switch scratch.phase {
    case .running: []
    case .over(.finished), .over(.verdict), .cancelled: scratch.hasPrinted ? [.empty] : []
    case .over, .failed: paragraph(statusText(of: scratch, row: row)) + [.empty]
    }
  }
}

extension WindowDrawing {
  func scratchScreen(_ state: AppState) -> Screenful {
    Screenful(
      title: title(of: state.menu.selected), right: Line(words("scratch.title")),
      page: scratchPage(state), bottom: scratchStatus(state))
  }

  /// The part of the output that is shown: the end, unless the user has scrolled.
  func scratchPage(_ state: AppState) -> Page {
    let scratch = state.scratch
    var lines = printed.rows(of: scratch.lines, width: drawing.width) { text in
      let line = drawing.printedLine(text)
      return line.isEmpty ? [line] : line.wrapped(to: drawing.width)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    if case .over(.verdict(let verdict)) = scratch.phase {
      lines += drawing.whyNot(verdict)
    }
    return Page(
      lines, height: bodyHeight - scratchStatus(state).count, top: scratch.top ?? lines.count)
  }

  private func scratchStatus(_ state: AppState) -> [Line] {
    let text = drawing.statusText(of: state.scratch, row: state.menu.selected)
    return text.isEmpty ? [] : [.empty] + drawing.paragraph(text).map { $0.styled(.dim) }
  }

  /// The last lines that the watched exercise's `scratch()` printed, to show below its verdict.
  func watchedScratchLines(_ state: AppState) -> [Line] {
    let (scratch, row) = (state.scratch, state.menu.selected)
    guard scratch.lesson == row.id, row.id == state.watched, !scratch.isAsked else { return [] }
    let lines = scratch.lines.prefix(scratch.wholeCount)
    let last = lines.suffix(Self.watchedScratchRows).map {
      drawing.printedLine($0).truncated(to: drawing.width)
    }
    let hidden = lines.count - last.count
    let head = words(
      hidden == 0 ? "scratch.printed" : "scratch.printed-more", ["count": hidden])
    let stop: String =
      switch scratch.phase {
      case .over(let end): drawing.text(of: end, file: drawing.linkText(to: row.file))
      case .failed(let text): text
      case .running, .cancelled: ""
      }
    return (last.isEmpty ? [] : drawing.paragraph(head) + last)
      + (stop.isEmpty ? [] : drawing.paragraph(stop))
  }

  private static let watchedScratchRows = 5
}

/// Caches the wrapped lines of an exercise's output, because wrapping all of it takes too long for
/// a key press, and only the end changes.
final class PrintedMemory {
  private var width = 0
  private var texts: [String] = []
  private var rows: [Line] = []
  /// For each text, the index after its last row.
  private var ends: [Int] = []

  /// The rows of all texts in order.
  func rows(of texts: [String], width: Int, draw: (String) -> [Line]) -> [Line] {
    // Unchanged arrays share their storage, so comparing them is fast.
    if width == self.width, texts == self.texts { return rows }
    let isOtherWidth = width != self.width
    let known = isOtherWidth ? 0 : zip(texts, self.texts).prefix { $0 == $1 }.count
    rows.removeLast(rows.count - (known == 0 ? 0 : ends[known - 1]))
    ends.removeLast(ends.count - known)
    for text in texts[known...] {
      rows += draw(text)
      ends.append(rows.count)
    }
    (self.width, self.texts) = (width, texts)
    return rows
  }
}
