import Basics
import Curriculum
import Launching

/// The programs and libraries for grading that `swift build` has put beside the running program.
struct HostPrograms: Equatable, Sendable {
  var folder: String

  var host: String { "\(folder)/ExerciseHost" }
  /// A library that the host loads before an exercise that imports Foundation, on systems that need
  /// it.
  var preparation: String? { HostSystem.preparation(in: folder) }
  var all: [String] { [host, preparation].compactMap(\.self) }

  /// The libraries that the host itself is linked to, as linker flags.
  private var own: Set<String> = []
  /// The libraries that only the preparation library is linked to, as linker flags.
  private var brought: Set<String> = []

  /// - Parameter folder: this package's build folder; usually that of the running program.
  init(in folder: String = ownFolder) throws(EnvironmentError) {
    self.folder = folder
    own = LinkerFlags.loaded(by: host)
    brought = preparation.map(LinkerFlags.loaded)?.subtracting(own) ?? []
    for path in all where access(path, X_OK) != 0 { throw .hostNotBuilt(path: path) }
  }

  /// The path of the running program, or of the test bundle.
  static var ownProgram: String { HostSystem.ownProgram }

  /// The folder of the running program or of the test bundle.
  static var ownFolder: String {
    let path = URL(fileURLWithPath: ownProgram).resolvingSymlinksInPath().path
    // On macOS a test bundle is a folder.
    let bundle = path.firstRange(of: ".xctest/").map { path[..<$0.lowerBound] } ?? path[...]
    return String(bundle[..<(bundle.lastIndex(of: "/") ?? bundle.startIndex)])
  }

  /// The folder of the Swift modules that adapters import.
  static var ownModules: String { "\(ownFolder)/Modules" }

  /// The object files of these modules that the running program was linked from, such as a lesson's
  /// scripts. Files that the host was linked from are left out, because it exports their symbols.
  static func objects(of modules: [String]) -> [String] {
    let program = ownProgram.fileName.split(separator: ".").first.map(String.init) ?? ""
    return Build(package: "", folder: ownFolder)
      .objects(of: modules, in: program, besides: "ExerciseHost")
  }

  /// The compiler's cache for modules of C headers, in the build folder; nil if it isn't writable.
  static let moduleCache: String? = {
    let folder = "\(ownFolder)/ModuleCache"
    makeFolder(folder)
    return FileManager.default.isWritableFile(atPath: folder) ? folder : nil
  }()

  /// The linker flags to leave out, because the host has these libraries loaded already.
  var loaded: Set<String> { own.union(brought) }

  /// The libraries that a host must load before libraries made of these object files, by path or
  /// name: those of allowed modules that it hasn't loaded yet.
  func libraries(for objects: [String]) -> [String] {
    // A file of another format has no flags here; the linker reports it.
    let texts = objects.flatMap { LinkerFlags(objectFile: $0)?.texts ?? [] }
    let missing = Imports.libraries.intersection(texts).subtracting(own)
      .subtracting(Imports.unloaded)
    let names = missing.subtracting(brought).sorted().map { "lib\($0.dropFirst(2)).so" }
    return missing.isDisjoint(with: brought) ? names : [preparation].compactMap(\.self) + names
  }
}
