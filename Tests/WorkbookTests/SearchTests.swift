import Curriculum
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What is found, and where.
final class SearchTests: XCTestCase {
  private func found(_ query: String, in text: String) -> [String] {
    let characters = Array(text)
    return SearchLine.ranges(of: SearchLine.words(of: query), in: text)
      .map { String(characters[$0]) }
  }

  func testCapitalsAccentsAndWidthsMakeNoDifference() {
    XCTAssertEqual(found("RÉDUCE", in: "reduce, Re\u{301}duce"), ["reduce", "Re\u{301}duce"])
    XCTAssertEqual(found("reduce", in: "ｒｅｄｕｃｅ"), ["ｒｅｄｕｃｅ"])
    XCTAssertEqual(found("猫", in: "a 猫 and a 犬"), ["猫"])
    XCTAssertEqual(found("strasse", in: "Straße"), ["Straße"])
    XCTAssertEqual(found("x", in: "abc"), [])
    XCTAssertEqual(found("", in: "abc"), [])
  }

  func testWordsThatTouchAreMarkedAsOne() {
    XCTAssertEqual(found("ab bc", in: "xabcx"), ["abc"])
    XCTAssertEqual(found("aa", in: "aaa b aa"), ["aaa", "aa"])
  }

  private let parts = LessonText(
    Document(
      parsing: """
        # Title

        ## First things

        Some words about `State`, and **more** words.

        - an item
        - another

        Which?

        - a) this

        <details>

        **a)** A secret.

        </details>

        ## The state again

        | event | state |
        | --- | --- |
        | `increase` | one more |
        """)
  ).parts.joinedUntilQuestions

  private func results(_ query: String) -> [SearchResult] {
    let texts = SearchText.all(in: parts, lesson: 1)
    return SearchResult.all(for: SearchLine.words(of: query), in: texts)
  }

  func testHeadingsComeFirst() {
    let results = results("state")
    XCTAssertEqual(results.map(\.section), ["The state again", "First things"])
    XCTAssertEqual(results.map(\.isHeading), [true, false])
    XCTAssertEqual(results[1].line, "Some words about State, and more words.")
    XCTAssertEqual(results[0].place, TextPosition(part: 1, block: 0, letters: 3))
    XCTAssertEqual(results[1].place, TextPosition(block: 2, letters: 14))
  }

  func testAllWordsHaveToStandInTheSameLine() {
    XCTAssertEqual(results("words more").map(\.section), ["First things"])
    XCTAssertEqual(results("words item"), [])
    XCTAssertEqual(results("  "), [])
  }

  func testARowOfATableIsALine() {
    XCTAssertEqual(results("one increase").map(\.line), ["increase one more"])
  }

  func testAnswersStayHiddenUntilTheyAreTold() {
    XCTAssertEqual(results("secret"), [])
  }

  func testWhatWasLookedForLastIsReplacedByWhatIsTyped() throws {
    var player = try WindowPlayer()
    player.press("/")
    player.send(.search(.loaded(SearchText.all(in: parts, lesson: 1))))
    player.type("state")
    player.press(.escape, "/")
    XCTAssertEqual(player.state.search.results.count, 2)
    XCTAssertTrue(player.screen.contains("/ ▏state▏"), player.screen)
    player.type("item")
    XCTAssertEqual(player.state.search.query.text, "item")
    XCTAssertEqual(player.state.search.results.map(\.line), ["an item"])
    player.press(.escape, "/", .end)
    player.type("s")
    XCTAssertEqual(player.state.search.query.text, "items")
  }

  /// Opens each place of a query in the real lessons and looks at the line that is marked.
  func testEveryPlaceIsOpenedAtWhatWasFound() throws {
    let repository = try Fixture.workbook
    for lesson in try Course(repository: repository).lessons {
      let source = try String(contentsOfFile: repository.text(of: lesson.id), encoding: .utf8)
      let parts = LessonText(Document(parsing: source)).parts
      let texts = SearchText.all(in: parts.joinedUntilQuestions, lesson: lesson.number)
      for (columns, rows) in [(60, 20), (140, 40)] {
        var player = try WindowPlayer(columns: columns, rows: rows)
        player.send(
          .reader(.opened(lesson: lesson.id, parts: parts, stopsAtSections: false)),
          .search(.loaded(texts)))
        for query in ["state", "swift", "you", "event"] {
          player.send(.search(.asked(query)))
          for result in player.state.search.results {
            let found = FoundPlace(place: result.place, words: [query])
            player.send(.reader(.found(found)))
            let marked = player.screen.split(separator: "\n").first {
              $0.drop { $0 == " " }.hasPrefix("› ")
            }
            XCTAssertTrue(
              marked?.lowercased().contains(query) == true, "\(query): \(result)\n\(player.screen)")
          }
        }
      }
    }
  }
}
