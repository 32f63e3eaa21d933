import StoreScript

// What can be seen in a trace.

extension [Outcome] {
  /// All calls of observers, in order.
  var calls: [Call] { flatMap(\.calls) }

  /// What each observer was told.
  var told: [String: [Told]] {
    Dictionary(grouping: calls, by: \.observer).mapValues { $0.map(\.told) }
  }

  func told(_ observer: String) -> [Told] {
    calls.filter { $0.observer == observer }.map(\.told)
  }

  /// The calls of each observer, the replays left out.
  var news: [String: [Call]] { Dictionary(grouping: calls.filter { !$0.isReplay }, by: \.observer) }

  /// The numbers of the observers in the order of the calls.
  var order: [Int] { calls.map(\.number) }

  /// The same, the replays left out.
  var newsOrder: [Int] { calls.filter { !$0.isReplay }.map(\.number) }

  /// What everyone was told, and the state in the end.
  var ending: Ending { Ending(told: told, state: states.last) }

  // MARK: Answers

  var states: [State] {
    compactMap { if case .state(let state) = $0.answer { state } else { nil } }
  }

  var lines: [[String]] {
    compactMap { if case .lines(let lines) = $0.answer { lines } else { nil } }
  }

  var redraws: [[String: Int]] {
    compactMap { if case .redraws(let redraws) = $0.answer { redraws } else { nil } }
  }

  var truths: [Bool] {
    compactMap { if case .truth(let isTrue) = $0.answer { isTrue } else { nil } }
  }

  /// Whether the store holds no more closures in the end than at the first question.
  var holdsNoMoreClosures: Bool {
    let counts = compactMap { if case .count(let count) = $0.answer { count } else { nil } }
    guard let first = counts.first, let last = counts.last else { return true }
    return last <= first
  }
}

struct Ending: Equatable {
  var told: [String: [Told]]
  var state: State?
}

extension Call {
  /// 12 for `observer12`.
  var number: Int { Int(observer.drop { !$0.isNumber }) ?? 0 }
}
