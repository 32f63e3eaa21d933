import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var undoDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: undoChecks.map(\.id), scripts: undoScripts, seeing: \.self,
        mistakes: [mistake("history-not-in-state", ModelHistory.self, sharingMemory: true)]
          + mistakes([
            "nothing-happens": [NothingHappens.self], "works-on-a-copy": [WorksOnCopy.self],
            "runs-reducer-twice": [RunsTwice.self],
            "history-case-missing": [OnlyActions.self, NothingToRedo.self],
            "remembers-the-new-value": [RemembersNew.self],
            "history-from-wrong-end": [
              UndoesOldest.self, RedoesOldest.self, UndoesAndRedoesOldest.self,
            ],
            "redo-forgets-the-past": [RedoForgetsPast.self, RedoClearsPast.self],
            "history-drops-the-rest": [UndoDropsRest.self, RedoDropsRest.self, BothDropRest.self],
            "undo-keeps-future": [KeepsFuture.self],
            "moves-before-looking": [UndoMoves.self, RedoMoves.self, BothMove.self],
            "limit-is-missed": limits,
            "full-history-stands-still": [
              StopsRemembering.self, ReplacesLatest.self, EmptiesWhenFull.self,
            ],
            "skips-equal-values": [SkipsEqual.self, RemembersNoEqual.self],
          ]))
    ]
  }

  private static let limits: [ModelHistory.Type] = [
    NoLimit.self, NoLimitAboveZero.self, NoLimitBelowZero.self, NoLimitUpToZero.self,
    OneStep.self, OneStepAlways.self, OneMore.self, OneMoreAboveZero.self, OneLess.self,
    OneAtLeast.self, Magnitude.self, OnlyBelowLimit.self, OnlyUpToLimit.self,
  ]

  private static func mistakes(
    _ histories: KeyValuePairs<String, [ModelHistory.Type]>
  ) -> [Mistake<[Call], [Answer]>] {
    histories.flatMap { name, types in types.map { mistake(name, $0) } }
  }

  private static func mistake(
    _ name: String, _ history: ModelHistory.Type, sharingMemory: Bool = false
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) {
      $0.play(on: WrongHistory(history: history, sharesMemory: sharingMemory))
    }
  }
}

private struct WrongHistory: ModelSide {
  var history: ModelHistory.Type
  var sharesMemory: Bool

  func undoable(_ reducer: @escaping Reducer<Int, Key>, limit: Int) -> (Int) -> History {
    history.starting(reducer, limit: limit, sharingMemory: sharesMemory)
  }
}

// MARK: Actions

private final class NothingHappens: ModelHistory {
  override func perform(_ action: UndoAction<Key>) {}
}

private final class WorksOnCopy: ModelHistory {
  override func run(_ key: Key) {
    var copy = present
    reducer(&copy, key)
  }
}

private final class RunsTwice: ModelHistory {
  override func run(_ key: Key) {
    reducer(&present, key)
    reducer(&present, key)
  }
}

private final class RemembersNew: ModelHistory {
  override func act(_ key: Key) {
    future = []
    run(key)
    remember(present)
  }
}

private final class KeepsFuture: ModelHistory {
  override func act(_ key: Key) {
    remember(present)
    run(key)
  }
}

private final class SkipsEqual: ModelHistory {
  override func act(_ key: Key) {
    let old = present
    run(key)
    guard present != old else { return }
    remember(old)
    future = []
  }
}

private final class RemembersNoEqual: ModelHistory {
  override func act(_ key: Key) {
    let old = present
    run(key)
    if present != old { remember(old) }
    future = []
  }
}

// MARK: Undo and redo

private final class OnlyActions: ModelHistory {
  override func undo() {}
  override func redo() {}
}

private final class NothingToRedo: ModelHistory {
  override func redo() {}
}

private class UndoesOldest: ModelHistory {
  override func undo() {
    guard !past.isEmpty else { return }
    future.append(present)
    present = past.removeFirst()
  }
}

private final class RedoesOldest: ModelHistory {
  override func redo() {
    guard !future.isEmpty else { return }
    past.append(present)
    present = future.removeFirst()
  }
}

private final class UndoesAndRedoesOldest: UndoesOldest {
  override func redo() {
    guard !future.isEmpty else { return }
    past.append(present)
    present = future.removeFirst()
  }
}

private final class RedoForgetsPast: ModelHistory {
  override func redo() {
    guard let next = future.popLast() else { return }
    present = next
  }
}

private final class RedoClearsPast: ModelHistory {
  override func redo() {
    guard let next = future.popLast() else { return }
    past = []
    present = next
  }
}

private class UndoMoves: ModelHistory {
  override func undo() {
    future.append(present)
    if let previous = past.popLast() { present = previous }
  }
}

private final class RedoMoves: ModelHistory {
  override func redo() {
    past.append(present)
    if let next = future.popLast() { present = next }
  }
}

private final class BothMove: UndoMoves {
  override func redo() {
    past.append(present)
    if let next = future.popLast() { present = next }
  }
}

// What `undoable` can do wrong with how many values it keeps.

final class NoLimit: ModelHistory {
  override func remember(_ value: Int) { past.append(value) }
}

final class NoLimitAboveZero: ModelHistory {
  override func remember(_ value: Int) { if limit > 0 { past.append(value) } }
}

final class NoLimitBelowZero: ModelHistory {
  override func remember(_ value: Int) {
    past = limit < 0 ? past + [value] : (past + [value]).suffix(limit)
  }
}

final class NoLimitUpToZero: ModelHistory {
  override func remember(_ value: Int) {
    past = limit <= 0 ? past + [value] : (past + [value]).suffix(limit)
  }
}

final class OneStep: ModelHistory {
  override func remember(_ value: Int) { past = limit > 0 ? [value] : [] }
}

final class OneStepAlways: ModelHistory {
  override func remember(_ value: Int) { past = [value] }
}

final class OneMore: ModelHistory {
  override func remember(_ value: Int) { past = (past + [value]).suffix(max(0, limit + 1)) }
}

final class OneMoreAboveZero: ModelHistory {
  override func remember(_ value: Int) {
    past = limit > 0 ? (past + [value]).suffix(limit + 1) : []
  }
}

final class OneLess: ModelHistory {
  override func remember(_ value: Int) { past = (past + [value]).suffix(max(0, limit - 1)) }
}

final class OneAtLeast: ModelHistory {
  override func remember(_ value: Int) { past = (past + [value]).suffix(max(1, limit)) }
}

final class OnlyBelowLimit: ModelHistory {
  override func remember(_ value: Int) {
    past.append(value)
    if past.count < limit { past.removeFirst() }
  }
}

final class OnlyUpToLimit: ModelHistory {
  override func remember(_ value: Int) {
    past.append(value)
    if past.count <= limit { past.removeFirst() }
  }
}

final class Magnitude: ModelHistory {
  override func remember(_ value: Int) { past = (past + [value]).suffix(abs(limit)) }
}

// MARK: The right number of values, but not the latest ones

final class StopsRemembering: ModelHistory {
  override func remember(_ value: Int) { if past.count < limit { past.append(value) } }
}

final class ReplacesLatest: ModelHistory {
  override func remember(_ value: Int) {
    guard limit > 0 else { return }
    if past.count == limit { past.removeLast() }
    past.append(value)
  }
}

final class EmptiesWhenFull: ModelHistory {
  override func remember(_ value: Int) {
    guard limit > 0 else { return }
    if past.count == limit { past = [] }
    past.append(value)
  }
}

// MARK: A value that takes the place of the whole list

class UndoDropsRest: ModelHistory {
  override func undo() {
    guard let previous = past.popLast() else { return }
    future = [present]
    present = previous
  }
}

final class RedoDropsRest: ModelHistory {
  override func redo() {
    guard let next = future.popLast() else { return }
    past = [present]
    present = next
  }
}

final class BothDropRest: UndoDropsRest {
  override func redo() {
    guard let next = future.popLast() else { return }
    past = [present]
    present = next
  }
}
