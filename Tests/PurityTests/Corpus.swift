import Foundation
import Grading
import Purity
import XCTest

/// Functions with labels: `//# NAME pure` on the line of a declaration says what it is, and
/// `//! NAME: REASON` stands at a line that is a reason.
///
/// `cond` is as pure as what it is given. The reason `calls` stands for any behind a call.
struct Corpus {
  var name: String
  var text: String

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpora").path

  static func all() throws -> [Corpus] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { file in
      Corpus(name: file, text: try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8))
    }
  }

  /// What is said of a function.
  struct Label {
    var name: String
    var line: Int
    var word: String
  }

  var labels: [Label] {
    found(/\/\/# (\S+) (pure|impure|cond)/)
  }

  var reasons: [Label] {
    found(/(?:\/\/! |; )(\S+): ([a-z-]+)/).filter { reason in
      lines[reason.line - 1].contains("//! ")
    }
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private func found(_ label: Regex<(Substring, Substring, Substring)>) -> [Label] {
    lines.enumerated().flatMap { index, line in
      line.matches(of: label).map {
        Label(name: String($0.1), line: index + 1, word: String($0.2))
      }
    }
  }

  /// What the reader says of what a label is about.
  func told(_ label: Label, in report: PurityReport) -> FunctionPurity? {
    if label.name.hasPrefix("closure") { return report.closures.first { $0.line == label.line } }
    let here = report.functions.filter { $0.line == label.line }
    let plain = here.filter { Self.plain($0.name) == Self.plain(label.name) }
    return here.first { $0.name == label.name } ?? plain.first
  }

  /// A name without the labels of its arguments.
  private static func plain(_ name: String) -> String {
    name.replacing(/\(.*?\)/, with: "")
  }

  /// Whether a reason that the reader gives is the one that a label names.
  static func isSame(_ reason: PurityReason, _ word: String) -> Bool {
    switch word {
    case "calls": true
    case "ref-read", "ref-write", "unsafe": reason.kind == .objectState
    default: reason.kind.rawValue == word
    }
  }
}

extension Toolchain {
  /// The report on a text.
  func report(on text: String, file: String = "Read.swift") throws -> PurityReport {
    let environment = ProcessInfo.processInfo.environment
    let exercise = ExerciseFile(path: file, text: text)
    let reading = try purity(of: exercise, environment: environment)
    guard case .report(let report) = reading else {
      throw Unreadable(reading: reading)
    }
    return report
  }

  /// To ask a compiler about itself takes longer than to read with it, so it is asked once.
  private static let asked = Result {
    try Toolchain(environment: ProcessInfo.processInfo.environment)
  }

  static func forTests() throws -> Toolchain {
    try asked.get()
  }
}

/// The compiler made nothing of a file.
struct Unreadable: Error {
  var reading: PurityReading
}
