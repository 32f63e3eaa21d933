import PureFunctionsScript
import SuiteSupport

/// Judges exercises of the lesson about pure functions.
package enum Suite: LessonSuite {
  package static func model(_ script: [Command]) -> [Answer] { script.play(on: Model()) }

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
    script.map { command in
      switch command {
      case .setState(let state): "state = \(state)"
      case .setUserName(let name): "userName = \(SuiteSupport.code(name))"
      case .setKnownSquares(let squares): "knownSquares = \(SuiteSupport.code(squares))"
      case .increaseB(let number): "increaseB(state: \(number))"
      case .verdict(let specimen): "verdict(on: \(SuiteSupport.code(specimen)))"
      case .greeting(let name, let hour):
        "greeting(for: \(SuiteSupport.code(name)), hour: \(hour))"
      case .receipt(let prices): "receipt(for: \(code(prices)))"
      case .globals: "(state, userName, knownSquares)"
      case .specimen(let specimen):
        Comment("few-values", ["specimen": SuiteSupport.code(specimen)]).line
      }
    }
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

extension Answer: TreeConvertible {
  /// The value itself: what kind of command it comes from is known.
  public var tree: Tree {
    switch self {
    case .number(let number): Tree(describing: number)
    case .verdict(let verdict): Tree(describing: verdict)
    case .greeting(let greeting): Tree(describing: greeting)
    case .receipt(let receipt): Tree(describing: receipt)
    case .globals(let globals): Tree(describing: globals)
    case .observations(let observations): Tree(describing: observations)
    }
  }
}

extension Observation: TreeConvertible {
  /// What came of it, as Swift would show it: the call stands above.
  public var tree: Tree { .leaf(result) }
}

extension Globals: TreeConvertible {
  /// As they are asked for: all in parentheses.
  public var tree: Tree {
    Tree(describing: (state: state, userName: userName, knownSquares: knownSquares))
  }
}

extension [Answer] {
  var numbers: [Int] {
    compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  var verdicts: [Verdict] {
    compactMap { if case .verdict(let verdict) = $0 { verdict } else { nil } }
  }

  var greetings: [String] {
    compactMap { if case .greeting(let greeting) = $0 { greeting } else { nil } }
  }

  var receipts: [Receipt] {
    compactMap { if case .receipt(let receipt) = $0 { receipt } else { nil } }
  }

  var observations: [Observation] {
    compactMap { if case .observations(let seen) = $0 { seen } else { nil } }.flatMap(\.self)
  }

  var globals: [Globals] {
    compactMap { if case .globals(let globals) = $0 { globals } else { nil } }
  }
}
