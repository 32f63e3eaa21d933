import Basics
import Curriculum
import Foundation
import MadeClasses

extension Trial {
  /// How long a teacher waits.
  ///
  /// - Parameter size: how many different exercises are graded; the class has three learners for ten.
  func ofAClass(size: Int) throws -> [Row] {
    [try differentExercises(size)] + (try wholeClass(of: max(1, size * 3 / 10)))
  }

  /// Exercises of lesson 3, no two of which are equal, and calls of the compiler for the same files: in
  /// turn for a quarter of them, so that a machine that gets slower does so for both.
  private func differentExercises(_ size: Int) throws -> Row {
    let lesson = course.lessons[2]
    let made = MadeClass(
      of: size, [try MadeLesson(lesson.id, in: repository)], as: .folders, seed: 1,
      kinds: [.right, .right, .right, .wrong, .wrong, .wrong, .wrong, .wrong, .wrong, .hostile],
      isDistinct: true)
    let submissions = "\(scratch)/exercises"
    // What is built once is built.
    _ = try grade(part(of: made, 0..<1, in: submissions), to: "different")
    var (graded, compiled) = (0.0, 0.0)
    let step = max(2, size / 4)
    for start in stride(from: 0, to: size, by: step) {
      let range = start..<min(size, start + step)
      graded += try grade(part(of: made, range, in: submissions), to: "different")
      compiled += try compile(made.learners[range].map { $0.exercises[0].text }, lesson)
    }
    return Row(
      stage: .differentExercises, median: graded / Double(size),
      reference: compiled / Double(size))
  }

  /// Puts some learners into a folder, and nobody else.
  private func part(of made: MadeClass, _ range: Range<Int>, in folder: String) throws -> String {
    var part = made
    part.learners = Array(made.learners[range])
    try part.write(to: folder)
    return folder
  }

  /// How long the workbook takes for a folder of submissions.
  private func grade(_ folder: String, to report: String) throws -> Double {
    try workbook([
      "class", "grade", folder, "--report", "\(scratch)/\(report)", "--seed", "1",
    ])
  }

  /// How long the compiler takes for all of these texts, as many at a time as there are processors.
  private func compile(_ texts: [String], _ lesson: Lesson) throws -> Double {
    let calls = try texts.enumerated().map { index, text in
      let place = "\(scratch)/compiled-\(index)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try write(text, to: "\(place)/Exercise.swift")
      return try tool(
        "swiftc",
        ["-g", "-Onone", "-enable-testing", "-emit-module", "-emit-library"]
          + ["-module-name", lesson.module, "-o", "\(place)/library", "\(place)/Exercise.swift"])
    }
    return try seconds {
      // Some of them don't compile: that is an answer, too.
      _ = try concurrently(calls) { try capture($0, limit: .seconds(300)) }
    }
  }

  /// A class as it is: a third of its exercises right, a third wrong in few ways, a sixth not begun, a
  /// sixth missing, each written in words of its own; then the same once more.
  private func wholeClass(of size: Int) throws -> [Row] {
    let lessons = try course.measured.map { lesson in
      var made = try MadeLesson(lesson.id, in: repository)
      made.wrong = Array(made.wrong.prefix(5))
      return made
    }
    let made = MadeClass(
      of: size, lessons, as: .folders, seed: 2,
      kinds: [.right, .right, .wrong, .wrong, .stub, .missing], isDistinct: true)
    let submissions = "\(scratch)/class"
    try made.write(to: submissions)
    let memory = PeakMemory(of: "\(scratch)/process")
    let first = try time(
      Command(
        "/bin/sh",
        ["-c", "echo $$ >\"$0\"; exec \"$@\"", memory.file]
          + command(["class", "grade", submissions, "--report", "\(scratch)/whole", "--seed", "1"])
          .words,
        environment: environment), limit: .seconds(3600))
    let peak = memory.end()
    let second = try grade(submissions, to: "whole")
    return [
      Row(stage: .wholeClass, median: first), Row(stage: .secondRun, median: second),
      Row(stage: .classMemory, median: Double(peak) / 1_000_000),
    ]
  }
}

extension Command {
  fileprivate var words: [String] { [executable] + arguments }
}

/// The most memory that a process ever had, as far as one sees who looks now and then.
private final class PeakMemory: Sendable {
  /// Where the process says its number.
  let file: String
  private let peak = Locked(0)
  private let isOver = Locked(false)

  init(of file: String) {
    self.file = file
    // Without a thread nothing is seen.
    _ = try? Job { [file, peak, isOver] in
      while !isOver.withLock({ $0 }) {
        // It hasn't begun, or is over.
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        if let id = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) {
          peak.withLock { $0 = max($0, residentSize(of: id)) }
        }
        usleep(20_000)
      }
    }
  }

  /// Looks no more, and gives the most that it has seen, in bytes.
  func end() -> Int {
    isOver.withLock { $0 = true }
    return peak.withLock { $0 }
  }
}
