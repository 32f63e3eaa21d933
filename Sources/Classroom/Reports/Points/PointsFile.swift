import Basics

/// What checks are worth, as a teacher wrote it: lines of `check,points` below a line with these words.
///
/// A check that it doesn't name is worth what it was before.
package struct PointsFile: Equatable, Sendable {
  /// By the check's id.
  package var points: [String: Double]

  /// Reads the file.
  ///
  /// - Parameter lessons: whose checks it may name.
  package init(parsing text: String, lessons: [GradedLesson]) throws(PointsFault) {
    let known = Set(lessons.flatMap { $0.checks.map(\.id) })
    points = [:]
    var hasHead = false
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      let number = index + 1
      let cells = Self.cells(of: line)
      guard cells.count == 2 else { throw .notTwoCells(line: number) }
      guard hasHead else {
        guard cells == ["check", "points"] else { throw .noHead(line: number) }
        hasHead = true
        continue
      }
      let (check, written) = (cells[0], cells[1])
      guard known.contains(check) else { throw .unknownCheck(check: check, line: number) }
      guard points[check] == nil else { throw .twice(check: check, line: number) }
      points[check] = try Self.number(written, line: number)
    }
    guard hasHead else { throw .noHead(line: 1) }
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

  /// A semicolon parts them where a spreadsheet writes numbers with a comma.
  private static func cells(of line: Substring) -> [String] {
    let separator: Character = line.contains(";") ? ";" : ","
    return line.split(separator: separator, omittingEmptySubsequences: false).map { cell in
      var cell = cell
      while cell.first?.isWhitespace == true { cell.removeFirst() }
      while cell.last?.isWhitespace == true { cell.removeLast() }
      guard cell.count > 1, cell.first == "\"", cell.last == "\"" else { return String(cell) }
      return String(cell.dropFirst().dropLast())
    }
  }

  private static func number(_ text: String, line: Int) throws(PointsFault) -> Double {
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
package enum PointsFault: Error, Equatable, Sendable {
  /// It doesn't begin with `check,points`.
  case noHead(line: Int)
  /// A line isn't a check and a number.
  case notTwoCells(line: Int)
  /// No lesson that is graded has this check.
  case unknownCheck(check: String, line: Int)
  /// This check has its points already.
  case twice(check: String, line: Int)
  /// This is no number.
  case notANumber(text: String, line: Int)
  /// Nobody can get less than nothing.
  case negative(text: String, line: Int)
  /// That is more than a check can be worth.
  case tooMany(text: String, line: Int)
}
