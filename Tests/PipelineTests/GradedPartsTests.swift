import Basics
import Curriculum
import Foundation
import Launching
import TestSupport
import XCTest

/// A class graded in four parts side by side, and the same class graded at once: the reports are the
/// same, byte for byte.
final class GradedPartsTests: LongTestCase {
  /// Three learners, one of whom is wrong.
  private func handIn(in copy: WorkbookCopy) throws {
    let repository = try WorkbookCopy.original
    let right = try String(contentsOfFile: repository.solution(of: "02-reduce"), encoding: .utf8)
    let stub = try String(contentsOfFile: repository.stub(of: "02-reduce"), encoding: .utf8)
    for (learner, text) in ["ada": right, "bob": stub + "\nlet a: Int = \"\"\n", "cy d": right] {
      let folder = "\(copy.root)/handed in/\(learner)/02-reduce"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: "\(folder)/Exercise.swift", atomically: true, encoding: .utf8)
    }
  }

  /// The files of a report, by their names.
  private func report(_ copy: WorkbookCopy, _ folder: String) -> [String: Data] {
    let names = ["report.html", "grades.csv", "results.jsonl", "results.xml"]
    let pairs = names.compactMap { name in
      FileManager.default.contents(atPath: "\(copy.root)/\(folder)/\(name)").map { (name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func expectTheSame(as script: String, _ option: String = "") throws {
    let copy = try WorkbookCopy()
    try handIn(in: copy)
    let parts = try copy.run(
      "exec sh '\(PrintedPipeline.path(script))' \(option) 'handed in' 'in parts' 4",
      ["CPUS": "1", "MEMORY": "900M", "HOSTS": ""])
    XCTAssertTrue(parts.ending.isSuccess, parts.all)
    let whole = try copy.run(
      """
      .build/debug/workbook class grade 'handed in' --report 'at once' \
        --seed "$(cat 'in parts/parts.seed')"
      """)
    XCTAssertTrue(whole.ending.isSuccess, whole.all)
    let (first, second) = (report(copy, "in parts"), report(copy, "at once"))
    XCTAssertEqual(Set(second.keys).count, 4)
    for (name, data) in second { XCTAssertEqual(first[name], data, name) }
  }

  func testWithGNUParallel() throws {
    try PrintedPipeline.needParallel()
    try expectTheSame(as: "parallel.sh")
  }

  func testWithSlurm() throws {
    try PrintedPipeline.needSlurm()
    try expectTheSame(as: "slurm.sh", "--wait")
  }
}
