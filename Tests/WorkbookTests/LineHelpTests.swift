import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What the workbook says about typing is true.
final class LineHelpTests: XCTestCase {
  /// What stands between backticks in a text.
  private func forms(in text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  func testEveryFormThatTheHelpNamesIsUnderstood() throws {
    let words = try realWords()
    for command in LineCommand.allCases {
      let forms = forms(in: words("line.\(command.rawValue)"))
      XCTAssertFalse(forms.isEmpty, command.rawValue)
      for form in forms {
        let expected: LineRequest =
          switch command {
          case .read where form == "3": .number(3)
          case .search: .search("undo")
          case .open: .command(.open, 2)
          default: .command(command, command.argument == .lesson ? 3 : nil)
          }
        XCTAssertEqual(try? LineRequest(form), expected, form)
      }
      let names = [command.rawValue, command.letter].compactMap(\.self)
      for name in names {
        XCTAssertTrue(forms.contains { $0.hasPrefix(name) }, "\(name) is not in the help")
      }
    }
  }

  func testTheHelpNamesEveryCommand() throws {
    let drawing = try Drawing.sample().plain
    let help = drawing.lineHelp.text()
    for command in LineCommand.allCases {
      let sentence = drawing.inline(drawing.words("line.\(command.rawValue)")).plainText
      XCTAssertTrue(help.replacing("\n", with: " ").contains(sentence), command.rawValue)
    }
  }

  func testWhatSentencesTellToTypeIsUnderstood() throws {
    let words = try realWords()
    let others = ["lesson.ready", "lesson.keys", "lesson.edited", "plain.results-keys"]
    for (key, text) in words.texts where key.hasPrefix("menu.") || others.contains(key) {
      let text = text.replacing(/\{[a-z]+\}/, with: "3")
      for form in text.matches(of: /(?:type|or) `?([b-z?]|\d)`?[ ,.]/) {
        XCTAssertNotNil(try? LineRequest(String(form.1)), "\(key): \(form.0)")
      }
    }
  }
}
