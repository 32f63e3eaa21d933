import Foundation
import SuiteSupport

/// Numbered observers of one store, and in which order they were called.
final class Party {
  private let store = Exercise.Store()
  private var ids: [Int: UUID] = [:]
  private var calls: [Int] = []
  /// Makes the lines of the counterexample, step by step; asked only if there is one.
  private var steps: [() -> [String]] = []

  func subscribe(
    _ number: Int, doing code: [String] = [],
    _ react: @escaping (Party, Model.State) -> Void = { _, _ in }
  ) {
    ids[number] = store.subscribe { [weak self] _, new in
      guard let self else { return }
      calls.append(number)
      react(self, new)
    }
    steps.append {
      guard !code.isEmpty else {
        return ["let id\(number) = store.subscribe(observer: observer\(number))"]
      }
      return ["id\(number) = store.subscribe { old, new in  // observer\(number)"]
        + code.map { "  if new.loading { \($0) }" } + ["}"]
    }
  }

  func dispatch(_ event: Model.Event) {
    store.dispatch(event)
    steps.append { [event].dispatches }
  }

  func unsubscribe(_ number: Int) {
    unsubscribeSilently(number)
    steps.append { ["store.unsubscribe(id\(number))"] }
  }

  func unsubscribeSilently(_ number: Int) {
    if let id = ids[number] { store.unsubscribe(id) }
  }

  func unsubscribeUnknown() {
    store.unsubscribe(UUID())
    steps.append { ["store.unsubscribe(UUID())"] }
  }

  private var given: [String] {
    [Model.State().storeCode] + steps.flatMap { $0() }
  }

  /// Who was called, in this very order.
  func expectCalls(_ expected: [Int], note: String?) throws {
    try expect(
      calls, equals: expected, given: given + ["// the observers in the order of the calls"],
      note: note)
  }

  /// Who was called how often: that the order is right has a check of its own.
  func expectSameCalls(_ expected: [Int]) throws {
    try expect(
      calls.sorted(), equals: expected.sorted(),
      given: given + ["// the number of each observer that was called, sorted"])
  }
}
