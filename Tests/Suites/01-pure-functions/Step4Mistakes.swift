import SuiteSupport

extension Suite {
  static var receiptDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        checks: ["receipt.total"], samples: slips, exercise: { receipt(for: $0).total },
        mistakes: totalMistakes),
      Diagnosis(
        checks: ["receipt.lines", "receipt.no-prices"], samples: slips,
        exercise: { receipt(for: $0).lines },
        mistakes: lineMistakes),
      // What a call adds to the one before it.
      Diagnosis(
        checks: ["receipt.total"], samples: slips,
        exercise: { slip in
          let before = receipt(for: [50]).total
          return receipt(for: slip).total - before
        },
        mistakes: [Mistake("total-goes-on", sum)]),
      Diagnosis(
        checks: ["receipt.lines", "receipt.no-prices"], samples: slips,
        exercise: { slip -> [String]? in
          let before = receipt(for: [50]).lines
          let now = receipt(for: slip).lines
          return now.starts(with: before) ? Array(now.dropFirst(before.count)) : nil
        },
        mistakes: [
          Mistake("lines-pile-up") { Model.receipt(for: $0).lines },
          Mistake("lines-pile-up") { Array(Model.receipt(for: $0).lines.dropFirst()) },
        ]),
      Diagnosis(
        checks: ["receipt.leaves-globals"], samples: [0, 7, -2], exercise: globalAfterwards,
        mistakes: [Mistake("adds-up-in-the-global") { _ in 18 }]),
    ]
  }

  private static let slips: [[Int]] = [
    [], [4], [31, 9], [20, -5, 0], [6, 6, 6], [-8], [2, 40, -12, 7], [100, 1, -100, 64, 5],
  ]

  private static func globalAfterwards(_ state: Int) -> Int {
    with(Globals(state: state)) {
      _ = Exercise.receipt(for: [20, -5, 3])
      return Exercise.state
    }
  }

  private static func receipt(for prices: [Int]) -> Model.Receipt {
    with { Exercise.receipt(for: prices) }
  }

  private static var totalMistakes: [Mistake<[Int], Int>] {
    [
      Mistake("total-stays-zero") { _ in 0 },
      Mistake("last-price-only") { $0.last ?? 0 },
      Mistake("leaves-out-vouchers") { sum($0.filter { $0 > 0 }) },
      Mistake("leaves-out-an-end") { sum(Array($0.dropFirst())) },
      Mistake("leaves-out-an-end") { sum(Array($0.dropLast())) },
    ]
  }

  private static func sum(_ prices: [Int]) -> Int {
    Model.receipt(for: prices).total
  }

  private static var lineMistakes: [Mistake<[Int], [String]>] {
    [
      Mistake("no-lines") { _ in [] },
      lines("no-heading") { Array($0.dropFirst()) },
      lines("no-total-line") { Array($0.dropLast()) },
      lines("only-the-prices") { Array($0.dropFirst().dropLast()) },
      lines("only-the-frame") { [$0[0], $0[$0.count - 1]] },
      lines("only-the-last-price") { [$0[0]] + $0.dropFirst().suffix(2) },
      lines("one-string") { [$0.joined(separator: "\n")] },
      lines("one-string") { [$0.map { $0 + "\n" }.joined()] },
      lines("line-breaks") { lines in lines.map { $0 + "\n" } },
      lines("line-breaks") { lines in lines.map { "\n" + $0 } },
      lines("line-breaks") { lines in lines.dropLast().map { $0 + "\n" } + lines.suffix(1) },
      Mistake("nothing-for-no-prices") { prices in
        prices.isEmpty ? [] : Model.receipt(for: prices).lines
      },
      Mistake("nothing-for-no-prices") { prices in
        let lines = Model.receipt(for: prices).lines
        return prices.isEmpty ? lines.dropLast() : lines
      },
      priceLines("no-running-total") { price, _, _ in "\(price)" },
      priceLines("running-total-too-early") { price, sum, _ in "\(price) makes \(sum - price)" },
      priceLines("end-total-everywhere") { price, _, total in "\(price) makes \(total)" },
      priceLines("price-makes-itself") { price, _, _ in "\(price) makes \(price)" },
      .onlyOrder("another-order") { Model.receipt(for: $0).lines },
      priceLines("numbers-swapped") { price, sum, _ in "\(sum) makes \(price)" },
    ]
  }

  /// The right lines, changed.
  private static func lines(
    _ name: String, _ change: @escaping ([String]) -> [String]
  ) -> Mistake<[Int], [String]> {
    Mistake(name) { change(Model.receipt(for: $0).lines) }
  }

  /// Other words for a price, the sum so far, and the sum of all.
  private static func priceLines(
    _ name: String, _ line: @escaping (Int, Int, Int) -> String
  ) -> Mistake<[Int], [String]> {
    Mistake(name) { prices in
      let total = prices.reduce(0, +)
      var sum = 0
      let lines = prices.map { price in
        sum += price
        return line(price, sum, total)
      }
      return ["Your receipt"] + lines + ["Total: \(total)"]
    }
  }
}
