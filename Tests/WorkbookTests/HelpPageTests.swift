import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What `--help` shows, and the line below a command that can't be understood.
final class HelpPageTests: XCTestCase {
  private func page(_ command: CommandName, width: Int = 200) throws -> [String] {
    try Drawing.sample(width: width).help(of: command).text()
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// What stands above the first empty line, in one line.
  private func usage(_ command: CommandName) throws -> String {
    try page(command).prefix { !$0.isEmpty }.joined(separator: " ").replacing(#/ +/#, with: " ")
  }

  func testEveryPageNamesTheOptionsOfItsCommandAndNoOthers() throws {
    for command in CommandName.allCases {
      let bullets = try page(command).compactMap { line in
        line.firstMatch(of: /^  ((?:-., )?)(--[a-z]+)( \S+)?(?:  |$)/)
      }
      // Two options may be said by one flag, each of another command.
      XCTAssertEqual(bullets.map { String($0.2) }, command.options.map(\.flag), "\(command)")
      for (bullet, option) in zip(bullets, command.options) {
        XCTAssertEqual(bullet.3.map { String($0.dropFirst()) }, option.value?.placeholder)
        XCTAssertEqual(bullet.1.isEmpty, option.shortFlag == nil)
      }
    }
  }

  func testEveryPageBeginsWithHowTheCommandIsCalled() throws {
    XCTAssertEqual(try usage(.menu), "Usage: workbook [COMMAND] […]")
    for command in CommandName.offered {
      let first = try usage(command)
      let parts = first.matches(of: /\[(--[a-z]+)(?: ([^\]]+))?\]/)
      let options = command.options.filter { $0 != .help }
      XCTAssertEqual(parts.map { String($0.1) }, options.map(\.flag), first)
      XCTAssertEqual(parts.map { $0.2.map(String.init) }, options.map { $0.value?.placeholder })
      XCTAssertTrue(first.hasPrefix("Usage: \(command.title)"), first)
    }
  }

  /// What a line of usage says can stand there is what is understood.
  func testWhatHasToStandBehindACommandIsShownAsItIs() throws {
    // What stands behind `author` depends on its first word.
    let names: [CommandName.OperandKind: String] = [
      .lesson: "N", .shell: "bash|zsh|fish", .file: "FILE",
    ]
    for command in CommandName.offered where command.operands.kind != .task {
      let first = try usage(command)
      let name = try XCTUnwrap(names[command.operands.kind])
      let count = command.operands.count
      XCTAssertEqual("\(first) ".contains(" \(name) "), count.lowerBound == 1, first)
      XCTAssertEqual(first.contains("[\(name)]"), count == 0...1, first)
      XCTAssertEqual(first.contains("[\(name) …]"), count.upperBound > 1, first)
      let operand = command.operands.kind == .shell ? "zsh" : "1"
      for number in 0...2 {
        let line = [command.rawValue] + Array(repeating: operand, count: number)
        XCTAssertEqual((try? Invocation(arguments: line)) != nil, count.contains(number), "\(line)")
      }
    }
  }

  func testWhatAnAuthorCanAskForIsShownAsItIs() throws {
    let tasks =
      " new NAME|check [N]|derive [N]|run N FILE|translated CODE [FILE …]|course NAME "
    XCTAssertTrue(try usage(.author).contains(tasks))
    for task in CommandName.author.tasks {
      for number in 0...3 {
        let line = ["author", task.rawValue] + Array(repeating: "1", count: number)
        let isUnderstood = (try? Invocation(arguments: line)) != nil
        XCTAssertEqual(isUnderstood, task.operands.count.contains(number), "\(line)")
      }
    }
  }

  func testTheLineIsBrokenBetweenItsParts() throws {
    assertText(
      try Drawing.sample(width: 40).usage([
        "workbook cook", "[N …]", "[--hot]", "[--taste sweet|sour|bitter|salty|savoury]", "[--raw]",
      ]).text(),
      """
      Usage: workbook cook [N …] [--hot]
             [--taste sweet|sour|bitter|salty|
             savoury] [--raw]
      """)
  }

  func testTheFirstPageNamesEveryCommandWithWhatItDoesOnOneScreen() throws {
    let page = try page(.menu, width: 80)
    XCTAssertLessThanOrEqual(page.count, 30, page.joined(separator: "\n"))
    for command in CommandName.offered {
      let row = page.first { $0.hasPrefix("  \(command.rawValue) ") }
      XCTAssertNotNil(row, command.rawValue)
      let meaning = try realWords()("command.\(command.rawValue)")
      XCTAssertTrue(row?.hasSuffix("  \(meaning)") ?? false, command.rawValue)
    }
  }

  func testTheVersionsAreShownAnywhere() throws {
    let fixture = try Fixture()
    let run = FakeRun(["--version"], in: fixture)
    let versions = /workbook \d+\.\d+\.\d+\nbuilt with Swift 6\..*\ntoolchain: (.*)\n/
    let toolchain = run.output.wholeMatch(of: versions)?.1
    XCTAssertNotNil(toolchain?.wholeMatch(of: /Swift [\d.]+, \/.*swiftc/), run.output)
    XCTAssertEqual(run.code, .success)
    let without = FakeRun(["--version"], in: fixture) { $0.environment = ["PATH": "/nowhere"] }
    XCTAssertTrue(
      without.output.contains("\ntoolchain: There is no Swift compiler"), without.output)
    XCTAssertEqual(without.code, .success)
  }
}
