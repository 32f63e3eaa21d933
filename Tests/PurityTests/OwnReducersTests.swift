import Basics
import Curriculum
import Foundation
import Grading
import Launching
import Purity
import TestSupport
import XCTest

/// The workbook's own reducers are pure, by its own reader.
final class OwnReducersTests: CachedTestCase {
  override class var lessons: [String] { [] }

  /// The targets in which they stand, and those whose values they use.
  private static let targets = [
    "Interface", "Curriculum", "Terminal", "SuiteSupport", "Traces", "Basics", "Purity",
  ]

  func testTheyArePure() throws {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let environment = ProcessInfo.processInfo.environment
    let toolchain = try Toolchain.forTests()
    // As the package manager calls it: by its folder.
    let folder = URL(fileURLWithPath: repository.root).lastPathComponent
    let package = folder.lowercased().replacing("-", with: "_")
    var (trees, sources, places): ([UInt8], [String], [String]) = ([], [], [])
    let read = try concurrently(Self.targets) { target in
      let folder = "\(repository.root)/Sources/\(target)"
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
      let answer = try toolchain.tree(
        of: files, module: target,
        adding: ["-package-name", package, "-I", "\(repository.root)/.build/debug/Modules"],
        environment: environment, within: .seconds(60))
      return (target: target, files: files, answer: answer)
    }
    for (target, files, answer) in read {
      XCTAssertTrue(answer.ending.isSuccess, target)
      XCTAssertEqual(answer.errors, "", target)
      trees += answer.output.utf8
      sources += try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
      places += files
    }
    let reports = try XCTUnwrap(
      Purity.report(tree: trees, sources: sources, modules: Set(Self.targets)))
    var reducers = 0
    for (report, place) in zip(reports, places) {
      let isInterface = place.contains("/Interface/")
      for function in report.functions where isInterface || place.contains("/Reducers/") {
        let isReducer = function.name.contains("educer(") || !isInterface
        guard isReducer, !Self.objects.contains(where: function.name.hasPrefix) else { continue }
        reducers += 1
        XCTAssertEqual(
          function.verdict, .pure, "\(place):\(function.line) \(function.name) \(function.reasons)")
      }
    }
    XCTAssertGreaterThan(reducers, 15)
  }

  /// What has a state of its own.
  private static let objects = ["Store."]
}
