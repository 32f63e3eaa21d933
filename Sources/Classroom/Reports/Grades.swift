import Basics

/// A table of grades, as RFC 4180 has it. Unknown points are an empty cell, never 0.
struct GradesTable {
  enum System {
    /// Any spreadsheet: a line for each learner with points and status of each lesson, and the
    /// total. It begins with a byte order mark, without which Excel shows umlauts wrongly.
    case any
    /// Moodle's grading worksheet for an assignment, in which each learner has a participant
    /// number. Moodle would read a byte order mark as part of the first column's name.
    case moodle
    /// Canvas's gradebook file, with a column for each lesson.
    case canvas
  }

  private let report: ClassReport
  private let system: System
  /// The learners who handed in through the system.
  private let learners: [ClassLearner]

  init(_ report: ClassReport, for system: System = .any) {
    (self.report, self.system) = (report, system)
    learners = report.learners.filter { learner in
      let place = learner.place?.split(separator: "/").last.map(String.init) ?? ""
      let layout = LayoutName(moodle: place)
      return switch system {
      case .any: true
      case .moodle: layout?.id == learner.id
      case .canvas: layout == nil && LayoutName(canvas: place)?.id == learner.id
      }
    }
  }

  /// Whether nobody handed in through the system, so that no such file is wanted.
  var isEmpty: Bool { learners.isEmpty && system != .any }

  func write(to sink: (String) throws -> Void) rethrows {
    let lessons = report.lessons
    let maximum = report.maximum.description
    switch system {
    case .any:
      let heads = lessons.flatMap { [$0.id, "\($0.id) status"] }
      try sink("\u{FEFF}" + line(["id", "name"] + heads + ["total", "maximum"]))
    case .moodle:
      try sink(
        line(["Identifier", "Full name", "Grade", "Maximum Grade", "Last modified (grade)"]))
    case .canvas:
      try sink(line(["Student", "ID", "Section"] + lessons.map { "\($0.number) \($0.title)" }))
      try sink(line(["Points Possible", "", ""] + lessons.map(\.maximum.description)))
    }
    for learner in learners {
      let (id, name) = (learner.id, learner.name ?? "")
      let total = report.total(of: learner)?.description ?? ""
      let points = lessons.map { $0.points(of: learner.exercises[$0.id])?.description ?? "" }
      let cells =
        switch system {
        case .any:
          [id, name] + zip(points, lessons).flatMap { [$0, learner.status(in: $1.id)] }
            + [total, maximum]
        case .moodle: ["Participant \(id)", name, total, maximum, "-"]
        case .canvas: [name, id, ""] + points
        }
      try sink(line(cells))
    }
  }

  private func line(_ cells: [String]) -> String {
    // For Moodle `-` must stay as it is: with an apostrophe before it, it would be read as no date.
    let cells = cells.map { $0 == "-" && system != .any ? $0 : spreadsheetCell($0) }
    return cells.joined(separator: ",") + "\r\n"
  }
}

/// A number of points, written without an exponent and without rounding errors.
struct Points: Equatable, CustomStringConvertible {
  /// The points in ten-thousandths, so that 0.1 + 0.2 is 0.3 in every order.
  private var parts: Int

  init(_ value: Double) { parts = Int((value * Self.scale).rounded()) }

  static let none = Points(0)

  /// The nearest floating-point number.
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

  /// The points for an exercise; nil if it wasn't graded.
  func points(of exercise: ClassExercise?) -> Points? {
    guard let exercise, exercise.result.status != .ungraded else { return nil }
    let passed = Set(exercise.result.checks.lazy.filter { $0.result == .passed }.map(\.id))
    return checks.lazy.filter { passed.contains($0.id) }.reduce(.none) { $0 + Points($1.points) }
  }
}

extension ClassReport {
  var maximum: Points { lessons.reduce(.none) { $0 + $1.maximum } }

  /// The total points of a learner; nil if an exercise isn't graded or not understood.
  func total(of learner: ClassLearner) -> Points? {
    let exercises = lessons.map { learner.exercises[$0.id] }
    guard exercises.allSatisfy({ $0?.result.status != .ungraded }),
      !lessons.contains(where: { learner.unclear.contains($0.id) })
    else { return nil }
    return zip(lessons, exercises).reduce(.none) { $0 + ($1.0.points(of: $1.1) ?? .none) }
  }
}

/// A teacher's points for checks: lines of `check,points` below a line with these two words.
///
/// Checks that aren't listed keep their points.
package struct PointsFile: Equatable, Sendable {
  /// The points by check id.
  var points: [String: Double]

  /// Parses the file.
  ///
  /// - Parameter lessons: the lessons whose checks may be listed.
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

  /// The lessons with these points.
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

/// Why a points file can't be used, with the line number, from 1.
package enum PointsError: Error, Equatable, Sendable {
  /// The file doesn't begin with `check,points`.
  case noHead(line: Int)
  /// A line isn't a check and a number.
  case notTwoCells(line: Int)
  /// No graded lesson has this check.
  case unknownCheck(check: String, line: Int)
  case twice(check: String, line: Int)
  case notANumber(text: String, line: Int)
  /// Points can't be negative.
  case negative(text: String, line: Int)
  /// The number is greater than the limit for a check.
  case tooMany(text: String, line: Int)
}
