/// `grades.csv`: a line a learner, with points and status of each lesson, and the sum.
///
/// As RFC 4180 has it, with the mark of UTF-8 at its beginning: without that, the spreadsheet that most
/// people have shows every umlaut as two wrong characters. What isn't known is an empty cell, never 0.
struct GradesTable {
  var report: ClassReport

  /// Its lines, one after the other.
  func write(to sink: (String) throws -> Void) rethrows {
    let lessons = report.lessons.flatMap { [$0.id, "\($0.id) status"] }
    try sink("\u{FEFF}" + line(["id", "name"] + lessons + ["total", "maximum"]))
    let maximum = report.maximum.description
    for learner in report.learners {
      let grades = report.lessons.flatMap { lesson in
        let exercise = learner.exercises[lesson.id]
        let points = lesson.points(of: exercise)
        return [points?.description ?? "", exercise?.result.status.rawValue ?? missingStatus]
      }
      let total = report.total(of: learner)?.description ?? ""
      try sink(line([learner.id, learner.name ?? ""] + grades + [total, maximum]))
    }
  }

  private func line(_ cells: [String]) -> String {
    cells.map(spreadsheetCell).joined(separator: ",") + "\r\n"
  }
}

/// What files for programs call the status of a lesson that was not handed in.
let missingStatus = "missing"
