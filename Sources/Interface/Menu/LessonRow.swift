import Curriculum
import Verdicts

/// One lesson in the list, and where the learner stands in it.
package struct LessonRow: Equatable {
  package var lesson: Lesson
  /// The path of its exercise, as it is shown.
  package var file: String
  package var standing: LessonStanding

  package init(lesson: Lesson, file: String, standing: LessonStanding) {
    (self.lesson, self.file, self.standing) = (lesson, file, standing)
  }

  package var number: Int { lesson.number }
  package var id: String { lesson.id }
  package var title: String { lesson.title }
  /// How many checks there are: some may be left out with this compiler.
  package var totalChecks: Int { standing.verdict?.checks.count ?? lesson.checks.count }
  package var passedChecks: Int { standing.passedCount }
  package var isPassed: Bool { standing.state == .passed }
  /// Whether the exercise holds something of the learner's.
  var isBegun: Bool {
    switch standing.state {
    case .untouched, .unreadable: false
    case .changed, .doesNotCompile, .incomplete, .failed, .passed: true
    }
  }
  /// How many hints were shown.
  package var hints: Int { standing.progress.hints.values.reduce(0, +) }
}
