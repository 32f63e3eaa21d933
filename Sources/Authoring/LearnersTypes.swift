import Curriculum

extension DeclaredType {
  /// The types of an exercise. Of those that the learner declares the stub has only the name: what they are made of
  /// says the solution, and that it isn't up to the learner say the words for their parts.
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
  /// What says below which name a part is told that the learner's type lacks; nothing if the whole type is told.
  func needs(_ part: String) -> [String] { told.contains(part) ? ["// needs: \(part)"] : [] }

  /// Functions with what stands between them. What converts types of a later step is compiled once they are declared.
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
