import Curriculum
import Foundation
import TestSupport
import XCTest

@testable import Classroom

/// Nothing that stands in a folder is lost: the sum of what became of it is right, whatever stands there.
final class AccountingTests: FolderTestCase {
  private let tops = [
    "ann", "bob", ".cy", "..dots", ".git", "d.e.f", "lab-ann", "A B_1_assignsubmission_file_",
    "submission_7", "__MACOSX", "José", "03-login-state",
  ]
  private let middles = [
    "", "", "Lessons", "03-login-state", "04-store", "src", ".build", "my.lesson",
  ]
  private let names = [
    "Exercise.swift", "Exercise copy.swift", "main.swift", "03-login-state.swift", "4.rar",
    "lesson 4.7z", "all.tar.gz", "lesson4.txt", "Exercise.swift.txt", "Exercise", "notes.docx",
    "picture.png", "README.md", "._Exercise.swift", ".hidden.swift", "Exercise.swift.bak", "x.zip",
    "broken.zip", "empty.zip", "submission_metadata.yml", "Stub.swift", "Package.swift",
  ]
  private let flat = [
    "ann_03-login-state.swift", "ann_04-store.swift", "ann_7_100_x.swift", "ann_7_101_4.rar",
    "zoe.rar", "kim.tar.gz", "who.txt", "who", "grades.csv", "some.zip", "broken.zip", ".zip",
    ".ann.zip", "x.swift", "C_1_assignsubmission_file_x.tgz",
  ]

  /// How many things stand in a folder, found out in another way: a hidden folder is one.
  private func count(_ folder: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, name in
      let path = "\(folder)/\(name)"
      let isFolder = PathKind(of: path) == .folder
      if name.hasPrefix(".") || name == "__MACOSX" || !isFolder {
        return sum + (entries[path] ?? 1)
      }
      return sum + (try count(path))
    }
  }

  /// How many files are in each archive that was made.
  private var entries: [String: Int] = [:]

  private func put(_ name: String, at path: String, _ numbers: inout some RandomNumberGenerator)
    throws
  {
    var data = Data(
      ["", "1", Class.two, Class.three, Class.four].randomElement(using: &numbers)!.utf8)
    // What is hidden isn't opened.
    if name.hasSuffix(".zip"), name != "broken.zip", !name.hasPrefix(".") {
      var archive = StoredArchive()
      let count = name == "empty.zip" ? 0 : Int.random(in: 1...5, using: &numbers)
      for index in 0..<count {
        let inner = names.filter { !$0.hasSuffix(".zip") }.randomElement(using: &numbers)!
        archive.add("\(index)/\(middles.randomElement(using: &numbers)!)/\(inner)", data)
      }
      data = archive.data
      entries[path] = count
    }
    try FileManager.default.createDirectory(
      atPath: path.folderPath, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  func testTheSumIsRightOverRandomFolders() throws {
    continueAfterFailure = false
    var numbers = numbersByChance()
    for round in 0..<150 {
      let folder = "\(self.folder)/\(round)"
      entries = [:]
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for _ in 0..<Int.random(in: 1...20, using: &numbers) {
        if Int.random(in: 0..<3, using: &numbers) == 0 {
          let name = flat.randomElement(using: &numbers)!
          try put(name, at: "\(folder)/\(name)", &numbers)
          continue
        }
        var parts = [tops.randomElement(using: &numbers)!]
        for _ in 0..<2 { parts.append(middles.randomElement(using: &numbers)!) }
        let name = names.randomElement(using: &numbers)!
        let path = (parts + [name]).filter { !$0.isEmpty }.joined(separator: "/")
        try put(name, at: "\(folder)/\(path)", &numbers)
      }
      let assumed = Bool.random(using: &numbers) ? "04-store" : nil
      let found = try SubmissionFolder(path: folder, lessons: Class.lessons, assuming: assumed)
        .find()
      let listing = "\(round): \(try FileManager.default.subpathsOfDirectory(atPath: folder))"
      XCTAssertEqual(found.files.total, try count(folder), "\(listing) \(found.files)")
      XCTAssertEqual(
        found.files.graded, found.learners.reduce(0) { $0 + $1.exercises.count }, listing)
      try assertNothingIsLost(of: found, in: folder, listing)
    }
  }

  /// What may hold an exercise is one, or told of.
  private func assertNothingIsLost(of found: HandedIn, in folder: String, _ listing: String) throws
  {
    let told = Set(found.problems.map(\.place))
    let exercises = Set(found.learners.flatMap { $0.exercises.values.map(\.place) })
    let endings = [".rar", ".7z", ".tar.gz", ".tgz", ".txt", ".bak", ".docx", "who", "broken.zip"]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let parts = path.split(separator: "/")
      let isHidden = parts.contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
      guard !isHidden, !exercises.contains(path), endings.contains(where: path.hasSuffix) else {
        continue
      }
      let isTold =
        told.contains(".")
        || parts.indices.contains { told.contains(parts[...$0].joined(separator: "/")) }
      XCTAssertTrue(isTold, "\(path) in \(listing)")
    }
    for name in [".cy", "..dots", ".ann.zip"]
    where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
      // Of a folder that is one learner's own, nothing else is anybody's.
      XCTAssertTrue(told.contains(name) || told.contains("."), "\(listing) \(told)")
    }
  }

  func testWhoHandedInSomethingElseIsALearnerOfWhomThatIsTold() {
    var list = Class(["ann/03-login-state/Exercise.swift": "1", "ann/4.txt": "", "bob.txt": ""])
    for name in ["ann/lesson4.rar", "cy.tar.gz", "d/all.7z"] {
      list.add(name, .problem(.badArchive(.foreign)))
    }
    let found = list.find()
    XCTAssertEqual(found.learners.map(\.id), ["ann", "cy", "d"])
    XCTAssertEqual(
      found.complaints,
      [
        "ann/4.txt: notSource", "ann/lesson4.rar: badArchive(\(ArchiveError.foreign))",
        "bob.txt: noLearner", "cy.tar.gz: badArchive(\(ArchiveError.foreign))",
        "d/all.7z: badArchive(\(ArchiveError.foreign))",
      ].map { $0.replacing("\(ArchiveError.foreign)", with: "Classroom.ArchiveError.foreign") })
    XCTAssertEqual(found.problems.map(\.learner), ["ann", "ann", nil, "cy", "d"])
  }

  func testFilesBesideEachOtherAreTheirLearners() {
    let found = Class([
      "u001_03-login-state.swift": "", "u001_04-store_Exercise.swift": "",
      "u002-04-store.swift": "",
      "04-store.swift": "", "u003_4.swift": Class.four,
    ]).find()
    XCTAssertEqual(
      found.lines,
      [
        "u001 @u001_03-login-state.swift 03=u001_03-login-state.swift 04=u001_04-store_Exercise.swift",
        "u002 @u002-04-store.swift 04=u002-04-store.swift",
      ])
    XCTAssertEqual(found.complaints, ["04-store.swift: noLearner", "u003_4.swift: noLearner"])
  }

  func testWhateverSaysNoLessonIsOfTheAssumedOne() {
    let list = Class([
      "ann/Exercise.swift": "1", "ann/04-store.swift": "", "bob/main.swift": "",
      "cy/Exercise.swift": "1", "cy/03-login-state/Exercise.swift": "2", "dee.swift": "3",
      "eve_Exercise.swift": "4", "fay/a.swift": "1", "fay/b.swift": "2", "gil/x.swift": Class.four,
    ])
    let found = FoundListing(items: list.items, name: "class").handedIn(
      lessons: Class.lessons, assuming: "03-login-state", text: { list.texts[$0] })
    XCTAssertEqual(
      found.lines,
      [
        "ann @ann 03=ann/Exercise.swift 04=ann/04-store.swift", "bob @bob 03=bob/main.swift",
        "cy @cy 03=cy/03-login-state/Exercise.swift", "dee @dee.swift 03=dee.swift",
        "eve @eve_Exercise.swift 03=eve_Exercise.swift", "fay @fay", "gil @gil 04=gil/x.swift",
      ])
    XCTAssertEqual(
      found.complaints,
      [
        #"ann/Exercise.swift: assumed(lesson: "03-login-state", count: 4)"#,
        "cy/Exercise.swift: noLesson",
        #"fay/a.swift: twice(lesson: "03-login-state", other: "fay/b.swift")"#,
        #"fay/b.swift: twice(lesson: "03-login-state", other: "fay/a.swift")"#,
      ])
  }
}
