import PureFunctionsScript
import SuiteSupport

/// What a right exercise does, unless a function is replaced by a mistaken one, and the values to try
/// it with.
struct Model: PureFunctionsSide {
  var state = Globals().state
  var userName = Globals().userName
  var knownSquares = Globals().knownSquares
  /// How often a name was picked.
  var picks = 0
  /// `increaseB`, of its parameter and the global `state`.
  var increases: (Int, inout Int) -> Int = { number, _ in number + 1 }
  /// `greeting`, of its parameters and the global `userName`.
  var greets: (String, Int, inout String) -> String = { name, hour, _ in
    Model.greeting(for: name, hour: hour)
  }
  /// `receipt`, of its parameter.
  var bills: ([Int]) -> Receipt = { Model.receipt(for: $0) }

  mutating func increaseB(state number: Int) -> Int { increases(number, &state) }

  func verdict(on specimen: Specimen) -> Verdict { Model.verdicts(on: specimen)[0] }

  mutating func greeting(for name: String, hour: Int) -> String { greets(name, hour, &userName) }

  func receipt(for prices: [Int]) -> Receipt { bills(prices) }
}

// The specimens as the lesson has them.
extension Model {
  func fahrenheit(fromCelsius degrees: Int) -> Int { degrees * 9 / 5 + 32 }

  func isWelcome(_ name: String) -> Bool { name == userName }

  func ranked(_ scores: [Int]) -> [Int] { scores.sorted(by: >) }

  func priceWithTax(_ price: Int) -> Int { price + price * 20 / 100 }

  mutating func square(_ number: Int) -> Int {
    if let known = knownSquares[number] { return known }
    knownSquares[number] = number * number
    return number * number
  }

  func secondsSince(secondsAgo: Double) -> Double { secondsAgo }

  func secondsBetween(_ start: Double, _ end: Double) -> Double { end - start }

  /// One name after the other: chance has no part in a model.
  mutating func pick(from names: [String]) -> String {
    picks += 1
    return names.isEmpty ? "nobody" : names[picks % names.count]
  }

  mutating func twoMore(than number: Int) -> Int {
    state += 2
    return number + 2
  }

  func restock(books: Int) -> (result: Int, books: Int) { (books + 10, books + 10) }
}

extension Model {
  static let numbers = [0, 1, 3, 41, -1, -8, 1_000]
  static let otherNames = ["Grace", "Bo", "Lin Wei", "李雷", "O'Hara"]
  static let prices = [3, 20, 150, 0, -5]

  /// What the globals may hold when somebody calls a function.
  static let otherGlobals = [
    Globals(state: 7, userName: "Zoe", knownSquares: [3: 10]),
    Globals(state: -1_000, userName: "", knownSquares: [-1: 1, 0: 5, 9: 81, 20: 400, 41: 0]),
    Globals(state: 100, userName: "Grace", knownSquares: [150: 3]),
  ]

  /// Every verdict that holds; more than one where a specimen has more than one reason.
  static func verdicts(on specimen: Specimen) -> [Verdict] {
    switch specimen {
    case .fahrenheit, .ranked, .priceWithTax, .secondsBetween: return [.pure]
    case .isWelcome: return [.impure(.readsOutsideState)]
    case .area: return [.impure(.output)]
    case .secondsSince: return [.impure(.clock)]
    case .pick: return [.impure(.randomness)]
    case .twoMore: return [.impure(.changesOutsideState)]
    // Both change something and give a result that was taken from it.
    case .square, .restock: return [.impure(.changesOutsideState), .impure(.readsOutsideState)]
    }
  }

  static func greeting(for name: String, hour: Int) -> String {
    switch hour {
    case 0..<5: return "Still awake, \(name)?"
    case 5..<12: return "Good morning, \(name)!"
    case 12..<18: return "Good afternoon, \(name)!"
    case 18..<22: return "Good evening, \(name)!"
    default: return "Good night, \(name)."
    }
  }

  static func receipt(for prices: [Int]) -> Receipt {
    var receipt = Receipt(total: 0, lines: ["Your receipt"])
    for price in prices {
      receipt.total += price
      receipt.lines.append("\(price) makes \(receipt.total)")
    }
    receipt.lines.append("Total: \(receipt.total)")
    return receipt
  }
}

/// Calls with values that no example has.
enum EdgeCases {
  /// What follows the last number, the lesson doesn't say.
  static let increases = (EdgeValues.numbers.filter { $0 < Int.max } + givenNumbers).map {
    Command.increaseB(state: $0)
  }

  /// What the stub's own code names, so that most exercises do.
  static let givenNumbers = [2, 5, 9, 10, 12, 18, 20, 22, 32, 100]
  static let givenNames = ["nobody", "Your receipt"]

  /// Every name that isn't blank, at an hour of each period; what a blank one is told is free.
  static let greetings =
    (EdgeValues.texts.filter { !EdgeValues.blankTexts.contains($0) } + givenNames)
    .flatMap { name in
      [2, 9, 15, 20, 23].map { Command.greeting(for: name, hour: $0) }
    }

  /// Every hour for somebody, for nobody, and for whoever may be the user.
  static let anybody =
    ["Grace", "", Globals().userName].flatMap { name in
      Suite.everyHour(for: name)
    }

  /// One price and few, and the same price often; no sum is more than an `Int` can hold.
  static let receipts =
    (EdgeValues.numbers.flatMap { number in
      [[number], [number, 0], number > 0 ? [number, -number] : [number, 1]]
    } + [20, 21, 50, 51, 100, 101, 300].map { Array(repeating: 3, count: $0) } + [givenNumbers])
    .map { Command.receipt(for: $0) }

  /// In another order their sum leaves the range on the way.
  static let orderedReceipts = [[Int.max, -5, 5], [Int.min, 5, -5]].map { Command.receipt(for: $0) }
}
