#if os(macOS)
  import Foundation
  import Basics

  // Written from Apple's documentation; not tried on a Mac yet.

  /// What the compiler and the linker are told here.
  enum PlatformFlags {
    /// Where the compiler finds XCTest.
    static func xctest(environment: [String: String]) -> [String] {
      let question = Command(
        "/usr/bin/xcrun", ["--sdk", "macosx", "--show-sdk-platform-path"],
        environment: environment)
      // Without an answer XCTest isn't found, which is what is told then.
      guard let answer = try? capture(question, limit: TimeLimit.toolchainAnswer),
        answer.ending.isSuccess
      else { return [] }
      let platform = answer.output.trimmed + "/Developer"
      return ["-F", platform + "/Library/Frameworks", "-I", platform + "/usr/lib"]
    }

    /// Whether a toolchain's own compiler finds all that it needs, also if nobody has chosen it: who
    /// chooses it here tells it where the system's libraries are, too.
    static let compilerNeedsNobody = false

    /// How a toolchain's own linker is chosen: it is the only one.
    static func linker(in toolchain: String) -> [String] { [] }

    /// What the compiler's environment holds beside the learner's own.
    static let compilerEnvironment: [String: String] = [:]

    /// Whether the linker has to be told which libraries an object file asks for: it looks itself.
    static let linkerIsToldOfLibraries = false

    /// How an adapter finds its own names, and, when it is loaded, those of the host. Its own come
    /// first anyway.
    static let adapter = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]

    /// What a library is asked for by those who were linked to it.
    static func named(_ name: String) -> [String] {
      ["-Xlinker", "-install_name", "-Xlinker", "\(ownFolder)/\(name)"]
    }

    /// What has one of Swift's names can be found by others.
    static let exportList = "_$s*\n"

    /// Has the linker read that list.
    static func exports(listedIn file: String) -> [String] {
      ["-Xlinker", "-exported_symbols_list", "-Xlinker", file]
    }

    /// The module with the C library.
    static let libraryModule = "Darwin"

    /// The folder of the program or library itself, as the loader writes it.
    static let ownFolder = "@loader_path"
  }
#endif
