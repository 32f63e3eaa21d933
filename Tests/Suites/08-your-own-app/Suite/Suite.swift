import SuiteSupport
import YourOwnAppScript

/// Judges exercises of the lesson in which the learner's types are their own.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model()) }

  package static var checks: [Check<Suite>] {
    addChecks + timerChecks + partChecks + removeChecks + appChecks + layerChecks
      + kitchenChecks + testChecks
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    addDiagnoses + timerDiagnoses + partDiagnoses + removeDiagnoses + layerDiagnoses
      + kitchenDiagnoses + testDiagnoses
  }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.reducing(let turns, let kitchens, _), .moments(let moments)):
      moments.count == turns.count + 1
        && moments.allSatisfy { $0.screens.count == kitchens }
    case (.numbers(let turns, _), .numbers(let moments)): moments.count == turns.count
    case (.texts(let turns, _), .texts(let moments)): moments.count == turns.count
    case (.started(let turns, let kitchens), .moments(let moments)):
      moments.count == turns.count + kitchens
    case (.tested, .verdict): true
    default: false
    }
  }
}

// What of an answer matters. What doesn't fit its call is never asked for.

extension Answer {
  var moments: [Moment] { if case .moments(let moments) = self { moments } else { [] } }

  var numbers: [PartMoment<Int>] { if case .numbers(let moments) = self { moments } else { [] } }

  var texts: [PartMoment<String>] { if case .texts(let moments) = self { moments } else { [] } }

  var verdict: Bool { if case .verdict(let verdict) = self { verdict } else { false } }
}

extension Moment {
  /// What the screen of the only kitchen says.
  var screen: [String] { screens.first ?? [] }

  /// The names that the bell was given.
  var rung: [String] {
    signs.compactMap { if case .rang(let name, _) = $0 { name } else { nil } }
  }

  /// The screens that were shown.
  var shown: [[String]] {
    signs.compactMap { if case .shown(let lines, _) = $0 { lines } else { nil } }
  }
}

extension Answer: ShownAsPayload {}

extension Moment: TreeConvertible {
  /// What is called, and what the screens say.
  public var tree: Tree {
    let (calls, lines) = (Tree(describing: signs), Tree(describing: screens))
    if screens.isEmpty { return calls }
    let screen = screens.count == 1 ? Tree(describing: self.screen) : lines
    return signs.isEmpty ? screen : Tree(describing: (called: calls, screen: screen))
  }
}

extension PartMoment: TreeConvertible {
  /// The runs of the part's reducer, and all parts afterwards.
  public var tree: Tree { Tree(describing: (runs: runs, parts: whole.parts)) }
}

extension Sign: TreeConvertible {
  /// As the call that it is.
  public var tree: Tree {
    switch self {
    case .ran: .leaf("reducer")
    case .rang(let name, _): .leaf("ring(\(code(name)))")
    case .shown(let lines, _): .leaf("show(\(code(lines)))")
    }
  }
}

extension Run: TreeConvertible {
  /// As the call that it is.
  public var tree: Tree { .leaf("reducer(\(code(part)), \(code(event)))") }
}

// What the checks of several steps look at.

extension TestContext<Suite> {
  /// Throws a mismatch for the first event after which the screen isn't as it should be.
  ///
  /// - Parameter start: how many events come before the first screen that matters.
  func expectScreens(after events: [AppEvent], from start: Int = 1) throws {
    let script = [Call.reducing(events.turns)]
    let (actual, expected) = try traceAndModel(of: script)
    for index in expected[0].moments.indices.dropFirst(start) {
      let beginning = Call.reducing(Array(events.prefix(index)).turns)
      try SuiteSupport.expect(
        actual[0].moments[index].screen, equals: expected[0].moments[index].screen,
        given: Suite.code(beginning) + ["screen(of: state)"])
    }
  }

  /// The same with layers around the app.
  func expectScreens(after events: [AppEvent], within layers: [Layer]) throws {
    let script = [Call.reducing(events.turns, layers: layers)]
    let (actual, expected) = try traceAndModel(of: script)
    for index in expected[0].moments.indices.dropFirst() {
      let beginning = Call.reducing(Array(events.prefix(index)).turns, layers: layers)
      try SuiteSupport.expect(
        actual[0].moments[index].screen, equals: expected[0].moments[index].screen,
        given: Suite.code(beginning) + ["screen(of: state)"])
    }
  }
}
