import SuiteSupport
import TemplateScript

/// Judges exercises of the lesson.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Int] { script.play(on: Model.self) }

  package static func fits(_ answer: Int, _ call: Call) -> Bool { true }

  package static func code(_ call: Call) -> [String] {
    switch call {
    case .next(let number): ["next(\(number))"]
    }
  }

  package static var checks: [Check<Suite>] {
    [
      Check("next.adds-one", step: 1) { context in
        try forAll(Model.numbers) { try context.expect([.next($0)], seeing: \.[0]) }
      },
      Check(sameAnswers: "next.same-answer", step: 1, after: "next.adds-one"),
      Check(reading: "next.pure-by-reading", of: "next(_:)", step: 1, after: "next.same-answer"),
    ]
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["next.adds-one"], scripts: Model.numbers.map { [.next($0)] }, seeing: \.self,
        mistakes: [Mistake("next-goes-down") { $0.play(on: Down.self) }])
    ]
  }
}

/// What a right exercise does, and the numbers to try it with.
enum Model: TemplateSide {
  static let numbers = [0, 1, 41, -1, -8]

  static func next(_ number: Int) -> Int { number + 1 }
}

/// Counts in the wrong direction.
enum Down: TemplateSide {
  static func next(_ number: Int) -> Int { number - 1 }
}
