// Fails: tablet.clocks
// Diagnosis: A second is a second, in both kitchens.
// Mistake: tablet-has-one-clock

// MARK: - Step 7: one tablet

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  let all: Reducer<TabletState, TabletEvent> = combine(
    pullback(bell(app, ring: ring), value: \.kitchen, event: \.kitchen),
    pullback(app, value: \.pastry, event: \.pastry),
    pullback(app, value: \.kitchen, event: { $0.otherSecond(than: $0.kitchen) }),
    pullback(app, value: \.pastry, event: { $0.otherSecond(than: $0.pastry) }),
    pullback(ovenReducer, value: \.trays, event: \.pastry),
    forEach(trayReducer, parts: \.trays, event: \.tray))
  return logged(all, log: log)
}

extension TabletEvent {
  /// A second of the other kitchen; nil if it is one of this kitchen, or no second.
  fileprivate func otherSecond(than own: AppEvent?) -> AppEvent? {
    if own == nil, case .secondPassed = kitchen ?? pastry ?? .removeTapped(id: 0) {
      return .secondPassed
    }
    return nil
  }
}
