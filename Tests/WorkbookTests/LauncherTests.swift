import Basics
import Curriculum
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// `swift run workbook` in the package of the exercises.
final class LauncherTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce"] }

  func testTheSameCommandWorksInEveryFolderWhateverTheExercisesHold() throws {
    let place = try LaunchPlace.shared()
    let atTheTop = try capture(
      WorkbookProcess.shell(
        "exec \"$@\"", [WorkbookProcess.workbook, "list"], directory: place.root),
      limit: .seconds(20))
    XCTAssertTrue(atTheTop.ending.isSuccess, atTheTop.errors)
    for folder in ["Lessons", "Lessons/02-reduce"] {
      let run = try place.swiftRun(["list"], in: folder)
      XCTAssertEqual(run.output, atTheTop.output, folder)
      XCTAssertTrue(run.ending.isSuccess, run.errors)
    }
    let wrong = try place.swiftRun(["test", "--jsn"], in: "Lessons/02-reduce")
    XCTAssertEqual(wrong.ending, .exited(ExitCode.usage.rawValue))
  }

  /// What is told as the next thing to do can be done where it is told.
  func testTheNextCommandOfAVerdictWorksInTheLessonsFolder() throws {
    let place = try LaunchPlace.shared()
    let verdict = try place.swiftRun(["test", "2"], in: "Lessons/02-reduce")
    XCTAssertEqual(verdict.ending, .exited(ExitCode.failure.rawValue), verdict.errors)
    XCTAssertTrue(verdict.output.contains("\nExercise.swift:1:19"), verdict.output)
    let next = try XCTUnwrap(verdict.output.firstMatch(of: /swift run workbook [a-z]+ 2/))
    let run = try place.swiftRun(
      String(next.0).words.dropFirst(3).map { $0 }, in: "Lessons/02-reduce")
    XCTAssertNotEqual(run.ending, .exited(ExitCode.usage.rawValue), run.errors)
    XCTAssertEqual(
      try capture(place.launch(["test", "2"], in: "Lessons/02-reduce"), limit: .seconds(60)).output,
      verdict.output)
  }

  // MARK: With a workbook that tells how it was started

  func testItBecomesTheWorkbookWithItsArgumentsFolderAndInput() throws {
    let place = try LaunchPlace.shared().copy()
    try place.build("cd -P . && pwd; for word; do echo \"<$word>\"; done; cat; exit 37")
    let run = try capture(
      place.launch(["a b", "", "*"], in: "Lessons/02-reduce", "echo typed |"), limit: .seconds(20))
    XCTAssertEqual(
      run.output, "\(place.root)/Lessons/02-reduce\n<a b>\n<>\n<*>\ntyped\n", run.errors)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.ending, .exited(37))
  }

  func testItIsFoundFromElsewhereByItsPlace() throws {
    let place = try LaunchPlace.shared().copy()
    try place.build("echo started")
    let run = try capture(
      WorkbookProcess.shell("exec \"$@\"", [place.launcher], directory: "/"), limit: .seconds(20))
    XCTAssertEqual(run.output, "started\n", run.errors)
  }

  func testWithoutAWorkbookAboveThatIsSaid() throws {
    let place = try LaunchPlace.shared().copy()
    try FileManager.default.removeItem(atPath: "\(place.root)/Tests")
    let run = try capture(place.launch([], in: "Lessons"), limit: .seconds(20))
    assertText(
      run.errors, "The workbook is not here: neither this folder nor one above it holds it.")
    XCTAssertEqual(run.ending, .exited(ExitCode.unavailable.rawValue))
  }

  // MARK: With a package manager that tells what it was asked for

  private let building = "The workbook is being built, which takes a minute the first time:\n"

  func testWhatIsNotBuiltOrOlderThanItsSourcesIsBuiltFirst() throws {
    let place = try LaunchPlace.shared().copy()
    try place.packageManager(
      """
      echo "$@"
      printf '#!/bin/sh\\necho started\\n' >'\(place.program)' && chmod +x '\(place.program)'
      """)
    func expect(isBuilt: Bool, line: UInt = #line) throws {
      let run = try capture(place.launch([], in: "Lessons"), limit: .seconds(20))
      let asked = "build --package-path \(place.root) --product workbook -c debug\n"
      XCTAssertEqual(run.errors, isBuilt ? building + asked : "", line: line)
      XCTAssertEqual(run.output, "started\n", line: line)
      XCTAssertTrue(run.ending.isSuccess, line: line)
    }
    try expect(isBuilt: true)
    try expect(isBuilt: false)
    try place.write("// newer", to: "Sources/Some/Thing.swift", secondsFromNow: 60)
    try place.write(
      "\(place.root)/Sources/Some/Thing.swift\n", to: ".build/debug/Some.build/sources")
    try place.write(
      "/built/Some.build/Thing.swift.o\n", to: ".build/debug/workbook.product/Objects.LinkFileList")
    try expect(isBuilt: true)
  }

  func testABuildThatFailsIsSaidAndNothingIsStarted() throws {
    let place = try LaunchPlace.shared().copy()
    try place.packageManager("echo 'error: because'; exit 1")
    let run = try capture(place.launch([], in: "Lessons"), limit: .seconds(20))
    assertText(
      run.errors,
      building + """
        error: because
        The workbook could not be built. The lines above say why. If nothing was changed in its \
        folder, remove what was built before, and start again:
        rm -rf \(place.root)/.build
        """)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.ending, .exited(ExitCode.unavailable.rawValue))
  }

  func testABuildThatFailsBecauseItWasMovedIsToldApart() throws {
    let place = try LaunchPlace.shared().copy()
    try place.packageManager("echo \"error: missing required module 'SwiftShims'\"; exit 1")
    try place.write(
      "/elsewhere/.build/debug/Some.build/Thing.swift.o : /elsewhere/Sources/Some/Thing.swift",
      to: ".build/debug/Some.build/Thing.d")
    let run = try capture(place.launch([], in: "Lessons"), limit: .seconds(20))
    assertText(
      run.errors,
      building + """
        error: missing required module 'SwiftShims'
        \(place.root)/.build was built in another place, and can't be used after the move. Remove \
        it, and start again; then it is built anew:
        rm -rf \(place.root)/.build
        """)
    XCTAssertEqual(run.ending, .exited(ExitCode.unavailable.rawValue))
  }

  func testAProgramThatCannotBeStartedIsSaid() throws {
    let place = try LaunchPlace.shared().copy()
    try place.write("neither a program nor a script", to: ".build/debug/workbook")
    XCTAssertEqual(chmod(place.program, 0o755), 0)
    let run = try capture(place.launch([], in: "Lessons"), limit: .seconds(20))
    assertText(
      run.errors,
      """
      \(place.program) could not be started. Look at its permissions, or remove it: then it is \
      built anew.
      """)
    XCTAssertEqual(run.ending, .exited(ExitCode.unavailable.rawValue))
  }
}
