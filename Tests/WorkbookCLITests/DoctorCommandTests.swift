import Foundation
import XCTest

@testable import WorkbookCLI

final class DoctorCommandTests: XCTestCase {
  func testAHealthyMachine() throws {
    let fixture = try Fixture()
    let run = FakeRun(["doctor"], in: fixture) { $0.environment = ["EDITOR": "nano"] }
    let start = "✓ Swift compiler: "
    XCTAssertTrue(run.output.hasPrefix(start), run.output)
    let afterCompiler = run.output.drop { $0 != "\n" }
    XCTAssertNotNil(run.output.firstMatch(of: /swiftc, version \d+\.\d+\n/), run.output)
    assertText(
      String(afterCompiler.dropFirst()),
      """
      ✓ XCTest, and the suites' own code builds with it
      ✓ .workbook can be written
      ✓ Editor: nano

      Everything is there.
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.paths(below: ".workbook"), [], "its probe is gone")
  }

  func testEverythingThatIsMissingIsSaidAtOnce() throws {
    let fixture = try Fixture()
    try fixture.block(".workbook", with: "a file")
    let run = FakeRun(["doctor"], in: fixture) { $0.environment = ["PATH": "/nowhere"] }
    assertText(
      run.output,
      """
      ✗ There is no Swift compiler: `swiftc` is in no folder of your `PATH`. Install
        Swift 6.0 or newer from swift.org, then open a new terminal.
      ✗ .workbook can't be written. Nothing was changed. Look at the folder's
        permissions and at the free space.
      · No editor is named in `$VISUAL` or `$EDITOR`; `e` in the menu needs one. For
        example: `export EDITOR=nano`
      """)
    XCTAssertEqual(run.code, .unavailable)
  }

  func testWithoutXCTest() throws {
    let fixture = try Fixture()
    _ = try fixture.writeProgram(
      "swiftc",
      """
      if [ "$1" = -print-target-info ]; then
        echo '"Swift version 6.1", "runtimeResourcePath": "/nowhere/lib/swift"'
        exit
      fi
      echo "a.swift:1:8: error: no such module 'XCTest'" >&2
      exit 1
      """)
    let run = FakeRun(["doctor"], in: fixture) { $0.environment = ["PATH": "\(fixture.root)/bin"] }
    let lines = run.output.split(separator: "\n").drop { !$0.hasPrefix("✗") }
    assertText(
      lines.joined(separator: "\n"),
      """
      ✗ XCTest is missing, so nothing can be graded. On Linux it comes with the
        toolchain from swift.org; on macOS it comes with Xcode (`xcode-select -s
        /Applications/Xcode.app`).
      ✓ .workbook can be written
      · No editor is named in `$VISUAL` or `$EDITOR`; `e` in the menu needs one. For
        example: `export EDITOR=nano`
      """)
    XCTAssertEqual(run.code, .unavailable)
  }
}
