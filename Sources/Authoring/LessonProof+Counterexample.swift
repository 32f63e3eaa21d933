import Basics
import Curriculum
import Grading
import Launching
import SuiteSupport

/// The counterexample of a wrong exercise's first failing check, which the learner can type into
/// `scratch()`.
struct Counterexample: Sendable {
  let exercise: ExerciseFile
  private let file: String
  private let given: [String]
  private let expected: String?
  let actual: String?
  let typed: TypedCounterexample

  /// Nil if the verdict shows none.
  init?(of verdict: Verdict, _ exercise: ExerciseFile) {
    guard let failure = verdict.checks.first(where: \.fails)?.result.failure,
      !failure.given.isEmpty
    else { return nil }
    (self.exercise, file, given) = (exercise, verdict.file, failure.given)
    (expected, actual) = (failure.difference?.expected, failure.difference?.actual)
    typed = TypedCounterexample(given, expected: expected, actual: actual)
  }

  /// What can be said of it before it is typed in.
  var findings: [Finding] {
    guard given.count <= CountLimit.counterexampleLines else {
      return [finding("It has \(given.count) lines.")]
    }
    if let actual, actual == expected { return [finding("Both values are \(actual).")] }
    return []
  }

  func finding(_ details: String) -> Finding {
    let lines = given.joined(separator: "\n")
    return Finding(.counterexample(details: "\(details)\n\(lines)"), in: file)
  }
}

extension LessonProof {
  /// Checks that each counterexample, typed into its exercise, gives the result that the verdict
  /// names.
  ///
  /// Each is added to its exercise as a function, many in one call of the compiler. Where that
  /// doesn't give the result, the counterexample is typed into `scratch()`.
  func typeCounterexamples(
    of submissions: inout [GradedSubmission], in compiled: CompiledExercises, workers: Int
  ) throws {
    var open = submissions.indices.filter {
      submissions[$0].findings.isEmpty && submissions[$0].counterexample != nil
    }
    guard !open.isEmpty else { return }
    let names = try repository.typedNames(of: lesson.id).map { [$0] } ?? []
    let trees = try names + names.flatMap(Self.conversions) + Self.describing(repository)
    var seen: [Int: Set<String>] = [:]
    // Most values can be compared by the exercise itself, which needs less to be compiled.
    for (comparison, files) in [
      (TypedCounterexample.Comparison.byExercise, names), (.byTree, trees),
    ] {
      let groups = Dictionary(grouping: open) { submissions[$0].compiled?.declarations }
      for (declarations, group) in groups where declarations != nil {
        let values = try otherValues(
          group.map { submissions[$0] }, comparison, beside: files, in: compiled, workers)
        for (index, values) in zip(group, values) { seen[index] = values }
      }
      open.removeAll { seen[$0] == [] }
    }
    let findings = try concurrently(open, workers: workers) { [submissions, seen] index in
      guard let counterexample = submissions[index].counterexample else { return [Finding]() }
      return try self.findings(on: counterexample, beside: names, trees, seen: seen[index] ?? [])
    }
    for (index, findings) in zip(open, findings) { submissions[index].findings = findings }
  }

  /// Compiles the counterexamples of exercises with the same declarations, and runs each in its
  /// exercise.
  ///
  /// - Returns: the other values that each gives; empty if it gives the verdict's, nil if nothing is
  ///   known.
  private func otherValues(
    _ group: [GradedSubmission], _ comparison: TypedCounterexample.Comparison,
    beside files: [String], in compiled: CompiledExercises, _ workers: Int
  ) throws -> [Set<String>?] {
    let exercises = group.map(\.compiled)
    let counterexamples = group.map(\.counterexample)
    let head =
      (exercises[0]?.declarations.imports ?? "") + comparison.describing
      + files.joined(separator: "\n") + "\n"
    var added = Array(group.indices)
    while let first = added.first, let exercise = exercises[first] {
      var (text, ends) = (head, [head.lines.count])
      for index in added {
        text +=
          counterexamples[index]?.typed.function(
            named: Self.name(index), comparison, counterexamples[index]?.actual) ?? ""
        ends.append(text.lines.count)
      }
      switch try compiled.compile(text, beside: exercise) {
      case .failure(let errors):
        // Those that don't compile are left out.
        let wrong = added.indices.filter { place in
          errors.lines.contains { (ends[place]..<ends[place + 1]).contains($0) }
        }
        guard !wrong.isEmpty else { return group.map { _ in nil } }
        for place in wrong.reversed() { added.remove(at: place) }
      case .success(let object):
        let values = try concurrently(added, workers: workers) { index -> Set<String>? in
          guard let exercise = exercises[index], let counterexample = counterexamples[index] else {
            return nil
          }
          return try counterexample.otherValues(comparison) {
            try compiled.output(of: Self.name(index), in: object, addedTo: exercise)
          }
        }
        return group.indices.map { index in added.firstIndex(of: index).flatMap { values[$0] } }
      }
    }
    return group.map { _ in nil }
  }

  private static func name(_ index: Int) -> String { "typedCounterexample\(index)" }

  /// Checks that a counterexample, typed into the exercise's `scratch()`, gives the result that the
  /// verdict names.
  ///
  /// - Parameter seen: other values that it has given in as many attempts as are made.
  private func findings(
    on counterexample: Counterexample, beside names: [String], _ trees: [String], seen: Set<String>
  ) throws -> [Finding] {
    let (exercise, actual) = (counterexample.exercise, counterexample.actual)
    let typed = counterexample.typed
    var printed = ""
    func run(_ comparison: TypedCounterexample.Comparison, _ files: [String]) throws -> ScratchEnd {
      printed = ""
      let text = typed.exercise(exercise.text, comparison, actual, beside: files)
      return try grader.runScratch(
        of: lesson, exercise: ExerciseFile(path: exercise.path, text: text)
      ) { printed += $0 }
    }
    if seen.isEmpty {
      if case .verdict = try run(.byExercise, names) {
      } else if typed.gives(actual, in: printed) {
        return []
      }
    }
    var seen = seen
    for _ in seen.isEmpty ? 1...Counterexample.attempts : 1...1 {
      if case .verdict(let verdict) = try run(.byTree, trees) {
        guard case .read(_, .doesNotCompile(let messages)) = verdict.outcome else {
          return [counterexample.finding("It can't be run.")]
        }
        return [counterexample.finding(messages.map(\.text).joined(separator: "; "))]
      }
      guard let value = counterexample.otherValue(in: printed) else { return [] }
      seen.insert(value)
      guard seen.count == 1 else { return [] }
    }
    return [counterexample.finding("It gives \(seen.joined()), not \(actual ?? "").")]
  }

  /// How a lesson's own types for counterexamples become trees.
  private static func conversions(_ names: String) -> [String] {
    names.matches(of: /struct (\w+): CustomStringConvertible/).map { match in
      "extension \(match.1): TreeConvertible {}\n"
    }
  }

  /// The sources that describe values as verdicts do.
  private static func describing(_ repository: Repository) throws -> [String] {
    try ["Tree", "Tree+Mirror", "TextLiteral"].map { name in
      try contents(of: "\(repository.suiteSupport)/\(name).swift")
        .replacing("package ", with: "")
    } + [
      #"""
      import Foundation
      extension Date: TreeConvertible {
        public var tree: Tree { .leaf("Date(timeIntervalSince1970: \(code))") }
        private var code: String {
          Int(exactly: timeIntervalSince1970).map { "\($0)" } ?? "\(timeIntervalSince1970)"
        }
      }
      extension TreeConvertible where Self: CustomStringConvertible {
        public var tree: Tree { .leaf(description) }
      }

      """#
    ]
  }
}

extension Counterexample {
  /// With two equally likely values, twenty runs all give the wrong one only about once in a million
  /// times.
  fileprivate static let attempts = 20

  /// The value that was printed, if the verdict names another one.
  fileprivate func otherValue(in printed: String) -> String? {
    guard let actual, let value = typed.value(in: printed), value != actual else { return nil }
    return value
  }

  /// The only other value that it gives, however often it is run; empty if it gives the verdict's,
  /// or others. Nil if nothing is known.
  fileprivate func otherValues(
    _ comparison: TypedCounterexample.Comparison, _ run: () throws -> String?
  ) throws -> Set<String>? {
    var seen: Set<String> = []
    // Results of chance or of a dictionary's order differ from run to run.
    for _ in 1...Self.attempts {
      guard let printed = try run() else { return nil }
      if comparison == .byExercise { return typed.gives(actual, in: printed) ? [] : nil }
      guard let value = otherValue(in: printed) else { return [] }
      seen.insert(value)
      guard seen.count == 1 else { return [] }
    }
    return seen
  }
}
