import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Which places in what is drawn lead to a file.
final class LinkDrawingTests: XCTestCase {
  private let links = Links(
    environment: ["TERM_PROGRAM": "vscode"], host: "here", folder: "/the workbook")
  private let exercise = "file:///the%20workbook/Lessons/03-login-state/Exercise.swift"
  private let text = "file:///the%20workbook/Lessons/03-login-state/README.md#L40"

  private func drawing(width: Int = 80) throws -> Drawing {
    try Drawing.sample(width: width, canvas: Canvas(theme: .dark, links: links))
  }

  /// The texts that lead somewhere; what was broken over lines is put together again.
  private func destinations(in lines: [Line]) -> [[String]] {
    var found: [[String]] = []
    for span in lines.flatMap(\.spans) {
      guard let destination = span.style.destination else { continue }
      if found.last?.last == destination, !span.text.contains(".swift") {
        found[found.count - 1][0] += " " + span.text
      } else {
        found.append([span.text, destination])
      }
    }
    return found
  }

  func testAFailureLeadsToItsLineAndToTheSection() throws {
    for width in [30, 80] {
      let lines = try drawing(width: width).lines(for: SampleVerdicts.failed)
      let found = destinations(in: lines)
      XCTAssertTrue(
        found.contains(["Lessons/03-login-state/Exercise.swift:34", exercise + "#L34"]), "\(found)")
      XCTAssertTrue(found.contains(["One event, its own fields", text]), "\(found)")
    }
  }

  func testACompilersMessageLeadsToItsLine() throws {
    let found = destinations(in: try drawing().lines(for: SampleVerdicts.doesNotCompile))
    XCTAssertEqual(
      found.map(\.[1]).prefix(3),
      [exercise + "#L12", exercise + "#L20", exercise + "#L31"])
  }

  func testAnExerciseThatIsToBeEditedIsALink() throws {
    let untouched = destinations(in: try drawing().lines(for: SampleVerdicts.untouched))
    XCTAssertEqual(untouched.first?[0].hasPrefix("Lessons/03-login-state/Exercise.swift"), true)
    XCTAssertEqual(untouched.first?[1].hasPrefix(exercise), true)
  }

  func testALineOfTheListLeadsAsFarAsItIsShown() throws {
    var player = try WindowPlayer(canvas: Canvas(theme: .dark, links: links))
    player.press(.character("3"))
    player.send(.lesson(.testRequested), .lesson(.graded(SampleVerdicts.failed)))
    let found = destinations(in: player.window.lines(for: player.state))
    XCTAssertTrue(found.contains { $0[1] == exercise + "#L34" }, "\(found)")
    XCTAssertTrue(found.contains { $0[1] == text }, "\(found)")
  }

  func testNothingLeadsAnywhereElsewhere() throws {
    let drawing = try drawing()
    for verdict in [SampleVerdicts.failed, SampleVerdicts.doesNotCompile] {
      XCTAssertEqual(destinations(in: drawing.plain.lines(for: verdict)), [])
      XCTAssertEqual(destinations(in: try Drawing.sample().lines(for: verdict)), [])
      let without = drawing.lines(for: verdict).rendered(for: Canvas(theme: .dark))
      XCTAssertFalse(without.contains("\u{1B}]"))
      XCTAssertEqual(
        drawing.lines(for: verdict).map(\.plainText),
        try Drawing.sample(canvas: Canvas(theme: .dark)).lines(for: verdict).map(\.plainText),
        "links take no room")
    }
  }

  func testInARealTerminal() throws {
    let fixture = try Fixture()
    try fixture.write("func up(", to: Fixture.exercise(Fixture.up))
    func shown(_ arguments: [String], _ environment: [String: String]) throws -> String {
      let terminal = try PseudoTerminal(
        WorkbookProcess.shell(
          "exec \"$@\"", [WorkbookProcess.executable] + arguments, directory: fixture.root,
          environment: environment))
      XCTAssertEqual(terminal.ending(), .exited(1))
      return terminal.shown
    }
    let kitty = ["TERM": "xterm-kitty"]
    let url = "file://\(Links.host)\(fixture.root)/\(Fixture.exercise(Fixture.up))#1"
    XCTAssertTrue(try shown(["test", "1"], kitty).contains("\u{1B}]8;id=link;\(url)\u{1B}\\"))
    XCTAssertFalse(try shown(["test", "1"], ["TERM": "xterm-256color"]).contains("\u{1B}]8"))
    XCTAssertFalse(try shown(["test", "1", "--plain"], kitty).contains("\u{1B}"))
    let piped = try WorkbookProcess(["test", "1", "--color", "always"], in: fixture) {
      $0.environment = kitty
    }
    XCTAssertFalse(piped.output.contains("\u{1B}]"))
    XCTAssertTrue(piped.output.contains("\u{1B}["))
  }
}
