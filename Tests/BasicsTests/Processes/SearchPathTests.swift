import Basics
import XCTest

final class SearchPathTests: XCTestCase {
  private var root = ""

  override func setUpWithError() throws {
    root = NSTemporaryDirectory() + "SearchPathTests-\(UUID().uuidString)"
    for folder in ["first", "second", "third/swiftc"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: root)
  }

  private func makeFile(_ path: String, permissions: Int = 0o755) {
    let isMade = FileManager.default.createFile(
      atPath: "\(root)/\(path)", contents: Data(), attributes: [.posixPermissions: permissions])
    XCTAssertTrue(isMade)
  }

  private func found(_ name: String, in folders: String...) -> String? {
    let path = folders.map { $0.isEmpty ? "" : "\(root)/\($0)" }.joined(separator: ":")
    return executable(named: name, environment: ["PATH": path])
      .map { $0.replacingOccurrences(of: root, with: "…") }
  }

  func testTheFirstFolderThatHasItCounts() {
    makeFile("first/swiftc")
    makeFile("second/swiftc")
    XCTAssertEqual(found("swiftc", in: "first", "second"), "…/first/swiftc")
    XCTAssertEqual(found("swiftc", in: "second", "first"), "…/second/swiftc")
    XCTAssertEqual(found("swiftc", in: "missing", "", "second"), "…/second/swiftc")
  }

  func testOnlyExecutableFilesCount() {
    makeFile("first/swiftc", permissions: 0o644)
    makeFile("second/swiftc")
    XCTAssertEqual(found("swiftc", in: "first", "third", "second"), "…/second/swiftc")
    XCTAssertNil(found("swiftc", in: "first", "third"))
  }

  func testNothingIsFoundWithoutAPath() {
    makeFile("first/swiftc")
    XCTAssertNil(executable(named: "swiftc", environment: [:]))
    XCTAssertNil(found("swiftc"))
  }

  func testANameWithASlashIsAPathItself() {
    makeFile("first/swiftc")
    XCTAssertEqual(
      executable(named: "\(root)/first/swiftc", environment: ["PATH": "/nowhere"]),
      "\(root)/first/swiftc")
    XCTAssertNil(executable(named: "\(root)/third/swiftc", environment: [:]))
    XCTAssertNil(executable(named: "first/swiftc", environment: ["PATH": root]))
  }
}
