import Basics
import Curriculum
import Launching
import Purity
import SuiteSupport

/// A right or wrong exercise beside its suite: a whole exercise, or only its differences from the
/// solution.
///
/// It is whole if it has no headings, or all of the solution's headings, `// MARK: - …`, except
/// that of `scratch()`; if the solution has only one heading, a file with that heading isn't whole.
/// Otherwise the solution completes it, section by section:
///
/// - A declaration replaces the one with the same full name, such as `history(of:from:)`, in the
///   solution's section with the same heading, or is added at the end of that section. The same
///   holds for what is above all headings.
/// - `extension Store { … }` stands for its members: each replaces that member of `Store` in the
///   section, wherever the solution declares it, or is added. Any other declaration of a type
///   replaces the whole type.
/// - `// Without: isTelling`, at the place of that declaration, removes it.
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

  /// Whether it is a whole exercise, which the solution need not complete.
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

  /// The names of all declarations that are the same as in the solution and so can be left out.
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

  /// Throws if a declaration is under another heading than the solution's, as it would be added
  /// there.
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

  /// The changes that a section describes. Extensions are split into members if `merge` is nil or
  /// its section declares the type.
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
  /// The whole exercise for a submission beside a lesson's suite, such as `Wrong/no-total.swift`.
  package func submission(_ file: String, of lesson: String) throws -> String {
    try Submission(contentsOf: "\(suite(of: lesson))/\(file)")
      .exercise(completing: contents(of: solution(of: lesson)))
  }
}

package struct SubmissionError: Error, Equatable, Sendable {
  /// The path of the submission, as it was given.
  package var path: String
  package var line: Int
  package var fault: SubmissionLineError

  package init(path: String, line: Int, fault: SubmissionLineError) {
    (self.path, self.line, self.fault) = (path, line, fault)
  }
}

package enum SubmissionLineError: Error, Equatable, Sendable {
  /// The solution has no section with this heading.
  case unknownHeading(heading: String)
  /// The solution's section has no declaration of this name to remove.
  case missing(name: String)
  /// A section of the submission changes the declaration with this name twice.
  case twice(name: String)
  case elsewhere(name: String, heading: String)
  /// The solution declares this name above all headings, but the submission doesn't.
  case above(name: String)
  /// A section contains something other than declarations, or unbalanced brackets.
  case unreadable
}

struct ExerciseSections: Equatable {
  /// The lines of the comment at the beginning of the file.
  var comment: [Substring]
  /// The sections; the first is the part above all headings.
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

  /// The heading in a line; it may be indented inside of a type.
  private static func heading(_ line: Substring) -> String? {
    let heading = line.drop { $0 == " " }
    return heading.hasPrefix("// MARK: - ") ? String(heading) : nil
  }
}

/// The part of an exercise from one heading to the next.
struct ExerciseSection: Equatable {
  /// The heading as a comment, `// MARK: - Step 1: reduce`; nil above all headings.
  var heading: String?
  /// The number of the first line in the file, from 1.
  var firstLine: Int
  var lines: [Substring]

  var text: String {
    get { lines.joined(separator: "\n") }
    set { lines = newValue.lines }
  }
}

extension Verdict {
  /// The verdict with the line numbers of the file from which the exercise was made.
  ///
  /// - Parameter lines: the line numbers in that file, by the exercise's line numbers.
  /// - Returns: nil if the verdict is about a line that isn't in that file. Other lines that aren't
  ///   there are left out.
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

/// The lines that a text has in common with another one, in the same order: the numbers in `text`
/// by the numbers in `other`, from 1.
package func linesInCommon(of text: String, with other: String) -> [Int: Int] {
  let steps = diffSteps(from: text.lines, to: other.lines)
  let common = steps.compactMap { step in step.old.flatMap { old in step.new.map { ($0, old) } } }
  return Dictionary(uniqueKeysWithValues: common.map { ($0 + 1, $1 + 1) })
}
