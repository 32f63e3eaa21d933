import Classroom
import Curriculum
import Grading
import Interface
import Purity
import Terminal

extension CommandRun {
  func purity() throws -> ExitCode {
    guard let typed = invocation.operands.first else { throw UsageError(.fileMissing, .purity) }
    let file: ExerciseFile
    do throws(ExerciseError) {
      file = try ExerciseFile(path: context.path(of: typed))
    } catch {
      complain(words(Sentence(problem: error, file: typed)))
      return .failure
    }
    let environment = context.environment
    let toolchain = try Toolchain.known(
      at: session.repository.knownToolchain, environment: environment)
    switch try toolchain.purityOrBlame(of: file, environment: environment) {
    case .unreadable("", .exited(let code)):
      complain(words("purity.exited", ["file": typed, "code": code]))
      return .failure
    case .unreadable("", .killed(let signal)):
      complain(words("purity.killed", ["file": typed, "signal": signal]))
      return .failure
    case .unreadable(let details, _):
      let first = details.split(separator: "\n").first.map(String.init) ?? details
      complain(words("purity.unreadable", ["file": typed, "details": first]))
      return .failure
    case .tooLarge:
      complain(words("purity.too-large", ["file": typed]))
      return .failure
    case .unfinished: throw EnvironmentError.programInterrupted(path: toolchain.compiler)
    case .report(var report):
      if let name = invocation.values[.function] {
        report.functions = try functions(named: name, in: report)
      }
      try tell(report, of: typed)
      return .success
    }
  }

  /// The functions that a name can mean, with or without their enclosing type and their labels.
  private func functions(
    named name: String, in report: PurityReport
  ) throws(UsageError) -> [FunctionPurity] {
    let found = report.functions.filter { $0.isCalled(name) }
    guard found.isEmpty else { return found }
    let nearest = nearestWord(to: name, in: report.functions.map(\.shortName))
    throw UsageError(.unknownFunction(name: name), .purity, suggestion: nearest)
  }

  private func tell(_ report: PurityReport, of file: String) throws {
    if wants(.json) {
      context.write(try json(report.data(in: words)))
      return
    }
    let shown = visible(controlCharactersIn: file)
    if report.functions.isEmpty {
      show(drawing.paragraph(words("purity.no-functions", ["file": shown])))
    }
    for function in report.functions {
      show(lines(of: function))
    }
    if report.hasErrors { complain(words("purity.has-errors", ["file": shown])) }
  }

  private func lines(of function: FunctionPurity) -> [Line] {
    let sign: Line =
      switch function.verdict {
      case _ where drawing.isPlain: .empty
      case .pure: Sign.passed.line
      case .impure: Sign.failed.line
      case .unknown: Sign.waiting.line
      }
    let head = drawing.inline(words(Sentence(purityOf: function)))
      .wrapped(to: drawing.width, first: sign, others: "  ")
    return head
      + function.reasons.flatMap { reason in
        drawing.inline(visible(controlCharactersIn: words.text(of: reason)))
          .wrapped(to: drawing.width, first: "    ", others: "      ")
      }
  }
}

extension FunctionPurity {
  /// The function's name without its enclosing type and labels.
  var shortName: String {
    String((name.split(separator: ".").last ?? "").prefix { $0 != "(" })
  }

  func isCalled(_ text: String) -> Bool {
    let plain = name.replacing(/\([^()]*\)/, with: "")
    return [name, plain].contains { $0 == text || $0.hasSuffix(".\(text)") }
      // A property's name also means its accessors.
      || [".get", ".set", ".willSet", ".didSet"].contains { suffix in
        plain.hasSuffix(suffix) && (".\(plain.dropLast(suffix.count))").hasSuffix(".\(text)")
      }
  }
}

extension PurityReport {
  /// The report as JSON; `version` grows when a field changes its meaning or is removed.
  fileprivate func data(in words: Words) -> JSONObject {
    [
      "version": 1, "hasErrors": hasErrors,
      "functions": functions.map { function -> JSONObject in
        [
          "name": function.name, "line": function.line, "verdict": function.verdict.rawValue,
          "conditional": function.isConditional,
          "reasons": function.reasons.map { reason -> JSONObject in
            [
              "kind": reason.kind.rawValue, "line": reason.line, "text": words.text(of: reason),
              // A closure in the chain has no name.
              "calls": reason.calls.map { ["name": $0.name, "line": $0.line] as JSONObject },
            ]
          },
        ]
      },
    ]
  }
}

extension Sentence {
  /// The sentence about a function, which precedes the reasons.
  init(purityOf function: FunctionPurity) {
    let values: [String: any CustomStringConvertible] = [
      "name": function.name, "line": function.line,
    ]
    let isConditional = function.verdict == .pure && function.isConditional
    self =
      isConditional ? Sentence("purity.conditional", values) : Sentence(function.verdict, values)
  }
}

extension PurityVerdict: SentenceKey { package static let heading = "purity." }
