import Foundation
import MadeClasses
import TestSupport
import XCTest

/// Each thing that a made class hands in comes to what it should, in each layout.
final class MadeClassTests: CachedTestCase {
  func testTheSameSeedMakesTheSameFolder() throws {
    let yard = try ClassYard()
    for layout in MadeClass.Layout.allCases {
      let texts = try [UInt64(1), 1, 2].map { seed in
        try yard.handIn(40, seed: seed, as: layout)
        return try self.listing(of: yard.handedIn)
      }
      XCTAssertEqual(texts[0], texts[1], "\(layout)")
      XCTAssertNotEqual(texts[0], texts[2], "\(layout)")
    }
  }

  func testEachKindComesToWhatItShould() throws {
    let yard = try ClassYard()
    for layout in MadeClass.Layout.allCases {
      // What is known from one layout is known in the other ones: the texts are the same.
      let made = try yard.handIn(16 * ClassYard.scale, seed: 21, as: layout)
      let run = try yard.grade("r", ["--seed", "7", "--lessons", "1-2"])
      let lines = try yard.results("r")
      // Who handed in nothing that can be seen has no file in Canvas's folder.
      let seen = made.learners.filter { learner in
        layout != .canvas || learner.exercises.contains { $0.kind != .missing }
      }
      XCTAssertEqual(lines.count, 2 * seen.count, "\(layout)")
      for learner in seen {
        for exercise in learner.exercises {
          let ending = exercise.lesson
          let line = lines.first { line in
            line.lesson == ending && self.isOf(learner, line, layout)
          }
          let status = line?.status ?? "no line"
          let place = "\(layout) \(learner.name) \(ending) \(exercise.kind)"
          XCTAssertTrue(
            expected(exercise).contains(status),
            "\(place): \(status) \(line?.obstacle ?? [])\n\(exercise.text)")
          if status == "missing", exercise.kind != .missing {
            let remark = learner.name.unicodeScalars.allSatisfy {
              $0.properties.isAlphabetic && $0.isASCII || $0 == "_"
                || $0.properties.numericType != nil
            }
            // Others are shown with signs in place of what can't be shown.
            if remark { XCTAssertTrue(run.output.contains(learner.name), place) }
          }
        }
      }
    }
  }

  private func isOf(_ learner: MadeLearner, _ line: ResultLine, _ layout: MadeClass.Layout) -> Bool
  {
    guard layout == .canvas else { return line.learner == learner.name }
    let parts = learner.name.split(separator: "_")
    return line.learner == String(parts[parts.count - 2])
  }

  private func expected(_ exercise: MadeExercise) -> Set<String> {
    switch exercise.kind {
    case .right, .sameTwice: ["passed"]
    case .wrong: ["failed", "unbuilt"]
    case .hostile: ["failed", "passed", "unreadable"]
    case .stub: ["untouched"]
    // Something else of the same learner may be of this lesson.
    case .missing: ["missing", "unclear"]
    case .link: ["unclear", "unreadable"]
    case .otherTwice: ["unclear"]
    case .folder: ["missing", "unclear", "unreadable"]
    case .empty, .huge, .notUTF8: ["unreadable"]
    }
  }

  private func listing(of folder: String) throws -> [String: Data?] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, FileManager.default.contents(atPath: "\(folder)/\($0)"))
      })
  }
}
