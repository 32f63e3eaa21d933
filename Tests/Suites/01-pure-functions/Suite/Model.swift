import PureFunctionsScript

/// What a right exercise does, unless a function is replaced by a mistaken one, and the values to try
/// it with.
struct Model: PureFunctionsSide {
  var state = Globals().state
  var userName = Globals().userName
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

extension Model {
  static let numbers = [0, 1, 3, 41, -1, -8, 1_000]
  static let otherStates = [7, -2, 100]
  static let otherNames = ["Grace", "Bo", "Lin Wei", "李雷", "O'Hara"]
  static let prices = [3, 20, 150, 0, -5]

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
