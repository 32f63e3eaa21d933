import MissingPartsScript
import SuiteSupport

/// Judges exercises of the lesson about lists of optionals.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.firstFound, .found), (.total, .total): true
    default: false
    }
  }

  package static func code(_ call: Call) -> [String] {
    switch call {
    case .firstFound(let numbers): ["firstFound(in: \(SuiteSupport.code(numbers)))"]
    case .total(let prices): ["total(of: \(SuiteSupport.code(prices)))"]
    }
  }

  package static var checks: [Check<Suite>] {
    [
      Check("first.found", step: 1) {
        try $0.expectAnswers(to: Model.found.map { .firstFound($0) })
      },
      Check("first.nothing", step: 1) {
        try $0.expectAnswers(to: Model.nothing.map { .firstFound($0) })
      },
      Check(sameAnswers: "first.same-answer", step: 1, after: "first.found"),
      Check("total.sum", step: 2) { try $0.expectAnswers(to: Model.whole.map { .total($0) }) },
      Check("total.missing", step: 2) {
        try $0.expectAnswers(to: Model.missing.map { .total($0) })
      },
      Check(sameAnswers: "total.same-answer", step: 2, after: "total.sum"),
    ]
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["first.found"], scripts: (Model.found + Model.nothing).map { [.firstFound($0)] },
        seeing: \.self,
        mistakes: [Mistake("first-takes-the-last") { $0.play(on: Last.self) }]),
      Diagnosis(
        checks: ["total.missing"], scripts: (Model.whole + Model.missing).map { [.total($0)] },
        seeing: \.self,
        mistakes: [Mistake("total-passes-over") { $0.play(on: PassingOver.self) }]),
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
enum Model: MissingPartsSide {
  static let found: [[Int?]] = [[4], [nil, 5], [0, 7], [nil, nil, -2, nil, 3]]
  static let nothing: [[Int?]] = [[], [nil], [nil, nil]]
  static let whole: [[Int?]] = [[], [3], [2, 5], [1, 0, -1, 9]]
  static let missing: [[Int?]] = [[nil], [2, nil], [nil, 7, 1]]

  static func firstFound(in numbers: [Int?]) -> Int? { numbers.compactMap { $0 }.first }

  static func total(of prices: [Int?]) -> Int? {
    prices.contains(nil) ? nil : PassingOver.total(of: prices)
  }
}

/// Looks for the number from the end.
enum Last: MissingPartsSide {
  static func firstFound(in numbers: [Int?]) -> Int? { numbers.compactMap { $0 }.last }
  static func total(of prices: [Int?]) -> Int? { Model.total(of: prices) }
}

/// Adds up what there is.
enum PassingOver: MissingPartsSide {
  static func firstFound(in numbers: [Int?]) -> Int? { Model.firstFound(in: numbers) }
  static func total(of prices: [Int?]) -> Int? { prices.reduce(0) { $0 &+ ($1 ?? 0) } }
}
