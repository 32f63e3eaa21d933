import Foundation
import Purity
import XCTest

@testable import Grading

/// What is told where the compiler writes down no tree.
final class InstructionTests: XCTestCase {
  private let environment = ProcessInfo.processInfo.environment

  func testNobodyIsBlamedWhoIsPure() throws {
    let toolchain = try Toolchain.forTests()
    var (told, impure) = (0, 0)
    for corpus in try Corpus.all() {
      let file = NSTemporaryDirectory() + "Instructions-\(UUID().uuidString).swift"
      try corpus.text.write(toFile: file, atomically: false, encoding: .utf8)
      defer { unlink(file) }
      let answer = try toolchain.instructions(of: file, environment: environment)
      XCTAssertTrue(answer.ending.isSuccess, "\(corpus.name): \(answer.errors)")
      let report = Purity.report(instructions: answer.output)
      for label in corpus.labels where !label.name.hasPrefix("closure") {
        let verdict = corpus.told(label, in: report)?.verdict
        XCTAssertNotEqual(verdict, .pure, "\(corpus.name):\(label.line) \(label.name)")
        if label.word == "impure" {
          impure += 1
          if verdict == .impure { told += 1 }
        } else {
          XCTAssertNotEqual(verdict, .impure, "\(corpus.name):\(label.line) \(label.name)")
        }
      }
    }
    XCTAssertGreaterThan(told * 4, impure)
  }

  func testACompilerWithoutTreesIsAskedForInstructions() throws {
    var toolchain = try Toolchain.forTests()
    let compiler = toolchain.compiler
    let script = NSTemporaryDirectory() + "swiftc-\(UUID().uuidString)"
    let text = "#!/bin/sh\ncase \"$*\" in *-dump-ast*) exit 1;; esac\nexec '\(compiler)' \"$@\"\n"
    try text.write(toFile: script, atomically: false, encoding: .utf8)
    chmod(script, 0o755)
    defer { unlink(script) }
    (toolchain.plan, toolchain.compiler) = (nil, script)
    let report = try toolchain.report(
      on: "func log() {\n  print(1)\n}\nfunc add(_ n: Int) -> Int { n + 1 }\n")
    XCTAssertEqual(report.functions.map(\.name), ["log()", "add(_:)"])
    XCTAssertEqual(report.functions.map(\.verdict), [.impure, .unknown])
    XCTAssertEqual(report.functions[0].reasons.map(\.line), [2])
    XCTAssertEqual(report.functions[0].reasons.map(\.kind), [.output])
  }

  func testOlderReleasesHaveNoTrees() throws {
    var toolchain = try Toolchain.forTests()
    for (version, hasTrees) in [("6.0", false), ("6.1", true), ("6.10", true), ("7.0", true)] {
      toolchain.version = version
      XCTAssertEqual(toolchain.hasTrees, hasTrees, version)
    }
  }
}
