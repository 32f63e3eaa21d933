import Mutation

extension Score {
  /// Whether the suite holds against these mutants.
  var isGood: Bool { survivors.isEmpty && complaints.isEmpty }

  /// The score and whatever has to be looked at, as lines to print.
  var lines: [String] {
    let counts =
      "\(lesson): \(total) mutants, \(uncompiled) don't compile, \(compiled) graded: "
      + "\(killed) killed, \(survivors.count) survived, \(equivalent) equivalent"
    let survivors = survivors.flatMap { mutant in
      [
        "  survived, line \(mutant.line): \(mutant.id)", "    - \(mutant.before)",
        "    + \(mutant.after)",
      ]
    }
    return [counts] + survivors + complaints.map { "  \($0)" }
  }
}

extension Outcome {
  /// The outcome in a few words.
  var words: String {
    switch self {
    case .doesNotCompile: "doesn't compile"
    case .killed(let check): "killed by \(check)"
    case .outOfTime(let check): "out of time in \(check)"
    case .unread: "could not be read"
    case .survived: "survived"
    }
  }
}
