import Curriculum
import Interface
import Terminal

/// A line for each failure, for editors.
struct LinesFormat: VerdictFormat {
  var drawing: Drawing

  func text(
    of verdict: Verdict, below _: [Verdict], change _: VerdictChange?, isOne _: Bool
  ) -> String {
    drawing.compilerLines(of: verdict).map { Line($0) }.rendered(for: drawing.canvas)
  }

  func end(of verdicts: [Verdict]) -> String {
    guard verdicts.isEmpty else { return "" }
    return drawing.paragraph(drawing.words("verdict.all-untouched")).rendered(for: drawing.canvas)
  }
}

extension Drawing {
  /// A line for each failure, `path:line:column: error: …`, which every editor understands.
  ///
  /// Of a check that could not be made it is a warning. Without a failure it is a note, which says that there is none, or that nothing was graded.
  func compilerLines(of verdict: Verdict) -> [String] {
    let file = verdict.file
    func line(_ text: String, at place: SourcePlace? = nil, as kind: String = "error") -> String {
      let place = "\(file):\(place?.line ?? 1):\(place?.column ?? 1)"
      return visible(controlCharactersIn: "\(place): \(kind): \(text)")
    }
    switch verdict.finding {
    case .ungradable, nil: return [line(problemText(of: verdict) ?? "")]
    case .untouched:
      let place = verdict.checks.first.flatMap(verdict.place)
      return [line(words("verdict.line-untouched"), at: place, as: "note")]
    case .judged where verdict.passes:
      return [line(words("verdict.line-passed", ["total": verdict.checks.count]), as: "note")]
    case .doesNotCompile(let messages):
      return messages.map { line($0.text, at: SourcePlace(line: $0.line, column: $0.column)) }
    case .incomplete(let missing): return missing.map { line($0.explanation) }
    case .judged(let checks, _):
      return checks.filter(\.fails).map { check in
        let kind = check.result.obstacle == nil ? "error" : "warning"
        return line(summary(of: check), at: verdict.place(of: check), as: kind)
      }
    }
  }

  /// What is wrong with a check, in one line.
  func summary(of check: CheckVerdict) -> String {
    let title = check.text.title
    if let difference = check.result.failure?.difference {
      return words(
        "verdict.line",
        ["title": title, "expected": difference.expected, "actual": difference.actual])
    }
    return (timeoutText(of: check.result) ?? reasonText(of: check.result))
      .map { words.labelled(title, $0) } ?? title
  }
}
