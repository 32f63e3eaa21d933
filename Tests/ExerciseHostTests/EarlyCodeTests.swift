import Foundation
import Processes
import XCTest

@testable import Grading
@testable import Verdicts

/// Code that would run before anybody calls it is found in the object file.
final class EarlyCodeTests: XCTestCase {
  private func earlyCode(in source: String) throws -> EarlyCode? {
    let toolchain = try Workbench.shared.get().toolchain
    let folder = FileManager.default.temporaryDirectory.path + "/early-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(source.utf8).write(to: URL(fileURLWithPath: "\(folder)/code.c"))
    let command = Command(
      "\(toolchain.folder)/bin/clang", ["-c", "\(folder)/code.c", "-o", "\(folder)/code.o"],
      environment: ProcessInfo.processInfo.environment)
    let answer = try capture(command, limit: .seconds(30))
    XCTAssertTrue(answer.ending.isSuccess, answer.errors)
    let data = try XCTUnwrap(FileManager.default.contents(atPath: "\(folder)/code.o"))
    return try XCTUnwrap(ELFObject(data)).earlyCode
  }

  func testListsOfFunctionsAreFound() throws {
    let table = [
      ("__attribute__((constructor)) void f(void) {}", ".init_array"),
      ("__attribute__((constructor(200))) void f(void) {}", ".init_array.200"),
      ("__attribute__((destructor)) void f(void) {}", ".fini_array"),
      ("__attribute__((section(\".preinit_array\"))) void *f = &f;", ".preinit_array"),
      ("__attribute__((section(\".ctors.9\"))) void *f = &f;", ".ctors.9"),
      ("__attribute__((section(\".init\"))) void f(void) {}", ".init"),
    ]
    for (source, section) in table {
      XCTAssertEqual(try earlyCode(in: source), .section(section), source)
    }
  }

  func testFunctionsThatTheLoaderCallsAreFound() throws {
    XCTAssertEqual(try earlyCode(in: "void _init(void) {}"), .function("_init"))
    XCTAssertEqual(
      try earlyCode(
        in: "static void *r(void) { return 0; } void f(void) __attribute__((ifunc(\"r\")));"),
      .indirectFunction)
  }

  func testWhatIsOnlyCalledIsNotFound() throws {
    XCTAssertNil(try earlyCode(in: "extern void _init(void); void f(void) { _init(); }"))
    XCTAssertNil(try earlyCode(in: "int x_init = 1; void f(void) {}"))
  }

  func testLearnersCodeHasNone() throws {
    for name in ["Ordinary", "Crashes", "Late"] {
      XCTAssertNil(try Workbench.exercise(name).earlyCode, name)
    }
    XCTAssertEqual(try Workbench.exercise("Constructor").earlyCode, .section(".init_array"))
  }
}
