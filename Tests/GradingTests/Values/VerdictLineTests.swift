import Basics
import Foundation
import Launching
import LessonSuites
import SuiteSupport
import XCTest

@testable import Authoring
@testable import Curriculum
@testable import Grading

/// Whether the line that a verdict names is one that whoever wrote a wrong exercise has written.
final class VerdictLineTests: XCTestCase {
  /// Where a check fails over something far away, its own function is the best guess.
  private static let leastShare = 0.95

  func testAFailedCheckPointsAtWhatAWrongSubmissionHasChanged() throws {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    var places: [Place] = []
    for lesson in try Course(repository: repository).lessons {
      let folder = "\(repository.suite(of: lesson.id))/Wrong"
      let solution = try contents(of: repository.solution(of: lesson.id))
      for name in try names(in: folder).sorted() where name.hasSuffix(".swift") {
        let submission = try Submission(contentsOf: "\(folder)/\(name)")
        let stub = try contents(of: repository.stub(of: lesson.id))
        let place = try place(in: submission, completing: solution, of: lesson, stub: stub)
        places += [place].compactMap(\.self)
      }
    }
    let others = places.filter { !$0.isChanged }.map(\.text)
    let told = "Of \(places.count) lines \(others.count) aren't in what was changed:"
    print(([told] + others).joined(separator: "\n"))
    XCTAssertGreaterThan(places.count, 800)
    XCTAssertLessThanOrEqual(
      Double(others.count), Double(places.count) * (1 - Self.leastShare), told)
  }

  private struct Place {
    var text: String
    /// Whether the submission has another declaration there than the solution.
    var isChanged: Bool
  }

  /// Where the first check points to that it fails, by what it says of itself: to know that, nobody has to
  /// grade it. The line of a crash and of what is read is the compiler's, and what only lacks something has
  /// no line to point to. Nor counts a function of the solution's own beside the one that called it, which
  /// the submission has replaced: no learner's file has both.
  private func place(
    in submission: Submission, completing solution: String, of lesson: Lesson, stub: String
  ) throws -> Place? {
    let text = try submission.exercise(completing: solution)
    let source = SourceFile(submission.text)
    let changed = source.declarations(in: source.tokens.indices)
    let header = WrongHeader(submission.text)
    guard let check = header.checks.first, !changed.isEmpty,
      LessonSuites.all[lesson.id]?.catalogue.first(where: { $0.id == check })?.isReading == false
    else { return nil }
    var report = RawReport(results: [check: .failed(Mismatch(given: []))])
    report.mistakes[check] = header.mistake
    let verdict = Verdict(
      .report(report), on: ExerciseFile(path: "", text: text), of: lesson, file: "",
      stub: Stub(text), goalsWait: false)
    let line = verdict.nextCheck.flatMap(verdict.place)?.line ?? 1
    let declared = SourceFile(text).path(atLine: line)
    // Of several functions with one name, nobody knows which one is meant.
    func name(_ path: String) -> Substring { path.prefix { $0 != "(" } }
    let names = Set(changed.flatMap { source.names(changedBy: $0) }.map(name))
    if declared.count > 1, let own = declared.last.map(name), !stub.contains("func \(own)("),
      !names.contains(name(declared.joined(separator: "."))),
      names.contains(where: { $0.hasPrefix("\(declared[0]).") })
    {
      return nil
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Place(
      text: "\(lesson.id)/\(submission.path.fileName): \(check) → \(lines[line - 1])",
      isChanged: declared.indices.contains { index in
        names.contains(name(declared[...index].joined(separator: ".")))
      })
  }
}

extension SourceFile {
  /// The type and the member that stand in a line, or what else is declared there.
  fileprivate func path(atLine line: Int) -> [String] {
    func path(in range: Range<Int>) -> [String] {
      let here = declarations(in: range).first { declaration in
        tokens[declaration.tokens.lowerBound].line <= line
          && line <= tokens[declaration.tokens.upperBound - 1].line
      }
      guard let here else { return [] }
      return [here.plainName] + (here.members.map(path) ?? [])
    }
    return path(in: tokens.indices)
  }

  /// What a declaration of a submission changes: an extension stands for its members.
  fileprivate func names(changedBy declaration: Declaration) -> [String] {
    guard declaration.isExtension, let members = declaration.members else {
      return [declaration.name]
    }
    return declarations(in: members).map { "\(declaration.plainName).\($0.name)" }
  }
}

extension Declaration {
  /// Its name, of an extension that of the type alone.
  fileprivate var plainName: String {
    isExtension
      ? String((typeName ?? "").prefix { $0.isLetter || $0.isNumber }) : name
  }
}
