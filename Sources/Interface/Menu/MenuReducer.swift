import Curriculum

package struct LessonRow: Equatable {
  package var lesson: Lesson
  /// The path of its exercise, as it is shown.
  package var file: String
  package var status: LessonStatus
  /// The path of the stub in the language in use, as it is shown, where the exercise is in another.
  package var stub: String?

  package init(lesson: Lesson, file: String, status: LessonStatus, stub: String? = nil) {
    (self.lesson, self.file, self.status, self.stub) = (lesson, file, status, stub)
  }

  package var number: Int { lesson.number }
  package var id: String { lesson.id }
  package var title: String { lesson.title }
  /// How many checks there are: some may be left out with this compiler.
  package var totalChecks: Int { status.verdict?.checks.count ?? lesson.checks.count }
  package var passedChecks: Int { status.passedCount }
  package var totalSteps: Int { lesson.steps.count }
  package var passedSteps: Int { status.passedSteps }
  package var isPassed: Bool { status.state == .passed }
  /// Whether the exercise holds something of the learner's.
  var isBegun: Bool {
    switch status.state {
    case .untouched, .unreadable: false
    case .changed, .doesNotCompile, .incomplete, .failed, .passed: true
    }
  }
  package var hints: Int { status.progress.hints.values.reduce(0, +) }
}

package struct MenuState: Equatable {
  /// The lessons in their order; never empty.
  package var rows: [LessonRow]
  var selection: Int
  /// The number of the lesson with questions about what has passed, if it is time to offer them.
  package var recall: Int?

  /// The list with one lesson chosen.
  ///
  /// - Parameter lesson: the folder of the lesson that is chosen at first; without one, or if it isn't
  ///   there any more, the first that doesn't pass is, or, if all do, the first of all.
  package init(rows: [LessonRow], selecting lesson: String? = nil, recall: Int? = nil) {
    (self.rows, self.recall) = (rows, recall)
    let chosen = rows.firstIndex { $0.id == lesson }
    selection = chosen ?? rows.firstIndex { !$0.isPassed } ?? 0
  }

  /// The lesson that commands without a number mean.
  package var selected: LessonRow { rows[selection] }
  var passedSteps: Int { rows.reduce(0) { $0 + $1.passedSteps } }
  var totalSteps: Int { rows.reduce(0) { $0 + $1.totalSteps } }
  var isNew: Bool {
    rows.allSatisfy { $0.status.state == .untouched && $0.status.progress == LessonProgress() }
  }
  var next: Int? { rows.firstIndex { !$0.isPassed } }
  /// The lesson to go on with after the selected one; nil when all pass.
  var lessonAfter: LessonRow? {
    let open = rows.filter { !$0.isPassed && $0.number != selected.number }
    return open.first { $0.number > selected.number } ?? open.first
  }
}

package enum MenuEvent: Equatable {
  case chosen(Int)
  /// The pointer stands at the lesson with this number now.
  case moved(to: Int)
  case refreshed([LessonRow], recall: Int? = nil)
  case graded(Verdict)
}

func menuReducer(_ state: inout MenuState, _ event: MenuEvent) {
  switch event {
  case .chosen(let number), .moved(to: let number):
    guard let index = state.rows.firstIndex(where: { $0.number == number }) else { return }
    state.selection = index
  case .refreshed(let rows, let recall):
    (state.rows, state.recall) = (rows, recall)
    state.selection = min(state.selection, rows.count - 1)
  case .graded(let verdict):
    guard let index = state.rows.firstIndex(where: { $0.id == verdict.lesson.id }) else { return }
    (state.rows[index].status.verdict, state.rows[index].status.earlier) = (verdict, nil)
    if verdict.saysWhichPass { state.rows[index].status.passed = verdict.passedIDs }
  }
}
