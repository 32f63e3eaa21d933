import Basics
import Curriculum
import Launching
import Purity
import SuiteSupport

/// A right or wrong exercise as it stands beside its suite: a whole one, or only what differs from the
/// solution.
///
/// It is whole if it has every heading of the solution, `// MARK: - …`, but for that of `scratch()`, or
/// none at all; where the solution has only one, a file with that heading isn't. Otherwise the solution
/// completes it, section by section:
///
/// - A declaration takes the place of the one with the same full name, such as `history(of:from:)`,
///   in the solution's section with the same heading, and is added at the end of that section if
///   there is none. What stands above all headings belongs to what stands above all headings there.
/// - `extension Store { … }` stands for its members: each takes the place of that member of `Store`
///   in the section, wherever the solution declares it, or is added to it. Any other declaration of a
///   type is one with all that is in it.
/// - `// Without: isTelling`, where that declaration would stand, takes it away.
/// - The comments directly above a declaration belong to it, the one at the top to the whole file.
package struct Submission: Equatable, Sendable {
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    (self.path, self.text) = (path, text)
  }

  package init(contentsOf path: String) throws(CurriculumError) {
    self.init(path: path, text: try contents(of: path))
  }

  /// Whether nothing of the solution is needed to make an exercise of it.
  package func isWhole(beside solution: String) -> Bool {
    let headings = Set(ExerciseSections(text).all.compactMap(\.heading))
    let needed = Set(ExerciseSections(solution).all.compactMap(\.heading))
      .filter { !$0.hasPrefix(Lesson.scratchHeading) }
    return headings.isEmpty || needed.count > 1 && headings.isSuperset(of: needed)
  }

  package func exercise(completing solution: String) throws(SubmissionError) -> String {
    guard !isWhole(beside: solution) else { return text }
    let own = ExerciseSections(text)
    var whole = ExerciseSections(solution)
    if !own.comment.isEmpty { whole.comment = own.comment }
    for section in own.all {
      guard let index = whole.index(of: section.heading) else {
        throw error(.unknownHeading(heading: section.heading ?? ""), line: section.firstLine - 1)
      }
      var merge = SectionMerge(into: whole.all[index])
      let changes = try changes(in: section, to: merge)
      for change in changes {
        do throws(SubmissionLineError) {
          try merge.take(change)
        } catch {
          throw self.error(error, line: change.line)
        }
      }
      if !changes.isEmpty { whole.all[index].text = merge.text }
    }
    try expectNothingElsewhere(in: whole)
    return whole.text
  }

  /// The names of all declarations that it needn't hold, because they are just as in the solution.
  package func repetitions(of solution: String) throws(SubmissionError) -> [String] {
    guard !isWhole(beside: solution) else { return [] }
    let whole = ExerciseSections(solution)
    var repetitions: [String] = []
    for section in ExerciseSections(text).all {
      guard let index = whole.index(of: section.heading) else { continue }
      let merge = SectionMerge(into: whole.all[index])
      repetitions += try changes(in: section, to: merge).filter(merge.has).map(\.fullName)
    }
    return repetitions
  }

  /// A declaration under another heading than the one that it was to replace would be added to it.
  private func expectNothingElsewhere(in whole: ExerciseSections) throws(SubmissionError) {
    for section in ExerciseSections(text).all {
      for change in try changes(in: section, to: nil) where change.text != nil {
        let other = whole.all.first {
          $0.heading != section.heading && SectionMerge(into: $0).declares(change)
        }
        guard let other else { continue }
        let name = change.fullName
        throw error(
          other.heading.map { .elsewhere(name: name, heading: $0) } ?? .above(name: name),
          line: change.line)
      }
    }
  }

  /// The changes that a section describes. Extensions stand for their members: all extensions, or
  /// those of types that the solution has.
  private func changes(
    in section: ExerciseSection, to merge: SectionMerge?
  ) throws(SubmissionError) -> [SectionChange] {
    do throws(SubmissionLineError) {
      let section = try SubmittedSection(section)
      return section.changes { type in
        merge.map { $0.declares(type: type) && !section.wholeTypes.contains(type) } ?? true
      }
    } catch {
      throw self.error(error, line: section.firstLine)
    }
  }

  private func error(_ fault: SubmissionLineError, line: Int) -> SubmissionError {
    SubmissionError(path: path, line: line, fault: fault)
  }
}

extension Repository {
  /// The whole exercise that a file beside a lesson's suite stands for, such as `Wrong/no-total.swift`.
  package func submission(_ file: String, of lesson: String) throws -> String {
    try Submission(contentsOf: "\(suite(of: lesson))/\(file)")
      .exercise(completing: contents(of: solution(of: lesson)))
  }
}

package struct SubmissionError: Error, Equatable, Sendable {
  /// The path of the submission, as that was given.
  package var path: String
  package var line: Int
  package var fault: SubmissionLineError

  package init(path: String, line: Int, fault: SubmissionLineError) {
    (self.path, self.line, self.fault) = (path, line, fault)
  }
}

package enum SubmissionLineError: Error, Equatable, Sendable {
  /// The solution has no section of this heading.
  case unknownHeading(heading: String)
  /// The solution's section has no declaration of this name that could be taken away.
  case missing(name: String)
  /// A section of the submission says two things of the declaration with this name.
  case twice(name: String)
  case elsewhere(name: String, heading: String)
  /// The solution declares this name above all headings, where nothing is replaced.
  case above(name: String)
  /// Something other than declarations stands in a section, or brackets don't belong together.
  case unreadable
}

struct ExerciseSections: Equatable {
  /// The lines of the comment with which the file begins.
  var comment: [Substring]
  /// The first one is what stands above all headings.
  var all: [ExerciseSection]

  init(_ text: String) {
    let lines = text.lines
    comment = Array(lines.prefix { $0.hasPrefix("//") && Self.heading($0) == nil })
    all = [ExerciseSection(firstLine: comment.count + 1, lines: [])]
    for (index, line) in lines.enumerated().dropFirst(comment.count) {
      if let heading = Self.heading(line) {
        all.append(ExerciseSection(heading: heading, firstLine: index + 2, lines: []))
      } else {
        all[all.count - 1].lines.append(line)
      }
    }
  }

  var text: String {
    (comment + all.flatMap { ($0.heading.map { [$0[...]] } ?? []) + $0.lines })
      .joined(separator: "\n")
  }

  func index(of heading: String?) -> Int? {
    all.firstIndex { $0.heading == heading }
  }

  /// As for the grader, a heading may also stand within a type.
  private static func heading(_ line: Substring) -> String? {
    let heading = line.drop { $0 == " " }
    return heading.hasPrefix("// MARK: - ") ? String(heading) : nil
  }
}

/// The part of an exercise from one heading to the next.
struct ExerciseSection: Equatable {
  /// The heading as a comment, `// MARK: - Step 1: reduce`; nil for what stands above all headings.
  var heading: String?
  /// The number of its first line in the file, from 1.
  var firstLine: Int
  var lines: [Substring]

  var text: String {
    get { lines.joined(separator: "\n") }
    set { lines = newValue.lines }
  }
}

extension Verdict {
  /// The same verdict with the lines of another file, of which the exercise was made.
  ///
  /// - Parameter lines: the number of each line there by that of the line here.
  /// - Returns: nil if it is about a line that isn't there. What follows from that is told without one.
  package func moved(to file: String, by lines: [Int: Int]) -> Verdict? {
    guard case .read(var exercise, let finding) = outcome else { return nil }
    exercise.declarations = exercise.declarations.compactMapValues { lines[$0] }
    var verdict = self
    verdict.file = file
    switch finding {
    case .doesNotCompile(var messages):
      for index in messages.indices {
        guard let line = lines[messages[index].line] else { return nil }
        messages[index].line = line
      }
      verdict.outcome = .read(exercise, .doesNotCompile(messages))
    case .judged(var checks, let confinement):
      if let place = nextCheck.flatMap(self.place), lines[place.line] == nil { return nil }
      for index in checks.indices {
        checks[index].line = checks[index].line.flatMap { lines[$0] }
        checks[index].cause = checks[index].cause?.moved(by: lines)
        switch checks[index].result {
        case .unanswered(.ended(var crash), let given):
          crash.place = crash.place.flatMap { place in
            lines[place.line].map { SourceLocation(line: $0, column: place.column) }
          }
          checks[index].result = .unanswered(.ended(crash), given: given)
        case .impure(let impurity):
          checks[index].result = .impure(impurity.moved(by: lines) ?? impurity)
        default: break
        }
      }
      verdict.outcome = .read(exercise, .judged(checks, confinement))
    case .untouched, .incomplete, .ungradable: verdict.outcome = .read(exercise, finding)
    }
    return verdict
  }
}

extension Impurity {
  /// - Returns: nil if one of its lines isn't there.
  fileprivate func moved(by lines: [Int: Int]) -> Impurity? {
    var moved = self
    guard let line = lines[reason.line] else { return nil }
    moved.reason.line = line
    for (index, call) in reason.calls.enumerated() {
      guard let line = lines[call.line] else { return nil }
      moved.reason.calls[index].line = line
    }
    return moved
  }
}

/// Which line of a text is which line of another that has lines of it, in the same order: the number
/// of the former by that of the latter, from 1.
package func linesInCommon(of text: String, with other: String) -> [Int: Int] {
  let steps = diffSteps(from: text.lines, to: other.lines)
  let common = steps.compactMap { step in step.old.flatMap { old in step.new.map { ($0, old) } } }
  return Dictionary(uniqueKeysWithValues: common.map { ($0 + 1, $1 + 1) })
}
