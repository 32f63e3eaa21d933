import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var undoDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: undoChecks.map(\.id), scripts: undoScripts, seeing: \.self,
        mistakes: actions + steps + limits + writes),
      // Named only if it explains all: whatever is outside of the state is shared by copies, too.
      Diagnosis(
        checks: undoChecks.map(\.id), scripts: [undoScripts.flatMap(\.self)],
        seeing: WholeTrace.init,
        mistakes: [
          Mistake("copies-share-the-history") { script in
            var side = Model()
            side.history.sharing = .copies
            return WholeTrace(answers: script.play(on: side))
          }
        ]),
    ]
  }

  private static var actions: [HistoryMistake] {
    [
      history("history-not-in-state") { $0.sharing = .all },
      history("history-not-in-state") { ($0.sharing, $0.sharesFuture) = (.all, false) },
      history("nothing-happens") {
        $0 = HistoryRules(act: { _, _ in }, undo: { _ in }, redo: { _ in })
      },
      mistake("works-on-a-copy", \.history.run) { history, key in
        var copy = history.present
        history.reducer(&copy, key)
      },
      mistake("runs-reducer-twice", \.history.run) { history, key in
        for _ in 1...2 { history.reducer(&history.present, key) }
      },
      mistake("remembers-the-new-value", \.history.act) { history, key in
        history.future = []
        history.run(key)
        history.remember(history.present)
      },
      mistake("undo-keeps-future", \.history.act) { history, key in
        history.remember(history.present)
        history.run(key)
      },
      // Where nothing is kept, only the past goes.
      mistake("undo-keeps-future", \.history.act) { history, key in
        if history.limit > 0 { history.future = [] }
        history.remember(history.present)
        history.run(key)
      },
      mistake("skips-equal-values", \.history.act) { history, key in
        let old = history.present
        history.run(key)
        guard history.present != old else { return }
        history.remember(old)
        history.future = []
      },
      mistake("skips-equal-values", \.history.act) { history, key in
        let old = history.present
        history.run(key)
        if history.present != old { history.remember(old) }
        history.future = []
      },
    ]
  }

  private static var steps: [HistoryMistake] {
    [
      history("history-begins-with-a-step") { $0.begin = { $0.past = [$0.present] } },
      history("history-begins-with-a-step") { $0.begin = { $0.future = [$0.present] } },
      history("undo-and-redo-exchanged") { ($0.undo, $0.redo) = ($0.redo, $0.undo) },
      history("history-from-wrong-end") {
        $0.undo = { history in
          guard let first = history.past.first else { return }
          history.future.append(history.present)
          (history.past, history.present) = ([], first)
        }
      },
      history("history-case-missing") { ($0.undo, $0.redo) = ({ _ in }, { _ in }) },
      mistake("history-case-missing", \.history.redo) { _ in },
      mistake("redo-forgets-the-past", \.history.redo) { history in
        guard let next = history.future.popLast() else { return }
        history.present = next
      },
      mistake("redo-forgets-the-past", \.history.redo) { history in
        guard let next = history.future.popLast() else { return }
        (history.past, history.present) = ([], next)
      },
    ]
      + either("history-from-wrong-end") { source, target in
        { history in
          guard !history[keyPath: source].isEmpty else { return }
          history[keyPath: target].append(history.present)
          history.present = history[keyPath: source].removeFirst()
        }
      }
      + either("history-keeps-what-it-brings-back") { source, target in
        { history in
          guard let next = history[keyPath: source].last else { return }
          history[keyPath: target].append(history.present)
          history.present = next
        }
      }
      + either("history-puts-the-wrong-one-aside") { source, target in
        { history in
          guard let next = history[keyPath: source].popLast() else { return }
          history[keyPath: target].append(next)
          history.present = next
        }
      }
      // One value takes the place of the whole list.
      + either("history-drops-the-rest") { source, target in
        { history in
          guard let next = history[keyPath: source].popLast() else { return }
          history[keyPath: target] = [history.present]
          history.present = next
        }
      }
      + either("history-forgets-at-its-end") { source, target in
        { history in
          if history[keyPath: source].isEmpty { history[keyPath: target] = [] }
          history.move(from: source, to: target)
        }
      }
      + either("moves-before-looking") { source, target in
        { history in
          history[keyPath: target].append(history.present)
          if let next = history[keyPath: source].popLast() { history.present = next }
        }
      }
  }

  private static var limits: [HistoryMistake] {
    [
      kept("limit-is-missed") { past, value, _ in past + [value] },
      kept("limit-is-missed") { $2 > 0 ? $0 + [$1] : $0 },
      kept("limit-is-missed") { $2 > 0 ? $0 + [$1] : [] },
      kept("limit-is-missed") { $2 < 0 ? $0 + [$1] : ($0 + [$1]).suffix($2) },
      kept("limit-is-missed") { $2 <= 0 ? $0 + [$1] : ($0 + [$1]).suffix($2) },
      kept("only-one-step") { $2 > 0 ? [$1] : [] },
      kept("only-one-step") { _, value, _ in [value] },
      history("only-one-step") {
        $0.undo = { history in
          guard let last = history.past.last else { return }
          history.future.append(history.present)
          (history.past, history.present) = ([], last)
        }
      },
      kept("limit-is-missed") { ($0 + [$1]).suffix(max(0, $2 + 1)) },
      kept("limit-is-missed") { $2 > 0 ? ($0 + [$1]).suffix($2 + 1) : [] },
      kept("limit-is-missed") { ($0 + [$1]).suffix(max(0, $2 - 1)) },
      kept("limit-is-missed") { ($0 + [$1]).suffix(max(1, $2)) },
      kept("limit-is-missed") { ($0 + [$1]).suffix(abs($2)) },
      kept("limit-is-missed") { Array(($0 + [$1]).dropFirst($0.count + 1 < $2 ? 1 : 0)) },
      kept("limit-is-missed") { Array(($0 + [$1]).dropFirst($0.count < $2 ? 1 : 0)) },
      // The right number of values, but not the latest ones.
      kept("full-history-stands-still") { $0.count < $2 ? $0 + [$1] : $0 },
      kept("full-history-stands-still") {
        let kept = Array($0.suffix(max(0, $2)))
        return kept.count < $2 ? kept + [$1] : kept
      },
      kept("full-history-stands-still") { Array(($0 + [$1]).prefix(max(0, $2))) },
      kept("full-history-stands-still") {
        $2 > 0 ? $0.dropLast($0.count == $2 ? 1 : 0) + [$1] : $0
      },
      kept("full-history-stands-still") { $0.count < $2 ? $0 + [$1] : [] },
      kept("full-history-stands-still") { $2 > 0 ? ($0.count == $2 ? [] : $0) + [$1] : $0 },
      // Only what is one too many goes, whatever another layer has left there.
      kept("limit-forgets-one-at-most") {
        Array(($0 + [$1]).dropFirst($0.count + 1 > max(0, $2) ? 1 : 0))
      },
      // Where nothing is kept, nothing goes either.
      kept("no-limit-leaves-older-steps") { $2 > 0 ? ($0 + [$1]).suffix($2) : $0 },
      mistake("no-limit-leaves-older-steps", \.history.act) { history, key in
        guard history.limit > 0 else { return history.run(key) }
        HistoryRules().act(&history, key)
      },
    ]
      + [2, 3, 4, 5, 10].map { most in
        kept("limit-is-missed") { ($0 + [$1]).suffix(min(most, max(0, $2))) }
      }
  }

  /// Whoever writes the present changes more than that.
  private static var writes: [HistoryMistake] {
    let changes: [HistoryRules.Step] = [
      { $0.future = [] }, { $0.past = [] }, { ($0.past, $0.future) = ([], []) },
      { $0.remember($0.present) },
      { history in
        history.remember(history.present)
        history.future = []
      },
    ]
    return changes.map { change in
      mistake("writing-changes-the-history", \.history.write) { history, value in
        change(&history)
        history.present = value
      }
    }
  }

  private typealias HistoryMistake = Mistake<[Call], [Answer]>
  private typealias Values = WritableKeyPath<ModelHistory, [Int]>

  private static func history(
    _ name: String, _ change: (inout HistoryRules) -> Void
  ) -> HistoryMistake {
    var rules = HistoryRules()
    change(&rules)
    return mistake(name, \.history, rules)
  }

  /// A mistake of undo, of redo, or of both.
  private static func either(
    _ name: String, _ move: (_ source: Values, _ target: Values) -> HistoryRules.Step
  ) -> [HistoryMistake] {
    let (undo, redo) = (move(\.past, \.future), move(\.future, \.past))
    return [
      history(name) { $0.undo = undo }, history(name) { $0.redo = redo },
      history(name) { ($0.undo, $0.redo) = (undo, redo) },
    ]
  }

  private static func kept(
    _ name: String, _ kept: @escaping (_ past: [Int], _ value: Int, _ limit: Int) -> [Int]
  ) -> HistoryMistake {
    history(name) { $0.kept = kept }
  }
}

/// A trace that is compared as one.
private struct WholeTrace: Equatable {
  let answers: [Answer]
}
