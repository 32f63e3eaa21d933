import Foundation
import Processes

/// What differs between Linux and macOS when something is compiled.
enum PlatformFlags {
  /// Where the compiler finds XCTest.
  static func xctest(environment: [String: String]) -> [String] {
    #if os(macOS)
      // Written from Apple's documentation; not tested on macOS.
      let question = Command(
        "/usr/bin/xcrun", ["--sdk", "macosx", "--show-sdk-platform-path"],
        environment: environment)
      guard let answer = try? capture(question, limit: .seconds(30)), answer.ending.isSuccess
      else { return [] }
      let platform = answer.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/Developer"
      return ["-F", platform + "/Library/Frameworks", "-I", platform + "/usr/lib"]
    #else
      return []
    #endif
  }

  /// Whether a toolchain's own compiler finds all that it needs, also if nobody has chosen it.
  static var compilerNeedsNobody: Bool {
    #if os(macOS)
      // Written from Apple's documentation; not tested on macOS. Who chooses it there tells it where
      // the system's libraries are, too.
      false
    #else
      true
    #endif
  }

  /// What the compiler's environment holds beside the learner's own.
  static var compilerEnvironment: [String: String] {
    #if os(macOS)
      return [:]
    #else
      // It lives for a moment, and asks the kernel for some thousand pages of memory, one by one.
      // Large ones, many at a time, and none given back, save one part in fifteen of its time.
      let settings = [
        "hugetlb=1", "top_pad=33554432", "mmap_threshold=33554432", "trim_threshold=1073741824",
      ]
      return ["GLIBC_TUNABLES": settings.map { "glibc.malloc.\($0)" }.joined(separator: ":")]
    #endif
  }

  /// How an adapter finds its own names, and, when it is loaded, those of the host.
  static var adapter: [String] {
    #if os(macOS)
      // Written from Apple's documentation; not tested on macOS. A library's own names come first
      // there anyway.
      ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #else
      ["-Xlinker", "-Bsymbolic"]
    #endif
  }

  /// What a library is asked for by those who were linked to it.
  static func named(_ name: String) -> [String] {
    #if os(macOS)
      // Written from Apple's documentation; not tested on macOS.
      ["-Xlinker", "-install_name", "-Xlinker", "\(ownFolder)/\(name)"]
    #else
      ["-Xlinker", "-soname", "-Xlinker", name]
    #endif
  }

  /// The folder of the program or library itself, as the loader writes it.
  static var ownFolder: String {
    #if os(macOS)
      "@loader_path"
    #else
      "$ORIGIN"
    #endif
  }
}
