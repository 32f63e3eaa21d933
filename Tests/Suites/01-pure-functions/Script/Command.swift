/// A call of one of the exercise's functions, or a look at its globals; a script is a list of them.
public enum Command: Equatable, Sendable {
  /// Assigns to the global `state`.
  case setState(Int)
  /// Assigns to the global `userName`.
  case setUserName(String)
  /// Assigns to the global `knownSquares`.
  case setKnownSquares([Int: Int])
  case increaseB(state: Int)
  case verdict(on: Specimen)
  case greeting(for: String, hour: Int)
  case receipt(for: [Int])
  /// Asks what the globals hold.
  case globals
  /// Calls a specimen with a few values.
  case specimen(Specimen)
}

/// What a command gave; a trace is a list of them. An assignment gives nothing.
public enum Answer: Equatable, Sendable {
  case number(Int)
  case verdict(Verdict)
  case greeting(String)
  case receipt(Receipt)
  case globals(Globals)
  case observations([Observation])
}

/// What the globals of the lesson hold; in a program that has just started, what stands here.
public struct Globals: Equatable, Sendable {
  /// The number that `increaseA()` changes.
  public var state = 0
  /// The name that `isWelcome(_:)` compares with.
  public var userName = "Ada"
  /// What `square(_:)` remembers: each number with its square.
  public var knownSquares: [Int: Int] = [:]

  /// What they hold in a program that has just started.
  public init() {}

  /// What they hold after something was done.
  public init(state: Int, userName: String, knownSquares: [Int: Int]) {
    (self.state, self.userName, self.knownSquares) = (state, userName, knownSquares)
  }
}

/// What `receipt(for:)` gives.
public struct Receipt: Equatable, Sendable {
  /// The sum of the prices.
  public var total: Int
  /// What is printed, one element for each line.
  public var lines: [String]

  /// A receipt with this sum and these lines.
  public init(total: Int, lines: [String]) {
    (self.total, self.lines) = (total, lines)
  }
}
