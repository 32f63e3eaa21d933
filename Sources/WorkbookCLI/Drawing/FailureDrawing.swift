import Curriculum
import Grading
import Markdown
import Reporting
import Terminal

extension Drawing {
  /// A failed check in full: the counterexample, what differs, the idea, and the place.
  func details(of check: CheckVerdict, in verdict: Verdict) -> [Line] {
    var blocks: [[Line]] = []
    if check.state == .timedOut { blocks.append(paragraph(words(.checkTimedOut), indent: 6)) }
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
    let why = words(.checkWhy, ["why": check.text.why, "section": check.text.section])
    let place = Line("      ") + Line(location(of: check, verdict), .link)
    blocks.append(paragraph(why, indent: 6) + [place])
    return [.empty] + blocks.joined(separator: [.empty]) + [.empty]
  }

  /// Why a check's process ended, in a sentence.
  ///
  /// - Parameter quoting: what to do with the runtime's words, which may hold the learner's.
  func text(for crash: CrashCause, quoting: (String) -> String = { $0 }) -> String {
    switch crash {
    case .trap(let reason): words(.checkCrashed, ["reason": quoting(reason)])
    case .exit(let code): words(.crashExit, ["code": code])
    case .stackOverflow: words(.crashStackOverflow)
    case .limit(.memory): words(.crashMemory, ["limit": Limit.memory.amount >> 20])
    case .limit(.processes): words(.crashProcesses)
    case .fileSize: words(.crashFileSize, ["limit": Limit.fileSize >> 20])
    case .signal(let signal): words(.crashSignal, ["signal": signal])
    }
  }

  /// What the exercise printed, set apart by a bar so that nobody takes it for the verdict.
  private func outputLines(_ output: ExerciseOutput) -> [Line] {
    let bar = Line("      │ ", .dim)
    let lines = output.lines.flatMap { text in
      Line(visible(controlCharactersIn: text)).wrapped(to: width, first: bar, others: bar)
    }
    let rest =
      output.dropped > 0 ? paragraph(words(.outputMore, count: output.dropped), indent: 6) : []
    return paragraph(words(.outputTitle), indent: 6) + lines + rest
  }

  private func codeLines(_ code: String) -> [Line] {
    Line(SwiftHighlighter().spans(for: visible(controlCharactersIn: code)))
      .wrapped(to: width, first: "      ", others: "        ")
  }

  /// `path:line`, or `path:line:column`: what editors and terminals make clickable.
  func location(of check: CheckVerdict?, _ verdict: Verdict) -> String {
    let numbers = [check?.line, check?.column].compactMap { $0 }
    return ([verdict.file] + numbers.map(String.init)).joined(separator: ":")
  }
}
