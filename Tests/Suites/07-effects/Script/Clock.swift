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
  func clocks(_ commands: [ClockCommand]) -> [[String]] {
    let (first, second) = (clock(), clock())
    var calls: [String] = []
    func wait(_ sleeper: Sleeper, _ clock: ClockParts) {
      clock.wait(sleeper.seconds) {
        for next in sleeper.then { wait(next, clock) }
        // Only now, so that it can be seen whether anybody is called inside of `wait`.
        calls.append(sleeper.name)
      }
    }
    return commands.map { command in
      calls = []
      var (inner, clock) = (command, first)
      while case .other(let command) = inner { (inner, clock) = (command, second) }
      switch inner {
      case .wait(let sleeper): wait(sleeper, clock)
      case .advance(let seconds): clock.advance(seconds)
      case .other: break
      }
      return calls
    }
  }
}
