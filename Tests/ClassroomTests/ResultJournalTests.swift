import Foundation
import TestSupport
import XCTest

@testable import Classroom
@testable import Curriculum
@testable import Grading

/// Whatever happens to a journal, what can be read of it is as it was written.
final class ResultJournalTests: FolderTestCase {
  private var path: String { "\(folder)/journal.jsonl" }

  private let verdicts: [String: UntoldVerdict] = Dictionary(
    uniqueKeysWithValues: [
      ExerciseError.empty, .isGBK, .isLink, .missing, .notUTF8, .tooLarge(limit: 7), .unreadable,
    ].map { ("name \($0)", UntoldVerdict($0)) })

  private func write() throws -> Data {
    let journal = try ResultJournal(path: path)
    for (name, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
      try journal.keep(verdict, as: name)
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  func testWhatWasWrittenIsKnownAgain() throws {
    _ = try write()
    let again = try ResultJournal(path: path)
    for (name, verdict) in verdicts { XCTAssertEqual(again.verdict(name), verdict) }
    XCTAssertNil(again.verdict("another"))
    XCTAssertEqual(ResultJournal.verdicts(at: path), verdicts)
    XCTAssertEqual(ResultJournal.verdicts(at: "\(folder)/none"), [:])
  }

  func testItCanBeCutAnywhereAndWrittenOn() throws {
    let whole = try write()
    let lines = whole.split(separator: 10, omittingEmptySubsequences: true)
    for length in stride(from: 0, through: whole.count, by: 7) {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      let whole = lines.indices.count { index in
        lines[...index].reduce(0) { $0 + $1.count + 1 } - 1 <= length
      }
      XCTAssertEqual(ResultJournal.verdicts(at: path).count, whole, "\(length)")
      let journal = try ResultJournal(path: path)
      try journal.keep(UntoldVerdict(.empty), as: "new")
      let again = ResultJournal.verdicts(at: path)
      XCTAssertEqual(again.count, whole + 1, "\(length)")
      XCTAssertEqual(again["new"], UntoldVerdict(.empty))
    }
  }

  func testADamagedLineIsNoResult() throws {
    let whole = try write()
    var generator = numbersByChance()
    for _ in 0..<200 {
      var data = whole
      let place = Int.random(in: 0..<data.count, using: &generator)
      data[place] ^= UInt8.random(in: 1...255, using: &generator)
      try data.write(to: URL(fileURLWithPath: path))
      for (name, verdict) in ResultJournal.verdicts(at: path) {
        XCTAssertEqual(verdicts[name], verdict, "byte \(place)")
      }
    }
  }

  func testALineOfSomebodyElseIsFoundOutAgainAndCountsWherePartsArePutTogether() throws {
    let (name, verdict) = ("name", UntoldVerdict(.empty))
    try ResultJournal(path: path).keep(verdict, as: name)
    var line = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertEqual(try ResultJournal(path: path).verdict(name), verdict)
    // All that can be made without the key.
    line.replace(
      /"signature":"[0-9a-f]{32}"/, with: #""signature":"00000000000000000000000000000000""#)
    for forged in [line, line.replacing(/"signature":"0+",/, with: "")] {
      try forged.write(toFile: path, atomically: true, encoding: .utf8)
      XCTAssertNil(try ResultJournal(path: path).verdict(name))
      XCTAssertEqual(ResultJournal.verdicts(at: path)[name], verdict)
    }
  }

  func testNobodyWaitsForAPipe() throws {
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    XCTAssertThrowsError(try ResultJournal(path: path)) { error in
      XCTAssertEqual(error as? FileError, .notWritable(path: self.path))
    }
    XCTAssertThrowsError(try TimesFile(path: path))
    // Somebody who would read it is no file either.
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    XCTAssertThrowsError(try ResultJournal(path: path))
  }

  func testALinkIsNotFollowed() throws {
    let other = "\(folder)/other"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: other))
    symlink(other, path)
    XCTAssertThrowsError(try ResultJournal(path: path)) { error in
      XCTAssertEqual(error as? FileError, .notWritable(path: self.path))
    }
    XCTAssertEqual(FileManager.default.contents(atPath: other), Data("mine".utf8))
  }

  func testWhatWasGradedLastIsKnownAfterAnyNumberOfBeginnings() throws {
    let place = ClassFolder(path: "\(folder)/report")
    try place.make()
    XCTAssertNil(try place.gradedPlan())
    try place.keepPlanBefore()
    try place.write(SampleParts.plan(count: 3))
    place.forgetPlanBefore()
    XCTAssertEqual(try place.gradedPlan(), SampleParts.plan(count: 3))
    for count in [4, 5, 2] {
      // Begun, and interrupted.
      try place.keepPlanBefore()
      try place.write(SampleParts.plan(count: count))
      XCTAssertEqual(try place.gradedPlan(), SampleParts.plan(count: 3))
      XCTAssertEqual(try place.writtenPlan(), SampleParts.plan(count: count))
    }
    place.forgetPlanBefore()
    XCTAssertEqual(try place.gradedPlan(), SampleParts.plan(count: 2))
  }

  func testAPlanIsReadAsItWasWritten() throws {
    let place = ClassFolder(path: "\(folder)/report")
    XCTAssertNil(try place.writtenPlan())
    try place.make()
    for plan in [SampleParts.plan(), SampleParts.plan(Shard(2, of: 3)), SampleParts.plan(count: 0)]
    {
      try place.write(plan)
      XCTAssertEqual(try place.writtenPlan(), plan)
    }
    try place.write(SampleParts.plan())
    var data = try Data(contentsOf: URL(fileURLWithPath: place.plan))
    data[data.count / 2] ^= 1
    try data.write(to: URL(fileURLWithPath: place.plan))
    XCTAssertThrowsError(try place.writtenPlan()) { error in
      XCTAssertEqual(error as? ClassFolderError, .damaged(path: place.plan))
    }
  }
}
