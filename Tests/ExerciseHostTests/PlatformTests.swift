import Foundation
import XCTest

/// What differs between systems stands in one folder of each target.
final class PlatformTests: XCTestCase {
  private let sources =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Sources"

  func testNothingElseAsksForTheSystem() throws {
    for target in ["ExerciseGate", "ExerciseHost", "Grading/Host", "HostMessages"] {
      let folder = "\(sources)/\(target)"
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }
      XCTAssertFalse(names.isEmpty, target)
      for name in names {
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        let asks = text.split(separator: "\n")
          .contains { $0.trimmingCharacters(in: .whitespaces).hasPrefix("#if ") }
        XCTAssertEqual(asks, name.hasPrefix("Platform/"), "\(target)/\(name)")
      }
    }
  }
}
