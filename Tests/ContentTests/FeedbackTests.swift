import Curriculum
import Foundation
import LessonSuites
import Markdown
import XCTest

@testable import Grading
@testable import Verdicts

/// The words of every check are there, and none is left over.
final class FeedbackTests: XCTestCase {
  func testEveryCheckOfASuiteHasItsWordsInTheSameOrder() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let catalogue = try XCTUnwrap(LessonSuites.all[lesson.id], lesson.id).catalogue
      XCTAssertEqual(catalogue.map(\.id), lesson.checks.map(\.id), lesson.id)
      let steps = lesson.steps.flatMap { step in step.checks.map { _ in step.number } }
      XCTAssertEqual(catalogue.map(\.step), steps, lesson.id)
      // A check builds only on earlier ones, so that one pass settles what has to wait.
      var earlier: Set<String> = []
      for entry in catalogue {
        XCTAssertTrue(earlier.isSuperset(of: entry.after), "\(lesson.id): \(entry.id)")
        earlier.insert(entry.id)
      }
    }
  }

  func testEveryLessonSaysWhatWasLearnt() throws {
    for lesson in try Workshop().course.lessons {
      XCTAssertTrue(lesson.learnt.hasPrefix("You can "), lesson.id)
      XCTAssertTrue(lesson.learnt.hasSuffix("."), lesson.id)
    }
  }

  func testEveryWhyNamesASectionOfTheLesson() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let document = Document(
        parsing: try contents(of: workshop.repository.text(of: lesson.id)))
      let headings = document.blocks.compactMap { block -> String? in
        if case .heading(_, let text) = block { text.plainText } else { nil }
      }
      for check in lesson.checks {
        let section = check.section.replacing("`", with: "")
        XCTAssertTrue(headings.contains(section), "\(lesson.id): \(check.id): \(section)")
      }
    }
  }

  func testTheLineOfEachSectionIsKnown() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let text = try contents(of: workshop.repository.text(of: lesson.id))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for check in lesson.checks {
        let line = try XCTUnwrap(lesson.line(ofSection: check.section), "\(check.section)")
        XCTAssertTrue(lines[line - 1].hasSuffix("# \(check.section)"), "\(lines[line - 1])")
      }
    }
  }

  func testEveryNeedOfAnAdapterIsExplainedAndNoneIsLeftOver() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let source = try contents(of: workshop.repository.adapter(of: lesson.id))
      let lines = Array(1...source.split(separator: "\n", omittingEmptySubsequences: false).count)
      let needs = AdapterNeeds(source: source).names(atLines: lines)
      XCTAssertEqual(Set(needs), Set(lesson.interface.keys), lesson.id)
    }
  }

  func testEveryLessonHasTheWordsForAMemory() throws {
    for lesson in try Workshop().course.lessons {
      XCTAssertEqual(Set(lesson.notes.keys), Set(MemoryNote.allCases.map(\.rawValue)), lesson.id)
      for note in [MemoryNote.after, .again, .unsteady] {
        for value in ["{call}", "{alone}", "{after}"] {
          XCTAssertEqual(lesson.notes[note.rawValue]?.contains(value), true, lesson.id)
        }
      }
    }
  }

  func testEveryNoteOfASuiteIsWrittenAndNoneIsLeftOver() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let folder = workshop.repository.suite(of: lesson.id) + "/Suite"
      let sources = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.map { try contents(of: "\(folder)/\($0)") }
        .joined(separator: "\n")
      for check in lesson.checks {
        for note in check.notes.keys {
          // As a text, or as a case that the note is named after.
          let use = try Regex("\"\(note)\"|[\\s\\[]\\.\(note)\\b")
          XCTAssertTrue(sources.contains(use), "\(lesson.id): \(check.id): \(note)")
        }
      }
      for match in sources.matches(of: /note: "([^"]+)"/) {
        let isWritten = lesson.checks.contains { $0.notes[String(match.1)] != nil }
        XCTAssertTrue(isWritten, "\(lesson.id): \(match.1)")
      }
    }
  }
}
