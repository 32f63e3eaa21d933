import Curriculum
import SuiteSupport
import Terminal

extension Drawing {
  /// A run: each event with the fields that it changed, and what stands at the end.
  package func lines(of story: RunStory) -> [Line] {
    let steps = story.steps.enumerated().flatMap { place, step in
      numbered(place + 1, step.code) + lines(of: step.changes)
    }
    return steps + [.empty] + lines(of: story.end)
  }

  /// What changed, a line for each field.
  package func lines(of changes: [FieldChange]) -> [Line] {
    guard !changes.isEmpty else {
      return paragraph(words("play.no-change"), indent: 5).map { $0.styled(.dim) }
    }
    return changes.flatMap { change in
      code("\(change.field): \(change.before ?? "–") → \(change.after ?? "–")", indent: 5)
    }
  }

  /// The state, and what the exercise says about it.
  package func lines(of view: MomentView) -> [Line] {
    let derived = view.derived.map { "\($0.label ?? ""): \($0.value.oneLine)" }
    return (view.state.lines + derived).flatMap { code($0, indent: 0) }
  }

  /// An event with its place in the history.
  private func numbered(_ number: Int, _ text: String) -> [Line] {
    let margin = String(repeating: " ", count: max(0, 3 - "\(number)".count))
    return codeLines(text, first: Line("\(margin)\(number)  "), others: "       ")
  }

  private func code(_ text: String, indent: Int) -> [Line] {
    let margin = String(repeating: " ", count: indent)
    return codeLines(text, first: Line(margin), others: Line(margin + "  "))
  }
}

extension Tree {
  /// The value on as many lines as it has parts, as one writes it in Swift.
  fileprivate var lines: [String] {
    guard case .node(let opening, let children, let closing) = self, !children.isEmpty else {
      return [oneLine]
    }
    let parts = children.map { child in
      "  " + (child.label.map { "\($0): " } ?? "") + child.value.oneLine
    }
    return [opening] + parts.enumerated().map { $0 < parts.count - 1 ? $1 + "," : $1 } + [closing]
  }
}
