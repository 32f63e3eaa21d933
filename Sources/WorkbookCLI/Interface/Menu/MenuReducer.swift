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
  /// The lesson to go on with after the selected one; nil when all are done.
  var lessonAfter: LessonRow? {
    let open = rows.filter { $0.status != .done && $0.number != selected.number }
    return open.first { $0.number > selected.number } ?? open.first
  }
}

enum MenuEvent: Equatable {
  /// The lesson with this number was chosen.
  case chosen(Int)
  /// The pointer stands at the lesson with this number now.
  case moved(to: Int)
  /// The progress was read anew.
  case refreshed([LessonRow])
}

func menuReducer(_ state: inout MenuState, _ event: MenuEvent) {
  switch event {
  case .chosen(let number), .moved(to: let number):
    guard let index = state.rows.firstIndex(where: { $0.number == number }) else { return }
    state.selection = index
  case .refreshed(let rows):
    state.rows = rows
    state.selection = min(state.selection, rows.count - 1)
  }
}
