import Curriculum
import Terminal
import XCTest

@testable import Interface

/// Where links are written, and where they lead.
final class LinksTests: XCTestCase {
  func testOnlyTerminalsThatAreKnownToOpenLinksGetThem() {
    let table: [([String: String], Bool)] = [
      ([:], false), (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
      (["TERM": "alacritty"], true), (["TERM": "foot-extra"], true),
      (["TERM": "xterm-ghostty"], true),
      (["VTE_VERSION": "7603"], true), (["VTE_VERSION": "4602"], false),
      (["VTE_VERSION": ""], false),
      (["KONSOLE_VERSION": "230805"], true), (["KONSOLE_VERSION": "190400"], false),
      (["WT_SESSION": "c0ffee"], true), (["DOMTERM": "version=3"], true),
      (["TERM_PROGRAM": "vscode"], true), (["TERM_PROGRAM": "WezTerm"], true),
      (["TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "455"], false),
      (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.4.23"], true),
      (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.0.15"], false),
      (["TERM_PROGRAM": "iTerm.app"], false),
      (["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"], false),
      (
        [
          "TMUX": "/tmp/tmux-0/default,1,0", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4",
        ], true
      ),
      (["TMUX": "t", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
      // What the outer terminal has left says nothing about the inner one.
      (["TERM": "screen", "VTE_VERSION": "7603"], false),
      (["TMUX": "t", "TERM_PROGRAM": "vscode"], false),
      (["FORCE_HYPERLINK": "1"], true), (["FORCE_HYPERLINK": "0", "TERM": "xterm-kitty"], false),
      (["FORCE_HYPERLINK": "", "TERM": "xterm"], false),
    ]
    for (environment, expected) in table {
      XCTAssertEqual(Links(environment: environment) != nil, expected, "\(environment)")
    }
  }

  func testNobodyElseGetsAnEscapeCode() {
    let terminal = ["TERM": "xterm-256color", "VTE_VERSION": "7603"]
    func links(
      _ more: [String: String] = [:], isTerminal: Bool = true, wish: ColorWish = .auto,
      plain: Bool = false
    ) -> Links? {
      Canvas(
        environment: terminal.merging(more) { $1 }, isTerminal: isTerminal, wish: wish, plain: plain
      ).links
    }
    XCTAssertNotNil(links())
    XCTAssertNil(links(isTerminal: false))
    XCTAssertNil(links(isTerminal: false, wish: .always), "a link is of use only where it is shown")
    XCTAssertNil(links(["FORCE_HYPERLINK": "1"], isTerminal: false, wish: .always))
    XCTAssertNil(links(["NO_COLOR": "1"]))
    XCTAssertNil(links(["TERM": "dumb"]))
    XCTAssertNil(links(wish: .never))
    XCTAssertNil(links(plain: true))
  }

  func testAFileIsNamedWithItsMachineAndWithALineWhereThatIsUnderstood() {
    func url(_ environment: [String: String], _ path: String = "a/b.swift") -> String? {
      Links(environment: environment, host: "here", folder: "/folder")?.url(of: path, line: 12)
    }
    XCTAssertEqual(url(["VTE_VERSION": "7603"]), "file://here/folder/a/b.swift")
    XCTAssertEqual(url(["TERM": "xterm-kitty"]), "file://here/folder/a/b.swift#12")
    XCTAssertEqual(url(["TERM_PROGRAM": "vscode"]), "file:///folder/a/b.swift#L12")
    XCTAssertEqual(
      url(["WT_SESSION": "1", "WSL_DISTRO_NAME": "Debian"]),
      "file://wsl.localhost/Debian/folder/a/b.swift")
    XCTAssertEqual(
      url(["VTE_VERSION": "7603"], "/tmp/ü #1;\u{1B}?.swift"),
      "file://here/tmp/%C3%BC%20%231%3B%1B%3F.swift")
    let links = Links(environment: ["TERM": "xterm-kitty"], host: "here", folder: "/folder")
    XCTAssertEqual(links?.url(of: "a"), "file://here/folder/a")
  }

  private let canvas = Canvas(
    theme: .dark, links: Links(environment: ["FORCE_HYPERLINK": "1"], host: "here"))
  private let link = Style.link.with(.leading(to: "file:///a"))
  private func escaped(_ line: Line, _ canvas: Canvas) -> String {
    line.rendered(for: canvas).replacing("\u{1B}", with: "␛")
  }

  func testALinkIsWrittenAroundItsTextAndTakesNoRoom() {
    let line = Line("at ") + Line(" a.swift ", link)
    XCTAssertEqual(
      escaped(line, canvas), "at  ␛]8;id=link;file:///a␛\\␛[4ma.swift␛[0m␛]8;;␛\\ ")
    XCTAssertEqual(line.columns, 12)
    XCTAssertEqual(escaped(line, Canvas(theme: .dark)), "at  ␛[4ma.swift␛[0m ")
    XCTAssertEqual(escaped(line, .text), "at  a.swift ")
    XCTAssertEqual(
      escaped(Line("a", .leading(to: "file:///a")), canvas), "␛]8;id=link;file:///a␛\\a␛]8;;␛\\")
  }

  func testALinkOnSeveralLinesIsOne() {
    let lines = Line("Lessons and exercises", link).wrapped(to: 10)
    XCTAssertEqual(lines.map(\.plainText), ["Lessons", "and", "exercises"])
    for line in lines {
      XCTAssertEqual(line.spans.map(\.style.destination), ["file:///a"])
      XCTAssertTrue(escaped(line, canvas).hasPrefix("␛]8;id=link;file:///a␛\\"))
      XCTAssertTrue(escaped(line, canvas).hasSuffix("␛]8;;␛\\"))
    }
    XCTAssertEqual(
      Line("Lessons", link).truncated(to: 4).spans.map(\.style.destination),
      ["file:///a", "file:///a"])
  }

  func testWhatCouldEndTheCodeIsNoDestination() {
    for url in ["file:///a\u{1B}\\", "file:///a\u{7}", "file:///ü", "file:///a b"] {
      XCTAssertEqual(escaped(Line("a", .leading(to: url)), canvas), "a", url)
    }
  }

  func testLinksOfTheTextLeadToTheWeb() {
    let text = "[talk](https://example.com/talk) [lesson 1](../01/README.md)"
    let line = MarkdownDrawing(width: 80, showsMarks: false).line(for: Inline.parsing(text))
    XCTAssertEqual(
      line.spans.map(\.style.destination), ["https://example.com/talk", nil, nil, nil])
  }
}

/// A path is the way to a file from where somebody stands.
final class StandingTests: XCTestCase {
  func testTheWayLeadsThereFromAnywhere() {
    let exercise = "Lessons/02-reduce/Exercise.swift"
    let table = [
      "/work": exercise, "/work/Lessons": "02-reduce/Exercise.swift",
      "/work/Lessons/02-reduce": "Exercise.swift",
      "/work/Lessons/03-login-state": "../02-reduce/Exercise.swift",
      "/work/Tests/Suites": "../../\(exercise)", "/other": "/work/\(exercise)",
      "/": "/work/\(exercise)",
    ]
    for (folder, path) in table {
      let standing = Standing(root: "/work", folder: folder)
      XCTAssertEqual(standing.path(to: exercise), path, folder)
      XCTAssertEqual(standing.path(to: "/work/\(exercise)"), path, folder)
      XCTAssertEqual(standing.path(to: "/tmp/a.swift"), "/tmp/a.swift", folder)
    }
  }
}
