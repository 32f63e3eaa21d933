import Basics
import Curriculum
import Foundation

extension Trial {
  /// One call of the compiler for an exercise: what a verdict is compared with.
  func compilerAlone(_ lesson: Lesson, _ edit: Edit) throws -> Work {
    let file = "\(scratch)/Exercise.swift"
    let call = try tool(
      "swiftc",
      ["-g", "-Onone", "-enable-testing", "-emit-module", "-emit-library"]
        + ["-module-name", lesson.module, "-o", "\(scratch)/library", file])
    return Work(
      prepare: { try self.write(edit.body(), to: file) }, run: { try self.time(call) })
  }

  /// `swift test` in the smallest package that holds an exercise and a test.
  func packageTest(_ lesson: Lesson, _ edit: Edit) throws -> Work {
    let package = "\(scratch)/\(lesson.id)"
    let file = "\(package)/Sources/\(lesson.module)/Exercise.swift"
    for folder in ["Sources/\(lesson.module)", "Tests/ExerciseTests"] {
      try FileManager.default.createDirectory(
        atPath: "\(package)/\(folder)", withIntermediateDirectories: true)
    }
    try write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Exercise",
        targets: [
          .target(name: "\(lesson.module)"),
          .testTarget(name: "ExerciseTests", dependencies: ["\(lesson.module)"]),
        ],
        swiftLanguageModes: [.v5]
      )
      """, to: "\(package)/Package.swift")
    try write(
      """
      import XCTest

      @testable import \(lesson.module)

      final class ExerciseTests: XCTestCase {
        func testExercise() {
          XCTAssertTrue(true)
        }
      }
      """, to: "\(package)/Tests/ExerciseTests/ExerciseTests.swift")
    let call = try tool("swift", ["test", "--package-path", package])
    let work = Work(
      prepare: { try self.write(edit.body(), to: file) }, run: { try self.time(call) })
    // Warm, as everything else is.
    try work.prepare()
    _ = try work.run()
    return work
  }
}
