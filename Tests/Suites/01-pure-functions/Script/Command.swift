import Traces

/// A call of one of the exercise's functions, or a look at its globals; a script is a list of them.
public enum Command: Equatable, Packed, Sendable {
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
public enum Answer: Equatable, Packed, PayloadReadable, Sendable {
  case number(Int)
  case verdict(Verdict)
  case greeting(String)
  case receipt(Receipt)
  case globals(Globals)
  case observations([Observation])
}

/// What the globals of the lesson hold; in a program that has just started, what stands here.
public struct Globals: Equatable, Packed, Sendable {
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
public struct Receipt: Equatable, Packed, Sendable {
  /// The sum of the prices.
  public var total: Int
  /// What is printed, one element for each line.
  public var lines: [String]

  /// A receipt with this sum and these lines.
  public init(total: Int, lines: [String]) {
    (self.total, self.lines) = (total, lines)
  }
}

/// Whatever has the lesson's globals and functions: the exercise, the model.
public protocol PureFunctionsSide {
  /// The global that `increaseA()` changes.
  var state: Int { get set }
  /// The global that `isWelcome(_:)` compares with.
  var userName: String { get set }
  /// The global in which `square(_:)` remembers.
  var knownSquares: [Int: Int] { get set }
  /// Gives the number that follows.
  mutating func increaseB(state: Int) -> Int
  /// Says whether a function is pure, and if not, why.
  mutating func verdict(on specimen: Specimen) -> Verdict
  /// Greets somebody at an hour from 0 to 23.
  mutating func greeting(for name: String, hour: Int) -> String
  /// Adds prices up, and gives the lines that would be printed.
  mutating func receipt(for prices: [Int]) -> Receipt

  /// Asks the specimen about a temperature, in whole degrees.
  func fahrenheit(fromCelsius degrees: Int) -> Int
  /// Asks the specimen whether this is the user's name.
  func isWelcome(_ name: String) -> Bool
  /// Has the specimen sort scores, the highest first.
  func ranked(_ scores: [Int]) -> [Int]
  /// Asks the specimen about a price.
  func priceWithTax(_ price: Int) -> Int
  /// Has the specimen square a number.
  mutating func square(_ number: Int) -> Int
  /// Asks `secondsSince` about a moment that is so many seconds ago.
  func secondsSince(secondsAgo: Double) -> Double
  /// Asks `secondsBetween` about two moments, each so many seconds after the same one.
  func secondsBetween(_ start: Double, _ end: Double) -> Double
  /// Has the specimen pick one of these names.
  mutating func pick(from names: [String]) -> String
  /// Has the specimen add two to a number.
  mutating func twoMore(than number: Int) -> Int
  /// Restocks a shelf that has so many books, and gives the result and how many it has then.
  func restock(books: Int) -> (result: Int, books: Int)
}

extension [Command] {
  /// Carries the commands out, one after the other, and gives their answers.
  public func play(on side: some PureFunctionsSide) -> [Answer] {
    var side = side
    // Another script may have left something there.
    let fresh = Globals()
    side.state = fresh.state
    side.userName = fresh.userName
    side.knownSquares = fresh.knownSquares
    return compactMap { $0.answer(of: &side) }
  }
}

extension Command {
  fileprivate func answer(of side: inout some PureFunctionsSide) -> Answer? {
    switch self {
    case .setState(let state):
      side.state = state
      return nil
    case .setUserName(let name):
      side.userName = name
      return nil
    case .setKnownSquares(let squares):
      side.knownSquares = squares
      return nil
    case .increaseB(let number): return .number(side.increaseB(state: number))
    case .verdict(let specimen): return .verdict(side.verdict(on: specimen))
    case .greeting(let name, let hour): return .greeting(side.greeting(for: name, hour: hour))
    case .receipt(let prices): return .receipt(side.receipt(for: prices))
    case .globals:
      return .globals(
        Globals(state: side.state, userName: side.userName, knownSquares: side.knownSquares))
    case .specimen(let specimen): return .observations(specimen.observations(on: &side))
    }
  }
}
