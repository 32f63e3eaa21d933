import OneAtATimeScript
import SuiteSupport
import TaskOrders

/// Judges exercises of the lesson about actors and cancellation.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.withdraw, .account), (.count, .count): true
    default: false
    }
  }

  package static func code(_ call: Call) -> [String] {
    switch call {
    case .withdraw(let balance, let amount, let people, let isApproved, _):
      [
        "let account = Account(balance: \(balance))",
        Comment("at-once", ["people": "\(people)"]).line,
        "await account.withdraw(\(amount)) { \(isApproved) }",
      ]
    case .count(let last, let tick, _):
      (tick.map { [Comment("cancelled", ["tick": "\($0)"]).line] } ?? [])
        + ["await count(to: \(last)) { print($0) }"]
    }
  }

  package static var checks: [Check<Suite>] {
    [
      Check("withdraw.one", step: 1) { try $0.expectAnswers(to: Model.alone) },
      Check("withdraw.at-once", step: 1, after: "withdraw.one") {
        try $0.expectAnswers(to: Model.together)
      },
      Check(sameAnswers: "withdraw.same-answer", step: 1, after: "withdraw.one"),
      Check("count.all", step: 2) { try $0.expectAnswers(to: Model.whole) },
      Check("count.cancelled", step: 2, after: "count.all") {
        try $0.expectAnswers(to: Model.cancelled)
      },
      Check(sameAnswers: "count.same-answer", step: 2, after: "count.all"),
    ]
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["count.cancelled"], scripts: (Model.whole + Model.cancelled).map { [$0] },
        seeing: \.self,
        mistakes: [Mistake("counts-on") { $0.play(on: CountingOn.self) }])
    ]
  }
}

extension TestContext<Suite> {
  /// Each call is asked for itself; told is the smallest that is answered otherwise.
  fileprivate func expectAnswers(to calls: [Call]) throws {
    try forAll(calls) { try self.expect([$0], seeing: \.[0]) }
  }
}

extension Answer: ShownAsPayload {}

/// What a right exercise does, and what to try it with.
enum Model: OneAtATimeSide {
  static let alone: [Call] = [
    .withdraw(balance: 100, amount: 60, people: 1, isApproved: true, .oldestFirst),
    .withdraw(balance: 60, amount: 60, people: 1, isApproved: true, .oldestFirst),
    .withdraw(balance: 50, amount: 60, people: 1, isApproved: true, .oldestFirst),
    .withdraw(balance: 100, amount: 60, people: 1, isApproved: false, .oldestFirst),
  ]
  static let together: [Call] = TaskOrder.allCases.flatMap { order in
    [2, 3].map { .withdraw(balance: 100, amount: 60, people: $0, isApproved: true, order) }
  }
  static let whole: [Call] = [0, 1, 4].map { .count(to: $0, cancelledIn: nil, .oldestFirst) }
  static let cancelled: [Call] = TaskOrder.allCases.flatMap { order in
    [1, 3].map { .count(to: 5, cancelledIn: $0, order) }
  }

  static func withdraw(
    _ amount: Int, of balance: Int, people: Int, isApproved: Bool, in order: TaskOrder
  ) -> (withdrawals: Int, balance: Int) {
    let withdrawals = isApproved && amount > 0 ? min(people, balance / amount) : 0
    return (withdrawals, balance &- withdrawals &* amount)
  }

  static func count(
    to last: Int, cancelledIn tick: Int?, in order: TaskOrder
  ) -> (count: Int, ticks: [Int]) {
    let count = min(last, tick ?? last)
    return (count, Array((1...5).prefix(count)))
  }
}

/// Never asks whether it is cancelled.
enum CountingOn: OneAtATimeSide {
  static func withdraw(
    _ amount: Int, of balance: Int, people: Int, isApproved: Bool, in order: TaskOrder
  ) -> (withdrawals: Int, balance: Int) {
    Model.withdraw(amount, of: balance, people: people, isApproved: isApproved, in: order)
  }

  static func count(
    to last: Int, cancelledIn tick: Int?, in order: TaskOrder
  ) -> (count: Int, ticks: [Int]) {
    Model.count(to: last, cancelledIn: nil, in: order)
  }
}
