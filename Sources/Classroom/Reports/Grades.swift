import Basics

/// `grades.csv`: a line a learner, with points and status of each lesson, and the sum.
///
/// As RFC 4180 has it, with the mark of UTF-8 at its beginning: without that, the spreadsheet that most
/// people have shows every umlaut as two wrong characters. What isn't known is an empty cell, never 0.
struct GradesTable {
  var report: ClassReport

  func write(to sink: (String) throws -> Void) rethrows {
    let lessons = report.lessons.flatMap { [$0.id, "\($0.id) status"] }
    try sink("\u{FEFF}" + line(["id", "name"] + lessons + ["total", "maximum"]))
    let maximum = report.maximum.description
    for learner in report.learners {
      let grades = report.lessons.flatMap { lesson in
        let exercise = learner.exercises[lesson.id]
        let points = lesson.points(of: exercise)
        return [points?.description ?? "", learner.status(in: lesson.id)]
      }
      let total = report.total(of: learner)?.description ?? ""
      try sink(line([learner.id, learner.name ?? ""] + grades + [total, maximum]))
    }
  }

  private func line(_ cells: [String]) -> String {
    cells.map(spreadsheetCell).joined(separator: ",") + "\r\n"
  }
}

/// Grades as the gradebook of a system takes them, of those learners who handed in there.
struct GradebookTable {
  enum System {
    /// The worksheet of an assignment: a learner's number is one that only this assignment knows.
    case moodle
    /// The gradebook's own file, with a column for each lesson.
    case canvas
  }

  private let report: ClassReport
  private let system: System
  private let learners: [ClassLearner]

  init(_ report: ClassReport, for system: System) {
    (self.report, self.system) = (report, system)
    learners = report.learners.filter { learner in
      let place = learner.place?.split(separator: "/").last.map(String.init) ?? ""
      let layout = LayoutName(moodle: place)
      switch system {
      case .moodle: return layout?.id == learner.id
      case .canvas: return layout == nil && LayoutName(canvas: place)?.id == learner.id
      }
    }
  }

  var isEmpty: Bool { learners.isEmpty }

  func write(to sink: (String) throws -> Void) rethrows {
    switch system {
    case .moodle:
      // Without the mark of UTF-8: it would be part of the first column's name.
      try sink(
        line(["Identifier", "Full name", "Grade", "Maximum Grade", "Last modified (grade)"]))
      for learner in learners {
        try sink(
          line([
            "Participant \(learner.id)", learner.name ?? "",
            report.total(of: learner)?.description ?? "", report.maximum.description, "-",
          ]))
      }
    case .canvas:
      try sink(
        line(["Student", "ID", "Section"] + report.lessons.map { "\($0.number) \($0.title)" }))
      try sink(line(["Points Possible", "", ""] + report.lessons.map(\.maximum.description)))
      for learner in learners {
        let points = report.lessons.map { lesson in
          lesson.points(of: learner.exercises[lesson.id])?.description ?? ""
        }
        try sink(line([learner.name ?? "", learner.id, ""] + points))
      }
    }
  }

  private func line(_ cells: [String]) -> String {
    // What says nothing is a text for those who would run a formula, and nothing for who reads a date.
    cells.map { $0 == "-" ? $0 : spreadsheetCell($0) }.joined(separator: ",") + "\r\n"
  }
}

/// A number of points as all files write it: without an exponent, and without the dust of adding.
struct Points: Equatable, CustomStringConvertible {
  /// In ten-thousandths: so that 0.1 and 0.2 are 0.3, in every order.
  private var parts: Int

  init(_ value: Double) { parts = Int((value * Self.scale).rounded()) }

  static let none = Points(0)

  /// The number that is nearest to what is written.
  var value: Double { Double(parts) / Self.scale }

  var description: String {
    let (whole, rest) = parts.quotientAndRemainder(dividingBy: Int(Self.scale))
    guard rest != 0 else { return "\(whole)" }
    var digits = String(Int(Self.scale) + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  static func + (left: Points, right: Points) -> Points {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  private static let scale = 10_000.0
}

extension GradedLesson {
  var maximum: Points { checks.reduce(.none) { $0 + Points($1.points) } }

  /// What an exercise gets; nil if nothing is known of it.
  func points(of exercise: ClassExercise?) -> Points? {
    guard let exercise, exercise.result.status != .ungraded else { return nil }
    let passed = Set(exercise.result.checks.lazy.filter { $0.result == .passed }.map(\.id))
    return checks.lazy.filter { passed.contains($0.id) }.reduce(.none) { $0 + Points($1.points) }
  }
}

extension ClassReport {
  var maximum: Points { lessons.reduce(.none) { $0 + $1.maximum } }

  /// What a learner gets; nil as long as something of theirs isn't graded or understood.
  func total(of learner: ClassLearner) -> Points? {
    let exercises = lessons.map { learner.exercises[$0.id] }
    guard exercises.allSatisfy({ $0?.result.status != .ungraded }),
      !lessons.contains(where: { learner.unclear.contains($0.id) })
    else { return nil }
    return zip(lessons, exercises).reduce(.none) { $0 + ($1.0.points(of: $1.1) ?? .none) }
  }
}

/// What checks are worth, as a teacher wrote it: lines of `check,points` below a line with these words.
///
/// A check that it doesn't name is worth what it was before.
package struct PointsFile: Equatable, Sendable {
  /// By the check's id.
  var points: [String: Double]

  /// Reads the file.
  ///
  /// - Parameter lessons: whose checks it may name.
  package init(parsing text: [UInt8], lessons: [GradedLesson]) throws(PointsError) {
    let table: CSVTable
    do throws(CSVTable.NoColumns) {
      table = try CSVTable(text) { $0 == ["check", "points"] }
    } catch {
      throw .noHead(line: error.line)
    }
    let known = Set(lessons.flatMap { $0.checks.map(\.id) })
    points = [:]
    for record in table.records {
      guard record.values.count == 2 else { throw .notTwoCells(line: record.line) }
      let (check, written) = (record.values[0], record.values[1])
      guard known.contains(check) else { throw .unknownCheck(check: check, line: record.line) }
      guard points[check] == nil else { throw .twice(check: check, line: record.line) }
      points[check] = try Self.number(written, line: record.line)
    }
  }

  /// The lessons with what their checks are worth now.
  package func applied(to lessons: [GradedLesson]) -> [GradedLesson] {
    lessons.map { lesson in
      var lesson = lesson
      for index in lesson.checks.indices {
        lesson.checks[index].points =
          points[lesson.checks[index].id] ?? lesson.checks[index].points
      }
      return lesson
    }
  }

  private static func number(_ text: String, line: Int) throws(PointsError) -> Double {
    let digits = text.replacing(",", with: ".")
    guard digits.wholeMatch(of: /[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)/) != nil,
      let value = Double(digits)
    else { throw .notANumber(text: text, line: line) }
    guard value >= 0, digits.first != "-" else { throw .negative(text: text, line: line) }
    guard value <= Double(CountLimit.points) else { throw .tooMany(text: text, line: line) }
    return value
  }
}

/// Why a file of points can't be used; each with the number of the line, from 1.
package enum PointsError: Error, Equatable, Sendable {
  /// It doesn't begin with `check,points`.
  case noHead(line: Int)
  /// A line isn't a check and a number.
  case notTwoCells(line: Int)
  /// No lesson that is graded has this check.
  case unknownCheck(check: String, line: Int)
  case twice(check: String, line: Int)
  case notANumber(text: String, line: Int)
  /// Nobody can get less than nothing.
  case negative(text: String, line: Int)
  /// That is more than a check can be worth.
  case tooMany(text: String, line: Int)
}
