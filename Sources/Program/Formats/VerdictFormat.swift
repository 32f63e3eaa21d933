import Curriculum
import Interface

/// A way to write verdicts: each as soon as it is there, and what stands below the last one.
protocol VerdictFormat {
  /// Whether it is written for a person, who is told about problems once and in one place.
  var isForReading: Bool { get }

  /// What is written of a verdict at once.
  ///
  /// - Parameters:
  ///   - others: the verdicts above it.
  ///   - change: how it differs from the one before on the same lesson, if that is known.
  ///   - isOne: whether it is the only one.
  func text(
    of verdict: Verdict, below others: [Verdict], change: VerdictChange?, isOne: Bool
  ) throws -> String

  /// What is written when all verdicts are there.
  func end(of verdicts: [Verdict]) throws -> String
}

/// A format that programs read, and that is written when all verdicts are there, unless it says
/// otherwise.
extension VerdictFormat {
  var isForReading: Bool { false }

  func text(
    of _: Verdict, below _: [Verdict], change _: VerdictChange?, isOne _: Bool
  ) throws -> String { "" }
}

/// The formats, by their names on the command line.
enum FormatName: String, CaseIterable, Sendable {
  case text
  case json
  case lines
  case junit
  case github
  case gradescope
  case exercism

  /// - Parameter drawing: how verdicts that are to be read are drawn.
  func format(_ drawing: Drawing) -> any VerdictFormat {
    switch self {
    case .text: TextFormat(drawing: drawing)
    case .json: JSONFormat(drawing: drawing)
    case .lines: LinesFormat(drawing: drawing)
    case .junit: JUnitFormat(drawing: drawing)
    case .github: GitHubFormat(drawing: drawing)
    case .gradescope: GradescopeFormat(drawing: drawing)
    case .exercism: ExercismFormat(drawing: drawing)
    }
  }
}
