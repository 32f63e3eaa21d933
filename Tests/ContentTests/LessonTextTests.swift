import Curriculum
import Foundation
import Markdown
import TestSupport
import XCTest

/// What the course asks of every lesson's text.
final class LessonTextTests: XCTestCase {
  func testEverySwiftBlockCompiles() throws {
    let workshop = try Workshop()
    let blocks = try workshop.course.lessons.flatMap { try SwiftBlock.all(in: $0, workshop) }
    XCTAssertGreaterThanOrEqual(blocks.count, 6 * 3)
    let complaints = try concurrently(blocks) { try $0.complaints(workshop) }
    for (block, complaint) in zip(blocks, complaints) {
      switch block.kind {
      case .error: XCTAssertNotEqual(complaint, "", "\(block.place) has to be refused")
      case .alone, .stub, .solution: XCTAssertEqual(complaint, "", block.place)
      }
    }
  }

  func testEveryLessonAsksAtLeastTwoQuestionsWithOneRightAnswer() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let text = LessonText(
        Document(parsing: try contents(of: workshop.repository.text(of: lesson.id))))
      let questions = text.parts.compactMap(\.question)
      XCTAssertGreaterThanOrEqual(questions.count, 2, lesson.id)
      for question in questions {
        XCTAssertGreaterThanOrEqual(question.choices.count, 2, lesson.id)
        XCTAssertTrue(question.choices.contains(question.right ?? ""), lesson.id)
      }
    }
  }

  func testEveryLessonIsShortDrawsSomethingAndHasASectionForEachStep() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let blocks = Document(parsing: try contents(of: workshop.repository.text(of: lesson.id)))
        .blocks
      XCTAssertTrue((600...1500).contains(words(in: blocks)), "\(lesson.id): \(words(in: blocks))")
      XCTAssertTrue(blocks.contains { isDrawing($0) }, lesson.id)
      let headings = blocks.compactMap { block -> String? in
        if case .heading(2, let text) = block { text.plainText } else { nil }
      }
      for step in lesson.steps {
        let hasSection = headings.contains { $0.hasPrefix("Step \(step.number) ") }
        XCTAssertTrue(hasSection, "\(lesson.id): step \(step.number)")
      }
    }
  }

  private func words(in blocks: [Block]) -> Int {
    func count(_ text: [Inline]) -> Int { text.plainText.split(separator: " ").count }
    return blocks.reduce(0) { sum, block in
      switch block {
      case .heading(_, let text), .paragraph(let text): sum + count(text)
      case .list(_, let items): sum + items.reduce(0) { $0 + words(in: $1) }
      case .quote(let blocks), .details(_, let blocks): sum + words(in: blocks)
      case .table(let header, _, let rows):
        sum + ([header] + rows).joined().reduce(0) { $0 + count($1) }
      case .code, .rule: sum
      }
    }
  }

  private func isDrawing(_ block: Block) -> Bool {
    if case .code("text", _, _) = block { true } else { false }
  }
}
