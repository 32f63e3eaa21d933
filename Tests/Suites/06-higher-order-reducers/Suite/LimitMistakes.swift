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
