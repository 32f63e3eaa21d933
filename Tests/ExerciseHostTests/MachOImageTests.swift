import Basics
import Foundation
import XCTest

@testable import Curriculum
@testable import Grading

/// Where the code of a library for macOS lies is read from its file.
final class MachOImageTests: XCTestCase {
  private func object() throws -> Data {
    let context = try Workbench.shared.get()
    let path = "\(context.folder)/macos-\(UUID().uuidString)"
    try Data("int f(int x) { return x + 1; }".utf8).write(to: URL(fileURLWithPath: path + ".c"))
    let command = Command(
      "\(context.toolchain.folder)/bin/clang",
      ["-target", "arm64-apple-macosx13.0", "-c", path + ".c", "-o", path + ".o"],
      environment: ProcessInfo.processInfo.environment)
    let answer = try capture(command, limit: .seconds(30))
    XCTAssertTrue(answer.ending.isSuccess, answer.errors)
    return try XCTUnwrap(FileManager.default.contents(atPath: path + ".o"))
  }

  func testTheCodeIsFound() throws {
    let code = try XCTUnwrap(MachOImage(object())?.codeAddresses)
    XCTAssertEqual(code.lowerBound, 0)
    // Each instruction has four bytes.
    XCTAssertGreaterThanOrEqual(code.count, 8)
    XCTAssertEqual(code.count % 4, 0)
  }

  func testAFileThatWasCutOffIsNoTrouble() throws {
    let data = try object()
    for length in stride(from: 0, to: data.count, by: 7) {
      _ = MachOImage(data.prefix(length))
    }
    XCTAssertNil(MachOImage(data.prefix(40)))
    XCTAssertNil(MachOImage(Data("no library".utf8)))
  }
}
