import Grading
import Terminal

extension Drawing {
  /// A line for each failure, `path:line:column: error: …`, which every editor understands.
  ///
  /// Without a failure it is a note, which says that there is none, or that nothing was graded.
  func compilerLines(of verdict: Verdict) -> [String] {
    let file = verdict.file
    if let problem = verdict.problem {
      return ["\(file):1:1: error: \(problemText(problem, verdict))"]
    }
    switch verdict.state {
    case .untouched:
      return ["\(location(of: verdict.checks.first, verdict)):1: note: \(words(.lineUntouched))"]
    case .passed:
      return ["\(file):1:1: note: \(words(.linePassed, ["total": verdict.checks.count]))"]
    case .failed, .doesNotCompile, .incomplete: break
    }
    let messages = verdict.messages.map { "\(file):\($0.line):\($0.column): error: \($0.text)" }
    let missing = verdict.missing.map { "\(file):1:1: error: \($0.explanation)" }
    let checks = verdict.checks.filter { $0.state != .passed && $0.state != .waiting }
      .map { check in
        "\(file):\(check.line ?? 1):\(check.column ?? 1): error: \(summary(of: check))"
      }
    return (messages + missing + checks).map { visible(controlCharactersIn: $0) }
  }

  private func summary(of check: CheckVerdict) -> String {
    if let expected = check.expected, let actual = check.actual {
      return words(
        .failureLine, ["title": check.text.title, "expected": expected, "actual": actual])
    }
    let reason =
      check.state == .timedOut ? timeoutText(of: check) : check.crash.map { text(for: $0) }
    return reason.map { "\(check.text.title): \($0)" } ?? check.text.title
  }
}
