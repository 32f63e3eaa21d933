import TaskOrders
import Traces

/// What is done with an exercise, with the order in which its tasks go on.
public enum Call: Equatable, Packed, Sendable {
  /// So many people withdraw the same amount at once.
  case withdraw(balance: Int, amount: Int, people: Int, isApproved: Bool, TaskOrder)
  /// A task counts, and is cancelled in this tick.
  case count(to: Int, cancelledIn: Int?, TaskOrder)
}

/// What came of it; a trace is a list of them.
public enum Answer: Equatable, Packed, Sendable {
  case account(withdrawals: Int, balance: Int)
  case count(Int, ticks: [Int])
}

/// Whatever does what the lesson asks for: the exercise, the model, a mistake.
public protocol OneAtATimeSide {
  /// How many of them got it, and what is left.
  static func withdraw(
    _ amount: Int, of balance: Int, people: Int, isApproved: Bool, in order: TaskOrder
  ) -> (withdrawals: Int, balance: Int)
  /// What was given, and the ticks that there were.
  static func count(
    to last: Int, cancelledIn tick: Int?, in order: TaskOrder
  ) -> (count: Int, ticks: [Int])
}

extension [Call] {
  /// Does that, one after the other, and gives the answers.
  public func play(on side: any OneAtATimeSide.Type) -> [Answer] {
    map { call in
      switch call {
      case .withdraw(let balance, let amount, let people, let isApproved, let order):
        let (withdrawals, left) = side.withdraw(
          amount, of: balance, people: people, isApproved: isApproved, in: order)
        return .account(withdrawals: withdrawals, balance: left)
      case .count(let last, let tick, let order):
        let (count, ticks) = side.count(to: last, cancelledIn: tick, in: order)
        return .count(count, ticks: ticks)
      }
    }
  }
}
