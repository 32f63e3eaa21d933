import Foundation
import Interface
import Launching
import XCTest

@testable import Classroom

/// Where the tests find the workbook.
let workbook = Repository(
  searchingFrom: URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().path)!

func realWords() throws -> Words {
  Words(parsing: try String(contentsOfFile: workbook.interface, encoding: .utf8))
}

/// What somebody writes piece by piece.
func written(_ pieces: ((String) throws -> Void) throws -> Void) throws -> String {
  var text = ""
  try pieces { text += $0 }
  return text
}

func grades(of report: ClassReport) throws -> String {
  try written { try GradesTable(report).write(to: $0) }
}

func resultLines(of report: ClassReport) throws -> String {
  try written { try ResultLines(report: report).write(to: $0) }
}

func junit(of report: ClassReport) throws -> String {
  let words = try realWords()
  return try written { try ClassJUnit(report: report, words: words).write(to: $0) }
}

func page(of report: ClassReport) throws -> String {
  let page = ClassPage(report: report, words: try realWords(), files: try PageFiles(in: workbook))
  return try written { try page.write(to: $0) }
}

/// A class of one, with an exercise of one lesson.
func report(
  on exercise: ClassExercise?, lessons: [GradedLesson] = SampleClass.lessons([3])
) -> ClassReport {
  let exercises = exercise.map { [lessons[0].id: $0] } ?? [:]
  return ClassReport(
    grading: SampleClass.record, lessons: lessons,
    learners: [ClassLearner(id: "ada", name: "Ada", place: "ada", exercises: exercises)])
}

/// An exercise with these results of the checks of the first lesson.
func exercise(
  _ status: ExerciseResult.Status,
  _ results: [CheckOutcome.Result] = [.waiting, .waiting, .waiting],
  obstacle: [String] = []
) -> ClassExercise {
  let checks = results.enumerated().map { index, result in
    CheckOutcome(
      id: "l1.check-\(index)", result: result, summary: result == .failed ? "wrong" : "",
      details: result == .failed ? ["given", "wrong"] : [])
  }
  return ClassExercise(
    file: "ada/Exercise.swift", text: "let one = 1\n",
    result: ExerciseResult(status: status, checks: checks, obstacle: obstacle))
}

/// A folder that is gone after the test.
extension XCTestCase {
  func temporaryFolder() throws -> String {
    let path = "\(NSTemporaryDirectory())reports-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // The system cleans up what can't be removed.
    addTeardownBlock { try? FileManager.default.removeItem(atPath: path) }
    return path
  }
}
