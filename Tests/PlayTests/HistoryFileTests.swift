import LessonSuites
import SuiteSupport
import XCTest

@testable import Curriculum

final class HistoryFileTests: XCTestCase {
  let forms = [
    EventForm("typed", PlayPart(.text)), EventForm("counted", PlayPart("by", .number)),
    EventForm("switched", PlayPart(.flag), PlayPart(.choice(["on", "off"]))),
    EventForm("went"),
    EventForm(
      "filled",
      PlayPart(.list(.value(type: "Box", parts: [PlayPart("name", .text), PlayPart(.number)])))),
  ]

  func read(_ text: String) throws(HistoryFileError) -> [PlayEvent] {
    try HistoryReader.entries(in: text, lesson: "01-one", forms: forms).map(\.event)
  }

  func testWhatIsWrittenIsReadAgain() throws {
    let texts = ["", "ada", "\"\\\n\u{1B}[31m", "e\u{301}", "👩‍👩‍👧", "\u{2028}", "/\u{0}"]
    let events =
      texts.map { PlayEvent("typed", .text($0)) } + [
        PlayEvent("counted", .number(.min)), PlayEvent("counted", .number(.max)),
        PlayEvent("switched", .flag(true), .text("off")), PlayEvent("went"),
        PlayEvent(
          "filled", .list([.list([.text("a"), .number(0)]), .list([.text("true"), .number(1)])])),
      ]
    let text = HistoryFile.text(of: events, lesson: "01-one")
    XCTAssertEqual(try read(text), events)
    XCTAssertEqual(text.split(separator: "\n").count, events.count + 1)
  }

  func testAFileIsTheSameInWhateverStretchesItIsRead() throws {
    var generator = SeededGenerator(seed: 3)
    let events = ["ä", "👩‍👩‍👧", "\n", ""].map { PlayEvent("typed", .text($0)) } + [PlayEvent("went")]
    let file = "\u{FEFF}" + HistoryFile.text(of: events, lesson: "01-one") + "\r\n"
    for _ in 0..<50 {
      var reader = HistoryReader(lesson: "01-one", forms: forms)
      var rest = Array(file.utf8)[...]
      while !rest.isEmpty {
        let length = Int.random(in: 1...60, using: &generator)
        try reader.read(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
      XCTAssertEqual(try reader.end().map(\.event), events)
    }
  }

  func testEmptyLinesAndLineEndsOfWindowsMeanNothing() throws {
    XCTAssertEqual(
      try read("\u{FEFF}\n{\"event\":\"went\"}\r\n\n  {\"event\":\"went\",\"values\":[]}"),
      [PlayEvent("went"), PlayEvent("went")])
    let events = [PlayEvent("typed", .text("\u{2028}")), PlayEvent("went")]
    XCTAssertEqual(
      try read(HistoryFile.text(of: events, lesson: "01-one").replacing("\n", with: "\r\n")),
      events)
  }

  func testTheFirstLineMayNameTheLesson() {
    XCTAssertThrowsError(try read("{\"history\":1,\"lesson\":\"02-two\"}")) {
      XCTAssertEqual(
        $0 as? HistoryFileError, HistoryFileError(line: 1, fault: .otherLesson(lesson: "02-two")))
    }
    XCTAssertThrowsError(try read("{\"history\":7,\"lesson\":\"01-one\"}")) {
      XCTAssertEqual(
        $0 as? HistoryFileError, HistoryFileError(line: 1, fault: .otherVersion(version: 7)))
    }
  }

  func testALineThatIsNoEventIsNamed() {
    let faults: [(String, HistoryLineError)] = [
      ("nonsense", .noEvent), ("{}", .noEvent), ("[1]", .noEvent), ("{\"event\":3}", .noEvent),
      ("{\"event\":\"typed\",\"values\":\"a\"}", .noEvent),
      ("{\"event\":\"typed\",\"values\":[null]}", .noEvent),
      ("{\"event\":\"gone\"}", .unknownEvent(name: "gone")),
      ("{\"event\":\"typed\"}", .wrongValues(forms[0])),
      ("{\"event\":\"typed\",\"values\":[1]}", .wrongValues(forms[0])),
      ("{\"event\":\"counted\",\"values\":[true]}", .wrongValues(forms[1])),
      ("{\"event\":\"counted\",\"values\":[1.5]}", .noEvent),
      ("{\"event\":\"counted\",\"values\":[1,2]}", .wrongValues(forms[1])),
      ("{\"event\":\"switched\",\"values\":[true,\"no\"]}", .wrongValues(forms[2])),
      ("{\"event\":\"filled\",\"values\":[[[\"a\"]]]}", .wrongValues(forms[4])),
    ]
    for (line, fault) in faults {
      XCTAssertThrowsError(try read("{\"event\":\"went\"}\n\n\(line)"), line) {
        XCTAssertEqual($0 as? HistoryFileError, HistoryFileError(line: 3, fault: fault), line)
      }
    }
  }

  func testEventsAreWrittenAsInSwift() {
    XCTAssertEqual(forms[1].code(PlayEvent("counted", .number(-2))), ".counted(by: -2)")
    XCTAssertEqual(
      forms[2].code(PlayEvent("switched", .flag(true), .text("off"))), ".switched(true, .off)")
    XCTAssertEqual(
      forms[4].code(PlayEvent("filled", .list([.list([.text("a\n"), .number(1)])]))),
      #".filled([Box(name: "a\n", 1)])"#)
    XCTAssertEqual(
      EventForm("account.login", PlayPart("email", .text)).code(
        PlayEvent("account.login", .text("a"))),
      #".account(.login(email: "a"))"#)
    XCTAssertEqual(
      EventForm("account.logout").code(PlayEvent("account.logout")), ".account(.logout)")
  }
}

extension HistoryReader {
  /// Reads a file as a whole.
  static func entries(
    in text: String, lesson: String, forms: [EventForm]
  ) throws(HistoryFileError) -> LongList<HistoryEntry> {
    var reader = HistoryReader(lesson: lesson, forms: forms)
    try reader.read(text.utf8)
    return try reader.end()
  }
}
