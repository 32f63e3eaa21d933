import XCTest

@testable import Curriculum

final class LessonNameTests: XCTestCase {
  private func found(_ name: String) -> String {
    do {
      return try sampleLessons.lesson(named: name).id
    } catch {
      switch error {
      case .unknown(let name, let suggestion, _): return "\(name)? \(suggestion ?? "–")"
      case .ambiguous(_, let candidates): return candidates.joined(separator: " | ")
      }
    }
  }

  private func expect(_ table: [(name: String, found: String)], line: UInt = #line) {
    for row in table { XCTAssertEqual(found(row.name), row.found, row.name, line: line) }
  }

  func testNumber() {
    expect([("2", "02-reduce"), ("02", "02-reduce"), ("6", "06-higher-order-reducers")])
  }

  func testUnknownNumberHasNoSuggestion() {
    expect([("4", "4? –"), ("0", "0? –"), ("-2", "-2? –"), ("60", "60? –")])
  }

  func testFolder() {
    expect([
      ("03-login-state", "03-login-state"), ("03-LOGIN-State", "03-login-state"),
      ("03-login-state/", "03-login-state"), ("Lessons/03-login-state", "03-login-state"),
      ("./Lessons/03-login-state//", "03-login-state"),
    ])
  }

  func testPartOfTheFolder() {
    expect([
      ("login", "03-login-state"), ("login-state", "03-login-state"), ("03-", "03-login-state"),
      ("Higher", "06-higher-order-reducers"), ("at-large", "07-store-at-large"),
    ])
  }

  func testWholeNameCountsMoreThanAPartOfAnother() {
    expect([("reduce", "02-reduce"), ("Reduce", "02-reduce"), ("reduce/", "02-reduce")])
  }

  func testPartOfTheTitle() {
    expect([
      ("screen", "03-login-state"), ("a screen as a value", "03-login-state"),
      ("Higher-order reducers", "06-higher-order-reducers"), ("Pure F", "01-pure-functions"),
    ])
  }

  func testPartOfSeveralIsAmbiguous() {
    expect([
      ("reduc", "02-reduce | 06-higher-order-reducers"),
      ("st", "03-login-state | 07-store-at-large"),
    ])
  }

  func testUnknownNameSuggestsTheNearest() {
    expect([
      ("redcue", "redcue? 02-reduce"), ("02-redoce", "02-redoce? 02-reduce"),
      ("pure-funktions/", "pure-funktions/? 01-pure-functions"),
      ("login-sate", "login-sate? 03-login-state"),
      ("logn", "logn? 03-login-state"),
      ("stroe", "stroe? 07-store-at-large"), ("funktions", "funktions? 01-pure-functions"),
    ])
  }

  func testNameThatIsNearNothingHasNoSuggestion() {
    expect([("monads", "monads? –"), ("", "? –"), ("/", "/? –"), ("x", "x? –")])
  }
}
