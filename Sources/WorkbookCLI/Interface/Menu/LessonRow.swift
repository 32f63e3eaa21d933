import Curriculum
import Grading

/// One lesson in the list, and where the learner stands in it.
struct LessonRow: Equatable {
  var lesson: Lesson
  /// The path of its exercise, as it is shown.
  var file: String
  var standing: LessonStanding

  var number: Int { lesson.number }
  var id: String { lesson.id }
  var title: String { lesson.title }
  var totalChecks: Int { lesson.checks.count }
  var passedChecks: Int { standing.passedCount }
  var isPassed: Bool { standing.state == .passed }
  /// Whether the exercise holds something of the learner's.
  var isBegun: Bool {
    switch standing.state {
    case .untouched, .unreadable: false
    case .changed, .doesNotCompile, .incomplete, .failed, .passed: true
    }
  }
  /// How many hints were shown.
  var hints: Int { standing.progress.hints.values.reduce(0, +) }
}
