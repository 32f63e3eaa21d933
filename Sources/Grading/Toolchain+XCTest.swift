import Foundation

extension Toolchain {
  /// Whether this compiler finds XCTest; only `swift test` needs it.
  public func hasXCTest(environment: [String: String]) throws(EnvironmentProblem) -> Bool {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/Test.swift"
    let text = Data("import XCTest\n".utf8)
    guard FileManager.default.createFile(atPath: file, contents: text) else {
      throw .noTemporaryFolder(path: folder.path)
    }
    let inFolder = folder.environment(from: environment)
    let arguments =
      ["-typecheck", "-module-name", "Test", file] + PlatformFlags.xctest(environment: inFolder)
    return try run(arguments, environment: inFolder).ending.isSuccess
  }
}
