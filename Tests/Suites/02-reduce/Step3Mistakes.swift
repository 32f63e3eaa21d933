import SuiteSupport

extension Suite {
  static var historyDiagnoses: [Diagnosis] {
    let checks = ["history.every-state", "history.from-initial"]
    let exercise: (Session) -> [Int] = { Exercise.history(of: $0.events, from: $0.initial) }
    return [
      // The least exact comes first: of two names for one check the later is told.
      Diagnosis(
        checks: checks, samples: longSessions,
        exercise: { session in
          // Wrong in other sessions only: then it isn't the order.
          if longSessions.allSatisfy({ exercise($0) == history($0) }) { return [] }
          return exercise(session)
        },
        mistakes: [.onlyOrder("history-other-order", right: history)]),
      diagnosis(
        // What comes of no events differs among those that make one mistake.
        of: checks, samples: sessions.filter { !$0.events.isEmpty }, if: { replaysRightly },
        exercise: exercise, mistakes: historyMistakes),
      diagnosis(
        of: checks, samples: sessions, if: { replaysRightly }, exercise: exercise,
        mistakes: [("history-empty-without-events", { $0.events.isEmpty ? [] : history($0) })]),
      Diagnosis(
        checks: checks, samples: sessions.filter { !$0.events.isEmpty },
        exercise: { session -> [Int]? in
          let before = exercise(Session(events: [.increase], initial: 3))
          let now = exercise(session)
          return now.starts(with: before) ? Array(now.dropFirst(before.count)) : nil
        },
        // Written on and on by one call after the other; an empty history goes on nowhere.
        mistakes: [Mistake("history-piles-up") { history($0) }]),
    ]
  }

  private static var longSessions: [Session] {
    sessions.filter { $0.events.count == 3 && $0.initial > 0 }
  }

  private static var historyMistakes: [(name: String, model: (Session) -> [Int])] {
    [
      ("history-empty", { _ in [] }),
      ("history-initial-only", { [$0.initial] }),
      ("history-last-only", { history($0).suffix(1) }),
      ("history-ends-only", { [$0.initial] + history($0).suffix(1) }),
      ("history-without-initial", { Array(history($0).dropFirst()) }),
      ("history-without-last", { history($0).dropLast() }),
      ("history-initial-twice", { [$0.initial] + history($0) }),
      ("history-one-event-late", { [$0.initial] + history($0).dropLast() }),
      (
        "history-only-changes",
        { session in
          history(session).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
      ),
      ("history-from-zero", { Model.history(of: $0.events, from: 0) }),
      ("history-zero-instead-of-initial", { [0] + history($0).dropFirst() }),
      (
        "history-each-from-initial",
        { session in
          [session.initial] + session.events.map { Model.reduce(session.initial, $0) }
        }
      ),
      ("history-newest-first", { history($0).reversed() }),
    ]
  }

  private static func history(_ session: Session) -> [Int] {
    Model.history(of: session.events, from: session.initial)
  }
}
