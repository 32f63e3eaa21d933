import MaybeANumberScript
import SuiteSupport

/// Judges exercises of the lesson about optionals.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.age, .age), (.greeting, .greeting): true
    default: false
    }
  }

  package static func code(_ call: Call) -> [String] {
    switch call {
    case .age(let text): ["age(from: \(SuiteSupport.code(text)))"]
    case .greeting(let name): ["greeting(for: \(SuiteSupport.code(name as Any)))"]
    }
  }

  package static var checks: [Check<Suite>] {
    [
      Check("age.numbers", step: 1) { try $0.expectAnswers(to: Model.ages) },
      Check("age.no-number", step: 1) { try $0.expectAnswers(to: Model.words) },
      Check("age.range", step: 1, after: "age.numbers") {
        try $0.expectAnswers(to: Model.others)
      },
      Check(sameAnswers: "age.same-answer", step: 1, after: "age.numbers"),
      Check("greeting.named", step: 2) { try $0.expectAnswers(to: Model.named) },
      Check("greeting.nobody", step: 2) { try $0.expectAnswers(to: [.greeting(nil)]) },
      Check(sameAnswers: "greeting.same-answer", step: 2, after: "greeting.named"),
    ]
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["age.range"], scripts: (Model.ages + Model.words + Model.others).map { [$0] },
        seeing: \.self,
        mistakes: [
          Mistake("age-takes-every-number") { $0.play(on: AnyNumber.self) },
          Mistake("age-moves-into-range") { $0.play(on: Clamped.self) },
        ]),
      Diagnosis(
        checks: ["greeting.nobody"], scripts: (Model.named + [.greeting(nil)]).map { [$0] },
        seeing: \.self,
        mistakes: [Mistake("greeting-keeps-the-comma") { $0.play(on: Comma.self) }]),
    ]
  }
}

extension TestContext<Suite> {
  /// Each call is asked for itself; told is the smallest that is answered otherwise.
  fileprivate func expectAnswers(to calls: [Call]) throws {
    try forAll(calls) { try self.expect([$0], seeing: \.[0]) }
  }
}

extension Answer: ShownAsPayload {}

/// What a right exercise does, and what to try it with.
enum Model: MaybeANumberSide {
  static let ages: [Call] = ["0", "7", "42", "150"].map { .age($0) }
  static let words: [Call] = ["", "ten", "4 2", "7 years"].map { .age($0) }
  static let others: [Call] = ["-1", "151", "2000"].map { .age($0) }
  static let named: [Call] = ["Ann", "王", "Jo Jo"].map { .greeting($0) }

  static func age(from text: String) -> Int? {
    Int(text).flatMap { (0...150).contains($0) ? $0 : nil }
  }

  static func greeting(for name: String?) -> String {
    name.map { "Hello, \($0)!" } ?? "Hello!"
  }
}

/// Takes numbers for ages that nobody has.
enum AnyNumber: MaybeANumberSide {
  static func age(from text: String) -> Int? { Int(text) }
  static func greeting(for name: String?) -> String { Model.greeting(for: name) }
}

/// Gives the nearest age instead of none.
enum Clamped: MaybeANumberSide {
  static func age(from text: String) -> Int? { Int(text).map { min(max($0, 0), 150) } }
  static func greeting(for name: String?) -> String { Model.greeting(for: name) }
}

/// Puts nothing where the name would stand.
enum Comma: MaybeANumberSide {
  static func age(from text: String) -> Int? { Model.age(from: text) }
  static func greeting(for name: String?) -> String { "Hello, \(name ?? "")!" }
}
