import Authoring
import Basics
import Curriculum
import Foundation
import Grading
import Launching
import LessonSuites
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The workbook as a fresh clone has it, with exercises of its own.
final class FreshCopy {
  let root: String
  private let environment: [String: String]

  /// What is spoken in it.
  private let language: Language

  private var repository: Repository { Repository(root: root).reading(language) }

  init(language: Language = .english) throws {
    self.language = language
    let original = try XCTUnwrap(Repository(searchingFrom: #filePath)).root
    let manager = FileManager.default
    root = "\(NSTemporaryDirectory())/readme-\(UUID().uuidString)"
    environment = ProcessInfo.processInfo.environment
    try manager.createDirectory(atPath: root, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests"] {
      try manager.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: "\(original)/\(name)")
    }
    try LessonsCopy.make(of: "\(original)/Lessons", at: "\(root)/Lessons")
    for lesson in try Course(repository: repository).lessons {
      try contents(of: repository.stub(of: lesson.id))
        .write(toFile: repository.exercise(of: lesson.id), atomically: true, encoding: .utf8)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Puts a submission into a lesson's exercise: its first steps, and the stub for the others.
  func hand(in lesson: String, _ submission: String, upToStep step: Int) throws {
    let mark = "// MARK: - Step \(step)"
    let written = try repository.submission(submission, of: lesson)
      .split(separator: "\n", omittingEmptySubsequences: false)
      // The first lines are for its test.
      .drop { $0.wholeMatch(of: /\/\/ (Fails|Diagnosis|Mistake): .*/) != nil }
      .prefix { !$0.hasPrefix(mark) }
    let rest = try contents(of: repository.stub(of: lesson))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix(mark) }
    try (written + rest).joined(separator: "\n")
      .write(toFile: repository.exercise(of: lesson), atomically: true, encoding: .utf8)
  }

  func run(_ arguments: [String], _ redirection: String = "") throws -> String {
    let command = WorkbookProcess.shell(
      "exec \"$@\" \(redirection)", [WorkbookProcess.workbook] + arguments, directory: root,
      environment: [LanguageChoice.variable: language.code])
    return try capture(command, limit: .seconds(60)).output
  }

  /// What `swift test` says about a lesson that nobody has begun.
  func skipped(_ id: String) throws -> String {
    let lesson = try Course(repository: repository).lesson(named: id)
    let grader = try Grader(
      repository: repository, suites: LessonSuites.all, environment: environment)
    // These tests stand outside of the copy.
    return try skippedText(try grader.grade(lesson), repository: repository)
      .replacing(/\/\S*\/(?=Lessons\/)/, with: "")
  }
}
