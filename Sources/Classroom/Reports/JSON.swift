import Basics
import Terminal

/// A value as JSON text with a final line break and sorted keys.
///
/// Control characters are escaped, because the text may be shown in a terminal.
package func json(_ value: some Encodable) throws -> String {
  try encoded(value, .prettyPrinted)
}

/// A value as JSON in a single line. Characters that some readers take for line ends are escaped,
/// too.
func jsonLine(_ value: some Encodable) throws -> String { try encoded(value, []) }

private func encoded(
  _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
  encoder.dateEncodingStrategy = .iso8601
  let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  // Control characters only occur inside strings, where they can be escaped.
  guard visible(controlCharactersIn: text) != text else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    let isControl = visible(controlCharactersIn: String(scalar)) != String(scalar)
    let digits = String(scalar.value, radix: 16)
    result +=
      isControl
      ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
  }
}

/// A JSON object; values that are nil are left out.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private var values: [(name: String, value: any Encodable)]

  package init(dictionaryLiteral values: (String, (any Encodable)?)...) {
    self.values = values.compactMap { name, value in value.map { (name, $0) } }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in values {
      try container.encode(value, forKey: Name(stringValue: name))
    }
  }
}

extension [String] {
  /// The lines as one text; nil if there are none.
  package var text: String? { isEmpty ? nil : joined(separator: "\n") }
}

/// `results.jsonl`: a JSON object in a line for each learner and lesson, in their order, without
/// times. Every object has all keys.
struct ResultLines {
  var report: ClassReport

  func write(to sink: (String) throws -> Void) throws {
    for learner in report.learners {
      for lesson in report.lessons { try sink(jsonLine(line(learner, lesson))) }
    }
  }

  private func line(_ learner: ClassLearner, _ lesson: GradedLesson) -> JSONObject {
    let exercise = learner.exercises[lesson.id]
    return [
      "learner": learner.id, "name": orNull(learner.name), "lesson": lesson.id,
      "file": orNull(exercise?.file), "attempts": orNull(exercise?.attempts),
      "status": learner.status(in: lesson.id),
      "points": orNull(lesson.points(of: exercise)?.value), "maximum": lesson.maximum.value,
      "obstacle": exercise?.result.obstacle
        ?? (learner.unclear.contains(lesson.id) ? learner.remarks : []),
      "checks": (exercise?.result.checks ?? []).map { check -> JSONObject in
        [
          "id": check.id, "result": check.result, "summary": check.summary,
          "mistake": orNull(check.mistakeName), "words": orNull(check.mistake),
        ]
      },
    ]
  }

  private func orNull(_ value: (some Encodable)?) -> any Encodable { value }
}
