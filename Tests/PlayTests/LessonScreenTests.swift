import Curriculum
import Launching
import SuiteSupport
import TestSupport
import XCTest

/// What is seen of each lesson's app, at many moments.
final class LessonScreenTests: LongTestCase {
  private let lessons = PlayedLesson.all

  private func texts(of lesson: PlayedLesson) throws -> PlayTexts {
    let repository = try XCTUnwrap(
      Repository(searchingFrom: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path))
    return try PlayTexts(of: lesson.name, in: repository)
  }

  /// What is seen at many moments, of right exercises and of others.
  private func screens(of lesson: PlayedLesson) throws -> [PlayScreen] {
    try XCTUnwrap(try Self.screens.get()[lesson.name], lesson.name)
  }

  private static let screens = Result {
    try PlayedLesson.all.reduce(into: [String: [PlayScreen]]()) { screens, lesson in
      let runs = lesson.runs(of: 200)
      let moments =
        try runs.flatMap { try lesson.moments($0) }
        + runs.prefix(5).flatMap { try lesson.moments($0, spoiling: lesson.spoiled) }
      screens[lesson.name] = try moments.map {
        try XCTUnwrap(lesson.play.view($0), lesson.name).screen
      }
    }
  }

  func testEveryTextIsThereAndNoneTooMuch() throws {
    for lesson in lessons {
      let texts = try texts(of: lesson)
      var used: [String: Set<Set<String>>] = [:]
      for element in try screens(of: lesson).lazy.flatMap({ $0.lines.joined() }) {
        used[element.name, default: []].insert(Set(element.values.keys))
      }
      XCTAssertEqual(
        Set(used.keys), texts.names.subtracting(["question"]), lesson.name)
      for (name, values) in used {
        let places = texts.text(name).matches(of: /\{([a-z]+)\}/).map { String($0.1) }
        XCTAssertEqual(values, [Set(places)], "\(lesson.name): \(name)")
      }
      XCTAssertFalse(texts.title.isEmpty, lesson.name)
    }
  }

  func testWhatIsPressedOrTypedIsAnEvent() throws {
    for lesson in lessons {
      for screen in try screens(of: lesson) {
        for element in screen.lines.joined() {
          switch element {
          case .text, .spinner: continue
          case .button(let button):
            let form = lesson.play.forms.form(named: button.event.name)
            XCTAssertTrue(try XCTUnwrap(form).fits(button.event), "\(lesson.name): \(button)")
          case .field(_, let text, let isSecret, let event):
            let form = try XCTUnwrap(lesson.play.forms.form(named: event), event)
            XCTAssertTrue(form.fits(PlayEvent(event, .text(text))), "\(lesson.name): \(event)")
            XCTAssertEqual(form.parts.map(\.field), [isSecret ? .secret : .text], event)
          }
        }
      }
    }
  }

  func testEachKeyPressesOneButton() throws {
    for lesson in lessons {
      for screen in try screens(of: lesson) {
        let keys = screen.lines.joined().compactMap(\.key)
        XCTAssertEqual(Set(keys).count, keys.count, "\(lesson.name): \(keys)")
      }
    }
  }

  func testAScreenIsSmall() throws {
    for lesson in lessons {
      let texts = try texts(of: lesson)
      for screen in try screens(of: lesson) {
        XCTAssertLessThanOrEqual(screen.lines.count, 12, lesson.name)
        for line in screen.lines where !line.isEmpty {
          let text = line.map { $0.drawn(texts) }.joined(separator: " ")
          if text.count > 40 { XCTFail("\(lesson.name): \(text)") }
        }
      }
    }
  }
}

extension PlayElement {
  /// Of its words.
  fileprivate var name: String {
    switch self {
    case .text(let name, _, _), .spinner(let name), .field(let name, _, _, _): name
    case .button(let button): button.name
    }
  }

  fileprivate var values: [String: String] {
    switch self {
    case .text(_, let values, _): values
    case .spinner, .field: [:]
    case .button(let button): button.values
    }
  }

  fileprivate var key: Character? {
    if case .button(let button) = self { button.key } else { nil }
  }

  /// About as it is drawn; longer values are cut.
  fileprivate func drawn(_ texts: PlayTexts) -> String {
    let text = texts.text(name, values.mapValues { String($0.prefix(20)) })
    return switch self {
    case .text: text
    case .spinner: "… \(text)"
    case .field(_, let value, _, _): "\(text) \(value.prefix(20))"
    case .button: "[\(text)]"
    }
  }
}
