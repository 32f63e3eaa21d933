// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import InOrderScript
import Synchronization
import TaskOrders
import Traces

// needs: lengths(of:by:)
@testable import func InOrder.lengths

enum Exercise: InOrderSide {
  // needs: lengths(of:by:)
  static func lengths(of words: [String], in order: TaskOrder) -> Answer {
    let answers = Answers(to: words.count)
    let found = order.run {
      await InOrder.lengths(of: words) { word in
        answers.begin()
        await Task.yield()
        answers.end()
        return word.count
      }
    }
    return Answer(found, isTogether: answers.areTogether)
  }
}

/// How many words were asked for, and whether that were all when the first was answered.
private final class Answers: Sendable {
  private let count: Int
  private let begun = Mutex(0)
  private let together = Mutex<Bool?>(nil)

  init(to count: Int) { self.count = count }

  func begin() { begun.withLock { $0 += 1 } }

  func end() {
    let areAll = begun.withLock { $0 == count }
    together.withLock { $0 = $0 ?? areAll }
  }

  var areTogether: Bool { count == 0 || together.withLock { $0 } == true }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}
