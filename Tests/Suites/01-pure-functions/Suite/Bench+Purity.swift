import PureFunctionsScript
import SuiteSupport

// What every step asks of its function.
extension Bench<Suite> {
  /// Asks, and if the answer is wrong asks again: two answers to one question show a memory.
  func expectAnswer<View: Equatable>(
    to call: Command, seeing view: ([Answer]) -> View
  ) throws {
    try expect([call], seeing: view) { answer in
      try view(self.trace(of: [call])) != answer ? "differs" : nil
    }
  }

  /// Makes the calls often and in every order: what a call gives never depends on those before it.
  func expectSameAnswers(to calls: [Command], of expected: [Answer]) throws {
    try forAll(calls) { first in
      let answers = try trace(of: calls.flatMap { [first, $0] })
      try forAll(calls.indices) { second in
        try SuiteSupport.expect(
          answers[2 * second + 1], equals: expected[second],
          given: Suite.code([first, calls[second]]))
      }
    }
    try forAll(zip(calls, expected)) { call, answer in
      let script = Array(repeating: call, count: 5)
      try SuiteSupport.expect(
        try trace(of: script), equals: Array(repeating: answer, count: 5),
        given: Suite.code(script))
    }
  }

  /// Throws unless the globals are after each call what they were before.
  func expectUntouchedGlobals(by calls: [Command]) throws {
    try forAll(Model.otherStates) { state in
      try forAll(calls) { call in
        try expect(
          [.setState(state), .setUserName("Zoe"), call, .globals], seeing: \.globals[0])
      }
    }
  }

  /// Throws if one of the calls prints anything.
  func expectSilence(ofEach calls: [Command]) throws {
    try forAll(calls) { try expectSilence(during: [$0]) }
  }
}
