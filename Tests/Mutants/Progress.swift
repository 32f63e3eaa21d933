import Basics
import Foundation
import Mutation

/// Says on standard error how far a long run is.
final class Progress: Sendable {
  private let lesson: String
  private let total: Int
  private let done = Locked(0)

  init(lesson: String, total: Int) {
    self.lesson = lesson
    self.total = total
  }

  /// One more is graded.
  func step() {
    let done = done.withLock { done in
      done += 1
      return done
    }
    guard done % 20 == 0 else { return }
    FileHandle.standardError.write(Data("\(lesson): \(done) of \(total)\n".utf8))
  }
}
