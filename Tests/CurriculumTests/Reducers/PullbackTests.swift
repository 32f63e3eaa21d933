import Curriculum
import XCTest

final class PullbackTests: XCTestCase {
  private struct App: Equatable {
    var name = "ada"
    var counter = Counter()
  }
  private struct Counter: Equatable {
    var number = 10
    var calls = 0
  }
  private enum AppEvent {
    case rename(String)
    case count(by: Int)
  }

  private let reducer: Reducer<App, AppEvent> = pullback(
    { (counter: inout Counter, step: Int) in
      counter.number += step
      counter.calls += 1
    },
    state: \.counter,
    event: { event in
      guard case .count(let step) = event else { return nil }
      return step
    })

  func testOwnEventChangesTheLocalStateOnce() {
    var app = App()
    reducer(&app, .count(by: 5))
    XCTAssertEqual(app, App(name: "ada", counter: Counter(number: 15, calls: 1)))
  }

  func testForeignEventChangesNothing() {
    var app = App()
    reducer(&app, .rename("grace"))
    XCTAssertEqual(app, App())
  }

  func testTwoPullbacksShareOneState() {
    struct Both: Equatable {
      var left = 0
      var right = 0
    }
    let add: Reducer<Int, Int> = { state, event in state += event }
    let reducer: Reducer<Both, Int> = combine(
      pullback(add, state: \.left, event: { $0 < 0 ? $0 : nil }),
      pullback(add, state: \.right, event: { $0 > 0 ? $0 : nil }))
    var both = Both()
    for event in [3, -2, 0, 4] { reducer(&both, event) }
    XCTAssertEqual(both, Both(left: -2, right: 7))
  }

  func testIdentityPullbackIsTheReducerItself() {
    let add: Reducer<Int, Int> = { state, event in state += event }
    let pulledBack: Reducer<Int, Int> = pullback(add, state: \.self, event: { $0 })
    var state = 1
    pulledBack(&state, 2)
    XCTAssertEqual(state, 3)
  }
}
