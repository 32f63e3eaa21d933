import Basics

extension DeclaredType {
  /// The types of an exercise. A type that the learner declares is an empty shell in the stub; its
  /// parts are taken from the solution, if `told`, the names in `Feedback.md`, has any of them.
  static func all(stub: String, solution: String, told: Set<String>) -> [DeclaredType] {
    let declared = SourceFile(solution).types
    return ExerciseSections(stub).all.flatMap { section -> [DeclaredType] in
      let step = section.heading?.firstMatch(of: /Step (\d+):/).flatMap { Int($0.1) }
      return SourceFile(section.text).types.map { type in
        guard type.fields.isEmpty, type.cases.isEmpty,
          told.contains(where: { $0.hasPrefix("\(type.name).") }),
          var whole = declared.first(where: { $0.name == type.name })
        else { return type }
        whole.step = step
        return whole
      }
    }
  }

  /// The full name of a case, `Event.reset(to:)`.
  func name(of entry: Case) -> String {
    let labels = entry.parts.map { "\($0.label ?? "_"):" }.joined()
    return "\(name).\(entry.name)" + (labels.isEmpty ? "" : "(\(labels))")
  }
}

extension Derivation {
  /// The comment with the name under which a missing part is reported; none if only the whole type
  /// is reported.
  func needs(_ part: String) -> [String] { told.contains(part) ? ["// needs: \(part)"] : [] }

  /// The lines of functions, separated by empty lines. Functions for types of a later step are
  /// compiled only once these are declared.
  func joined(_ functions: [(step: Int, lines: [String])]) -> [String] {
    var lines: [String] = []
    for (place, function) in functions.enumerated() {
      let isLater = function.step > 1
      if isLater, place == 0 || functions[place - 1].step != function.step {
        lines += ["", "#if STEP_\(function.step)"]
      } else {
        lines.append("")
      }
      lines += isLater ? function.lines.indented() : function.lines
      if isLater, place == functions.count - 1 || functions[place + 1].step != function.step {
        lines.append("#endif")
      }
    }
    return lines
  }
}
