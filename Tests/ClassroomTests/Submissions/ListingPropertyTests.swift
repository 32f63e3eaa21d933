import TestSupport
import XCTest

@testable import Classroom

/// What holds for thousands of lists of paths.
final class ListingPropertyTests: XCTestCase {
  private let tops = [
    "ann", "ann.zip", "bob", "lab-ann", "lab-bob", "A_1_assignsubmission_file_", "03-login-state",
    "B_1_assignsubmission_file_x.swift", "ann_7_100_x.swift", "ann_7_101_x-1.swift", "submission_7",
    "leeann_8_102_a.zip", "Lessons", ".git", "x.swift", "Tests", "Sources",
  ]
  private let middles = [
    "", "Lessons", "03-login-state", "04-store", "Tests", "Sources", ".build", "04-store-old",
    "src",
    "__MACOSX", "in.zip",
  ]
  private let files = [
    "Exercise.swift", "Exercise-1.swift", "03-login-state.swift", "main.swift", "Stub.swift",
    "04-store_Exercise.swift", "notes.txt", "Exercise.swift.txt", "._Exercise.swift",
  ]

  private func list(_ numbers: inout some RandomNumberGenerator) -> Class {
    var list = Class()
    var paths: Set<String> = []
    for _ in 0..<Int.random(in: 1...12, using: &numbers) {
      let top = tops.randomElement(using: &numbers)!
      var parts = [top]
      if !top.hasSuffix(".swift") {
        for _ in 0..<2 { parts.append(middles.randomElement(using: &numbers)!) }
        parts.append(files.randomElement(using: &numbers)!)
      }
      let path = parts.filter { !$0.isEmpty }.joined(separator: "/")
      guard paths.insert(path).inserted else { continue }
      let text = ["", "1", Class.two, Class.three, Class.four].randomElement(using: &numbers)!
      let isOdd = Int.random(in: 0..<8, using: &numbers) == 0
      list.add(path, isOdd ? .problem(.link) : .file(size: text.utf8.count), text)
    }
    return list
  }

  func testEverySourceIsFoundOnceAndTheOrderDoesntMatter() {
    continueAfterFailure = false
    var numbers = numbersByChance()
    for round in 0..<1500 {
      var list = list(&numbers)
      let roster = Roster(learners: [
        .init(line: 2, id: "ann"), .init(line: 3, id: "q", folder: "bob"),
      ])
      for roster in [nil, roster] {
        let found = list.find(roster)
        let exercises = found.learners.flatMap { $0.exercises.values.map(\.place) }
        XCTAssertEqual(Set(exercises).count, exercises.count)
        XCTAssertEqual(Set(found.learners.map(\.id)).count, found.learners.count)
        let told = found.problems.map(\.place)
        for (index, item) in list.items.enumerated() where item.path.hasSuffix(".swift") {
          let isExercise = exercises.contains(item.path)
          let isTold = told.contains {
            $0 == "." || $0 == item.path || item.path.hasPrefix($0 + "/")
          }
          if isExercise {
            // A learner who isn't graded has no exercises.
            XCTAssertFalse(told.contains(item.path), "\(round) \(item.path)")
          } else if !isTold, !isIgnored(item.path) {
            let twin = list.items.indices.contains {
              $0 != index && list.texts[$0] == list.texts[index]
                && exercises.contains(list.items[$0].path)
            }
            let isOlder =
              item.path == "ann_7_100_x.swift" && exercises.contains("ann_7_101_x-1.swift")
            XCTAssertTrue(
              twin || isOlder, "\(round) \(item.path) \(list.items.map(\.path)) \(found)")
          }
        }
        let order = list.items.indices.shuffled(using: &numbers)
        list.items = order.map { list.items[$0] }
        list.texts = order.map { list.texts[$0] }
        XCTAssertEqual(list.find(roster), found, "\(round)")
      }
    }
  }

  private func isIgnored(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return parts.contains { $0.hasPrefix(".") || ["__MACOSX", "Tests", "Sources"].contains($0) }
      || parts.last == "Stub.swift"
  }

  func testAThousandLearnersAreFound() {
    var list = Class()
    for learner in 0..<1_000 {
      for lesson in Class.lessons {
        for copy in ["Lessons", "old"] {
          let name = copy == "old" ? "README.md" : "Exercise.swift"
          list.add("lab-\(learner)x/\(copy)/\(lesson.id)/\(name)", "")
        }
        list.add("lab-\(learner)x/Lessons/\(lesson.id)", .folder)
      }
    }
    let found = list.find()
    XCTAssertEqual(found.learners.count, 1_000)
    XCTAssertEqual(found.problems, [])
    XCTAssertEqual(found.learners[10].id, "10x")
  }
}
