import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class BackupNameTests: XCTestCase {
  private func name(_ file: String) -> BackupName? {
    BackupName(file: file, lesson: "02-reduce")
  }

  func testOnlyBackupsOfTheLessonAreNames() {
    let files = [
      "02-reduce-20260103-040506.swift", "02-reduce-20260103-040506-2.swift",
      "02-reduce-20260103-040506-12.swift",
    ]
    for file in files { XCTAssertEqual(name(file)?.file, file) }
    let others = [
      "", "02-reduce", "02-reduce-.swift", "03-login-state-20260103-040506.swift",
      "02-reduce-20260103-040506", "02-reduce-20260103-040506-.swift",
      "02-reduce-20260103-040506-99999999999999999999.swift", "02-reduce-2026-0103-040506.swift",
      "a02-reduce-20260103-040506.swift", "02-reduce-more-20260103-040506.swift",
    ]
    for file in others { XCTAssertNil(name(file), file) }
  }

  func testEachNameIsGreaterThanAllBefore() {
    var numbers = numbersByChance()
    let start = Date(timeIntervalSince1970: 1_767_413_106)
    // Twice in a second, on, back by an hour as in autumn, and on from there.
    let times: [Double] = [0, 0, 0, 5, 5, -3600, -3599, 4, 6, 6]
    var names: [BackupName] = []
    for seconds in times {
      let next = BackupName(lesson: "02-reduce", at: start + seconds)
        .following(names.shuffled(using: &numbers))
      if let latest = names.last { XCTAssertLessThan(latest, next) }
      XCTAssertEqual(name(next.file), next)
      names.append(next)
    }
    XCTAssertEqual(Set(names.map(\.file)).count, times.count)
  }
}
