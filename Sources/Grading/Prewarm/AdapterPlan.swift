import Foundation
import Launching

/// How the toolchain makes the library of a lesson's adapter, program by program.
///
/// As with exercises, `swiftc` only decides which programs to run and with what.
struct AdapterPlan: Codable, Equatable, Sendable {
  /// The compiler proper: makes the object file.
  private var compile: [String]
  /// Makes the library.
  private var link: [String]

  /// What the driver is asked about, but for the names of files: another question, another plan.
  static var questions: [String] {
    let layout = AdapterLayout(source: "", exercise: "", modules: "", folder: "")
    return layout.compileArguments + layout.linkArguments
  }

  /// Asks the driver.
  ///
  /// - Returns: nil if its answer isn't understood; then the driver itself has to be called.
  init?(of toolchain: Toolchain, environment: [String: String]) {
    // Without a plan the driver is called, and whoever calls it says that there is no room.
    guard let place = try? TemporaryFolder() else { return nil }
    let asked = AdapterLayout.asked(in: place.path)
    for folder in [asked.exercise, asked.folder] where mkdir(folder, 0o700) != 0 { return nil }
    for file in [asked.source, asked.object, asked.exerciseLibrary] {
      guard FileManager.default.createFile(atPath: file, contents: Data()) else { return nil }
    }
    // As a whole module, so that there is one call for it.
    guard let compile = toolchain.jobs(asked.compileArguments + ["-wmo"], environment)?.first,
      compile.contains("-frontend"), compile.contains("-c"),
      let linking = toolchain.jobs(asked.linkArguments, environment), linking.count <= 2,
      let link = linking.last
    else { return nil }
    // The compiler's checks of its own work are left to whoever maintains the compiler.
    self.compile = (compile + ["-disable-llvm-verify"]).map(general)
    self.link =
      (CompilerPlan.linkerCall(behind: link, toolchain, list: asked.libraries) ?? link)
      .map(general)

    func general(_ word: String) -> String {
      word.replacing(place.path, with: Self.mark)
    }
  }

  /// What stands for the folder in which the driver was asked.
  private static let mark = "{folder}"

  /// The call that compiles an adapter.
  func compileCall(for layout: AdapterLayout) -> [String] { filled(compile, for: layout) }

  /// The call that makes a library of it.
  ///
  /// - Parameter loaded: what the linker isn't told of, because the host has loaded it.
  func linkCall(for layout: AdapterLayout, leavingOut loaded: Set<String>) -> [String] {
    filled(link, for: layout).filter { !loaded.contains($0) }
  }

  private func filled(_ call: [String], for layout: AdapterLayout) -> [String] {
    let asked = AdapterLayout.asked(in: Self.mark)
    // The longest name first: one may be the beginning of another.
    let names = zip(asked.paths, layout.paths).sorted { $0.0.count > $1.0.count }
    return call.map { word in
      names.reduce(word) { $0.replacing($1.0, with: $1.1) }
    }
  }
}

/// Where the parts of an adapter stand while it is built.
struct AdapterLayout {
  /// The adapter's source.
  var source: String
  /// The folder with the exercise's module, and its library.
  var exercise: String
  /// The folder with the modules that the package's build has made.
  var modules: String
  /// The folder for what is made.
  var folder: String

  var object: String { "\(folder)/adapter.o" }
  var library: String { "\(folder)/adapter" }
  /// Where the driver wants the list of libraries that the object file asks for.
  var libraries: String { "\(library).autolink" }
  var exerciseLibrary: String { "\(exercise)/lesson" }

  static func asked(in folder: String) -> AdapterLayout {
    AdapterLayout(
      source: "\(folder)/\(Repository.adapterName)", exercise: "\(folder)/exercise",
      modules: "\(folder)/modules", folder: "\(folder)/made")
  }

  fileprivate var paths: [String] { [source, exercise, modules, folder] }

  var compileArguments: [String] {
    ["-swift-version", "6", "-parse-as-library", "-module-name", "Adapter", "-Onone"]
      + ["-enable-upcoming-feature", "MemberImportVisibility"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-I", modules, "-I", exercise, "-c", source, "-o", object]
  }

  var linkArguments: [String] {
    ["-emit-library", "-o", library, object, exerciseLibrary] + PlatformFlags.adapter
      + ["-Xlinker", "-rpath", "-Xlinker", PlatformFlags.ownFolder]
  }
}
