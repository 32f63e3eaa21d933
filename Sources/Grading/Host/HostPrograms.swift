import Basics
import Curriculum
import Launching

/// What `swift build` has made for grading, beside the program that grades.
struct HostPrograms: Equatable, Sendable {
  var folder: String

  var host: String { "\(folder)/ExerciseHost" }
  /// The library that is loaded before an exercise that imports Foundation, where that is needed.
  var preparation: String? { HostSystem.preparation(in: folder) }
  var all: [String] { [host, preparation].compactMap(\.self) }

  /// The libraries that a host needs itself, as the linker is told of them.
  private var own: Set<String> = []
  /// Those that only the library brings that is loaded before.
  private var brought: Set<String> = []

  /// - Parameter folder: the build folder of this workbook.
  init(in folder: String) throws(EnvironmentError) {
    self.folder = folder
    own = LinkerFlags.loaded(by: host)
    brought = preparation.map(LinkerFlags.loaded)?.subtracting(own) ?? []
    for path in all where access(path, X_OK) != 0 { throw .hostNotBuilt(path: path) }
  }

  /// Those beside the program that is running.
  init() throws(EnvironmentError) {
    try self.init(in: Self.ownFolder)
  }

  /// The program that is running, or the bundle with its tests.
  static var ownProgram: String { HostSystem.ownProgram }

  /// The folder of the program that is running, or of the bundle with its tests.
  static var ownFolder: String {
    let path = URL(fileURLWithPath: ownProgram).resolvingSymlinksInPath().path
    // A bundle of tests is a folder on some systems.
    let bundle = path.firstRange(of: ".xctest/").map { path[..<$0.lowerBound] } ?? path[...]
    return String(bundle[..<(bundle.lastIndex(of: "/") ?? bundle.startIndex)])
  }

  /// The folder with the modules that adapters import.
  static var ownModules: String { "\(ownFolder)/Modules" }

  /// The object files of these modules, as the running program was linked of them: those of a lesson's
  /// scripts. What the host was linked of it offers itself.
  static func objects(of modules: [String]) -> [String] {
    let program = ownProgram.fileName.split(separator: ".").first.map(String.init) ?? ""
    return Build(package: "", folder: ownFolder)
      .objects(of: modules, in: program, besides: "ExerciseHost")
  }

  /// The folder that `swift build` has given the compiler for the modules it makes of headers; nil if
  /// nobody may write there.
  static let moduleCache: String? = {
    let folder = "\(ownFolder)/ModuleCache"
    makeFolder(folder)
    return FileManager.default.isWritableFile(atPath: folder) ? folder : nil
  }()

  /// What the linker isn't told of, because a host has loaded it, or loads it before.
  var loaded: Set<String> { own.union(brought) }

  /// What a host has to load before something that was compiled into these object files: libraries of
  /// modules that exercises may import, by path or name.
  func libraries(for objects: [String]) -> [String] {
    // The linker says if a file has another form.
    let texts = objects.flatMap { LinkerFlags(objectFile: $0)?.texts ?? [] }
    let missing = Imports.libraries.intersection(texts).subtracting(own)
      .subtracting(Imports.unloaded)
    let names = missing.subtracting(brought).sorted().map { "lib\($0.dropFirst(2)).so" }
    return missing.isDisjoint(with: brought) ? names : [preparation].compactMap(\.self) + names
  }
}
