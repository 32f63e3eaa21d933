import Launching
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
    let repository = try Fixture.workbook
    for language in repository.languages {
      try expectEveryFormIsUnderstood(Words(in: repository.reading(language)))
    }
  }

  private func expectEveryFormIsUnderstood(_ words: Words) throws {
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
        XCTAssertEqual(try? LineRequest(words.usualLine(form)), expected, form)
      }
      let names = [command.rawValue, command.letter].compactMap(\.self)
      for name in names {
        XCTAssertTrue(forms.contains { $0.hasPrefix(name) }, "\(name) is not in the help")
      }
    }
  }

  func testALineIsUnderstoodAsPeopleTypeIt() throws {
    let repository = try Fixture.workbook
    let chinese = try Words(in: repository.reading(Language("zh-Hans")))
    let english = try Words(in: repository)
    let rows: [(Words, line: String, usual: String)] = [
      (chinese, "帮助", "help"), (chinese, "测试 3", "test 3"), (chinese, "测试３", "test 3"),
      (chinese, "第 3 课", "read 3"), (chinese, "第３课", "read 3"),
      (chinese, "测试 第3课", "test 3"), (chinese, "搜索 派发", "search 派发"),
      (chinese, "第三课", "read 3"), (chinese, "测试 三", "test 3"), (chinese, "复习", "recall"),
      (english, "lesson 3", "read 3"), (english, "Lesson 3", "read 3"),
      (english, "test lesson 3", "test lesson 3"),
    ]
    for (words, line, usual) in rows { XCTAssertEqual(words.usualLine(line), usual) }
    for answer in ["下一个事件会排队", "测试通过了", "第几课", "帮助 大家", "lesson learnt"] {
      XCTAssertEqual(chinese.usualLine(answer), answer)
    }
  }

  func testALineIsUnderstoodInItsLanguageWhileARunIsPlayed() throws {
    let repository = try Fixture.workbook
    for language in repository.languages {
      let words = try Words(in: repository.reading(language))
      let forms = forms(in: words("player.help"))
      let usual = forms.map { words.usualPlayerLine($0).split(separator: " ").first ?? "" }
      let known = usual.compactMap { PlayerLine(String($0)) }
      XCTAssertEqual(Set(known), Set(PlayerLine.allCases), language.code)
      // Neither an event nor a moment is a command.
      XCTAssertEqual(forms.count - known.count, 2, language.code)
    }
    let chinese = try Words(in: repository.reading(Language("zh-Hans")))
    let rows = [
      ("历史", "history"), (" 分支 2", "branch 2"), ("分支２", "branch 2"),
      ("猜 name “安”", "say name “安”"), ("写出 swift", "write swift"),
    ]
    for (line, usual) in rows { XCTAssertEqual(chinese.usualPlayerLine(line), usual) }
    for line in ["历史书", "onUpdateUsername 历史", "4"] {
      XCTAssertEqual(chinese.usualPlayerLine(line), line)
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
