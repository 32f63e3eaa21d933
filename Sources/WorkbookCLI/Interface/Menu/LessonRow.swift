/// One lesson in the list.
struct LessonRow: Equatable {
  var number: Int
  /// The lesson's folder.
  var id: String
  var title: String
  var status: LessonStatus
  var totalChecks: Int
  /// How many times it was graded.
  var attempts: Int
  /// How many hints were shown.
  var hints = 0
  /// From the first thing that was done with it until it passed, in seconds.
  var secondsToPass: Int?
  var steps: [StepRow] = []
  /// What a person can do who has passed it, in one sentence.
  var learnt = ""

  var passedChecks: Int {
    switch status {
    case .untouched, .started: 0
    case .checks(let passed): passed
    case .done: totalChecks
    }
  }
}

/// One step of a lesson in the list.
struct StepRow: Equatable {
  var number: Int
  var title: String
  var totalChecks: Int
}

/// How far a learner is with a lesson.
enum LessonStatus: Equatable {
  case untouched
  /// The exercise was changed and not graded yet.
  case started
  /// So many checks passed at best.
  case checks(Int)
  case done
}
