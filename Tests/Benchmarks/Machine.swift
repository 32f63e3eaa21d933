import Basics
import Foundation

/// On what was measured: without it no time means anything.
struct Machine: Encodable {
  var cores: Int
  var system: String
  /// The compiler's version.
  var swift: String

  init(cores: Int, system: String, swift: String) {
    (self.cores, self.system, self.swift) = (cores, system, swift)
  }

  /// This one.
  init(environment: [String: String]) throws {
    let answer = try capture(
      Command("/usr/bin/env", ["swiftc", "--version"], environment: environment),
      limit: .seconds(60))
    let version = answer.output.firstMatch(of: /Swift version (\S+)/)
    self.init(
      cores: ProcessInfo.processInfo.activeProcessorCount,
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      swift: version.map { String($0.1) } ?? "of an unknown version")
  }
}
