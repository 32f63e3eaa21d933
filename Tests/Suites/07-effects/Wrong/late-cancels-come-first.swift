// Fails: late.cancel
// Diagnosis: All cancels are carried out before the rest, as if they spoke of older effects only.
// Mistake: unwanted-answers-count

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    let effects = reducer(&value, action)
    for case .cancel(let id) in effects { underWay[id] = nil }
    for effect in effects {
      if case .cancel = effect { continue }
      perform(effect)
    }
  }
}
