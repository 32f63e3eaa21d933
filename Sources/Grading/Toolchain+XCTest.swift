import Foundation

extension Toolchain {
  /// Whether this compiler finds XCTest; only `swift test` needs it.
  ///
  /// - Returns: nil where that can't be told, because something else keeps it from its work.
  public func hasXCTest(environment: [String: String]) throws(EnvironmentProblem) -> Bool? {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/Test.swift"
    let text = Data("import XCTest\n".utf8)
    guard FileManager.default.createFile(atPath: file, contents: text) else {
      throw .noTemporaryFolder(path: folder.path)
    }
    let inFolder = folder.environment(from: environment)
    let arguments =
      ["-typecheck", "-module-name", "Test", file] + PlatformFlags.xctest(environment: inFolder)
    let answer = try run(arguments, environment: inFolder)
    if answer.ending.isSuccess { return true }
    // Where something else is wrong it doesn't come as far as to this name.
    return answer.errors.contains(/error: .*XCTest/) ? false : nil
  }
}
