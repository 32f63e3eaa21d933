import TestSupport
import XCTest

@testable import Classroom

/// Parts come together to what they were parts of, or not at all.
final class ClassPartsTests: XCTestCase {
  private func parts(_ count: Int, learners: Int) -> [(place: String, plan: ClassPlan)] {
    (1...count).compactMap { number in
      Shard(number, of: count).map { ("part \(number)", SampleParts.plan($0, count: learners)) }
    }
  }

  private func problem(_ parts: [(place: String, plan: ClassPlan)]) -> MergeError? {
    do {
      _ = try ClassParts.merged(parts)
      return nil
    } catch { return error }
  }

  func testPartsInAnyOrderAreTheWhole() throws {
    var numbers = numbersByChance()
    for count in [1, 2, 3, 8, 13] {
      for learners in [0, 1, 5, 12] {
        let parts = parts(count, learners: learners).shuffled(using: &numbers)
        let merged = try ClassParts.merged(parts)
        XCTAssertEqual(merged.plan, SampleParts.plan(count: learners))
        for (learner, part) in zip(merged.plan.learners, merged.parts) {
          XCTAssertTrue(parts[part].plan.learners.contains(learner))
        }
      }
    }
  }

  func testWhatDoesNotBelongTogetherIsRefused() {
    XCTAssertEqual(problem([]), .nothing)
    XCTAssertEqual(problem([("all", SampleParts.plan())]), .whole(path: "all"))
    let three = parts(3, learners: 5)
    XCTAssertEqual(problem([three[0], ("all", SampleParts.plan())]), .whole(path: "all"))
    XCTAssertEqual(problem([three[0], three[2]]), .missing([2], total: 3))
    XCTAssertEqual(problem(three + [three[1]]), .twice(number: 2, path: "part 2", other: "part 2"))
    XCTAssertEqual(
      problem([three[0], parts(2, learners: 5)[1]]),
      .another(.parts, path: "part 2", other: "part 1"))
  }

  func testEveryDifferenceIsNamed() {
    let changes: [(MergeError.Difference, (inout ClassPlan.Header) -> Void)] = [
      (.seed, { $0.grading.seed = 8 }), (.version, { $0.grading.version = "v2" }),
      (.compiler, { $0.grading.compiler = "6.0" }),
      (.confinement, { $0.grading.confinement = .none }), (.lessons, { $0.lessons = [] }),
      (.timeout, { $0.grading.timeout = 1 }), (.submissions, { $0.digest = "e" }),
      (.submissions, { $0.count = 6 }), (.submissions, { $0.problems = [] }),
      (.parts, { $0.shard = Shard(2, of: 4) }),
    ]
    XCTAssertEqual(Set(changes.map(\.0)), Set(MergeError.Difference.allCases))
    for (difference, change) in changes {
      var parts = parts(3, learners: 5)
      change(&parts[1].plan.header)
      XCTAssertEqual(problem(parts), .another(difference, path: "part 2", other: "part 1"))
    }
  }

  func testALearnerWhoIsMissingIsNoticed() {
    var parts = parts(3, learners: 5)
    parts[1].plan.learners.removeLast()
    XCTAssertEqual(problem(parts), .incomplete(total: 5, found: 4))
  }

  func testShards() {
    for text in ["0/1", "2/1", "1", "1/", "/1", "a/b", "1/2/3", "-1/2", " 1/2", ""] {
      XCTAssertNil(Shard(text), text)
    }
    XCTAssertEqual(Shard("2/8"), Shard(2, of: 8))
    for count in 1...9 {
      for index in 0..<50 {
        let takers = (1...count).filter { Shard($0, of: count)?.takes(index) == true }
        XCTAssertEqual(takers.count, 1)
      }
    }
  }
}
