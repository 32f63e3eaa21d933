import Curriculum

/// One lesson in the list, and where the learner stands in it.
package struct LessonRow: Equatable {
  /// The lesson itself.
  package var lesson: Lesson
  /// The path of its exercise, as it is shown.
  package var file: String
  /// Where the learner stands in it now.
  package var standing: LessonStanding

  /// A lesson with its exercise's path and the learner's standing.
  package init(lesson: Lesson, file: String, standing: LessonStanding) {
    (self.lesson, self.file, self.standing) = (lesson, file, standing)
  }

  /// The lesson's number, from 1.
  package var number: Int { lesson.number }
  /// The lesson's folder.
  package var id: String { lesson.id }
  /// The lesson's title.
  package var title: String { lesson.title }
  /// How many checks there are: some may be left out with this compiler.
  package var totalChecks: Int { standing.verdict?.checks.count ?? lesson.checks.count }
  /// How many checks pass, as the exercise is now.
  package var passedChecks: Int { standing.passedCount }
  /// Whether every check passes, as the exercise is now.
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
