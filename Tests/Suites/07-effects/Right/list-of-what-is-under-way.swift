// Lesson 7 · Effects: one list of all that is under way, and one function for both callbacks.

// MARK: - Step 2: Store

extension Store {
  // Without: begin(_:)
  // Without: end(_:_:with:)

  private struct Entry {
    let id: String
    let number: Int
  }

  private var underWay: [Entry] = []

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let callBack = callBack(for: id)
      environment.logIn(username, password) { result in callBack(then(result)) }
    case .wait(let id, let seconds, let then):
      let callBack = callBack(for: id)
      environment.wait(seconds) { callBack(then) }
    case .cancel(let id):
      underWay.removeAll { $0.id == id }
    }
  }

  private func callBack(for id: String) -> (Action) -> Void {
    count += 1
    let number = count
    underWay.removeAll { $0.id == id }
    underWay.append(Entry(id: id, number: number))
    return { [weak self] action in
      guard let self, let index = underWay.firstIndex(where: { $0.number == number }) else {
        return
      }
      underWay.remove(at: index)
      send(action)
    }
  }
}

// MARK: - Step 5: TestClock

/// One who waits.
struct Waiter {
  var left: Int
  var done: () -> Void
}

final class TestClock {
  private var waiters: [Waiter] = []

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiters.append(Waiter(left: seconds, done: done))
  }

  func advance(by seconds: Int) {
    var rest = seconds
    while let shortest = waiters.map(\.left).min(), shortest <= rest {
      pass(shortest)
      rest -= shortest
      // The first of those whose time has come.
      if let index = waiters.firstIndex(where: { $0.left == 0 }) {
        waiters.remove(at: index).done()
      }
    }
    pass(rest)
  }

  private func pass(_ seconds: Int) {
    for index in waiters.indices { waiters[index].left -= seconds }
  }
}
