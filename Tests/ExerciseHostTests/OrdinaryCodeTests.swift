import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// What ordinary code does goes on working where nothing but computing is allowed.
final class OrdinaryCodeTests: CachedTestCase {
  func testEachKindWorksInAHostOfItsOwn() throws {
    try expectEachKindWorks(in: Workbench.exercise("Ordinary"), count: 57)
  }

  func testWhatImportsNothingWorksWithoutFoundation() throws {
    let exercise = try Workbench.exercise("Plain")
    XCTAssertEqual(exercise.libraries, [])
    try expectEachKindWorks(in: exercise, count: 12)
  }

  private func expectEachKindWorks(in exercise: HostedExercise, count: Int) throws {
    let names = try XCTUnwrap(exercise.host().text(for: "")).split(separator: "\n").map(String.init)
    XCTAssertEqual(names.count, count)
    for name in names {
      let host = try exercise.host()
      XCTAssertEqual(host.text(for: name), "right", name)
      _ = host.takeOutput()
      XCTAssertNil(host.finish(within: Allowance(.seconds(10))).crash, name)
    }
  }

  func testTheMainActorHasItsTurnWithoutFoundation() throws {
    let host = try Workbench.exercise("Plain").host()
    for question in ["is asked", "had its turn"] {
      XCTAssertEqual(host.text(for: "the main actor"), "right", question)
    }
  }

  func testAllKindsWorkOneAfterTheOther() throws {
    for exercise in try [Workbench.exercise("Ordinary"), Workbench.exercise("Plain")] {
      let host = try exercise.host()
      for name in try XCTUnwrap(host.text(for: "")).split(separator: "\n") {
        XCTAssertEqual(host.text(for: String(name)), "right", String(name))
      }
    }
  }

  func testFoundationIsLoadedOnlyForWhatImportsIt() throws {
    for (name, isLoaded) in [("Ordinary", true), ("Plain", false)] {
      let host = try Workbench.exercise(name).host()
      guard let libraries = try? String(contentsOfFile: "/proc/\(host.id)/maps", encoding: .utf8)
      else { throw XCTSkip("this machine doesn't say what is loaded") }
      XCTAssertEqual(libraries.contains("libFoundation.so"), isLoaded, name)
    }
  }
}
