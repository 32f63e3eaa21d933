import Traces

/// A call of one of the exercise's functions, or a look at its globals; a script is a list of them.
public enum Command: Equatable, Packed, Sendable {
  case setState(Int)
  case setUserName(String)
  case setKnownSquares([Int: Int])
  case increaseB(state: Int)
  case verdict(on: Specimen)
  case greeting(for: String, hour: Int)
  case receipt(for: [Int])
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

  public init() {}

  public init(state: Int, userName: String, knownSquares: [Int: Int]) {
    (self.state, self.userName, self.knownSquares) = (state, userName, knownSquares)
  }
}

/// What `receipt(for:)` gives.
public struct Receipt: Equatable, Packed, Sendable {
  public var total: Int
  /// What is printed, one element for each line.
  public var lines: [String]

  public init(total: Int, lines: [String]) { (self.total, self.lines) = (total, lines) }
}

/// Whatever has the lesson's globals and functions: the exercise, the model.
public protocol PureFunctionsSide {
  var state: Int { get set }
  var userName: String { get set }
  var knownSquares: [Int: Int] { get set }
  mutating func increaseB(state: Int) -> Int
  mutating func verdict(on specimen: Specimen) -> Verdict
  mutating func greeting(for name: String, hour: Int) -> String
  mutating func receipt(for prices: [Int]) -> Receipt

  func fahrenheit(fromCelsius degrees: Int) -> Int
  func isWelcome(_ name: String) -> Bool
  func ranked(_ scores: [Int]) -> [Int]
  func priceWithTax(_ price: Int) -> Int
  mutating func square(_ number: Int) -> Int
  /// Asks `secondsSince` about a moment that is so many seconds ago.
  func secondsSince(secondsAgo: Double) -> Double
  /// Asks `secondsBetween` about two moments, each so many seconds after the same one.
  func secondsBetween(_ start: Double, _ end: Double) -> Double
  mutating func pick(from names: [String]) -> String
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
    case .setState(let state): side.state = state
    case .setUserName(let name): side.userName = name
    case .setKnownSquares(let squares): side.knownSquares = squares
    case .increaseB(let number): return .number(side.increaseB(state: number))
    case .verdict(let specimen): return .verdict(side.verdict(on: specimen))
    case .greeting(let name, let hour): return .greeting(side.greeting(for: name, hour: hour))
    case .receipt(let prices): return .receipt(side.receipt(for: prices))
    case .globals:
      return .globals(
        Globals(state: side.state, userName: side.userName, knownSquares: side.knownSquares))
    case .specimen(let specimen): return .observations(specimen.observations(on: &side))
    }
    return nil
  }
}
