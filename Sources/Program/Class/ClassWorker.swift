import Classroom

/// A process of the same program that grades exercises of a class: what ends it costs the class only what
/// it had in hand.
///
/// It is told all of it in lines of JSON, and tells in lines what it begins and what comes of that. Then
/// its standard input stays open for as long as somebody waits for it.
package enum ClassWorker {
  /// The variable that makes a process one.
  package static let variable = "WORKBOOK_CLASS_WORKER"

  /// The first line: how all of them are graded.
  package struct Order: Codable, Sendable {
    /// What generated samples are made from.
    package var seed: UInt64
    /// How long a check may take, in seconds.
    package var timeout: Double
    /// How many exercises at a time.
    package var jobs: Int
    /// How wide texts are.
    package var width: Int
    /// How many questions follow, each in a line.
    package var count: Int

    package init(seed: UInt64, timeout: Double, jobs: Int, width: Int, count: Int = 0) {
      (self.seed, self.timeout, self.jobs) = (seed, timeout, jobs)
      (self.width, self.count) = (width, count)
    }
  }

  /// An exercise that it is to grade.
  package struct Question: Codable, Sendable {
    /// The name of its result.
    package var name: String
    /// The lesson's id.
    package var lesson: String
    package var path: String
    package var text: String
  }

  /// What it says.
  package enum News: Codable, Sendable {
    case begun(name: String)
    case graded(name: String, ExerciseResult, seconds: Double)
  }
}
