import EffectsScript
import SuiteSupport

extension Suite {
  static var clockDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "clock.time", "clock.only-advance", "clock.order", "clock.once", "clock.inside",
          "clock.any-script",
        ],
        scripts: [clockScript], seeing: \.self,
        mistakes: [
          clock("clock-never-calls", NeverCalls.self),
          clock("clock-calls-at-once", CallsAtOnce.self),
          clock("clock-calls-after-zero", CallsAfterZero.self),
          clock("clock-in-order-of-wait", InOrderOfWait.self),
          clock("clock-turns-equal-ones", TurnsEqualOnes.self),
          clock("clock-forgets-who-waits-inside", ForgetsInside.self),
          clock("clock-calls-again", CallsAgain.self),
          clock("clock-counts-from-the-end", CountsFromEnd.self),
          clock("clock-counts-from-the-start", CountsFromStart.self),
          clock("clock-leaves-newcomers", LeavesNewcomers.self),
          clock("clock-is-one-second-late", OneSecondLate.self),
        ])
    ]
  }

  private static var clockScript: [Call] {
    let nested = Sleeper("a", 1, then: [Sleeper("b", 1), Sleeper("c", 3)])
    let scripts: [[ClockCommand]] = [
      [.wait("a", 2), .wait("b", 1), .advance(by: 1), .advance(by: 1), .advance(by: 1)],
      [.wait("a", 2), .wait("b", 1), .wait("c", 2), .advance(by: 3), .advance(by: 3)],
      [.wait("a", 0), .advance(by: 1), .wait("b", 1), .advance(by: 1)],
      [.wait(nested), .advance(by: 3), .advance(by: 1), .advance(by: 1), .advance(by: 9)],
      [.wait(nested), .wait("d", 3), .advance(by: 2), .advance(by: 2), .advance(by: 9)],
    ]
    return scripts.map { .clock($0) }
  }

  private static func clock(
    _ name: String, _ type: ModelClock.Type
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: Model(clocks: type)) }
  }
}

// MARK: wait

private final class NeverCalls: ModelClock {
  override func advance(by seconds: Int) {}
}

private final class CallsAtOnce: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) { done() }
}

private final class CallsAfterZero: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    if seconds <= 0 { done() } else { super.wait(seconds, done) }
  }
}

private final class TurnsEqualOnes: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds
    let place = waiting.firstIndex { $0.due >= due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }
}

private final class OneSecondLate: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    super.wait(seconds + 1, done)
  }
}

// MARK: advance

/// Plays all seconds at once, and calls in the order in which they came.
private final class InOrderOfWait: ModelClock {
  override func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiting.append((now + seconds, done))
  }

  override func advance(by seconds: Int) {
    let end = now + seconds
    while let place = waiting.firstIndex(where: { $0.due <= end }) {
      let next = waiting.remove(at: place)
      now = next.due
      next.done()
    }
    now = end
  }
}

/// Puts back what is left of the list that it began with.
private final class ForgetsInside: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    let (due, rest) = (waiting.filter { $0.due <= end }, waiting.filter { $0.due > end })
    for next in due {
      now = next.due
      next.done()
    }
    (waiting, now) = (rest, end)
  }
}

private final class CallsAgain: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    for next in waiting where next.due <= end {
      now = next.due
      next.done()
    }
    now = end
  }
}

private final class CountsFromEnd: ModelClock {
  override func advance(by seconds: Int) {
    now += seconds
    while let next = waiting.first, next.due <= now {
      waiting.removeFirst()
      next.done()
    }
  }
}

private final class CountsFromStart: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      next.done()
    }
    now = end
  }
}

/// Whoever waits while it is at work has to wait for the next time.
private final class LeavesNewcomers: ModelClock {
  override func advance(by seconds: Int) {
    let end = now + seconds
    let due = waiting.filter { $0.due <= end }
    waiting.removeAll { $0.due <= end }
    for next in due {
      now = next.due
      next.done()
    }
    now = end
  }
}
