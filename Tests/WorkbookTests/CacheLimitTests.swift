import FixtureLessons
import Foundation
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What is taken away when too much was built.
final class CacheLimitTests: XCTestCase {
  func testOnlyWhatWasBuiltMakesRoom() throws {
    let fixture = try Fixture()
    let cache = "\(fixture.root)/.workbook/cache"
    // Everything that is kept beside what was built is known by then.
    XCTAssertEqual(FakeRun(["list"], in: fixture).code, .success)
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    XCTAssertEqual(FakeRun(["test", "1"], in: fixture).code, .success)
    let others = try names(in: cache).filter { $0.hasSuffix(".jsonl") }
    XCTAssertTrue(Set(others).isSuperset(of: ["course.jsonl", "toolchain.jsonl"]), "\(others)")
    try fixture.write(Data(count: 9 << 20), to: ".workbook/cache/builds/older/data")
    for name in others + ["builds/older"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: "\(cache)/\(name)")
    }
    // Other types than any before: the adapter is built anew.
    let reshaped = FixtureLessons.upSolution.replacing(
      "var count: Int", with: "var count: Int\n  var unit = \"\(UUID())\"")
    try fixture.write(reshaped, to: Fixture.exercise(Fixture.up))
    XCTAssertEqual(FakeRun(["test", "1"], in: fixture).code, .success)
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(cache)/builds/older"))
    XCTAssertEqual(Set(others).subtracting(try names(in: cache)), [])
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }
}
