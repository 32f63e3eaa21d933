import Foundation
import SuiteSupport

/// Numbered observers of one store, and in which order they were called.
final class Party {
  private let store = Exercise.Store()
  private var ids: [Int: UUID] = [:]
  private var calls: [Int] = []
  private var given = [Model.State().storeCode]

  func subscribe(
    _ number: Int, doing code: [String] = [],
    _ react: @escaping (Party, Model.State) -> Void = { _, _ in }
  ) {
    ids[number] = store.subscribe { [weak self] _, new in
      guard let self else { return }
      calls.append(number)
      react(self, new)
    }
    guard !code.isEmpty else {
      given.append("let id\(number) = store.subscribe(observer: observer\(number))")
      return
    }
    given.append("id\(number) = store.subscribe { old, new in  // observer\(number)")
    given += code.map { "  if new.loading { \($0) }" } + ["}"]
  }

  func dispatch(_ event: Model.Event) {
    store.dispatch(event)
    given += [event].dispatches
  }

  func unsubscribe(_ number: Int) {
    unsubscribeSilently(number)
    given.append("store.unsubscribe(id\(number))")
  }

  func unsubscribeSilently(_ number: Int) {
    if let id = ids[number] { store.unsubscribe(id) }
  }

  func unsubscribeUnknown() {
    store.unsubscribe(UUID())
    given.append("store.unsubscribe(UUID())")
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
