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
