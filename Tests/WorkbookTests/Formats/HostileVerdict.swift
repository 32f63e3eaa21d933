import SuiteSupport
import Traces

@testable import Curriculum

/// Verdicts on exercises whose values, paths and output want to be more than text.
enum HostileVerdict {
  /// What would end a text, or begin something else, in one of the formats.
  static let texts = [
    "</failure></testcase><testcase name=\"mine\"/>", "]]>", "<![CDATA[", "&amp;&lt;", "\"'>",
    "\u{0}\u{1}\u{8}\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{FFFF}", "\r\n::error::mine",
    "::endgroup::",
    "::stop-commands::mine", "::add-mask::e", "##[add-mask]e", "%0A::error::%25",
    "```\n# mine\n```", "````````", "| a | b |", "a,b:c=d", "\u{2028}", "👩‍👩‍👧‍👦", "\u{202E}drow",
    "\\\\\"\\n",
    String(repeating: "long ", count: 20_000),
  ]

  /// Each text as a value, as output, and as the name of the file.
  static let all = texts.map { text -> Verdict in
    var verdict = SampleVerdicts.make { check in
      switch check.id {
      case "login.username": check.result = .passed
      case "login.clears-error":
        check.result = .failed(
          CheckFailure(
            given: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
            difference: Difference(expected: .leaf("1"), actual: .leaf(text)), note: text,
            mistake: text))
      case "login.silent": check.result = .unanswered(.late(.computing, seconds: 1), given: [text])
      case "history.all": check.result = .unanswered(.ended(Crash(.trap(text))), given: [text])
      default: break
      }
      check.output = ExerciseOutput(
        lines: text.split(separator: "\n").prefix(20).map { String($0.prefix(1000)) })
    }
    verdict.file = "\(text.prefix(40))/Exercise.swift"
    return verdict
  }

  /// The same for an exercise that doesn't compile.
  static let broken = texts.map { text -> Verdict in
    var verdict = SampleVerdicts.doesNotCompile([
      CompilerMessage(line: 1, column: 2, text: text, source: text)
    ])
    verdict.file = "\(text.prefix(40))/Exercise.swift"
    return verdict
  }
}
