import SuiteSupport

enum Suite: LessonSuite {
  static var checks: [Check] {
    increaseChecks + specimenChecks + greetingChecks + receiptChecks
  }
}

/// What the globals of the exercise hold.
struct Globals: Equatable {
  var state = Model.state
  var userName = Model.userName

  static var now: Globals {
    Globals(state: Exercise.state, userName: Exercise.userName)
  }
}

/// Runs the body with these values in the globals; afterwards they are as in a fresh program.
func with<Value>(_ globals: Globals = Globals(), _ body: () throws -> Value) rethrows -> Value {
  set(globals)
  defer { set(Globals()) }
  return try body()
}

private func set(_ globals: Globals) {
  Exercise.state = globals.state
  Exercise.userName = globals.userName
}

/// One call of the exercise, and how a learner would write it.
struct Call<Answer: Equatable> {
  let source: String
  let perform: () -> Answer
}

/// Makes the calls often and in every order: what a call gives never depends on those before it.
func expectSameAnswers<Answer>(_ calls: [Call<Answer>], of expected: [Answer]) throws {
  let pairs = calls.indices.flatMap { first in calls.indices.map { (first, $0) } }
  try with {
    try forAll(pairs) { first, second in
      _ = calls[first].perform()
      try expect(
        calls[second].perform(), equals: expected[second],
        given: [calls[first].source, calls[second].source])
    }
    try forAll(calls.indices) { index in
      let answers = (1...5).map { _ in calls[index].perform() }
      try expect(
        answers, equals: Array(repeating: expected[index], count: 5),
        given: Array(repeating: calls[index].source, count: 5))
    }
  }
}

/// Throws unless the globals are after each call what they were before.
func expectUntouchedGlobals<Answer>(_ calls: [Call<Answer>]) throws {
  try forAll(Model.otherStates) { state in
    try forAll(calls) { call in
      let before = Globals(state: state, userName: "Zoe")
      try with(before) {
        _ = call.perform()
        try expect(
          Globals.now, equals: before,
          given: ["state = \(state)", "userName = \"Zoe\"", call.source])
      }
    }
  }
}

/// Throws if one of the calls writes anything.
func expectSilence<Answer>(_ calls: [Call<Answer>]) throws {
  try with {
    try forAll(calls) { call in
      _ = try expectSilence(given: [call.source]) { call.perform() }
    }
  }
}
