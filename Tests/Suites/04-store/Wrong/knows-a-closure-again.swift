// Fails: safety.same-closure
// Diagnosis: A closure that subscribes again is known by its code and what it has captured, and gets its old id.

// MARK: - Step 1: Store

extension Store {
  private struct Known {
    let observer: Observer
    let id: UUID

    /// The code, and what it has captured.
    var parts: [Int] {
      let (code, captured, _, _) = unsafeBitCast(self, to: (Int, Int, Int, Int).self)
      return [code, captured]
    }
  }

  private var known: [Known] = []

  func subscribe(observer: @escaping Observer) -> UUID {
    let new = Known(observer: observer, id: UUID())
    if let same = known.first(where: { $0.parts == new.parts }) {
      observer(nil, state)
      return same.id
    }
    known.append(new)
    subscriptions.append((new.id, observer))
    observer(nil, state)
    return new.id
  }

  func unsubscribe(_ subscriptionID: UUID) {
    known.removeAll { $0.id == subscriptionID }
    subscriptions = subscriptions.filter { $0.id != subscriptionID }
  }
}
