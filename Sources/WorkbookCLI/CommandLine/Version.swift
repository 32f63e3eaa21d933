import Grading

extension Workbook {
  /// The workbook's own version.
  static let version = "1.0.0"

  /// The version of the Swift compiler that it was built with, as far as a source can know.
  static var compilerVersion: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #elseif compiler(>=6.1)
      "6.1"
    #else
      "6.0"
    #endif
  }

  /// All versions that count, with those of the compiler that grades.
  static func versionText(environment: [String: String], words: Words) -> String {
    let toolchain: String
    do {
      let found = try Toolchain.found(environment: environment)
      toolchain = words(
        .versionToolchain, ["version": found.release, "path": found.compiler])
    } catch {
      toolchain = Trouble(error, words: words).text
    }
    let values = ["version": version, "built": compilerVersion, "toolchain": toolchain]
    return words(.versionText, values)
  }
}
