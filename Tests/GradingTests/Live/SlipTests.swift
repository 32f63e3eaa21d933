import Basics
import Curriculum
import Launching
import TestSupport
import XCTest

@testable import Grading

/// What beginners mistype is explained: a small slip in a solution gives an error that a `Compiler.md` has help
/// for.
///
/// Each slip is made in one lesson that has a place for it; `WORKBOOK_SLIPS=all` makes it in all of them.
final class SlipTests: LongTestCase {
  /// What is found in a line of a solution, and what stands there instead.
  private static let slips: [(pattern: String, replacement: String)] = [
    // What is forgotten.
    (#"\b(if|guard) let "#, "$1 "), (#"\((let|var) "#, "("),
    (#"&(?=\w)"#, ""),
    (#"\bself\."#, ""), (#"(\w)\?(?![?\w])"#, "$1"), (#" \?\? [\w.]+"#, ""),
    (#"([(,] )[a-z]\w*: "#, "$1"), (#", action: [^,)]*"#, ""),
    (#"^( *var \w+: [\w\[\]]+) = .*"#, "$1"),
    (#"\breturn "#, ""), (#"\bvar (?=\w+ =)"#, ""), (#"@escaping "#, ""), (#"\[weak self\] "#, ""),
    (#"\binout "#, ""), (#"\bmutating "#, ""), (#" \{$"#, ""), (#"^ *\}$"#, ""), (#"\)(?=\s)"#, ""),
    (#"([\s(])\.(?=[a-z])"#, "$1"), (#" -> \w+(?= \{)"#, ""), (#"<\w+(, \w+)*>(?=\()"#, ""),
    (#" else \{ return[^}]*\}"#, ""), (#"(guard .*) else"#, "$1"), (#", "#, " "),
    (#"\bin (?=\w)"#, ""),
    (#"^( *case .*):$"#, "$1"), (#"\bstatic "#, ""), (#"\(\)(?! ?(->|throws|\{))"#, ""),
    (#"^( *)case \."#, "$1."), (#"\bfor (\w+) in"#, "for $1"), (#"self\?\."#, "self."),
    (#"^( *case .*:) .*"#, "$1"), (#"^ *self\.\w+ = .*"#, ""), (#"\\\."#, "."),
    // What is taken for something else.
    (#"\bvar (?=\w+ =)"#, "let "), (#"\bvar (?=\w+:)"#, "let "), (#"\[Int: (\w+)\]"#, "[$1]"),
    (#" == "#, " = "), (#" = "#, " == "), (#"\b(state|value|event)\b"#, "$1s"),
    (#"\bInt\b"#, "String"),
    (#": (String|Int)\b(?!\?)"#, ": $1?"), (#"\[\]"#, "0"), (#" \+ "#, " += "),
    (#"(\w+) \+= 1"#, "$1++"),
    (#" && "#, " and "), (#"!(?=\w)"#, "not "), (#"\bnil\b"#, "null"),
    (#"\blet (?=\w+ =)"#, "const "), (#"\bfunc "#, "function "), (#"\.append\("#, ".push("),
    (#"\.count\b"#, ".length"), (#"\bstruct "#, "class "), (#"\{ (\w+), (\w+) in"#, "{ $1 in"),
    (#"\{ \w+ in"#, "{"), (#"reducer\(&(\w+), (\w+)\)"#, "reducer(&$1)"),
    (#"(\w)\((\w+)\)"#, "$1($2, $2)"), (#"^( *)(var|let) "#, "$1private $2 "),
    (#"\bfor (\w+) in"#, "for ($1, x) in"),
    (#"WritableKeyPath<(\w+), .*>"#, "WritableKeyPath<$1, Any>"), (#"""#, "“"),
    (#"(\w+)\(&(\w+), "#, "$2 = $1($2, "), (#"combine\("#, "combine(["), (#"\[(\w+)\]"#, ".$1"),
  ]

  private struct Slip {
    var lesson: Lesson
    var source: String
    /// The line in which it was made, from 1, with what stands there now.
    var line: Int
    var text: Substring
  }

  /// The solution with the first line changed that has a place for it; nil if none has.
  private func slip(
    _ pattern: String, _ replacement: String, in lesson: Lesson, _ solution: String
  ) throws -> Slip? {
    let expression = try Regex(pattern)
    var lines = solution.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices where !lines[index].contains("//") {
      let line = lines[index]
      guard let match = line.firstMatch(of: expression) else { continue }
      var changed = replacement
      for number in match.output.indices.dropFirst() {
        changed = changed.replacing("$\(number)", with: match.output[number].substring ?? "")
      }
      changed = line[..<match.range.lowerBound] + changed + line[match.range.upperBound...]
      guard changed != line else { continue }
      lines[index] = changed[...]
      return Slip(
        lesson: lesson, source: lines.joined(separator: "\n"), line: index + 1, text: changed[...])
    }
    return nil
  }

  func testEverySlipIsExplained() throws {
    let environment = ProcessInfo.processInfo.environment
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let lessons = try Course(repository: repository).lessons
    let solutions = try lessons.map { try contents(of: repository.solution(of: $0.id)) }
    var numbers = numbersByChance()
    let slips = try Self.slips.flatMap { pattern, replacement in
      let all = try zip(lessons, solutions).compactMap { lesson, solution in
        try slip(pattern, replacement, in: lesson, solution)
      }
      XCTAssertFalse(all.isEmpty, pattern)
      return environment["WORKBOOK_SLIPS"] == "all"
        ? all : all.randomElement(using: &numbers).map { [$0] } ?? []
    }
    let toolchain = try Toolchain(environment: environment)
    let folder = try TemporaryFolder()
    let errors = try concurrently(Array(slips.enumerated()), workers: 2) { number, slip in
      let path = "\(folder.path)/\(number).swift"
      try slip.source.write(toFile: path, atomically: false, encoding: .utf8)
      let arguments = [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "5", "-parse-as-library",
        "-suppress-warnings", "-module-name", "Exercise", path,
      ]
      let output = try toolchain.run(arguments, environment: folder.environment(from: environment))
      return CompilerMessage.errors(in: output.errors, file: path)
    }
    // Some slips make nothing worse: a label that may be left out, a path that is a function, too.
    XCTAssertGreaterThan(errors.count { !$0.isEmpty }, slips.count * 3 / 4)
    for (slip, errors) in zip(slips, errors) {
      guard let first = errors.first else { continue }
      let helps = try CompilerHelp.all(of: slip.lesson, in: repository)
      XCTAssertNotNil(
        CompilerHelp.first(for: first, among: helps),
        "\(slip.lesson.id):\(slip.line): \(slip.text): \(first.text)")
    }
  }
}
