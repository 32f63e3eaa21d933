import Basics
import Curriculum
import Foundation
import Launching
import XCTest

/// Tests that take long. Where all tests are run, other processes run them, class by class, beside those that
/// are run here; so no processor waits while a test does.
open class LongTestCase: XCTestCase {
  override open func invokeTest() {
    switch TestWorkers.shared?.outcome(of: self) {
    case .passed: break
    case .failed(let log): XCTFail(log)
    // It is skipped here, too, and what has ended a worker ends this process.
    case nil: super.invokeTest()
    }
  }
}

/// The processes that run long tests, as many as there are processors.
///
/// A class is run once: by a worker, or here if its turn comes here first. Workers begin with the last ones.
/// What each has written stays in `.build/workers`.
private final class TestWorkers: Sendable {
  /// Nil if not all tests are run, which a worker doesn't, either.
  static let shared = Repository(searchingFrom: #filePath).flatMap(TestWorkers.init)

  enum Outcome: Equatable {
    case passed
    /// With what was written during the test.
    case failed(String)
  }

  private enum Turn {
    case waiting
    case worker
    case here
    /// What came of each test that passed or failed, by its name.
    case over([String: Outcome])
  }

  private let program: String
  private let environment = ProcessInfo.processInfo.environment
  private let logs: String
  /// By the names of classes, with their modules.
  private let turns: Locked<[String: Turn]>

  private init?(_ repository: Repository) {
    guard let program = testProgramForAll else { return nil }
    self.program = program
    logs = "\(Repository.products(of: repository.root))/workers"
    guard let classes = try? Self.classes(in: "\(repository.root)/\(Repository.testsName)"),
      (try? FileManager.default.createDirectory(
        atPath: logs, withIntermediateDirectories: true)) != nil
    else { return nil }
    turns = Locked(Dictionary(uniqueKeysWithValues: classes.map { ($0, .waiting) }))
    // Where there are no threads, each test is run here.
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { _ = try? Job { self.work() } }
  }

  /// The names of all classes of long tests, with their modules, which are called as their folders.
  private static func classes(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.hasSuffix("Tests.swift")
    }.flatMap { path -> [String] in
      let text = try contents(of: "\(folder)/\(path)")
      return text.split(separator: "\n").filter { line in
        line.hasPrefix("final class ") && line.hasSuffix("TestCase {")
          && !line.hasSuffix(": XCTestCase {")
      }.map { "\(path.prefix { $0 != "/" }).\($0.dropFirst(12).prefix { $0 != ":" })" }
    }
  }

  /// What a worker says about a test; waits for that if one is at it. Nil if it is to be run here.
  func outcome(of test: XCTestCase) -> Outcome? {
    let name = String(reflecting: type(of: test))
    let outcomes = turns.wait { turns -> [String: Outcome]? in
      switch turns[name] {
      case .worker: return nil
      case .over(let outcomes): return outcomes
      case .waiting, .here, nil:
        turns[name] = .here
        return [:]
      }
    }
    return outcomes[test.name]
  }

  private func work() {
    while let name = next() {
      let outcomes = run(name)
      turns.withLock { $0[name] = .over(outcomes) }
    }
  }

  private func next() -> String? {
    turns.withLock { turns in
      let name = turns.filter { if case .waiting = $0.value { true } else { false } }.keys.max()
      if let name { turns[name] = .worker }
      return name
    }
  }

  /// What comes of the tests of a class in a process of its own.
  private func run(_ name: String) -> [String: Outcome] {
    let path = "\(logs)/\(name).txt"
    // A shell opens the files, so that there is no moment in which this process has other ones.
    let command = Command(
      "/bin/sh", ["-c", #"exec "$0" "$1" < /dev/null > "$2" 2>&1"#, program, name, path],
      environment: environment)
    // In the same group: who interrupts all tests interrupts these.
    guard let id = try? spawn(command, descriptors: [:], ownGroup: false) else { return [:] }
    // Its status stays: tests that measure what the children of this process use would measure it, too.
    awaitEnd(of: id)
    return outcomes(in: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  /// What a process has said about each of its tests: `Test Case 'A.testB' passed (0.1 seconds)`.
  private func outcomes(in log: String) -> [String: Outcome] {
    var outcomes: [String: Outcome] = [:]
    var lines: [String] = []
    for line in log.components(separatedBy: "\n") {
      let parts = line.components(separatedBy: "Test Case '").dropFirst().first?
        .components(separatedBy: "' ")
      switch parts?.last?.prefix(6) {
      case "starte": lines = []
      case "passed": outcomes[parts![0]] = .passed
      case "failed": outcomes[parts![0]] = .failed(lines.joined(separator: "\n"))
      default: lines.append(line)
      }
    }
    return outcomes
  }
}
