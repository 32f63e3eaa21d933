import InOrderScript
import SuiteSupport
import TaskOrders

/// Judges exercises of the lesson about task groups.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool { true }

  package static func code(_ call: Call) -> [String] {
    ["await lengths(of: \(SuiteSupport.code(call.words))) { $0.count }"]
  }

  package static var checks: [Check<Suite>] {
    [
      Check("lengths.all", step: 1) { context in
        try forAll(Model.words) {
          try context.expect([Call($0, .oldestFirst)], seeing: { $0[0].lengths.sorted() })
        }
      },
      Check("lengths.in-order", step: 1, after: "lengths.all") { context in
        try forAll(Model.calls) { try context.expect([$0], seeing: { $0[0].lengths }) }
      },
      Check("lengths.together", step: 1, after: "lengths.all") { context in
        // In another order, tasks that were begun late may be done early.
        try forAll(Model.words) { words in
          try context.expect(
            [Call(words, .oldestFirst)], seeing: { $0[0].isTogether },
            note: { $0 ? nil : "one-by-one" })
        }
      },
      Check(sameAnswers: "lengths.same-answer", step: 1, after: "lengths.in-order"),
    ]
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["lengths.in-order"], scripts: Model.calls.map { [$0] },
        seeing: { $0[0].lengths },
        mistakes: [.onlyOrder("in-order-of-answers") { model($0)[0].lengths }])
    ]
  }
}

/// What a right exercise does, and what to try it with.
enum Model: InOrderSide {
  static let words = [[], ["a"], ["bb", "a"], ["a", "four", "two", "hello"]]
  static let calls = TaskOrder.allCases.flatMap { order in words.map { Call($0, order) } }

  static func lengths(of words: [String], in order: TaskOrder) -> Answer {
    Answer(words.map(\.count), isTogether: true)
  }
}
