import Basics
import Terminal

/// A value as JSON text with a line end, always in the same order.
///
/// What a terminal would obey is written by its number: somebody may look at it there.
package func json(_ value: some Encodable) throws -> String {
  try encoded(value, .prettyPrinted)
}

/// The same in a single line: also what some readers take for the end of one is written by its number.
func jsonLine(_ value: some Encodable) throws -> String { try encoded(value, []) }

private func encoded(
  _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
  encoder.dateEncodingStrategy = .iso8601
  let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  // Within strings only: everything around them is made of other characters.
  guard visible(controlCharactersIn: text) != text else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    let isControl = visible(controlCharactersIn: String(scalar)) != String(scalar)
    let digits = String(scalar.value, radix: 16)
    result +=
      isControl
      ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
  }
}

/// `results.jsonl`: an object a line for each learner and lesson, in their order, without any times.
struct ResultLines {
  var report: ClassReport

  func write(to sink: (String) throws -> Void) throws {
    for learner in report.learners {
      for lesson in report.lessons {
        try sink(jsonLine(Line(learner, lesson)))
      }
    }
  }

  /// The keys of a line: programs rely on these names, and each line has all of them.
  private struct Line: Encodable {
    var learner: String
    @OrNull var name: String?
    var lesson: String
    @OrNull var file: String?
    var status: String
    @OrNull var points: Double?
    var maximum: Double
    @OrNull var attempts: Int?
    var obstacle: [String]
    var checks: [Check]

    init(_ learner: GradedLearner, _ lesson: GradedLesson) {
      let exercise = learner.exercises[lesson.id]
      (self.learner, self.lesson) = (learner.id, lesson.id)
      name = learner.name
      file = exercise?.file
      attempts = exercise?.attempts
      status = exercise?.result.status.rawValue ?? missingStatus
      points = lesson.points(of: exercise).flatMap { Double($0.description) }
      maximum = Double(lesson.maximum.description) ?? 0
      obstacle = exercise?.result.obstacle ?? []
      checks = exercise?.result.checks.map(Check.init) ?? []
    }
  }

  private struct Check: Encodable {
    var id: String
    var result: CheckOutcome.Result
    var summary: String
    @OrNull var mistake: String?

    init(_ outcome: CheckOutcome) {
      (id, result, summary) = (outcome.id, outcome.result, outcome.summary)
      mistake = outcome.mistake
    }
  }
}

/// A value that is written as null where there is none, instead of being left out.
@propertyWrapper private struct OrNull<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
