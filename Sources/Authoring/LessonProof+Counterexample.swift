import Basics
import Curriculum
import Grading
import Launching
import SuiteSupport

extension LessonProof {
  /// Checks that the counterexample of the first failing check, typed into the exercise's
  /// `scratch()`, gives the result that the verdict names.
  func findings(
    onCounterexampleOf verdict: Verdict, _ exercise: ExerciseFile
  ) throws -> [Finding] {
    guard let failure = verdict.checks.first(where: \.fails)?.result.failure,
      !failure.given.isEmpty
    else { return [] }
    func finding(_ details: String) -> [Finding] {
      let lines = failure.given.joined(separator: "\n")
      return [Finding(.counterexample(details: "\(details)\n\(lines)"), in: verdict.file)]
    }
    let (expected, actual) = (failure.difference?.expected, failure.difference?.actual)
    guard failure.given.count <= CountLimit.counterexampleLines else {
      return finding("It has \(failure.given.count) lines.")
    }
    if let actual, actual == expected { return finding("Both values are \(actual).") }
    let typed = TypedCounterexample(failure.given, expected: expected, actual: actual)
    let names = try repository.typedNames(of: lesson.id).map { [$0] } ?? []
    // Most values can be compared by the exercise itself, which compiles in half the time.
    if try gives(actual, typed, in: exercise, beside: names) { return [] }
    let text = try typed.exercise(
      exercise.text, beside: names + names.flatMap(Self.conversions) + Self.describing(repository))
    let file = ExerciseFile(path: exercise.path, text: text)
    var seen: Set<String> = []
    // Results of chance or of a dictionary's order differ from run to run.
    for _ in 1...Self.attempts {
      var printed = ""
      let end = try grader.runScratch(of: lesson, exercise: file) { printed += $0 }
      if case .verdict(let verdict) = end {
        guard case .read(_, .doesNotCompile(let messages)) = verdict.outcome else {
          return finding("It can't be run.")
        }
        return finding(messages.map(\.text).joined(separator: "; "))
      }
      guard let actual, let value = typed.value(in: printed), value != actual else { return [] }
      seen.insert(value)
      guard seen.count == 1 else { return [] }
    }
    return finding("It gives \(seen.joined()), not \(actual ?? "").")
  }

  /// With two equally likely values, twenty runs all give the wrong one only about once in a million
  /// times.
  private static let attempts = 20

  /// Whether the last line gives the verdict's value, as far as `==` can tell. If it doesn't, or the
  /// values can't be compared, nothing is known.
  private func gives(
    _ actual: String?, _ typed: TypedCounterexample, in exercise: ExerciseFile,
    beside names: [String]
  ) throws -> Bool {
    let text = typed.exercise(exercise.text, comparedWith: actual, beside: names)
    var printed = ""
    let end = try grader.runScratch(
      of: lesson, exercise: ExerciseFile(path: exercise.path, text: text)
    ) { printed += $0 }
    if case .verdict = end { return false }
    return typed.gives(actual, in: printed)
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

/// A counterexample as the lines of a function.
struct TypedCounterexample {
  private var lines: [String]
  private let isSilence: Bool
  /// The index of the line that ends with the call of `describe`; nil if none does.
  private var described: Int?

  /// - Parameter actual: the value of the last line by the verdict; nil if the verdict shows no
  ///   values.
  init(_ given: [String], expected: String?, actual: String?) {
    // The check compares the printed text, and expects none.
    isSilence = expected == #""""# && !given.contains { $0.contains("print(") }
    lines = given
    guard actual != nil, !isSilence,
      let last = lines.lastIndex(where: { !$0.trimmed.hasPrefix("//") })
    else { return }
    // A statement of several lines ends at a line with the indentation of its first.
    let first =
      lines[last] == "}" ? lines[..<last].lastIndex { !$0.hasPrefix(" ") } ?? last : last
    let statement = lines[first...last]
    if statement.count > 1, lines[first].hasPrefix("for ") {
      lines[last - 1] = lines[last - 1].replacing("print(", with: "describe(")
      if lines[last - 1].hasSuffix(")") { described = last - 1 }
    } else if lines[first].firstMatch(of: /^(let|var|for|if|do|func|\w+ =)\b/) == nil {
      lines[first] = "describe(" + lines[first]
      let code = lines[last].firstRange(of: "  // ").map { lines[last][..<$0.lowerBound] }
      lines[last] = "\(code ?? lines[last][...]))"
      described = last
    }
  }

  /// An exercise with these lines in its `scratch()`, followed by the declarations that they need,
  /// among them `Tree`, which describes the last line's value.
  func exercise(_ text: String, beside files: [String]) -> String {
    exercise(text, lines, files) {
      "func describe<Value>(_ value: Value) { \($0("Tree(describing: value).oneLine")) }"
    }
  }

  /// The same, but `==` compares the last line's value with another one.
  func exercise(
    _ text: String, comparedWith value: String?, beside files: [String]
  ) -> String {
    var lines = lines
    if let described, let value { lines[described].replace(/\)$/, with: ", \(value))") }
    return exercise(text, lines, files) {
      "func describe<Value: Equatable>(_ value: Value, _ other: Value) { \($0("value == other")) }"
    }
  }

  private func exercise(
    _ text: String, _ lines: [String], _ files: [String],
    describing describe: (_ printing: (String) -> String) -> String
  ) -> String {
    let scratch = "func scratch() {\n\(lines.joined(separator: "\n"))\n}\n"
    let own = text.firstMatch(of: /func scratch\(\) {\s*}\n?/)?.range
    var text = text
    if let own { text.replaceSubrange(own, with: scratch) } else { text += "\n" + scratch }
    return text + describe { "print(\"\\n\(Self.mark)\\(\($0))\")" } + "\n"
      + files.joined(separator: "\n")
  }

  private static let mark = "=> "

  /// The value of the last line in the printed text.
  func value(in printed: String) -> String? {
    if isSilence { return Tree(describing: printed).oneLine }
    let start = "\n\(Self.mark)"
    guard let range = printed.ranges(of: start).last else { return nil }
    return String(printed[range.upperBound...].prefix { $0 != "\n" })
  }

  /// Whether a comparison with a value has printed that it is equal; true if no value is described.
  func gives(_ value: String?, in printed: String) -> Bool {
    guard isSilence || described != nil else { return true }
    return self.value(in: printed) == (isSilence ? value : "true")
  }
}
