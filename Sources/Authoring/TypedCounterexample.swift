import Basics
import SuiteSupport

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

  /// How the last line's value is compared with the verdict's.
  enum Comparison {
    /// By `==`; the exercise says whether it is equal.
    case byExercise
    /// As `Tree` describes it.
    case byTree

    /// The declaration of `describe`, which is called with the last line's value.
    var describing: String {
      let (parameters, value) =
        switch self {
        case .byExercise: ("<Value: Equatable>(_ value: Value, _ other: Value)", "value == other")
        case .byTree: ("<Value>(_ value: Value)", "Tree(describing: value).oneLine")
        }
      return "func describe\(parameters) { print(\"\\n\(mark)\\(\(value))\") }\n"
    }
  }

  /// An exercise with these lines in its `scratch()`, followed by the declarations that they need.
  func exercise(
    _ text: String, _ comparison: Comparison, _ actual: String?, beside files: [String]
  ) -> String {
    let scratch = function(named: "scratch", comparison, actual)
    let own = text.firstMatch(of: /func scratch\(\) {\s*}\n?/)?.range
    var text = text
    if let own { text.replaceSubrange(own, with: scratch) } else { text += "\n" + scratch }
    return text + comparison.describing + files.joined(separator: "\n")
  }

  /// A function with these lines.
  func function(named name: String, _ comparison: Comparison, _ actual: String?) -> String {
    var lines = lines
    if comparison == .byExercise, let described, let actual {
      lines[described].replace(/\)$/, with: ", \(actual))")
    }
    return "func \(name)() {\n\(lines.joined(separator: "\n"))\n}\n"
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
