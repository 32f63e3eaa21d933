import Basics
import Foundation
import Grading
import Purity
import XCTest

/// What reading says of functions shows when they are run: twice, with other globals in between.
final class ExperimentTests: XCTestCase {
  /// Functions without parameters, so that nothing but what is outside can make a difference.
  private static let functions = """
    var level = 1
    var lines: [String] = []
    let limit = 3
    struct Settings { static var step = 2 }
    func constant() -> Int { limit }
    func local() -> Int { var level = 5; level += 1; return level }
    func global() -> Int { level }
    func shared() -> Int { Settings.step }
    func behindACall() -> Int { local() + shared() }
    func byAClosure() -> Int { [1, 2].map { $0 * level }.reduce(0, +) }
    func byADefault(_ n: Int = level) -> Int { n }
    func withADefault() -> Int { byADefault() }
    func shadowed() -> Int { let level = limit; return level }
    func counted() -> Int { lines.count }
    func pureSum() -> Int { (1...limit).reduce(0, +) }
    """

  private static let names = [
    "constant", "local", "global", "shared", "behindACall", "byAClosure", "withADefault",
    "shadowed", "counted", "pureSum",
  ]

  func testWhoReadsAGlobalAnswersOtherwiseOnceItIsChanged() throws {
    let toolchain = try Toolchain.forTests()
    let report = try toolchain.report(on: Self.functions)
    let read = Self.names.filter { name in
      report.functions.contains { $0.name == "\(name)()" && $0.verdict == .impure }
    }
    XCTAssertEqual(read, try changed(by: toolchain))
    XCTAssertFalse(read.isEmpty)
    XCTAssertLessThan(read.count, Self.names.count)
  }

  /// Those that answer otherwise once all variables outside were changed.
  private func changed(by toolchain: Toolchain) throws -> [String] {
    let folder = NSTemporaryDirectory() + "Experiment-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let calls = Self.names.map { "\($0)()" }.joined(separator: ", ")
    let text =
      Self.functions + """

        @main struct Experiment {
          static func main() {
            let before = [\(calls)]
            (level, lines, Settings.step) = (7, ["a"], 11)
            for (before, after) in zip(before, [\(calls)]) { print(before == after) }
          }
        }

        """
    try text.write(toFile: "\(folder)/Run.swift", atomically: false, encoding: .utf8)
    let environment = ProcessInfo.processInfo.environment
    let arguments = [
      "-swift-version", "5", "-parse-as-library", "\(folder)/Run.swift", "-o", "\(folder)/run",
    ]
    let compiled = try capture(
      Command(toolchain.compiler, arguments, environment: environment), limit: .seconds(120))
    XCTAssertTrue(compiled.ending.isSuccess, compiled.errors)
    let answer = try capture(
      Command("\(folder)/run", [], environment: environment), limit: .seconds(30))
    let isSame = answer.output.split(separator: "\n").map { $0 == "true" }
    XCTAssertEqual(isSame.count, Self.names.count)
    return zip(Self.names, isSame).filter { !$0.1 }.map(\.0)
  }
}
