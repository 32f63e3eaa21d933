import Curriculum
import Grading
import Markdown
import Terminal

extension Drawing {
  /// A failed check in full: the counterexample, what differs, the idea, and the place.
  func details(of check: CheckVerdict, in verdict: Verdict) -> [Line] {
    var blocks: [[Line]] = []
    if check.state == .timedOut { blocks.append(paragraph(timeoutText(of: check), indent: 6)) }
    if let crash = check.crash {
      let text = visible(controlCharactersIn: text(for: crash) { Inline.escaping($0) })
      blocks.append(paragraph(text, indent: 6))
    }
    if !check.given.isEmpty {
      blocks.append(check.given.flatMap(codeLines))
    }
    if !check.diff.isEmpty { blocks.append(diffLines(check.diff)) }
    if !check.output.isEmpty { blocks.append(outputLines(check.output)) }
    for remark in [check.mistake, check.note].compactMap(\.self) {
      blocks.append(paragraph(remark, indent: 6))
    }
    let place = Line("      ") + place(of: check, in: verdict)
    let why = paragraph(whyText(check, in: verdict.lesson), indent: 6)
    blocks.append(why + [place] + hintLines(for: check, in: verdict))
    return [.empty] + blocks.joined(separator: [.empty]) + [.empty]
  }

  /// How to come to the hints, where every failure is told: they are given for the first of them.
  private func hintLines(for check: CheckVerdict, in verdict: Verdict) -> [Line] {
    guard isFull, tellsNext, !isInMenu else { return [] }
    let word: Word = check.id == verdict.firstFailure?.id ? .verdictHints : .verdictHintsLater
    let text = words(word, count: check.text.hints.count, ["lesson": verdict.lesson.number])
    return paragraph(text, indent: 6).map { $0.styled(.dim) }
  }

  /// How long a check ran whose time was over.
  func timeoutText(of check: CheckVerdict) -> String {
    let seconds = ((check.seconds ?? 0) * 10).rounded() / 10
    let text = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return words(.checkTimedOut, count: seconds == 1 ? 1 : 2, ["seconds": text])
  }

  /// Why a check's process ended, in a sentence.
  ///
  /// - Parameter quoting: what to do with the runtime's words, which may hold the learner's.
  func text(for crash: CrashCause, quoting: (String) -> String = { $0 }) -> String {
    switch crash {
    case .trap(let reason): words(.checkCrashed, ["reason": quoting(reason)])
    case .exit(let code): words(.crashExit, ["code": code])
    case .stackOverflow: words(.crashStackOverflow)
    case .limit(.memory): words(.crashMemory, ["limit": Limit.memoryAmount >> 20])
    case .limit(.processes): words(.crashProcesses)
    case .signal(let signal): words(.crashSignal, ["signal": signal])
    case .answerTooLong: words(.answerTooLong)
    case .answerUnreadable: words(.answerUnreadable)
    }
  }

  /// What the exercise printed, set apart on each line so that nobody takes it for the verdict.
  private func outputLines(_ output: ExerciseOutput) -> [Line] {
    let bar = isPlain ? Line("      " + words(.plainPrinted) + " ") : Line("      │ ", .frame)
    let lines = output.lines.flatMap { text in
      Line(visible(controlCharactersIn: text)).wrapped(to: width, first: bar, others: bar)
    }
    let rest =
      output.dropped > 0 ? paragraph(words(.outputMore, count: output.dropped), indent: 6) : []
    return (isPlain ? [] : paragraph(words(.outputTitle), indent: 6)) + lines + rest
  }

  private func codeLines(_ code: String) -> [Line] {
    Line(SwiftHighlighter().spans(for: visible(controlCharactersIn: code)))
      .wrapped(to: width, first: "      ", others: "        ")
  }

  /// The idea behind a check, and where the lesson explains it.
  func whyText(_ check: CheckVerdict, in lesson: Lesson) -> String {
    let section = linkText(
      to: Repository.text(of: lesson.id), line: lesson.line(ofSection: check.text.section),
      text: check.text.section)
    return words(.checkWhy, ["why": check.text.why, "section": section])
  }

  /// The learner's line that a check is about, as a link.
  func place(of check: CheckVerdict, in verdict: Verdict) -> Line {
    link(to: verdict.file, line: check.line, text: location(of: check, verdict))
  }

  /// `path:line`, or `path:line:column`: what editors and terminals make clickable.
  func location(of check: CheckVerdict?, _ verdict: Verdict) -> String {
    let numbers = [check?.line, check?.column].compactMap { $0 }
    return ([verdict.file] + numbers.map(String.init)).joined(separator: ":")
  }
}
