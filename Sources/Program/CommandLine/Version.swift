import Grading
import Interface

extension Workbook {
  /// The workbook's own version.
  static let version = "1.0.0"

  /// All versions that count, with those of the compiler that grades.
  static func versionText(environment: [String: String], words: Words) -> String {
    let toolchain: String
    do {
      let found = try Toolchain.found(environment: environment)
      toolchain = words("version.toolchain", ["version": found.release, "path": found.compiler])
    } catch {
      toolchain = words.text(of: error)
    }
    return words(
      "version.text", ["version": version, "built": compilerVersion, "toolchain": toolchain])
  }
}
