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
      problem = Mismatch(
        given: [Suite.code(calls[index])], expected: expected[index].tree,
        actual: actual[index].tree, note: "another-answer")
    } catch let noTrace as NoTrace where noTrace.reason == .ended {
      problem = noTrace
    }
    try body { call in try self.expectAnswer(to: call) { note(call, $0) } }
    // Each of them is right if it is asked alone.
    throw problem
  }

  /// Asks, and if the answer is wrong asks again: two answers to one question show a memory.
  func expectAnswer(to call: Call, note: (Answer) -> String? = { _ in nil }) throws {
    try expect([call], seeing: \.[0]) { answer in
      let remembers = try self.trace(of: [call])[0] != answer
      return remembers ? "another-answer" : note(answer)
    }
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
