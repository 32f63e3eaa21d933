import PureFunctionsScript
import SuiteSupport

extension Suite {
  static var receiptChecks: [Check<Suite>] {
    let (total, lines) = ("receipt.total", "receipt.lines")
    let calls = [[], [3], [20, 150], [20, -5, 0], [3, 3, 3]].map { Command.receipt(for: $0) }
    return [
      Check(total, step: 4) { bench in
        try bench.forAllSequences(of: Model.prices, count: 50) {
          try bench.expectAnswer(to: .receipt(for: $0), seeing: \.receipts[0].total)
        }
        try bench.expectEach(
          of: Forgotten.receipts.map { [$0] }, startingWith: Globals().assignments,
          seeing: { $0.receipts.map(\.total) })
      },
      Check(lines, step: 4, after: total) { bench in
        try bench.forAllSequences(of: Model.prices, count: 50) { prices in
          guard !prices.isEmpty else { return }
          try bench.expectAnswer(to: .receipt(for: prices), seeing: \.receipts[0].lines)
        }
        try bench.expectEach(
          of: Forgotten.receipts.map { [$0] }, startingWith: Globals().assignments,
          seeing: { $0.receipts.map(\.lines) })
      },
      Check("receipt.no-prices", step: 4, after: lines) { bench in
        try bench.expectAnswer(to: .receipt(for: []), seeing: \.receipts[0].lines)
        try bench.expectAnswer(to: .receipt(for: []), seeing: \.receipts[0].total)
      },
      Check(sameAnswers: "receipt.same-answer", step: 4, after: total, lines) {
        // That they are the right ones is for other checks to say.
        try $0.expectSameAnswers(to: calls, of: try $0.trace(of: calls))
        try $0.expectNoHiddenInput(to: calls + Forgotten.receipts.prefix(20))
      },
      Check("receipt.leaves-globals", step: 4, after: total, lines) {
        try $0.expectUntouchedGlobals(by: calls + Forgotten.receipts.prefix(20))
      },
      Check("receipt.silent", step: 4, after: total, lines) {
        try $0.expectSilence(ofEach: calls + Forgotten.receipts)
      },
      Check(
        reading: "receipt.pure-by-reading", of: "receipt(for:)", step: 4,
        after: "receipt.same-answer", "receipt.leaves-globals", "receipt.silent"),
    ]
  }
}
