import Curriculum
import Foundation

/// What `swift build` has made for grading, beside the program that grades.
struct HostPrograms: Equatable, Sendable {
  /// The folder that it all lies in.
  var folder: String

  /// The program that loads exercises.
  var host: String { "\(folder)/ExerciseHost" }
  /// What every exercise is linked to, where that is how it is confined.
  var gate: String { "\(folder)/ExerciseGate" }
  /// The folder with the modules that adapters import.
  var modules: String { "\(folder)/Modules" }

  /// - Parameter folder: the build folder of this workbook.
  init(in folder: String) throws(EnvironmentProblem) {
    self.folder = folder
    for path in [host, gate] where access(path, X_OK) != 0 { throw .hostNotBuilt(path: path) }
  }

  /// Those beside the program that is running.
  init() throws(EnvironmentProblem) {
    try self.init(in: Self.ownFolder)
  }

  /// The program that is running, or the bundle with its tests.
  static var ownProgram: String { Bundle(for: Mark.self).executablePath ?? "" }

  /// The folder of the program that is running, or of the bundle with its tests.
  static var ownFolder: String {
    let path = URL(fileURLWithPath: ownProgram).resolvingSymlinksInPath().path
    // A bundle of tests is a folder on some systems.
    let bundle = path.firstRange(of: ".xctest/").map { path[..<$0.lowerBound] } ?? path[...]
    return String(bundle[..<(bundle.lastIndex(of: "/") ?? bundle.startIndex)])
  }

  /// The folder that `swift build` has given the compiler for the modules it makes of headers; nil if
  /// nobody may write there.
  static let moduleCache: String? = {
    let folder = "\(ownFolder)/ModuleCache"
    makeFolder(folder)
    return FileManager.default.isWritableFile(atPath: folder) ? folder : nil
  }()

  private final class Mark {}

  /// What every exercise is linked to, so that it is confined before any of it runs.
  package var libraries: [String] { HostSystem.libraries(gate: gate) }
}
