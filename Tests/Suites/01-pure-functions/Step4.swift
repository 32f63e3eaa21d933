import SuiteSupport

extension Suite {
  static var receiptChecks: [Check] {
    let calls = [[], [3], [20, 150], [20, -5, 0], [3, 3, 3]].map { receipt($0) }
    return [
      Check("receipt.total", step: 4) {
        try forAllSequences(of: Model.prices, count: 50) { prices in
          try expect(prices, \.total)
        }
      },
      Check("receipt.lines", step: 4) {
        try forAllSequences(of: Model.prices, count: 50) { prices in
          if !prices.isEmpty { try expect(prices, \.lines) }
        }
      },
      Check("receipt.no-prices", step: 4, after: "receipt.lines") {
        try expect([], \.lines)
        try expect([], \.total)
      },
      Check("receipt.same-answer", step: 4, after: "receipt.total", "receipt.lines") {
        try expectSameAnswers(calls, of: calls.map { call in with { call.perform() } })
      },
      Check("receipt.leaves-globals", step: 4, after: "receipt.total", "receipt.lines") {
        try expectUntouchedGlobals(calls)
      },
      Check("receipt.silent", step: 4, after: "receipt.total", "receipt.lines") {
        try expectSilence(calls)
      },
    ]
  }

  private static func receipt(_ prices: [Int]) -> Call<Model.Receipt> {
    Call(source: "receipt(for: \(code(prices)))") { Exercise.receipt(for: prices) }
  }

  /// Looks at one half of the receipt, so that each half is judged for itself.
  private static func expect<Half: Equatable>(
    _ prices: [Int], _ half: KeyPath<Model.Receipt, Half>
  ) throws {
    let call = receipt(prices)
    let (answer, expected) = (with { call.perform() }, Model.receipt(for: prices))
    guard answer[keyPath: half] != expected[keyPath: half] else { return }
    let again = with { call.perform() }
    let differs = again[keyPath: half] != answer[keyPath: half]
    try SuiteSupport.expect(
      answer[keyPath: half], equals: expected[keyPath: half], given: [call.source],
      note: differs ? "differs" : nil)
  }
}
