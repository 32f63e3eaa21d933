import Curriculum
import XCTest

final class StoreTests: XCTestCase {
  /// What the observers were told, in order, as in `first 0→1`.
  private var told: [String] = []
  private let store = Store<Int, Int>(initialState: 0) { state, event in state += event }

  private func tell(_ name: String, _ old: Int?, _ new: Int) {
    told.append("\(name) \(old.map { "\($0)→" } ?? "")\(new)")
  }

  @discardableResult
  private func subscribe(_ name: String) -> Store<Int, Int>.Subscription {
    store.subscribe { [unowned self] in tell(name, $0, $1) }
  }

  func testSubscribingTellsThePresentState() {
    store.send(7)
    subscribe("first")
    XCTAssertEqual(told, ["first 7"])
  }

  func testObserversAreToldInTheOrderOfTheirSubscriptions() {
    subscribe("first")
    subscribe("second")
    store.send(1)
    store.send(2)
    XCTAssertEqual(
      told,
      ["first 0", "second 0", "first 0→1", "second 0→1", "first 1→3", "second 1→3"])
    XCTAssertEqual(store.state, 3)
  }

  func testEventWithoutEffectIsToldToo() {
    subscribe("first")
    store.send(0)
    XCTAssertEqual(told, ["first 0", "first 0→0"])
  }

  func testEventSentByAnObserverWaitsForTheRoundToEnd() {
    store.subscribe { [unowned self] old, new in
      tell("first", old, new)
      if new == 1 {
        store.send(10)
        store.send(100)
      }
    }
    subscribe("second")
    store.send(1)
    XCTAssertEqual(
      told,
      [
        "first 0", "second 0", "first 0→1", "second 0→1", "first 1→11", "second 1→11",
        "first 11→111", "second 11→111",
      ])
  }

  func testEventSentWhileSubscribingReachesTheNewObserver() {
    store.subscribe { [unowned self] old, new in
      tell("first", old, new)
      if old == nil { store.send(1) }
    }
    XCTAssertEqual(told, ["first 0", "first 0→1"])
  }

  func testObserverThatUnsubscribesItselfIsToldNoMore() {
    var own: Store<Int, Int>.Subscription?
    own = store.subscribe { [unowned self] old, new in
      tell("first", old, new)
      own.map(store.unsubscribe)
    }
    subscribe("second")
    store.send(1)
    store.send(1)
    XCTAssertEqual(told, ["first 0", "second 0", "first 0→1", "second 0→1", "second 1→2"])
  }

  func testObserverThatIsUnsubscribedDuringTheRoundIsNotToldAnyMore() {
    var second: Store<Int, Int>.Subscription?
    store.subscribe { [unowned self] old, new in
      tell("first", old, new)
      second.map(store.unsubscribe)
    }
    second = subscribe("second")
    subscribe("third")
    store.send(1)
    XCTAssertEqual(told, ["first 0", "second 0", "third 0", "first 0→1", "third 0→1"])
  }

  func testNewObserverWaitsForTheNextRound() {
    store.subscribe { [unowned self] old, new in
      tell("first", old, new)
      if new == 1 { subscribe("late") }
    }
    store.send(1)
    store.send(1)
    XCTAssertEqual(told, ["first 0", "first 0→1", "late 1", "first 1→2", "late 1→2"])
  }

  func testEndingASubscriptionTwiceIsIgnored() {
    subscribe("first")
    let second = subscribe("second")
    store.unsubscribe(second)
    store.unsubscribe(second)
    store.send(1)
    XCTAssertEqual(told, ["first 0", "second 0", "first 0→1"])
  }

  func testSubscriptionOfAnotherStoreIsIgnored() {
    subscribe("first")
    let other = Store<Int, Int>(initialState: 0) { _, _ in }
    store.unsubscribe(other.subscribe { _, _ in })
    store.send(1)
    XCTAssertEqual(told, ["first 0", "first 0→1"])
  }
}
