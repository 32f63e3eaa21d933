import Curriculum

/// The list of lessons.
struct MenuState: Equatable {
  var rows: [LessonRow]
  /// The index of the lesson that commands without a number mean.
  var selection: Int

  init(rows: [LessonRow]) {
    self.rows = rows
    selection = rows.firstIndex { $0.status != .done } ?? 0
  }

  var selected: LessonRow { rows[selection] }
  var passedChecks: Int { rows.reduce(0) { $0 + $1.passedChecks } }
  var totalChecks: Int { rows.reduce(0) { $0 + $1.totalChecks } }
  /// The index of the first lesson that isn't done.
  var next: Int? { rows.firstIndex { $0.status != .done } }
}

/// One lesson in the list.
struct LessonRow: Equatable {
  var number: Int
  /// The lesson's folder.
  var id: String
  var title: String
  var status: LessonStatus
  var totalChecks: Int
  var attempts: Int

  var passedChecks: Int {
    switch status {
    case .untouched, .started: 0
    case .checks(let passed): passed
    case .done: totalChecks
    }
  }
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

enum MenuEvent: Equatable {
  /// The lesson with this number was chosen.
  case chosen(Int)
  /// The progress was read anew.
  case refreshed([LessonRow])
}

func menuReducer(_ state: inout MenuState, _ event: MenuEvent) {
  switch event {
  case .chosen(let number):
    guard let index = state.rows.firstIndex(where: { $0.number == number }) else { return }
    state.selection = index
  case .refreshed(let rows):
    state.rows = rows
    state.selection = min(state.selection, rows.count - 1)
  }
}
