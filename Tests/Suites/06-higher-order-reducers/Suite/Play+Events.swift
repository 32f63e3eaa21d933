import HigherOrderReducersScript
import SuiteSupport

extension UndoAction<AppAction> {
  /// An event that fits its form: undo, redo, or an action of the app under its own name.
  init?(_ event: PlayEvent) {
    switch event.name {
    case "undo": self = .undo
    case "redo": self = .redo
    default:
      guard let action = AppAction(event) else { return nil }
      self = .action(action)
    }
  }
}

extension AppAction {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first) {
    case ("counter.incrTapped", nil): self = .counter(.incrTapped)
    case ("counter.decrTapped", nil): self = .counter(.decrTapped)
    case ("primeModal.saveFavoritePrimeTapped", nil):
      self = .primeModal(.saveFavoritePrimeTapped)
    case ("primeModal.removeFavoritePrimeTapped", nil):
      self = .primeModal(.removeFavoritePrimeTapped)
    case ("favoritePrimes.deleteFavoritePrimes", .list(let positions)):
      // An `IndexSet` holds each position once, in ascending order, and none below 0.
      let numbers = positions.compactMap { if case .number(let place) = $0 { place } else { nil } }
      self = .favoritePrimes(
        .deleteFavoritePrimes(Set(numbers.filter { $0 >= 0 }).sorted()))
    default: return nil
    }
  }
}

extension PlayEvent {
  /// An action of the app with undo as an event that fits its form.
  init(_ action: UndoAction<AppAction>) {
    switch action {
    case .action(let action): self.init(action)
    case .undo: self.init("undo")
    case .redo: self.init("redo")
    }
  }

  /// An action of the lesson as an event that fits its form.
  init(_ action: AppAction) {
    switch action {
    case .counter(.incrTapped): self.init("counter.incrTapped")
    case .counter(.decrTapped): self.init("counter.decrTapped")
    case .primeModal(.saveFavoritePrimeTapped):
      self.init("primeModal.saveFavoritePrimeTapped")
    case .primeModal(.removeFavoritePrimeTapped):
      self.init("primeModal.removeFavoritePrimeTapped")
    case .favoritePrimes(.deleteFavoritePrimes(let positions)):
      self.init(
        "favoritePrimes.deleteFavoritePrimes", .list(positions.map { .number($0) }))
    }
  }
}
