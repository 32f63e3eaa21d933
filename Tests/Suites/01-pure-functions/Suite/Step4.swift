import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var receiptChecks: [Check<Suite>] {
    let (total, lines) = ("receipt.total", "receipt.lines")
    let calls = [[], [3], [20, 150], [20, -5, 0], [3, 3, 3]].map { Command.receipt(for: $0) }
    return [
      Check(total, step: 4) { context in
        try context.forAllSequences(of: Model.prices, count: 50) {
          try context.expectAnswer(
            to: .receipt(for: $0), seeing: \.receipts[0].total, part: "total")
        }
        try context.expectEach(
          of: EdgeCases.receipts.map { [$0] }, startingWith: Globals().assignments,
          seeing: { $0.receipts.map(\.total) }, code: { code($0, seeing: "total") })
      }.withLiterals { context, literals in
        try context.expectEach(
          of: receipts(literals), startingWith: Globals().assignments,
          seeing: { $0.receipts.map(\.total) }, code: { code($0, seeing: "total") })
      },
      Check(lines, step: 4, after: total) { context in
        try context.forAllSequences(of: Model.prices, count: 50) { prices in
          guard !prices.isEmpty else { return }
          try context.expectAnswer(
            to: .receipt(for: prices), seeing: \.receipts[0].lines, part: "lines")
        }
        // Those with an order last: whoever takes prices in another one hears of that first.
        for receipts in [EdgeCases.receipts, EdgeCases.orderedReceipts] {
          try context.expectEach(
            of: receipts.map { [$0] }, startingWith: Globals().assignments,
            seeing: { $0.receipts.map(\.lines) }, code: { code($0, seeing: "lines") })
        }
      }.withLiterals { context, literals in
        try context.expectEach(
          of: receipts(literals), startingWith: Globals().assignments,
          seeing: { $0.receipts.map(\.lines) }, code: { code($0, seeing: "lines") })
      },
      Check("receipt.no-prices", step: 4, after: lines) { context in
        try context.expectAnswer(
          to: .receipt(for: []), seeing: \.receipts[0].lines, part: "lines")
        try context.expectAnswer(
          to: .receipt(for: []), seeing: \.receipts[0].total, part: "total")
      },
      Check(sameAnswers: "receipt.same-answer", step: 4, after: total, lines) {
        // That they are the right ones is for other checks to say.
        try $0.expectSameAnswers(to: calls, of: try $0.trace(of: calls))
        try $0.expectNoHiddenInput(to: calls + EdgeCases.receipts.prefix(20))
        try $0.expectNoHiddenInput(to: calls, between: callingSpecimens, note: nil)
      },
      Check("receipt.leaves-globals", step: 4, after: total, lines) {
        try $0.expectUntouchedGlobals(by: calls + EdgeCases.receipts.prefix(20))
      },
      Check("receipt.silent", step: 4, after: total, lines) {
        try $0.expectSilence(ofEach: calls + EdgeCases.receipts)
      },
      Check(
        reading: "receipt.pure-by-reading", of: "receipt(for:)", step: 4,
        after: "receipt.same-answer", "receipt.leaves-globals", "receipt.silent"),
    ]
  }
}

extension Suite {
  /// Receipts for prices, and for so many prices, that an exercise names.
  private static func receipts(_ literals: Literals) -> [[Command]] {
    let prices = literals.summands.flatMap { [[$0], [5, $0]] }
    let counts = literals.counts(upTo: 300, andOneUpTo: 2_000)
    let many = counts.map { Array(repeating: 2, count: $0 + 1) }
    return (prices + many).map { [.receipt(for: $0)] }
  }
}

extension Suite {
  static var receiptDiagnoses: [Diagnosis<Suite>] {
    let total = ["receipt.total"]
    let lines = ["receipt.lines", "receipt.no-prices"]
    let again = ["receipt.same-answer"]
    let alone = slips.map { [Command.receipt(for: $0)] }
    let after50 = alone.map { [.receipt(for: [50])] + $0 }
    return [
      Diagnosis(
        checks: total, scripts: alone, seeing: { $0.receipts[0].total }, mistakes: totalMistakes,
        otherwise: priceSymptoms()),
      Diagnosis(
        checks: lines, scripts: alone, seeing: { $0.receipts[0].lines }, mistakes: lineMistakes,
        otherwise: priceSymptoms() + lineSymptoms),
      // What a call adds to the one before it.
      Diagnosis(
        checks: total + again, scripts: after50,
        seeing: { $0.receipts[1].total &- $0.receipts[0].total },
        mistakes: [
          Mistake("total-goes-on", remembers: true) { model($0).receipts[1].total }
        ]),
      Diagnosis(
        checks: lines + again, scripts: after50, seeing: { addedLines(in: $0.receipts) },
        mistakes: [
          Mistake("lines-pile-up", remembers: true) { model($0).receipts[1].lines },
          Mistake("lines-pile-up", remembers: true) {
            Array(model($0).receipts[1].lines.dropFirst())
          },
        ]),
      Diagnosis(
        checks: ["receipt.leaves-globals"], scripts: [0, 7, -2].map(receiptInGlobal),
        seeing: { $0.globals[0].state },
        mistakes: [Mistake("adds-up-in-the-global") { model($0).receipts[0].total }]),
      Diagnosis(
        checks: ["receipt.silent"], samples: alone,
        exercise: { context, script -> Printing in
          let output = try context.output(of: script)
          if output.isEmpty { return .nothing }
          let lines = model(script).receipts[0].lines.map { $0 + "\n" }.joined()
          return output == lines ? .theReceipt : .somethingElse
        },
        mistakes: [
          Mistake("calls-checkout") { _ in .theReceipt },
          Mistake("receipt-prints") { _ in .somethingElse },
          Mistake("receipt-prints-each-price") { $0 == alone[0] ? .nothing : .somethingElse },
        ]),
    ]
  }

  private enum Printing { case nothing, theReceipt, somethingElse }

  private static let slips: [[Int]] = [
    [], [4], [31, 9], [20, -5, 0], [6, 6, 6], [-8], [2, 40, -12, 7], [100, 1, -100, 64, 5],
    [0], [15, 0], [9, 3, 9], [2, -3],
  ]

  private static func receiptInGlobal(_ state: Int) -> [Command] {
    [.setState(state), .receipt(for: [20, -5, 3]), .globals]
  }

  /// The second receipt's lines behind those of the first; nil if it doesn't begin with them.
  private static func addedLines(in receipts: [Receipt]) -> [String]? {
    let (before, now) = (receipts[0].lines, receipts[1].lines)
    return now.starts(with: before) ? Array(now.dropFirst(before.count)) : nil
  }

  private static var totalMistakes: [Mistake<[Command], Int>] {
    [
      total("total-stays-zero") { _ in 0 },
      total("last-price-only") { $0.last ?? 0 },
      total("leaves-out-vouchers") { sum($0.filter { $0 > 0 }) },
      total("leaves-out-an-end") { sum(Array($0.dropFirst())) },
      total("leaves-out-an-end") { sum(Array($0.dropLast())) },
      total("leaves-out-an-end") { sum($0.count > 1 ? $0.dropLast() : $0) },
    ]
  }

  /// What is wrong with some bills only: those in which there is something that others don't have.
  private static func priceSymptoms<View>() -> [Symptom<[Command], View>] {
    func prices(in script: [Command]) -> [Int] {
      if case .receipt(let prices) = script[0] { prices } else { [] }
    }
    return [
      Symptom(
        "wrong-with-equal-prices", onlyWith: { Set(prices(in: $0)).count < prices(in: $0).count }),
      Symptom("wrong-with-a-price-of-zero", onlyWith: { prices(in: $0).contains(0) }),
      Symptom("wrong-with-vouchers", onlyWith: { prices(in: $0).contains { $0 < 0 } }),
    ]
  }

  private static var lineSymptoms: [Symptom<[Command], [String]>] {
    [
      Symptom("more-lines") { $2.deviation(from: $1) == .more },
      Symptom("fewer-lines") { $2.deviation(from: $1) == .missing },
    ]
  }

  private static func sum(_ prices: [Int]) -> Int { Model.receipt(for: prices).total }

  private static func total(
    _ mistake: String, _ total: @escaping ([Int]) -> Int
  ) -> Mistake<[Command], Int> {
    Mistake(mistake) { script in
      let model = Model(bills: { Receipt(total: total($0), lines: []) })
      return script.play(on: model).receipts[0].total
    }
  }

  private static var lineMistakes: [Mistake<[Command], [String]>] {
    [
      lines("no-lines") { _ in [] },
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
      // Without prices there are two lines, heading and total.
      lines("nothing-for-no-prices") { $0.count == 2 ? [] : $0 },
      lines("nothing-for-no-prices") { $0.count == 2 ? $0.dropLast() : $0 },
      priceLines("no-running-total") { price, _, _ in "\(price)" },
      priceLines("running-total-too-early") { price, sum, _ in "\(price) makes \(sum - price)" },
      priceLines("end-total-everywhere") { price, _, total in "\(price) makes \(total)" },
      priceLines("price-makes-itself") { price, _, _ in "\(price) makes \(price)" },
      totalInside { [$0[0]] + $1 },
      totalInside { [$0[0]] + ($1.isEmpty ? $0.suffix(1) : $1) },
      .onlyOrder("another-order") { model($0).receipts[0].lines },
      priceLines("numbers-swapped") { price, sum, _ in "\(sum) makes \(price)" },
    ]
  }

  /// The right lines, changed.
  private static func lines(
    _ mistake: String, _ change: @escaping ([String]) -> [String]
  ) -> Mistake<[Command], [String]> {
    Mistake(mistake) { change(model($0).receipts[0].lines) }
  }

  /// The line with the total comes after each price.
  ///
  /// - Parameter lines: made of the right lines, and of those for the prices with their totals.
  private static func totalInside(
    _ lines: @escaping ([String], [String]) -> [String]
  ) -> Mistake<[Command], [String]> {
    Mistake("total-after-each-price") { script in
      let right = model(script).receipts[0].lines
      return lines(
        right,
        right.dropFirst().dropLast().flatMap { line in
          [line, "Total: \(line.split(separator: " ").last ?? "")"]
        })
    }
  }

  /// Other words for a price, the sum so far, and the sum of all.
  private static func priceLines(
    _ mistake: String, _ line: @escaping (Int, Int, Int) -> String
  ) -> Mistake<[Command], [String]> {
    Mistake(mistake) { script in
      script.play(on: Model(bills: { receipt(for: $0, line: line) })).receipts[0].lines
    }
  }

  private static func receipt(for prices: [Int], line: (Int, Int, Int) -> String) -> Receipt {
    let total = sum(prices)
    var sumSoFar = 0
    let lines = prices.map { price in
      sumSoFar += price
      return line(price, sumSoFar, total)
    }
    return Receipt(total: total, lines: ["Your receipt"] + lines + ["Total: \(total)"])
  }
}
