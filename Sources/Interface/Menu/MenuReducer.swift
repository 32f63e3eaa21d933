import Curriculum

package struct LessonRow: Equatable {
  package var lesson: Lesson
  /// The exercise's path for display.
  package var file: String
  package var status: LessonStatus
  /// The display path of the stub in the current language, if the exercise was begun in another
  /// one.
  package var stub: String?

  package init(lesson: Lesson, file: String, status: LessonStatus, stub: String? = nil) {
    (self.lesson, self.file, self.status, self.stub) = (lesson, file, status, stub)
  }

  package var number: Int { lesson.number }
  package var id: String { lesson.id }
  package var title: String { lesson.title }
  /// The number of checks; some may be left out with this compiler.
  package var totalChecks: Int { status.verdict?.checks.count ?? lesson.checks.count }
  package var passedChecks: Int { status.passedCount }
  package var totalSteps: Int { lesson.steps.count }
  package var passedSteps: Int { status.passedSteps }
  package var isPassed: Bool { status.state == .passed }
  /// Whether the exercise contains work of the learner.
  var isBegun: Bool {
    switch status.state {
    case .untouched, .unreadable: false
    case .changed, .doesNotCompile, .incomplete, .failed, .passed: true
    }
  }
  package var hints: Int { status.progress.hints.values.reduce(0, +) }
}

package struct MenuState: Equatable {
  /// The lessons in order; never empty.
  package var rows: [LessonRow]
  /// The lessons whose feedback can't be read; they have no row.
  package var unread: [UnreadLesson]
  var selection: Int
  /// The number of the lesson whose review questions are due; nil if none are.
  package var recall: Int?

  /// The menu with one lesson selected.
  ///
  /// - Parameter lesson: the id of the lesson to select; nil, or if it doesn't exist, for the first
  ///   one that doesn't pass, or the first of all.
  package init(
    rows: [LessonRow], unread: [UnreadLesson] = [], selecting lesson: String? = nil,
    recall: Int? = nil
  ) {
    (self.rows, self.unread, self.recall) = (rows, unread, recall)
    let chosen = rows.firstIndex { $0.id == lesson }
    selection = chosen ?? rows.firstIndex { !$0.isPassed } ?? 0
  }

  /// The lesson that commands without a number are about.
  package var selected: LessonRow { rows[selection] }
  var passedSteps: Int { rows.reduce(0) { $0 + $1.passedSteps } }
  var totalSteps: Int { rows.reduce(0) { $0 + $1.totalSteps } }
  var isNew: Bool {
    rows.allSatisfy { $0.status.state == .untouched && $0.status.progress == LessonProgress() }
  }
  /// The lesson to go on with: a begun one, if possible the selected one; otherwise the first that
  /// doesn't pass. Nil if all pass.
  var next: Int? {
    let begun = rows.indices.filter { rows[$0].isBegun && !rows[$0].isPassed }
    return begun.contains(selection)
      ? selection : begun.first ?? rows.firstIndex { !$0.isPassed }
  }
  /// The next lesson to work on after the selected one; nil if all others pass.
  var lessonAfter: LessonRow? {
    let open = rows.filter { !$0.isPassed && $0.number != selected.number }
    return open.first { $0.number > selected.number } ?? open.first
  }
}

package enum MenuEvent: Equatable {
  case chosen(Int)
  /// The selection was moved to the lesson with this number.
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
