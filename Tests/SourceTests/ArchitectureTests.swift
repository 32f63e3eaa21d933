import Foundation
import XCTest

/// What `Sources/README.md` says of targets, folders and words is so.
final class ArchitectureTests: XCTestCase {
  private func page() throws -> Page { try Page("Sources/README.md") }

  func testTheArrowsAreThePackages() throws {
    let manifest = try PackageManifest()
    let program = manifest.reachable(from: "workbook").union(["workbook"])
    XCTAssertGreaterThan(program.count, 10)
    let real = program.reduce(into: [String: Set<String>]()) { arrows, target in
      let direct = manifest.direct(of: target)
      arrows[target] = direct.isEmpty ? nil : direct
    }
    let drawing = try XCTUnwrap(try page().blocks("arrows").first?.text)
    let drawn = drawing.split(separator: "\n").map { line in
      let words = line.split(separator: " ").filter { $0 != "→" }.map(String.init)
      return (words[0], Set(words.dropFirst()))
    }
    XCTAssertEqual(Dictionary(uniqueKeysWithValues: drawn), real)
  }

  func testEveryTargetIsNamed() throws {
    let manifest = try PackageManifest()
    let program = manifest.reachable(from: "workbook").union(["workbook"])
    let rows = try page().rows(below: "The targets").map(code)
    XCTAssertEqual(Set(rows), program)
    XCTAssertEqual(rows.count, program.count)
    XCTAssertTrue(try folders(in: "Sources").isSubset(of: program))
  }

  func testEveryFolderIsNamed() throws {
    let page = try page()
    let inner = page.rows(below: "The folders of the upper targets").flatMap(codes)
    let targets = ["Commands", "Interface", "Runtime"]
    let folders = try targets.flatMap { target in
      try self.folders(in: "Sources/\(target)").map { "\(target)/\($0)" }
    }
    XCTAssertEqual(inner.sorted(), folders.sorted())
    let ofTests = page.rows(below: "The folders of the tests").flatMap(codes)
    let (testTargets, others) = try self.folders(in: "Tests").partitioned { $0.hasSuffix("Tests") }
    XCTAssertEqual(Set(ofTests), others)
    // Test targets have the name of what they test.
    let known = Set(try PackageManifest().dependencies.values.flatMap { $0 })
    let text = page.section("The folders of the tests")
    for name in testTargets where !known.contains(String(name.dropLast("Tests".count))) {
      XCTAssertTrue(text.contains("`\(name)`"), name)
    }
  }

  func testTheWordsAreThoseOfTheCode() throws {
    let words = try page().rows(below: "The words")
    XCTAssertFalse(words.isEmpty)
    XCTAssertLessThanOrEqual(words.count, 25)
    XCTAssertEqual(words, words.sorted())
    XCTAssertEqual(Set(words).count, words.count)
    let used = try SwiftSource.all(below: ["Sources"]).flatMap(\.words)
      .flatMap { $0.matches(of: /[A-Z]?[a-z]+/).map { $0.output.lowercased() } }
    XCTAssertEqual(Set(words).subtracting(used), [])
  }

  func testEachStepOfAWayNamesWhoTakesIt() throws {
    for way in ["`workbook test 3`", "A key", "A save while watching"] {
      let steps = try page().section(way).matches(of: /(?m)^\d+\. .*$/)
      XCTAssertGreaterThan(steps.count, 4, way)
      for step in steps {
        XCTAssertTrue(step.output.contains("`]("), String(step.output))
      }
    }
  }

  func testADrawnWayGoesThroughFilesThatAreThere() throws {
    let drawing = try XCTUnwrap(try page().blocks("way").first?.text)
    let names = drawing.matches(of: /([\w+]+)\.swift/).map { String($0.1) }
    let sources = try SwiftSource.all(below: ["Sources"])
    for name in names { XCTAssertEqual(sources.filter { $0.name == name }.count, 1, name) }
    let steps = try page().section("A save while watching").split(separator: "\n1. ").last ?? ""
    for name in ["EventLoop", "EventQueue", "FileWatcher", "GradingJob", "WatchReducer"] {
      XCTAssertTrue(names.contains(name), name)
      XCTAssertTrue(steps.contains("/\(name)"), "\(name) is drawn, and not explained")
    }
  }

  // MARK: How it is found out

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

  private func folders(in folder: String) throws -> Set<String> {
    let manager = FileManager.default
    let names = try manager.contentsOfDirectory(atPath: "\(Page.package)/\(folder)")
    return Set(
      names.filter { name in
        var isFolder: ObjCBool = false
        let path = "\(Page.package)/\(folder)/\(name)"
        return manager.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
      })
  }

  /// The names that stand as code in a cell.
  private func codes(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  private func code(in cell: String) -> String { codes(in: cell).first ?? "" }
}

extension Set {
  fileprivate func partitioned(by isFirst: (Element) -> Bool) -> (Set, Set) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
