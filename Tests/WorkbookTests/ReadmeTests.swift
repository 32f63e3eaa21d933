import Curriculum
import Launching
import LessonSuites
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program
@testable import pictures

/// What the README shows is what the program prints.
final class ReadmeTests: LongTestCase {
  func testEveryOutputIsReal() throws {
    for language in try Fixture.workbook.languages { try checkOutputs(in: language) }
  }

  private func checkOutputs(in language: Language) throws {
    let copy = try FreshCopy(language: language)
    let menu = try copy.run([], "</dev/null")
    // A lesson whose first step was begun, and has one mistake.
    try copy.hand(in: "03-login-state", "Wrong/trigger-keeps-the-error.swift", upToStep: 2)
    let outputs = [
      "menu": menu,
      "verdict": try copy.run(["test", "3"]),
      "hint": try copy.run(["hint", "3"]),
      "skipped": try copy.skipped("04-store") + "\n",
    ]
    let shown = try Readme(language).outputs
    XCTAssertEqual(Set(shown.map(\.name)), Set(outputs.keys))
    for (name, text) in shown {
      // The menu goes on with its question; everything else is shown whole.
      let output = outputs[name] ?? ""
      let real = name == "menu" ? String(output.prefix(text.count)) : output
      assertText(real, String(text.dropLast()), name)
    }
  }

  /// `swift run pictures` draws them anew.
  func testEveryPictureIsReal() throws {
    for language in try Fixture.workbook.languages {
      let readme = try Readme(language)
      let pictures = try Pictures(repository: readme.repository, suites: LessonSuites.all)
      for (path, svg) in try pictures.all() {
        XCTAssertTrue(readme.text.contains("\(path))"), path)
        assertText(
          try contents(of: "\(readme.repository.root)/\(path)"), String(svg.dropLast()), path)
      }
    }
  }

  func testEveryCommandAndOptionIsNamed() throws {
    for language in try Fixture.workbook.languages {
      let readme = try Readme(language).text
      for command in CommandName.allCases where command != .menu {
        XCTAssertTrue(readme.contains("`workbook \(command.rawValue)"), command.rawValue)
      }
      for option in Option.allCases { XCTAssertTrue(readme.contains(option.flag), option.flag) }
    }
  }

  func testItsFirstLineLeadsToTheOtherLanguages() throws {
    let readme = try Readme(.english)
    let first = readme.text.prefix { $0 != "\n" }
    for language in readme.repository.languages where language != .english {
      let path = readme.repository.firstPage(in: language)
      XCTAssertTrue(first.contains("](\(readme.repository.display(path)))"), "\(first)")
    }
  }
}

/// The README in a language.
private struct Readme {
  let repository: Repository
  let text: String

  init(_ language: Language) throws {
    repository = try Fixture.workbook.reading(language)
    text = try contents(of: repository.firstPage(in: language))
  }

  /// The blocks below a comment `<!-- output: name -->`.
  var outputs: [(name: String, text: String)] {
    text.matches(of: /<!-- output: (\w+) -->\n```text\n((?:.|\n)*?)```/)
      .map { (String($0.1), String($0.2)) }
  }
}
