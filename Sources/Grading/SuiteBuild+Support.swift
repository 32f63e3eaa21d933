import Curriculum
import Foundation
import Processes

/// What all suites have in common: the library that they use, and the programs that run them.
extension SuiteBuild {
  /// The folder with all of it, if it was built before.
  func knownSupport() -> String? {
    cache.existing(supportCalls.name)
  }

  /// The folder with all of it.
  ///
  /// - Parameter willBuild: called if it wasn't built before.
  func support(_ willBuild: () -> Void = {}) throws(EnvironmentProblem) -> String {
    let calls = supportCalls
    if let kept = cache.existing(calls.name) { return kept }
    willBuild()
    let built = try cache.keep(calls.name) { folder throws(EnvironmentProblem) in
      // The supervisor needs nothing of the others.
      let (programs, supervisor) = concurrently(
        {
          Result { () throws(EnvironmentProblem) in
            try build(calls.library(folder))
            try build(calls.host(folder))
          }
        },
        { Result { () throws(EnvironmentProblem) in try build(calls.supervisor(folder)) } })
      try programs.get()
      try supervisor.get()
      return true
    }
    return built ?? ""
  }

  /// The calls of the compiler, for the folder that they build into.
  private struct SupportCalls: Sendable {
    /// Where they put it in the cache: it depends on everything that they are given.
    var name = ""
    var library: @Sendable (String) -> [String]
    var host: @Sendable (String) -> [String]
    var supervisor: @Sendable (String) -> [String]
  }

  private var supportCalls: SupportCalls {
    let sources =
      swiftFiles(in: repository.root + "/Sources/Reporting")
      + swiftFiles(in: repository.suites + "/Support")
    let host = swiftFiles(in: repository.suites + "/Host")
    let supervisor =
      swiftFiles(in: repository.suites + "/Supervisor")
      + [repository.root + "/Sources/Reporting/Limit.swift"]
    let xctest = PlatformFlags.xctest(environment: environment)
    var calls = SupportCalls(
      library: { folder in
        ["-swift-version", "6", "-wmo", "-parse-as-library", "-module-name", "SuiteSupport"]
          + ["-emit-module", "-emit-module-path", "\(folder)/SuiteSupport.swiftmodule"]
          // Together with the code: that takes half a second less.
          + ["-no-emit-module-separately-wmo"]
          + ["-emit-library", "-o", "\(folder)/\(PlatformFlags.supportLibrary)"]
          + sources + xctest
      },
      host: { folder in
        // The program's name is all that an exercise can see of it.
        ["-swift-version", "6", "-I", folder, "-L", folder, "-lSuiteSupport"] + host
          + ["-Xlinker", "-rpath", "-Xlinker", PlatformFlags.ownFolder]
          + ["-o", "\(folder)/exercise"] + xctest
      },
      supervisor: { folder in
        ["-swift-version", "6", "-wmo", "-o", "\(folder)/supervisor"] + supervisor
      })
    let all = calls.library("") + calls.host("") + calls.supervisor("")
    calls.name = "support-" + key(of: sources + host + supervisor, and: all)
    return calls
  }

  /// What the linker is told of the libraries that come with the toolchain and that every suite's
  /// process has loaded, because its own library needs them.
  ///
  /// Only of these: their names have no versions, so it makes no difference who finds them.
  static func loadedLibraries(with support: String) -> Set<String> {
    loadedLibraries(by: "\(support)/\(PlatformFlags.supportLibrary)")
  }

  /// The same for what a program or a library needs.
  static func loadedLibraries(by path: String) -> Set<String> {
    // A few pages of a few megabytes are looked at.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      let library = ELFObject(data)
    else { return [] }
    let names = library.neededLibraries.filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
    return Set(names.map { "-l" + $0.dropFirst(3).dropLast(3) })
  }

  private func build(_ arguments: [String]) throws(EnvironmentProblem) {
    let answer = try toolchain.run(arguments, environment: environment)
    guard !answer.ending.isSuccess else { return }
    throw answer.errors.contains("no such module 'XCTest'")
      ? .noXCTest : .suiteDoesNotBuild(lesson: "Support", details: answer.errors)
  }
}
