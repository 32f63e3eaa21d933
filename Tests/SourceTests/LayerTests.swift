import Foundation
import XCTest

/// Who may use whom: what `Sources/README.md` draws, what the package says and what the files import.
final class LayerTests: XCTestCase {
  /// With what only courses of others have.
  private func program(_ manifest: PackageManifest) -> Set<String> {
    manifest.reachable(from: "workbook").union(["workbook", "TaskOrders"])
  }

  func testTheArrowsAreThePackages() throws {
    let manifest = try PackageManifest()
    let program = program(manifest)
    XCTAssertGreaterThan(program.count, 10)
    let real = program.reduce(into: [String: Set<String>]()) { arrows, target in
      let direct = manifest.direct(of: target)
      arrows[target] = direct.isEmpty ? nil : direct
    }
    let drawing = try XCTUnwrap(try Page("Sources/README.md").block("arrows")?.text)
    let drawn = drawing.split(separator: "\n").map { line in
      let words = line.split(separator: " ").filter { $0 != "→" }.map(String.init)
      return (words[0], Set(words.dropFirst()))
    }
    XCTAssertEqual(Dictionary(uniqueKeysWithValues: drawn), real)
  }

  /// The build finds every module that was built before, whether the package names it or not.
  func testNothingIsImportedThatThePackageDoesNotName() throws {
    let manifest = try PackageManifest()
    let program = program(manifest)
    var count = 0
    let found = try TakenApart.program().filter { $0.path.hasPrefix("Sources/") }.flatMap {
      source in
      let target = String(source.path.split(separator: "/")[1])
      XCTAssertTrue(program.contains(target), source.path)
      return source.complaints { file, place in
        guard file.word(place - 1) == "import", program.contains(String(file.word(place)))
        else { return false }
        count += 1
        return manifest.dependencies[target]?.contains(String(file.word(place))) != true
      }
    }
    XCTAssertEqual(found, [])
    XCTAssertGreaterThan(count, 500)
  }

  func testAPackageIsRead() {
    let manifest = PackageManifest(
      text: """
        .target(name: "\\(lesson.name)Script", dependencies: ["D"], path: "x"),
        .target(
          name: "\\(lesson.name)Suite",
          dependencies: [.target(name: "\\(lesson.name)Script"), "D"]),
        .target(name: "D"),
        .target(name: "A", dependencies: all("Suite") + ["B", "D"], path: "A"),
        """)
    XCTAssertEqual(
      manifest.dependencies,
      ["…Script": ["D"], "…Suite": ["…Script", "D"], "A": ["…Suite", "B", "D"]])
    XCTAssertEqual(manifest.direct(of: "A"), ["…Suite", "B"])
    XCTAssertEqual(manifest.reachable(from: "A"), ["…Suite", "…Script", "B", "D"])
  }
}
