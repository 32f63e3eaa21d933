import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Files of the cache that aren't as they were written: they change no verdict, and blame nobody.
final class DamagedCacheTests: CachedTestCase {
  private let exercise = Fixture.exercise(Fixture.down)

  private func damage(_ fixture: Fixture, _ change: (inout Data) -> Void) throws {
    for folder in ["cache", "verdicts"] {
      let root = "\(fixture.root)/.workbook/\(folder)"
      for name in FileManager.default.subpaths(atPath: root) ?? [] {
        guard var data = FileManager.default.contents(atPath: "\(root)/\(name)") else { continue }
        change(&data)
        try data.write(to: URL(fileURLWithPath: "\(root)/\(name)"))
      }
    }
  }

  func testWhateverIsDamagedIsMadeAnew() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution + "// \(UUID())\n", to: exercise)
    let right = FakeRun(["test", "2"], in: fixture)
    XCTAssertEqual(right.code, .success, right.errors)
    var random = numbersByChance()
    let changes: [(inout Data) -> Void] = [
      { $0 = $0.prefix($0.count / 2) },
      { $0 = Data() },
      { data in
        for _ in 0..<min(20, data.count) {
          let index = Int.random(in: 0..<data.count, using: &random)
          data[index] ^= 1 << Int.random(in: 0..<8, using: &random)
        }
      },
    ]
    for (number, change) in changes.enumerated() {
      try damage(fixture, change)
      let run = FakeRun(["test", "2"], in: fixture)
      XCTAssertEqual(run.output, right.output, "\(number)")
      XCTAssertEqual(run.errors, "", "\(number)")
      XCTAssertEqual(run.code, .success, "\(number)")
    }
  }
}
