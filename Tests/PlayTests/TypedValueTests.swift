import Curriculum
import SuiteSupport
import TestSupport
import XCTest

/// What somebody types into a form is the value that they see in it.
final class TypedValueTests: XCTestCase {
  private let lessons = PlayedLesson.all

  private let texts =
    PlayField.nastyTexts + [
      "\u{301}accent", "\\", "\\\"", "a\\(b)", "\0", "\r\n", "\u{2028}", "\u{200D}", " edge ",
      "[,]",
      "\", level: 1)", "true", "🇩🇪🇩🇪", String(repeating: "a", count: 60), "ab" + "\u{FE0F}",
    ]

  /// A value with this text in every place where one can stand, in a list with itself.
  private func value(of field: PlayField, _ text: String, _ number: Int) -> PlayValue {
    switch field {
    case .text, .secret: .text(text)
    case .number: .number(number)
    case .flag: .flag(number > 0)
    case .choice(let names): .text(names[abs(number % names.count)])
    case .list(let element):
      .list([value(of: element, text, number), value(of: element, text + "x", number)])
    case .value(_, let parts): .list(parts.map { value(of: $0.field, text, number) })
    }
  }

  func testSignsThatAreTypedAsWideAsChineseAreUnderstood() {
    let numbers = PlayField.list(.number)
    XCTAssertEqual(numbers.value(typed: "［３，４］"), .list([.number(3), .number(4)]))
    XCTAssertEqual(numbers.value(typed: "【３、４】。"), .list([.number(3), .number(4)]))
    XCTAssertEqual(PlayField.number.value(typed: "－４。"), .number(-4))
    XCTAssertEqual(PlayField.flag.value(typed: "ｔｒｕｅ"), .flag(true))
    XCTAssertEqual(
      PlayField.list(.text).value(typed: "［“３，”，\"４。\"］"), .list([.text("３，"), .text("４。")]))
    XCTAssertEqual(PlayField.text.value(typed: "３。"), .text("３。"))
  }

  func testWhatAFormShowsIsReadAsTheSameValue() {
    for lesson in lessons {
      for field in lesson.play.forms.flatMap({ $0.parts.map(\.field) }) {
        for text in texts {
          for number in [0, 1, -7, .max, .min] {
            let value = value(of: field, text, number)
            XCTAssertTrue(field.fits(value))
            let typed = field.typed(value)
            XCTAssertEqual(field.value(typed: typed), value, "\(lesson.name): \(typed)")
          }
        }
      }
    }
  }

  func testAnyValueOfAnyFormIsReadAgain() {
    var generator = SeededGenerator(seed: 5)
    for lesson in lessons {
      for form in lesson.play.forms {
        for _ in 0..<40 {
          let event = form.sample(using: &generator)
          for (part, value) in zip(form.parts, event.values) {
            XCTAssertEqual(part.field.value(typed: part.field.typed(value)), value)
          }
        }
      }
    }
  }

  func testSpacesAndShortNamesAreUnderstood() {
    let pokemon = PlayField.value(
      type: "Pokemon", parts: [PlayPart("name", .text), PlayPart("level", .number)])
    let mew = PlayValue.list([.text("Mew"), .number(3)])
    XCTAssertEqual(pokemon.value(typed: " Pokemon ( name : \"Mew\" ,level:3 ) "), mew)
    XCTAssertEqual(PlayField.list(.number).value(typed: "[ 1,-2 , 1_000]"), [1, -2, 1000].asValue)
    XCTAssertEqual(PlayField.list(.number).value(typed: "[]"), .list([]))
    XCTAssertEqual(PlayField.number.value(typed: " −5 "), .number(-5))
    XCTAssertEqual(PlayField.flag.value(typed: " false"), .flag(false))
    let choice = PlayField.choice(["offline", "online", "other"])
    XCTAssertEqual(choice.value(typed: ".of"), .text("offline"))
    XCTAssertNil(choice.value(typed: "o"), "three begin like that")
  }

  func testNonsenseIsNoValue() {
    let pokemon = PlayField.value(
      type: "Pokemon", parts: [PlayPart("name", .text), PlayPart("level", .number)])
    let nonsense: [(PlayField, [String])] = [
      (.number, ["", "one", "1.5", "1 2", "--1", "-", "9223372036854775808", "0x1", "1,"]),
      (.flag, ["", "yes", "truefalse", "true false", "0", "TRUE"]),
      (.choice(["on", "off"]), ["", ".", "o", "on off", "none"]),
      (.list(.number), ["", "1", "[1", "[1,]", "[,1]", "[1 2]", "[1]]", "[true]", "1]"]),
      (.list(pokemon), ["[Pokemon]", "[Pokemon()]", "[(name: \"a\", level: 1)]"]),
      (
        pokemon,
        [
          "", "Pokemon", "Pokemon(", "Pokemon(name: \"a\")", "Pokemon(name: a, level: 1)",
          "Pokemon(name: \"a\", level: 1", "Pokemon(level: 1, name: \"a\")",
          "Pokemon(name: \"a, level: 1)", "Pokemon(name: \"a\", level: )",
          "Pokemon(name: \"\\u{110000}\", level: 1)", "Pokemon(name: \"\\", "Pokemons",
          "Pokemon(name: \"a\", level: 1) and more", "Pokemon(name: \"a\" +, level: 1)",
          "Pokemon(name: String(repeating: \"a\", count: -1), level: 1)",
          "Pokemon(name: String(repeating: \"a\", count: 9223372036854775807), level: 1)",
        ]
      ),
    ]
    for (field, texts) in nonsense {
      for text in texts { XCTAssertNil(field.value(typed: text), "\(field): \(text)") }
    }
  }
}

extension [Int] {
  fileprivate var asValue: PlayValue { .list(map { .number($0) }) }
}
