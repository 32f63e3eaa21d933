// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import OneAtATimeScript
import Synchronization
import TaskOrders
import Traces

// needs: Account
@testable import class OneAtATime.Account
// needs: count(to:tick:)
@testable import func OneAtATime.count

enum Exercise: OneAtATimeSide {
  // needs: Account
  static func withdraw(
    _ amount: Int, of balance: Int, people: Int, isApproved: Bool, in order: TaskOrder
  ) -> (withdrawals: Int, balance: Int) {
    order.run {
      let account = OneAtATime.Account(balance: balance)
      let tasks = (0..<people).map { _ in
        Task {
          await account.withdraw(amount) {
            await Task.yield()
            return isApproved
          }
        }
      }
      var withdrawals = 0
      for task in tasks where await task.value { withdrawals += 1 }
      return (withdrawals, await account.balance)
    }
  }

  // needs: count(to:tick:)
  static func count(
    to last: Int, cancelledIn tick: Int?, in order: TaskOrder
  ) -> (count: Int, ticks: [Int]) {
    let ticks = Ticks()
    let count = order.run {
      let task = Task {
        await OneAtATime.count(to: last) { number in
          ticks.numbers.withLock { $0.append(number) }
          if number == tick { withUnsafeCurrentTask { $0?.cancel() } }
          await Task.yield()
        }
      }
      return await task.value
    }
    return (count, ticks.numbers.withLock { $0 })
  }
}

private final class Ticks: Sendable {
  let numbers = Mutex<[Int]>([])
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}
