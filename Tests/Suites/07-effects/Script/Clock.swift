import Traces

/// One thing that is done with a clock.
public indirect enum ClockCommand: Equatable, Packed, Sendable {
  case wait(Sleeper)
  case advance(by: Int)
  /// The same with a second clock.
  case other(ClockCommand)
}

/// Somebody who waits, and what that one does when called.
public struct Sleeper: Equatable, Packed, Sendable {
  /// What the trace calls it.
  public var name: String
  public var seconds: Int
  /// Who begins to wait once it is called.
  public var then: [Sleeper]

  public init(_ name: String, _ seconds: Int, then: [Sleeper] = []) {
    (self.name, self.seconds, self.then) = (name, seconds, then)
  }
}

/// Somebody who was called.
public struct Called: Equatable, Packed, Sendable {
  public var name: String
  /// Whether `wait` had not come back yet.
  public var isInsideOfWait: Bool
}

/// What can be done with a clock.
public struct ClockParts {
  /// Calls the last parameter when so many seconds have passed.
  public let wait: (Int, @escaping () -> Void) -> Void
  public let advance: (Int) -> Void

  public init(
    wait: @escaping (Int, @escaping () -> Void) -> Void, advance: @escaping (Int) -> Void
  ) {
    (self.wait, self.advance) = (wait, advance)
  }
}

extension EffectsSide {
  /// Who was called during each command.
  func clocks(_ commands: [ClockCommand]) -> [[Called]] {
    let (first, second) = (clock(), clock())
    var called: [Called] = []
    var isWaiting = false
    func wait(_ sleeper: Sleeper, _ clock: ClockParts) {
      isWaiting = true
      clock.wait(sleeper.seconds) {
        called.append(Called(name: sleeper.name, isInsideOfWait: isWaiting))
        isWaiting = false
        for next in sleeper.then { wait(next, clock) }
      }
      isWaiting = false
    }
    return commands.map { command in
      called = []
      var (inner, clock) = (command, first)
      while case .other(let command) = inner { (inner, clock) = (command, second) }
      switch inner {
      case .wait(let sleeper): wait(sleeper, clock)
      case .advance(let seconds): clock.advance(seconds)
      case .other: break
      }
      return called
    }
  }
}
