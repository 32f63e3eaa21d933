import Curriculum
import XCTest

/// The right letters of all questions: whoever guesses gets nowhere.
final class QuestionSpreadTests: XCTestCase {
  /// The right letters of a lesson: of its text, and of its questions about earlier lessons.
  private func letters(of lesson: Lesson) throws -> (own: [String], all: [String]) {
    let repository = try Workshop().repository
    let text = LessonText(Document(parsing: try contents(of: repository.text(of: lesson.id))))
    let path = repository.recall(of: lesson.id)
    let page = lesson.number > 1 ? try contents(of: path) : ""
    func letters(_ parts: [LessonText.Part]) -> [String] {
      parts.compactMap(\.question).filter { !$0.choices.isEmpty }.compactMap(\.right)
    }
    let own = letters(text.parts)
    return (own, own + letters(Recall(Document(parsing: page)).parts))
  }

  func testTheRightLettersAreSpread() throws {
    var counts: [String: Int] = [:]
    for lesson in try Workshop().course.lessons {
      let (own, all) = try letters(of: lesson)
      XCTAssertGreaterThan(Set(own).count, 1, "\(lesson.id): \(own)")
      XCTAssertGreaterThan(Set(all).count, 1, "\(lesson.id): \(all)")
      for letter in all { counts[letter, default: 0] += 1 }
    }
    let total = counts.values.reduce(0, +)
    for letter in ["a", "b", "c"] {
      let share = Double(counts[letter] ?? 0) / Double(total)
      XCTAssertTrue((0.27...0.4).contains(share), "\(letter): \(counts)")
    }
  }
}
