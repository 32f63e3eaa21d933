import SuiteSupport
import Traces

/// A lesson in which numbers are added up: a script is a list of numbers, a trace their sums so far.
enum SampleSuite: LessonSuite {
  static func model(_ script: [Int]) -> [Int] {
    script.reduce(into: []) { sums, number in sums.append((sums.last ?? 0) + number) }
  }

  static func fits(_ trace: [Int], _ script: [Int]) -> Bool { trace.count == script.count }

  static func code(_ script: [Int]) -> [String] { ["sums(of: \(script))"] }

  static var checks: [Check<SampleSuite>] {
    [
      Check("sums.all", step: 1) { context in
        try context.forAllSequences(of: [1, 2, -5], count: 30) {
          try context.expect($0, seeing: \.self)
        }
      },
      Check("sums.same", step: 1, after: "sums.all") { context in
        try SuiteSupport.expect(
          try context.trace(of: [4]), equals: try context.trace(of: [4]), given: ["twice"])
      },
      Check("sums.orders", step: 2) { context in
        try context.expect([1], .reversed, seeing: \.last)
        try context.expect([2], .reversed, seeing: \.last)
        try context.expect([3], .fresh, seeing: \.last)
      },
      Check("sums.silent", step: 2) { try $0.expectSilence(during: [7]) },
    ]
  }

  static var diagnoses: [Diagnosis<SampleSuite>] {
    [
      Diagnosis(
        checks: ["sums.all"], scripts: [[1, 2], [5, 5]], seeing: \.self,
        mistakes: [
          Mistake("gives-them-back") { $0 },
          Mistake("all-zero") { $0.map { _ in 0 } },
        ],
        otherwise: [
          Symptom("no-sum-is-right") { _, right, seen in zip(right, seen).allSatisfy { $0 != $1 } }
        ]),
      Diagnosis(
        step: 2, samples: [3, 4],
        exercise: { context, number in try context.trace(of: [number]).first },
        mistakes: [Mistake("one-more") { $0 + 1 }]),
    ]
  }
}

/// Answers as a function of the script says.
final class PlayedAnswers: Answering {
  private let play: ([Int]) -> Reply
  /// The questions of each call.
  private(set) var asked: [[Question]] = []

  init(replying play: @escaping ([Int]) -> Reply) {
    self.play = play
  }

  convenience init(_ play: @escaping ([Int]) -> [Int]) {
    self.init(replying: { Reply(.success(play($0).packed)) })
  }

  func replies(to questions: [Question]) throws -> [Reply] {
    asked.append(questions)
    return try questions.map { play(try [Int](packed: $0.script)) }
  }
}
