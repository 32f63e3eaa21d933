import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// What was found out about a toolchain isn't asked again, whoever leads to it.
final class KnownToolchainTests: FolderTestCase {
  private let environment = ProcessInfo.processInfo.environment

  /// An environment whose `swiftc` chooses a toolchain, and writes down what it is asked.
  private func chooser() throws -> [String: String] {
    let real = try Toolchain(environment: environment).folder + "/bin/swiftc"
    try write("#!/bin/sh\necho \"$@\" >> '\(folder)/asked'\nexec '\(real)' \"$@\"\n", to: "swiftc")
    chmod("\(folder)/swiftc", 0o755)
    return environment.merging(["PATH": folder + ":" + (environment["PATH"] ?? "")]) { $1 }
  }

  func testTheCompilerIsAskedOnce() throws {
    let first = try Toolchain.known(at: "\(folder)/toolchain.jsonl", environment: environment)
    let kept = try XCTUnwrap(text(of: "toolchain.jsonl"))
    XCTAssertEqual(
      try Toolchain.known(at: "\(folder)/toolchain.jsonl", environment: environment), first)
    XCTAssertEqual(first.plan, try Toolchain(environment: environment).plan)
    XCTAssertEqual(text(of: "toolchain.jsonl"), kept)
  }

  func testWhoChoosesIsOnlyAskedWhatItChooses() throws {
    let chooser = try chooser()
    let first = try Toolchain.known(at: "\(folder)/toolchain.jsonl", environment: chooser)
    XCTAssertNotNil(first.plan)
    XCTAssertEqual(
      try Toolchain.known(at: "\(folder)/toolchain.jsonl", environment: chooser), first)
    try XCTSkipUnless(PlatformFlags.compilerNeedsNobody, "here it is asked for everything")
    XCTAssertEqual(text(of: "asked"), "-print-target-info\n-print-target-info\n")
    XCTAssertEqual(first.compiler, first.folder + "/bin/swiftc")
  }
}
