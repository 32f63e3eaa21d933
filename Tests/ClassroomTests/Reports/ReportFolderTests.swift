import Foundation
import XCTest

@testable import Classroom
@testable import Curriculum

/// What `ClassFolder` writes of a report, and what it leaves alone.
final class ReportFolderTests: XCTestCase {
  private let files = ["feedback.zip", "grades.csv", "report.html", "results.jsonl", "results.xml"]

  private func write(_ report: ClassReport, to path: String) throws {
    try ClassFolder(path: path).write(
      report, words: try realWords(), page: try PageFiles(in: workbook))
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  func testAllFilesAreThereAndTheSameEachTime() throws {
    let folder = try temporaryFolder()
    let report = SampleClass.report(learners: 30)
    try write(report, to: "\(folder)/a/b")
    try write(report, to: "\(folder)/c")
    try write(SampleClass.report(learners: 31), to: "\(folder)/d")
    try write(report, to: "\(folder)/d")
    XCTAssertEqual(try names(in: "\(folder)/a/b"), files)
    for other in ["c", "d"] {
      XCTAssertEqual(try names(in: "\(folder)/\(other)"), files)
      for file in files {
        let (first, second) = ("\(folder)/a/b/\(file)", "\(folder)/\(other)/\(file)")
        XCTAssertEqual(
          FileManager.default.contents(atPath: first), FileManager.default.contents(atPath: second),
          file)
      }
    }
  }

  func testNothingIsFollowedAndNothingElseIsTouched() throws {
    let folder = try temporaryFolder()
    let (target, other) = ("\(folder)/target", "\(folder)/out/mine.txt")
    try Data("untouched".utf8).write(to: URL(fileURLWithPath: target))
    try FileManager.default.createDirectory(
      atPath: "\(folder)/out", withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: other))
    for file in files {
      for name in [file, "\(file).part"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/out/\(name)", withDestinationPath: target)
      }
    }
    try write(SampleClass.report(learners: 3), to: "\(folder)/out")
    XCTAssertEqual(try String(contentsOfFile: target, encoding: .utf8), "untouched")
    XCTAssertEqual(try String(contentsOfFile: other, encoding: .utf8), "mine")
    XCTAssertEqual(try names(in: "\(folder)/out"), (files + ["mine.txt"]).sorted())
    for file in files {
      var information = stat()
      XCTAssertEqual(lstat("\(folder)/out/\(file)", &information), 0)
      XCTAssertEqual(information.st_mode & S_IFMT, S_IFREG)
    }
  }

  func testWhatCannotBeWrittenIsTold() throws {
    let folder = try temporaryFolder()
    let file = "\(folder)/file"
    try Data().write(to: URL(fileURLWithPath: file))
    XCTAssertThrowsError(try write(SampleClass.report(learners: 1), to: file)) {
      XCTAssertEqual($0 as? FileError, .notWritable(path: file))
    }
    let report = "\(folder)/out/report.html"
    try FileManager.default.createDirectory(atPath: report, withIntermediateDirectories: true)
    XCTAssertThrowsError(try write(SampleClass.report(learners: 1), to: "\(folder)/out")) {
      XCTAssertEqual($0 as? FileError, .notWritable(path: report))
    }
    XCTAssertFalse(try names(in: "\(folder)/out").contains { $0.hasSuffix(".part") })
  }

  func testAFileThatIsNotFinishedLeavesTheOneBefore() throws {
    struct Stop: Error {}
    let path = "\(try temporaryFolder())/a.txt"
    try writeFile(at: path) { try $0("first") }
    XCTAssertThrowsError(
      try writeFile(at: path) {
        try $0(String(repeating: "second", count: 100_000))
        throw Stop()
      })
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "first")
    XCTAssertEqual(try names(in: (path as NSString).deletingLastPathComponent), ["a.txt"])
  }

  func testAClassOfNobodyHasAReport() throws {
    let folder = try temporaryFolder()
    try write(
      ClassReport(grading: SampleClass.record, lessons: [], learners: []), to: folder)
    XCTAssertEqual(try names(in: folder), files)
  }
}
