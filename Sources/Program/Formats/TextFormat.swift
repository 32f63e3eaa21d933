import Curriculum
import Interface
import Terminal

/// Verdicts as a person reads them.
struct TextFormat: VerdictFormat {
  var drawing: Drawing

  var isForReading: Bool { true }

  func text(
    of verdict: Verdict, below others: [Verdict], change: VerdictChange?, isOne: Bool
  ) -> String {
    // What is wrong was told where errors are.
    guard !verdict.hasProblem else { return "" }
    let last = others.last { !$0.hasProblem }
    let lines =
      isOne
      ? drawing.lines(for: verdict, change: change)
      : drawing.lines(for: verdict, below: last, change: change)
    return lines.rendered(for: drawing.canvas)
  }

  func end(of verdicts: [Verdict]) -> String {
    if verdicts.isEmpty {
      return drawing.paragraph(drawing.words("verdict.all-untouched")).rendered(for: drawing.canvas)
    }
    let next = verdicts.count > 1 ? drawing.nextLines(after: verdicts) : []
    return next.isEmpty ? "" : ([.empty] + next).rendered(for: drawing.canvas)
  }
}

extension String {
  /// The same where the log of a pipeline takes nothing in it for a command: GitHub's `::` at the
  /// beginning of a line, and `##[` and `##vso[` anywhere.
  var withoutPipelineCommands: String {
    replacing(/##(?=\[|vso\[)/, with: "# #")
      .replacing(/(?m)^([ \t]*):(?=:)/) { "\($0.1): " }
  }
}
