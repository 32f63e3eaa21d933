import LoginStateScript
import SuiteSupport

extension Bench<Suite> {
  /// The answers to calls that have nothing to do with each other, all in one script.
  ///
  /// If that ends the exercise's process, each call is made for itself: the learner wants to know
  /// which one it was.
  func answers(to calls: [Call]) throws -> [Answer] {
    do {
      return try trace(of: calls)
    } catch let problem as NoTrace where problem.reason == .ended {
      _ = try traces(of: calls.map { [$0] })
      throw problem
    }
  }
}

extension [Answer] {
  /// The states that `reduce` gave.
  var states: [State] {
    compactMap { if case .state(let state) = $0 { state } else { nil } }
  }

  /// What `canTriggerLogin` gave, for each value that was asked.
  var canTriggerLogin: [[Bool]] {
    compactMap { if case .canTriggerLogin(let answers) = $0 { answers } else { nil } }
  }

  /// The events of the stories, one after the other.
  var story: [State.Event] {
    reduce(into: []) { if case .story(let events) = $1 { $0 += events } }
  }

  /// The tester's lines.
  var failures: [String] {
    reduce(into: []) { if case .failures(let lines) = $1 { $0 += lines } }
  }

  /// Whether the tester had any line, for each reducer that it was given.
  var hasFailures: [Bool] {
    compactMap { if case .hasFailures(let hasFailures) = $0 { hasFailures } else { nil } }
  }
}
