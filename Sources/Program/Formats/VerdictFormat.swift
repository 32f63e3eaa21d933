import Classroom
import Curriculum
import Interface
import Terminal

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

  /// Whether verdicts stand in it as a person reads them: only that can be `--full`.
  var drawsVerdicts: Bool { self == .text || self == .github }

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

struct LinesFormat: VerdictFormat {
  var drawing: Drawing

  func text(
    of verdict: Verdict, below _: [Verdict], change _: VerdictChange?, isOne _: Bool
  ) -> String {
    drawing.compilerLines(of: verdict).map { Line($0) }.rendered(for: drawing.canvas)
  }

  func end(of verdicts: [Verdict]) -> String {
    guard verdicts.isEmpty else { return "" }
    return drawing.paragraph(drawing.words("verdict.all-untouched")).rendered(for: drawing.canvas)
  }
}

/// Verdicts as one object, see `VerdictReport`.
struct JSONFormat: VerdictFormat {
  var drawing: Drawing

  func end(of verdicts: [Verdict]) throws -> String {
    try json(VerdictReport(verdicts: verdicts, drawing: drawing))
  }
}
