import Basics
import Curriculum
import Launching
import SuiteSupport
import Terminal

extension Drawing {
  /// A failed check completely: the counterexample, the difference, the notes and the location.
  func details(of check: CheckVerdict, in verdict: Verdict) -> [Line] {
    var blocks: [[Line]] = []
    if let text = timeoutText(of: check.result) { blocks.append(paragraph(text, indent: 6)) }
    if let text = reasonText(of: check.result, quoting: Inline.escaping) {
      blocks.append(paragraph(visible(controlCharactersIn: text), indent: 6))
    }
    let (given, failure) = (check.result.given, check.result.failure)
    if !given.isEmpty {
      blocks.append(given.flatMap { codeLines($0, first: "      ", others: "        ") })
    }
    if let difference = failure?.difference { blocks.append(diffLines(difference.lines)) }
    if !check.output.isEmpty { blocks.append(outputLines(check.output)) }
    for remark in [failure?.mistake, failure?.note, causeText(of: check)].compactMap(\.self) {
      blocks.append(paragraph(remark, indent: 6))
    }
    let place = Line("      ") + place(of: check, in: verdict)
    let why = paragraph(whyText(check, in: verdict.lesson), indent: 6)
    blocks.append(why + [place] + hintLines(for: check, in: verdict))
    return [.empty] + blocks.joined(separator: [.empty]) + [.empty]
  }

  /// How to get hints, where all failures are shown; hints are given for the first one.
  private func hintLines(for check: CheckVerdict, in verdict: Verdict) -> [Line] {
    guard isFull, tellsNext, !isInMenu else { return [] }
    let text = words(
      check.id == verdict.nextCheck?.id ? "verdict.hints" : "verdict.hints-later",
      ["count": check.text.hints.count, "lesson": verdict.lesson.number])
    return paragraph(text, indent: 6).map { $0.styled(.dim) }
  }

  /// How long a check ran until its time limit; nil if it didn't time out.
  package func timeoutText(of result: CheckResult) -> String? {
    guard case .unanswered(.late(let lateness, let exact), _) = result else { return nil }
    let seconds = (exact * 10).rounded() / 10
    let text = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    let count = seconds == 1 ? 1 : 2
    return words(
      lateness == .sleeping ? "verdict.slept" : "verdict.timed-out",
      ["seconds": text, "count": count])
  }

  package func causeText(of check: CheckVerdict) -> String? {
    check.cause.map { cause in
      words("verdict.cause", ["name": cause.function, "reason": words.text(of: cause.reason)])
    }
  }

  /// A sentence on why the exercise gave no answer, what is impure, or why the check couldn't be
  /// made; nil for other results.
  ///
  /// - Parameter quoting: applied to the runtime's message, which may contain text of the
  ///   learner's.
  package func reasonText(of result: CheckResult, quoting: (String) -> String = { $0 }) -> String? {
    switch result {
    case .unanswered(.ended(let crash), _): text(for: crash.cause, quoting)
    case .impure(let impurity): words.text(of: impurity)
    case .unanswered(.tooLong, _): words("answer.too-long")
    case .unanswered(.unreadable, _): words("answer.unreadable")
    case .notMade(.busyMachine): words("verdict.machine-busy")
    case .notMade(.largeExercise): words("verdict.exercise-large")
    case .passed, .failed, .unanswered(.late, _), .waiting: nil
    }
  }

  private func text(for crash: CrashCause, _ quoting: (String) -> String) -> String {
    switch crash {
    case .trap(let reason):
      if let help = help(forReason: reason) {
        words("verdict.crashed.helped", ["reason": quoting(reason), "help": help])
      } else {
        words("verdict.crashed", ["reason": quoting(reason)])
      }
    case .exit(let code): words("crash.exit", ["code": code])
    case .stackOverflow: words("crash.stack-overflow")
    case .limit(.memory): words("crash.memory", ["limit": MemoryLimit.exercise >> 20])
    case .limit(.processes): words("crash.processes")
    case .signal(SIGILL), .signal(SIGTRAP): words("crash.trap")
    case .signal(let signal): words("crash.signal", ["signal": signal])
    }
  }

  /// The help for a runtime message. Each line of `crash.helps` has a part of a message and a
  /// sentence.
  private func help(forReason reason: String) -> String? {
    let reason = reason.lowercased()
    for line in words("crash.helps").split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      if reason.contains(line[..<colon.lowerBound].dropFirst(2)) {
        return String(line[colon.upperBound...])
      }
    }
    return nil
  }

  /// The exercise's output, with a bar on each line to distinguish it from the verdict.
  private func outputLines(_ output: ExerciseOutput) -> [Line] {
    let bar =
      isPlain
      ? Line("      " + words.beginning(words("plain.printed"))) : Line("      │ ", .frame)
    let lines = output.lines.flatMap { text in
      Line(visible(controlCharactersIn: text)).wrapped(to: width, first: bar, others: bar)
    }
    let rest =
      output.dropped > 0
      ? paragraph(words("output.more", ["count": output.dropped]), indent: 6) : []
    return (isPlain ? [] : paragraph(words("output.title"), indent: 6)) + lines + rest
  }

  /// Highlighted Swift code, with control characters made visible. A text or a comment isn't broken,
  /// so that what is copied compiles.
  func codeLines(_ code: String, first: Line, others: Line) -> [Line] {
    Line(swift: visible(controlCharactersIn: code))
      .wrapped(to: width, first: first, others: others) {
        [.dim, .ink(.string)].contains($0.style)
      }
  }

  func whyText(_ check: CheckVerdict, in lesson: Lesson) -> String {
    let section = sectionText(of: check.text, in: lesson)
    return words("verdict.why", ["why": check.text.why, "section": section])
  }

  func sectionText(of check: CheckText, in lesson: Lesson) -> String {
    linkText(to: lesson.text, line: lesson.line(ofSection: check.section), text: check.section)
  }

  func place(of check: CheckVerdict, in verdict: Verdict) -> Line {
    let place = verdict.place(of: check)
    return link(to: verdict.file, line: place?.line, text: location(of: place, verdict))
  }

  /// `path:line` or `path:line:column`, which editors and terminals recognize.
  func location(of place: SourceLocation?, _ verdict: Verdict) -> String {
    let numbers = [place?.line, place?.column].compactMap { $0 }
    return ([shown(verdict.file)] + numbers.map(String.init)).joined(separator: ":")
  }

  /// Why a run stopped, with the source line if it is known.
  package func reason(of problem: NoAnswer, file: String) -> String {
    let result = CheckResult.unanswered(problem, given: [])
    let text = visible(
      controlCharactersIn: reasonText(of: result) ?? timeoutText(of: result) ?? "")
    guard case .ended(let crash) = problem, let place = crash.place else { return text }
    // The message of a trap has no full stop.
    let isWhole = text.last?.isPunctuation ?? true
    return words.sentences([
      isWhole ? text : words.ended(text),
      words("play.stopped-at", ["place": "\(file):\(place.line)"]),
    ])
  }

  /// A difference as in diffs: `-` for expected and `+` for actual lines; for a screen reader, in
  /// words.
  func diffLines(_ diff: [DiffLine]) -> [Line] {
    if let line = oneLine(diff) { return [line] }
    let lines = diff.flatMap { line -> [Line] in
      let text = visible(controlCharactersIn: line.text)
      guard !isPlain else {
        let indent = Line(String(repeating: "  ", count: line.depth + 3))
        return Line(said(line.kind, text)).wrapped(
          to: width, first: indent, others: indent + "  ")
      }
      let (sign, style) = mark(of: line.kind)
      let first = "      \(sign)\(line.indent)"
      guard line.isText else { return [Line(first + leftOut(line.kind), style)] }
      let others = Line(String(repeating: " ", count: first.count + 2))
      return Line(text, style).wrapped(to: width, first: Line(first, style), others: others)
    }
    return isPlain
      ? lines : lines + [Line("        \(words.bracketed(words("verdict.diff-legend")))", .dim)]
  }

  /// A difference of two single values on one line; nil if there is more to show or it doesn't fit.
  private func oneLine(_ diff: [DiffLine]) -> Line? {
    guard !isPlain, diff.map(\.kind) == [.expected, .actual] else { return nil }
    let values = diff.map { Line(visible(controlCharactersIn: $0.text), mark(of: $0.kind).style) }
    let pieces = words.pieces(
      of: Sentence("verdict.one-value", ["expected": "", "yours": ""]),
      ["expected": values[0], "yours": values[1]]
    ) { Line($0, .dim) }
    let line = pieces.reduce("      ", +)
    return line.columns <= width ? line : nil
  }

  /// A difference without indentation and styles: two columns for the sign, then the value.
  package func plainDiff(_ diff: [DiffLine]) -> [String] {
    diff.map { line in
      mark(of: line.kind).sign + line.indent + (line.isText ? line.text : leftOut(line.kind))
    }
  }

  private func mark(of kind: DiffLine.Kind) -> (sign: String, style: Style) {
    switch kind {
    case .common: ("  ", .plain)
    case .expected: ("- ", .success)
    case .actual: ("+ ", .failure)
    case .unchanged, .more: ("  ", .dim)
    }
  }

  private func said(_ kind: DiffLine.Kind, _ text: String) -> String {
    switch kind {
    case .common: text
    case .expected: words("plain.expected", ["value": text])
    case .actual: words("plain.yours", ["value": text])
    case .unchanged(let count): words("verdict.diff-unchanged", ["count": count])
    case .more(let count): words("verdict.diff-more", ["count": count])
    }
  }

  /// An ellipsis with the number of omitted lines.
  private func leftOut(_ kind: DiffLine.Kind) -> String { words.aside("…", said(kind, "")) }
}

extension DiffLine {
  fileprivate var indent: String { String(repeating: "  ", count: depth) }

  /// Whether the line shows a part of a value, instead of the number of omitted lines.
  fileprivate var isText: Bool {
    switch kind {
    case .common, .expected, .actual: true
    case .unchanged, .more: false
    }
  }
}
