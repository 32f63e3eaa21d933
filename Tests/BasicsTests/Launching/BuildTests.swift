import Foundation
import XCTest

@testable import Launching

final class BuildTests: XCTestCase {
  private var folder = ""
  private var build: Build { Build(package: folder, folder: "\(folder)/.build/debug") }

  override func setUpWithError() throws {
    // A compiler's list escapes spaces.
    folder = NSTemporaryDirectory() + "built in \(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    folder = try XCTUnwrap(realPath(folder))
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Writes a file as if it had been so many seconds ago.
  private func write(_ path: String, secondsAgo: Double, _ text: String = "") throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: url.path)
  }

  /// What the package manager writes about a module, or a program that is made of modules.
  private func list(_ path: String, _ lines: [String]) throws {
    try write(
      ".build/debug/\(path)", secondsAgo: 90,
      lines.map { quoted("\(folder)/\($0)") + "\n" }.joined())
  }

  private let sources = ["Sources/Some/Deep/Thing.swift", "Lessons/.launcher/Some/Other.swift"]

  private func buildFromSources() throws {
    for source in sources { try write(source, secondsAgo: 90) }
    try list("Some.build/sources", sources)
    try write(".build/debug/Some.build/Thing.d", secondsAgo: 80)
    for product in ["workbook", "ExerciseHost", "FoundationWarmUp", "mutants"] {
      let path = ".build/debug/\(product)"
      try write(path, secondsAgo: 70)
      XCTAssertEqual(chmod("\(folder)/\(path)", 0o755), 0)
    }
    let object = ".build/debug/Some.build/Thing.swift.o"
    try list("workbook.product/Objects.LinkFileList", [object])
    // A module that only one of the programs has that the workbook starts, and one that none has.
    try list("ExerciseHost.product/Objects.LinkFileList", [".build/debug/Host.build/main.swift.o"])
    try list("mutants.product/Objects.LinkFileList", [".build/debug/Apart.build/main.swift.o"])
    for module in ["Host", "Apart"] {
      try write("Sources/\(module)/main.swift", secondsAgo: 90)
      try list("\(module).build/sources", ["Sources/\(module)/main.swift"])
    }
  }

  // MARK: Age

  func testAProgramThatWasMadeAfterItsSourcesIsNotOlder() throws {
    XCTAssertTrue(build.isOlderThanSources, "there is none")
    try buildFromSources()
    XCTAssertFalse(build.isOlderThanSources)
  }

  func testAnySourceThatWasWrittenLaterMakesItOlder() throws {
    for source in sources + ["Sources/Host/main.swift"] {
      try buildFromSources()
      try write(source, secondsAgo: 60)
      XCTAssertTrue(build.isOlderThanSources, source)
    }
  }

  func testWhatIsNoPartOfItDoesNotCount() throws {
    try buildFromSources()
    for path in [
      "Sources/Some/Thing.swift~", "Sources/Some/.#Thing.swift", "Sources/Apart/main.swift",
      "Lessons/02-reduce/Exercise.swift", "Tests/SomeTests/Test.swift",
    ] { try write(path, secondsAgo: 1) }
    XCTAssertFalse(build.isOlderThanSources)
  }

  func testASourceThatWasCompiledAgainWithoutAChangeDoesNotMakeItOlder() throws {
    try buildFromSources()
    try write(sources[0], secondsAgo: 60)
    try write(".build/debug/Some.build/Thing.d", secondsAgo: 50)
    XCTAssertFalse(build.isOlderThanSources)
    try write(sources[0], secondsAgo: 40)
    XCTAssertTrue(build.isOlderThanSources)
  }

  // MARK: Place

  private func dependencies(in folder: String) -> String {
    let path = folder.replacing(" ", with: "\\ ")
    return "\(path)/.build/debug/Some.build/Thing.swift.o : \(path)/Sources/Some/Thing.swift /usr/a"
  }

  func testABuildIsWhereItWasMade() throws {
    XCTAssertFalse(build.wasMoved, "nothing was built")
    try buildFromSources()
    try write(".build/debug/Some.build/Thing.d", secondsAgo: 0, dependencies(in: folder))
    XCTAssertFalse(build.wasMoved)
    // Another way to the same folder.
    let link = "\(folder)-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    defer { try? FileManager.default.removeItem(atPath: link) }
    XCTAssertFalse(Build(package: link, folder: "\(link)/.build/debug").wasMoved)
  }

  func testABuildOfAnotherPlaceWasMoved() throws {
    try write(".build/debug/Some.build/Thing.d", secondsAgo: 0, dependencies(in: folder))
    for place in ["/elsewhere", folder + "-before", folder + "/inner", "/x" + folder] {
      let other = dependencies(in: place).replacing("/inner/Sources", with: "/inner/sources")
      try write(".build/debug/Other.build/Thing.d", secondsAgo: 0, other)
      XCTAssertEqual(build.wasMoved, !place.hasPrefix(folder + "/"), place)
    }
  }
}
