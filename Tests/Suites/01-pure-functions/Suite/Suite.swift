import PureFunctionsScript
import SuiteSupport

/// Judges exercises of the lesson about pure functions.
package enum Suite: LessonSuite {
  package static func model(_ script: [Command]) -> [Answer] { script.play(on: Model()) }

  /// No sum may be more than an `Int` can hold.
  package static func isDetermined(_ script: [Command]) -> Bool {
    script.allSatisfy { command in
      guard case .receipt(let prices) = command else { return true }
      var total = 0
      return prices.allSatisfy { price in
        let sum = total.addingReportingOverflow(price)
        total = sum.partialValue
        return !sum.overflow
      }
    }
  }

  package static func fits(_ trace: [Answer], _ script: [Command]) -> Bool {
    let questions = script.filter { !$0.isAssignment }
    return trace.count == questions.count
      && zip(questions, trace).allSatisfy { question, answer in
        switch (question, answer) {
        case (.increaseB, .number), (.verdict, .verdict), (.greeting, .greeting): true
        case (.receipt, .receipt), (.globals, .globals), (.specimen, .observations): true
        default: false
        }
      }
  }

  package static var checks: [Check<Suite>] {
    increaseChecks + specimenChecks + greetingChecks + receiptChecks
  }

  package static var commonLiterals: Literals {
    Literals(
      numbers: Set(EdgeCases.givenNumbers).union([0, 1]),
      texts: Set(EdgeCases.givenNames).union([Globals().userName]))
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    increaseDiagnoses + specimenDiagnoses + greetingDiagnoses + receiptDiagnoses
  }

  /// Commands that look at the globals, or change them, belong together.
  package static func parts(
    _ script: [Command], _ trace: [Answer]
  ) -> [(script: [Command], trace: [Answer])] {
    guard script.allSatisfy({ !$0.isAssignment && $0 != .globals }) else {
      return [(script, trace)]
    }
    return zip(script, trace).map { ([$0], [$1]) }
  }

  package static func code(_ script: [Command]) -> [String] {
    script.flatMap { command in
      switch command {
      case .setState(let state): ["state = \(state)"]
      case .setUserName(let name): ["userName = \(SuiteSupport.code(name))"]
      case .setKnownSquares(let squares): ["knownSquares = \(SuiteSupport.code(squares))"]
      case .increaseB(let number): ["increaseB(state: \(number))"]
      case .verdict(let specimen): ["verdict(on: \(SuiteSupport.code(specimen)))"]
      case .greeting(let name, let hour):
        ["greeting(for: \(SuiteSupport.code(name)), hour: \(hour))"]
      case .receipt(let prices): ["receipt(for: \(code(prices)))"]
      case .globals: ["(state: state, userName: userName, knownSquares: knownSquares)"]
      case .specimen(let specimen):
        [Comment("few-values", ["specimen": SuiteSupport.code(specimen)]).line]
          + model([command]).observations.suffix(1).flatMap(\.lines)
      }
    }
  }

  /// A script that ends with a receipt, of which only one part matters.
  static func code(_ script: [Command], seeing part: String) -> [String] {
    var lines = code(script)
    lines[lines.count - 1] += ".\(part)"
    return lines
  }

  static func code(_ prices: [Int]) -> String {
    guard prices.count > 12, let first = prices.first, prices.allSatisfy({ $0 == first }) else {
      return "\(prices)"
    }
    return "Array(repeating: \(first), count: \(prices.count))"
  }
}

extension Command {
  fileprivate var isAssignment: Bool {
    switch self {
    case .setState, .setUserName, .setKnownSquares: true
    default: false
    }
  }
}

extension Answer: ShownAsPayload {}

extension Observation: TreeConvertible {
  var lines: [String] { call.split(separator: "\n").map(String.init) }

  /// What came of it, as Swift would show it: the call stands above.
  public var tree: Tree { .leaf(result) }
}

extension Globals: TreeConvertible {
  /// As they are asked for, in parentheses.
  public var tree: Tree {
    Tree(describing: (state: state, userName: userName, knownSquares: knownSquares))
  }
}

extension Receipt: TreeConvertible {
  /// As the exercise gives it: a tuple.
  public var tree: Tree { Tree(describing: (total: total, lines: lines)) }
}

extension [Answer] {
  var numbers: [Int] { compactMap(\.number) }
  var verdicts: [Verdict] { compactMap(\.verdict) }
  var greetings: [String] { compactMap(\.greeting) }
  var receipts: [Receipt] { compactMap(\.receipt) }
  var observations: [Observation] { compactMap(\.observations).flatMap(\.self) }
  var globals: [Globals] { compactMap(\.globals) }
}

// What every step asks of its function.
extension TestContext<Suite> {
  /// Asks, and if the answer is wrong asks again: two answers to one question show a memory.
  func expectAnswer<View: Equatable & Sendable>(
    to call: Command, seeing view: ([Answer]) -> View, part: String? = nil
  ) throws {
    try expect(
      [call], seeing: view, given: part.map { Suite.code([call], seeing: $0) }
    ) { answer in
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
      for (place, again) in try trace(of: script).enumerated() {
        try SuiteSupport.expect(
          again, equals: answer, given: Suite.code(Array(script[...place])))
      }
    }
  }

  /// Throws unless the globals are after each call what they were before.
  func expectUntouchedGlobals(by calls: [Command]) throws {
    let scripts = Model.otherGlobals.flatMap { globals in
      calls.map { globals.assignments + [$0, .globals] }
    }
    try expectEach(of: scripts, seeing: \.globals)
  }

  /// Throws if a call gives something else when only the globals were changed, or given functions called.
  ///
  /// - Parameters:
  ///   - moments: what is done between two equal calls.
  ///   - note: says what it was.
  func expectNoHiddenInput(
    to calls: [Command], between moments: [[Command]] = Model.otherGlobals.map(\.assignments),
    note: String? = "hidden-input"
  ) throws {
    let scripts = moments.flatMap { moment in calls.map { [$0] + moment + [$0] } }
    let answers = try answersAtBothEnds(of: scripts)
    for (script, (before, after)) in zip(scripts, answers) where before != after {
      try forAll(withoutNeedlessCommands(script)) { script in
        let answers = try trace(of: script)
        try SuiteSupport.expect(
          answers.last, equals: answers.first, given: Suite.code(script), note: note)
      }
      // Alone it is right: something else that ran before makes the difference.
      try SuiteSupport.expect(after, equals: before, given: Suite.code(script))
    }
  }

  /// What the first and the last call of each script gave. All are one script, unless that ends the
  /// exercise's process.
  private func answersAtBothEnds(of scripts: [[Command]]) throws -> [(Answer, Answer)] {
    let together = scripts.flatMap { Globals().assignments + $0 }
    do {
      let answers = try trace(of: together).filter { $0.observations == nil }
      return scripts.indices.map { (answers[2 * $0], answers[2 * $0 + 1]) }
    } catch let problem as NoTrace where problem.reason.isEnd {
      return try scripts.map { script in
        let answers = try trace(of: script)
        return (answers[0], answers[answers.count - 1])
      }
    }
  }

  /// A script with a call at both ends, and one in which each of the commands between stands alone.
  private func withoutNeedlessCommands(_ script: [Command]) -> [[Command]] {
    let call = script[0]
    return script.dropFirst().dropLast().map { [call, $0, call] } + [script]
  }

  /// Throws if one of the calls prints anything.
  func expectSilence(ofEach calls: [Command]) throws {
    try expectSilence(duringEach: calls.map { [$0] })
  }
}

extension Globals {
  /// What makes the globals hold this.
  var assignments: [Command] {
    [.setState(state), .setUserName(userName), .setKnownSquares(knownSquares)]
  }
}
