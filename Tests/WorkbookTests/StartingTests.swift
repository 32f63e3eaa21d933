import Basics
import Foundation
import Launching
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The built program, started by itself.
final class StartingTests: CachedTestCase {
  private let place = ".build/x86_64-unknown-linux-gnu/debug/workbook"

  private func list(
    _ fixture: Fixture, _ program: String, from directory: String
  ) throws -> WorkbookProcess {
    try WorkbookProcess(["list"], in: fixture) {
      ($0.program, $0.directory) = (program, directory)
    }
  }

  func testFromOutsideItFindsTheWorkbookInWhichItWasBuilt() throws {
    let fixture = try Fixture()
    let program = try fixture.copyProgram(to: place)
    let expected = FakeRun(["list"], in: fixture).output
    let link = "\(Fixture.temporary)/link-\(UUID().uuidString)"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
    for path in [program, link] {
      let run = try list(fixture, path, from: "/")
      XCTAssertEqual(run.output, expected, path)
      XCTAssertEqual(run.errors, "", path)
      XCTAssertEqual(run.code, .success, path)
    }
  }

  func testTheFolderInWhichItIsStartedWins() throws {
    let fixture = try Fixture()
    let other = "\(Fixture.temporary)/other-\(UUID().uuidString)"
    let program = try fixture.copyProgram(to: "\(place)")
    // The same workbook in another place, where one lesson was begun.
    try FileManager.default.copyItem(atPath: fixture.root, toPath: other)
    try Data("// mine".utf8).write(
      to: URL(fileURLWithPath: "\(other)/\(Fixture.exercise(Fixture.down))"))
    XCTAssertNotEqual(
      try list(fixture, program, from: "\(other)/Lessons/02-count-down").output,
      try list(fixture, program, from: "\(fixture.root)/Lessons").output)
  }

  // MARK: Age

  func testOnlyDoctorLooksWhetherAProgramIsOlderThanItsSources() throws {
    let fixture = try Fixture()
    let program = try fixture.copyProgram(to: place)
    let warning = "· This program is older than the workbook's sources."
    func doctor(_ program: String) throws -> String {
      try WorkbookProcess(["doctor"], in: fixture) { $0.program = program }.output
    }
    let source = "\(fixture.root)/Sources/Some/Thing.swift"
    try fixture.write("// newer", to: "Sources/Some/Thing.swift")
    let built = (place as NSString).deletingLastPathComponent
    try fixture.write("\(source)\n", to: "\(built)/Some.build/sources")
    try fixture.write(
      "/built/Some.build/Thing.swift.o\n", to: "\(built)/workbook.product/Objects.LinkFileList")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: source)
    XCTAssertFalse(try doctor(program).contains(warning))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: source)
    XCTAssertTrue(try doctor(program).contains(warning))
    XCTAssertEqual(try list(fixture, program, from: fixture.root).errors, "")
    // A program from elsewhere has other sources.
    XCTAssertFalse(try doctor(WorkbookProcess.executable).contains(warning))
  }

  // MARK: Aliases

  func testAnAliasStartsTheProgramInEveryShell() throws {
    let fixture = try Fixture()
    let folders = ["plain", "with a space", "it's \"quoted\" $HOME `x` \\n;*"]
    for folder in folders {
      let program = try fixture.writeProgram("\(folder)/workbook", "echo started \"$@\"")
      for shell in Shell.allCases {
        guard let path = executable(named: shell.rawValue, environment: FakeRun.environment) else {
          continue
        }
        let alias = Shell.alias("workbook", for: program)
        try fixture.write("\(alias)\nworkbook one 'two three'\n", to: "script")
        // Only who types has aliases in bash, unless asked for.
        let options = shell == .bash ? ["-O", "expand_aliases"] : []
        let command = Command(
          path, options + ["\(fixture.root)/script"], environment: FakeRun.environment)
        let run = try capture(command, limit: .seconds(20))
        XCTAssertEqual(run.output, "started one two three\n", "\(shell) \(alias) \(run.errors)")
      }
    }
  }
}
