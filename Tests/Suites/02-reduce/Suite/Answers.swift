import ReduceScript
import SuiteSupport

extension Bench<Suite> {
  /// Throws a mismatch unless calls that have nothing to do with each other are answered as the model
  /// does.
  ///
  /// All of them are one script. If anything is wrong with that, each is asked for itself: the learner
  /// wants to know the smallest.
  ///
  /// - Parameter body: makes the calls, with what it is given for that.
  func expectAnswers(
    note: @escaping (Call, Answer) -> String? = { _, _ in nil },
    _ body: (@escaping (Call) throws -> Void) throws -> Void
  ) throws {
    var calls: [Call] = []
    try body { calls.append($0) }
    let problem: any Error
    do {
      let (actual, expected) = try traceAndModel(of: calls)
      guard let index = calls.indices.first(where: { actual[$0] != expected[$0] }) else { return }
      do {
        try Suite.expect(
          actual[index], equals: expected[index], from: calls[index], note: "another-answer")
        return
      } catch let mismatch as Mismatch {
        problem = mismatch
      }
    } catch let noTrace as NoTrace where noTrace.reason == .ended {
      problem = noTrace
    }
    try body { call in try self.expectAnswer(to: call) { note(call, $0) } }
    // Each of them is right if it is asked alone.
    throw problem
  }

  /// Asks, and if the answer is wrong asks again: two answers to one question show a memory.
  func expectAnswer(to call: Call, note: (Answer) -> String? = { _ in nil }) throws {
    let (actual, expected) = try traceAndModel(of: [call])
    try Suite.expect(
      actual[0], equals: expected[0], from: call,
      note: try trace(of: [call]) != actual ? "another-answer" : note(actual[0]))
  }
}

extension Suite {
  /// Compares answers to a call; of long histories the first state that differs is told.
  fileprivate static func expect(
    _ actual: Answer, equals expected: Answer, from call: Call,
    note: @autoclosure () throws -> String?
  ) throws {
    guard case .states(let right) = expected, case .states(let states) = actual, right.count > 20
    else {
      return try SuiteSupport.expect(
        actual, equals: expected, given: [code(call)], note: try note())
    }
    for (place, (state, other)) in zip(states, right).enumerated() {
      try SuiteSupport.expect(
        state, equals: other, given: ["\(code(call))[\(place)]"], note: try note())
    }
    try SuiteSupport.expect(
      states.count, equals: right.count, given: ["\(code(call)).count"], note: try note())
  }
}

extension Answer: TreeConvertible {
  /// The value itself: what kind of call it comes from is known.
  public var tree: Tree {
    switch self {
    case .state(let state): Tree(describing: state)
    case .states(let states): Tree(describing: states)
    }
  }
}

extension [Answer] {
  /// The states that the calls gave, those of a history left out.
  var states: [Int] {
    compactMap { if case .state(let state) = $0 { state } else { nil } }
  }

  /// The histories that the calls gave.
  var histories: [[Int]] {
    compactMap { if case .states(let states) = $0 { states } else { nil } }
  }
}
