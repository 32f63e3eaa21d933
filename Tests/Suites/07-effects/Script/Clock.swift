import Traces

/// One thing that is done with a clock.
public indirect enum ClockCommand: Equatable, Sendable {
  case wait(Sleeper)
  case advance(by: Int)
  /// The same with a second clock.
  case other(ClockCommand)
}

/// Somebody who waits, and what that one does when called.
public struct Sleeper: Equatable, Sendable {
  /// What the trace calls it.
  public var name: String
  /// How long it waits.
  public var seconds: Int
  /// Who begins to wait once it is called.
  public var then: [Sleeper]

  /// Somebody who waits so long.
  public init(_ name: String, _ seconds: Int, then: [Sleeper] = []) {
    (self.name, self.seconds, self.then) = (name, seconds, then)
  }
}

/// Somebody who was called.
public struct Called: Equatable, Sendable {
  /// The sleeper's name.
  public var name: String
  /// Whether `wait` had not come back yet.
  public var isInsideOfWait: Bool

  /// A sleeper that was called.
  public init(_ name: String, isInsideOfWait: Bool = false) {
    (self.name, self.isInsideOfWait) = (name, isInsideOfWait)
  }
}

/// What can be done with a clock.
public struct ClockParts {
  /// Calls the last parameter when so many seconds have passed.
  public let wait: (Int, @escaping () -> Void) -> Void
  /// Lets so many seconds pass.
  public let advance: (Int) -> Void

  /// A clock by what can be done with it.
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
        called.append(Called(sleeper.name, isInsideOfWait: isWaiting))
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

extension Sleeper: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(name)
    writer.write(seconds)
    writer.write(then)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(try reader.read(), try reader.read(), then: try reader.read())
  }
}

extension Called: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(name)
    writer.write(isInsideOfWait)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(try reader.read(), isInsideOfWait: try reader.read())
  }
}

extension ClockCommand: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .wait(let sleeper):
      writer.write(case: 0)
      writer.write(sleeper)
    case .advance(let seconds):
      writer.write(case: 1)
      writer.write(seconds)
    case .other(let command):
      writer.write(case: 2)
      writer.write(command)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .wait(try reader.read())
    case 1: self = .advance(by: try reader.read())
    case 2: self = .other(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
