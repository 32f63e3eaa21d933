// Lesson 8 · Your own app: a store of its own, whose observers have tokens, for the kitchen and for the test.

import Foundation

// MARK: - Step 5: startKitchen

final class Store {
  private var state = AppState()
  private var observers: [(token: UUID, call: (AppState) -> Void)] = []
  private let reducer: Reducer<AppState, AppEvent>

  init(_ reducer: @escaping Reducer<AppState, AppEvent>) {
    self.reducer = reducer
  }

  @discardableResult
  func subscribe(_ call: @escaping (AppState) -> Void) -> UUID {
    let token = UUID()
    observers.append((token, call))
    call(state)
    return token
  }

  func unsubscribe(_ token: UUID) {
    observers.removeAll { $0.token == token }
  }

  func send(_ event: AppEvent) {
    reducer(&state, event)
    for observer in observers { observer.call(state) }
  }
}

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  let store = Store(bell(atMost(8, appReducer), ring: ring))
  store.subscribe { show(screen(of: $0)) }
  return { store.send($0) }
}

// MARK: - Step 6: kitchenWorks

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  let store = Store(reducer)
  var shown: [[String]] = []
  let token = store.subscribe { shown.append(screen(of: $0)) }
  let events: [AppEvent] = [
    .addTapped(name: "Tea", seconds: 2), .addTapped(name: "Rice", seconds: 60), .secondPassed,
    .timer(id: 1, .startTapped), .secondPassed, .timer(id: 1, .pauseTapped), .secondPassed,
    .timer(id: 1, .resetTapped), .removeTapped(id: 2),
  ]
  events.forEach(store.send)
  store.unsubscribe(token)
  store.send(.removeTapped(id: 1))
  return shown == [
    ["No timers"],
    ["1 Tea 0:02 stopped"],
    ["1 Tea 0:02 stopped", "2 Rice 1:00 stopped"],
    ["1 Tea 0:02 stopped", "2 Rice 1:00 stopped"],
    ["1 Tea 0:02 running", "2 Rice 1:00 stopped"],
    ["1 Tea 0:01 running", "2 Rice 1:00 stopped"],
    ["1 Tea 0:01 stopped", "2 Rice 1:00 stopped"],
    ["1 Tea 0:01 stopped", "2 Rice 1:00 stopped"],
    ["1 Tea 0:02 stopped", "2 Rice 1:00 stopped"],
    ["1 Tea 0:02 stopped"],
  ]
}
