import Interface
import Purity

/// What was found out about functions, as data; `version` grows when a field changes its meaning or goes
/// away.
struct PurityData: Encodable {
  var version = 1
  var hasErrors: Bool
  var functions: [Function]

  struct Function: Encodable {
    var name: String
    var line: Int
    var verdict: String
    var conditional: Bool
    var reasons: [Reason]
  }

  struct Reason: Encodable {
    var kind: String
    var line: Int
    var text: String
    var calls: [Call]
  }

  struct Call: Encodable {
    /// Left out for a closure.
    var name: String?
    var line: Int
  }

  init(_ report: PurityReport, words: Words) {
    hasErrors = report.hasErrors
    functions = report.functions.map { function in
      Function(
        name: function.name, line: function.line, verdict: function.verdict.rawValue,
        conditional: function.isConditional,
        reasons: function.reasons.map { reason in
          Reason(
            kind: reason.kind.rawValue, line: reason.line, text: words.text(of: reason),
            calls: reason.calls.map { Call(name: $0.name, line: $0.line) })
        })
    }
  }
}
