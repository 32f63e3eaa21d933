import ReduceScript
import SuiteSupport

/// Judges exercises of the lesson about `reduce`.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  /// No counter may leave the range of an `Int`, and no number of events, either.
  package static func isDetermined(_ script: [Call]) -> Bool {
    script.allSatisfy { call in
      guard case .state(let initial) = call.start else { return true }
      if case .undoing(let last, let events, _) = call, last < events.count - Int.max {
        return false
      }
      var state = initial
      return call.events.allSatisfy { event in
        guard state != (event == .increase ? .max : .min) || isReset(event) else { return false }
        state = Model.reduce(state, event)
        return true
      }
    }
  }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.history, .states), (.reduce, .state), (.replay, .state), (.undoing, .state): true
    default: false
    }
  }

  package static var checks: [Check<Suite>] {
    reduceChecks + replayChecks + historyChecks + undoingChecks
  }

  /// Calls that go on from another's answer belong together.
  package static func parts(
    _ script: [Call], _ trace: [Answer]
  ) -> [(script: [Call], trace: [Answer])] {
    let areApart = script.allSatisfy { if case .state = $0.start { true } else { false } }
    return areApart ? zip(script, trace).map { ([$0], [$1]) } : [(script, trace)]
  }

  package static func code(_ script: [Call]) -> [String] {
    // So many calls have nothing to do with each other.
    guard script.count <= 8 else {
      return [line(of: script[0]), Comment("more-calls", ["count": "\(script.count - 1)"]).line]
    }
    return script.enumerated().map { index, call in
      let isUsed = script.contains { $0.start == .answer(index) }
      return (isUsed ? "let \(name(ofAnswer: index)) = " : "") + line(of: call)
    }
  }

  package static func code(_ call: Call) -> [String] { [line(of: call)] }

  static func line(of call: Call) -> String {
    switch call {
    case .reduce(let start, let event):
      "reduce(\(code(start)), event: \(SuiteSupport.code(event)))"
    case .replay(let events, let start):
      "replay(\(code(events)), from: \(code(start)))"
    case .history(let events, let start):
      "history(of: \(code(events)), from: \(code(start)))"
    case .undoing(let count, let events, let start):
      "undoing(last: \(count), of: \(code(events)), from: \(code(start)))"
    }
  }

  private static func code(_ events: [Event]) -> String {
    guard events.count > 12, let first = events.first, events.allSatisfy({ $0 == first }) else {
      return SuiteSupport.code(events)
    }
    return "Array(repeating: \(SuiteSupport.code(first)), count: \(events.count))"
  }

  private static func code(_ start: Start) -> String {
    switch start {
    case .state(let state): "\(state)"
    case .answer(let index): name(ofAnswer: index)
    }
  }

  private static func name(ofAnswer index: Int) -> String {
    ["first", "second", "third", "fourth"][index % 4]
  }
}

extension Call {
  var events: [Event] {
    switch self {
    case .reduce(_, let event): [event]
    case .replay(let events, _), .history(let events, _), .undoing(_, let events, _): events
    }
  }

  var start: Start {
    switch self {
    case .reduce(let start, _), .replay(_, let start), .history(_, let start),
      .undoing(_, _, let start):
      start
    }
  }
}

extension TestContext<Suite> {
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
    } catch let noTrace as NoTrace where noTrace.reason.isEnd {
      problem = noTrace
    }
    try body { call in try self.expectAnswer(to: call) { note(call, $0) } }
    // Each of them is right if it is asked alone.
    throw problem
  }

  /// Plays sequences of events from each of the model's states, and those of the edge cases.
  func expectSessions(
    note: @escaping (Call, Answer) -> String? = { _, _ in nil },
    playing session: ([Event], Start) -> Call
  ) throws {
    try expectAnswers(note: note) { call in
      try forAll(Model.states) { state in
        try forAllSequences(of: Model.events, count: 20) { try call(session($0, .state(state))) }
      }
    }
    try expectAnswers(note: note) { call in
      for edge in EdgeCases.sessions { try call(session(edge.events, .state(edge.initial))) }
    }
  }

  /// Throws if anything is printed while events are played.
  func expectSilentSessions(playing session: ([Event], Start) -> Call) throws {
    let plain = [[], [.increase], Model.events].flatMap { events in
      Model.states.map { Suite.Session(events: events, initial: $0) }
    }
    for sessions in [plain, EdgeCases.spokenSessions] {
      try expectSilence(duringEach: sessions.map { [session($0.events, .state($0.initial))] })
    }
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
        actual, equals: expected, given: code(call), note: try note())
    }
    for (place, (state, other)) in zip(states, right).enumerated() {
      try SuiteSupport.expect(
        state, equals: other, given: ["\(line(of: call))[\(place)]"], note: try note())
    }
    try SuiteSupport.expect(
      states.count, equals: right.count, given: ["\(line(of: call)).count"], note: try note())
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

extension Suite {
  package static var diagnoses: [Diagnosis<Suite>] {
    reduceDiagnoses + replayDiagnoses + historyDiagnoses + undoingDiagnoses
  }

  /// Events to play, and where to start.
  struct Session {
    var events: [Event]
    var initial: Int
  }

  /// Every short session, with values that neither the lesson nor a check has.
  static let sessions: [Session] = {
    let pool: [Event] = [.increase, .decrease, .reset(to: 9), .reset(to: -4)]
    var sequences: [[Event]] = [[]]
    var last = sequences
    for _ in 1...3 {
      last = last.flatMap { start in pool.map { start + [$0] } }
      sequences += last
    }
    return [6, -13].flatMap { initial in
      sequences.map { Session(events: $0, initial: initial) }
    }
  }()

  /// A diagnosis that asks all samples at once, so that what the step builds on is asked once only.
  ///
  /// - Parameters:
  ///   - isMeant: whether it says anything about this exercise.
  ///   - exercise: what the exercise makes of the samples.
  static func diagnosis<Sample, Outcome: Equatable>(
    of checks: [String], samples: [Sample],
    if isMeant: @escaping (TestContext<Suite>) throws -> Bool = { _ in true },
    exercise: @escaping (TestContext<Suite>, [Sample]) throws -> [Outcome],
    mistakes: KeyValuePairs<String, (Sample) -> Outcome>
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, samples: [samples],
      exercise: { context, samples -> [Outcome]? in
        try isMeant(context) ? try exercise(context, samples) : nil
      },
      mistakes: mistakes.map { name, model in Mistake(name) { $0.map(model) } })
  }
}

extension TestContext<Suite> {
  func replays(_ sessions: [Suite.Session]) throws -> [Int] {
    try trace(of: sessions.map { .replay($0.events, from: .state($0.initial)) }).states
  }

  func histories(_ sessions: [Suite.Session]) throws -> [[Int]] {
    try trace(of: sessions.map { .history(of: $0.events, from: .state($0.initial)) }).histories
  }

  /// Later steps build on earlier ones: what goes wrong there may come from here.
  func reducesRightly() throws -> Bool {
    let script = [31, 32, -33].flatMap { state in
      [Event.increase, .decrease, .reset(to: 9), .reset(to: -4)].map {
        Call.reduce(.state(state), $0)
      }
    }
    return try trace(of: script) == Suite.model(script)
  }

  func replaysRightly() throws -> Bool {
    guard try reducesRightly() else { return false }
    return try replays(Suite.sessions)
      == Suite.sessions.map { Model.replay($0.events, from: $0.initial) }
  }
}
