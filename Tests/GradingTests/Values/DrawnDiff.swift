import SuiteSupport

@testable import Curriculum
@testable import Grading

/// The difference of two values as text: a sign for each line's kind, then the line, indented as
/// deep as it stands.
func diff(_ expected: Any, _ actual: Any) -> String {
  let lines = DiffLine.diff(
    expected: Tree(describing: expected), actual: Tree(describing: actual))
  return lines.map { line in
    let indentation = String(repeating: "  ", count: line.depth)
    return switch line.kind {
    case .common: "  \(indentation)\(line.text)"
    case .expected: "- \(indentation)\(line.text)"
    case .actual: "+ \(indentation)\(line.text)"
    case .unchanged(let count): "  \(indentation)… \(count)"
    case .more(let count): "  \(indentation)… \(count) more"
    }
  }.joined(separator: "\n")
}
