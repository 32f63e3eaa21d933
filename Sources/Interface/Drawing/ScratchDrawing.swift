import Curriculum
import Terminal

extension Drawing {
  /// Why a run of `scratch()` didn't come to its end; empty if it did.
  ///
  /// - Parameter file: the path of the exercise, as it is shown.
  package func text(of end: ScratchEnd, file: String) -> String {
    switch end {
    case .finished, .verdict: ""
    case .missing: words("scratch.missing", ["file": file])
    case .stopped(let problem):
      words.sentences([words("scratch.stopped"), reason(of: problem, file: file)])
    }
  }

  /// What there is to say of a run beside what it printed.
  func statusText(of scratch: ScratchState, row: LessonRow) -> String {
    var texts = scratch.isCut ? [words("scratch.cut", ["lesson": row.number])] : []
    switch scratch.phase {
    case .running: texts.append(words("scratch.running"))
    case .cancelled: texts.append(words("scratch.cancelled"))
    case .failed(let text): texts.append(text)
    case .over(.finished):
      let file = linkText(to: row.file)
      texts.append(
        words(
          scratch.hasPrinted ? "scratch.over" : Sentence("scratch.prints-nothing", ["file": file])))
    case .over(let end): texts.append(text(of: end, file: linkText(to: row.file)))
    }
    return texts.joined(separator: "\n")
  }

  /// A line that a run has printed, without anything that a terminal would obey.
  func printedLine(_ text: String) -> Line {
    Line(visible(controlCharactersIn: text).replacing("\t", with: "    "))
  }

  /// What is new of a run, below what was written of it before.
  ///
  /// - Parameter isWatched: whether it follows the verdict on what was saved, where only what it prints
  ///   and what stops it is of interest.
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

  /// Why an exercise can't be run.
  package func whyNot(_ verdict: Verdict) -> [Line] {
    var drawing = self
    drawing.tellsNext = false
    return drawing.linesBelowTitle(for: verdict)
  }

  /// How a run ended that nobody has asked for: the verdict has said why it couldn't begin.
  private func watchedEnd(of scratch: ScratchState, _ row: LessonRow) -> [Line] {
    switch scratch.phase {
    case .running: []
    case .over(.finished), .over(.verdict), .cancelled: scratch.hasPrinted ? [.empty] : []
    case .over, .failed: paragraph(statusText(of: scratch, row: row)) + [.empty]
    }
  }
}
