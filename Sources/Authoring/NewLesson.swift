import Basics
import Curriculum
import Launching

/// Why no lesson was created; nothing has been left behind.
package enum NewLessonError: Error, Equatable, Sendable {
  /// The name isn't a valid folder name for a lesson.
  case badName(name: String)
  /// A lesson in this folder already has the name.
  case taken(name: String, folder: String)
  /// The lesson's module would have the name of another module.
  case reserved(name: String, module: String)
  /// No two-digit number is left.
  case tooMany
  case exists(path: String)
  case notReadable(path: String)
  case notWritable(path: String)
}

/// A new lesson made from the template; it compiles, and can be read, graded and proved.
package struct NewLesson: Sendable {
  package let places: LessonLocations
  /// The number after the highest one in use; at most 99.
  package let number: Int
  private let repository: Repository
  /// The name of the course's program.
  private let program: String
  /// The new files, by their paths from the top level.
  private var files: [String: String] = [:]
  private var changes: [String: String] = [:]

  /// The longest name for which all generated lines fit into the line length.
  package static let longestName = 30

  /// Modules that an exercise, its adapter or its test may import, and names that the adapter
  /// declares.
  private static let otherModules = [
    "Combine", "Dispatch", "Exercise", "Foundation", "Observation", "Swift", "Testing", "XCTest",
  ]

  /// Plans the next lesson, given its folder's name without the number; `make` writes it.
  package init(
    named name: String, in repository: Repository, of program: String = "workbook"
  ) throws(NewLessonError) {
    guard Self.isName(name) else { throw .badName(name: name) }
    (self.repository, self.program) = (repository, program)
    let folders = try Self.folders(in: repository)
    if let folder = folders.first(where: { $0.dropFirst(3) == name }) {
      throw .taken(name: name, folder: folder)
    }
    number = (folders.compactMap { Int($0.prefix(2)) }.max() ?? 0) + 1
    guard number < 100 else { throw .tooMany }
    let id = String(repeating: "0", count: number < 10 ? 1 : 0) + "\(number)-\(name)"
    let module = LessonLocations(id: id, module: "").name
    places = LessonLocations(id: id, module: module)
    let modules = try Self.modules(in: repository)
    guard !modules.contains(module) else {
      throw .reserved(name: name, module: module)
    }
    try readTemplate(title: Self.title(of: name))
    for entry in places.entries(in: repository) {
      var source = changes[entry.file]
      if source == nil { source = try Self.text(at: entry.file, in: repository) }
      changes[entry.file] = source.map(entry.added)
    }
  }

  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil && name.count <= longestName
  }

  package var own: String { Repository.folder(of: places.id) }
  package var suite: String { Repository.suite(of: places.id) }

  /// The folders of all lessons, also of incomplete ones.
  private static func folders(in repository: Repository) throws(NewLessonError) -> [String] {
    var folders: Set<String> = []
    for folder in [repository.lessons, repository.suites] {
      do throws(CurriculumError) {
        folders.formUnion(try names(in: folder).filter { $0.contains(/^\d\d-/) })
      } catch {
        throw .notReadable(path: repository.display(folder))
      }
    }
    return folders.sorted()
  }

  /// The module names that are in use: those of all targets and imported modules, for a course also
  /// those of the package that it depends on.
  static func modules(in repository: Repository) throws(NewLessonError) -> [String] {
    let packages = Set([repository.root, repository.engine]).sorted().map { Repository(root: $0) }
    var manifests: [String] = []
    for package in packages {
      manifests.append(try text(at: Repository.manifest, in: package))
      manifests.append(try text(at: Repository.lessonsManifest, in: package))
    }
    // Each lesson of this package has targets that begin with its name.
    let others =
      repository.root == repository.engine
      ? []
      : manifests.flatMap { manifest in
        manifest.matches(of: /"(\d\d-[a-z0-9-]+)",/).map {
          LessonLocations(id: String($0.1), module: "").name
        }
      }
    return otherModules + others
      + manifests.flatMap { $0.matches(of: /(?:name|"\d\d-[a-z0-9-]+"): "(\w+)"/) }
      .map { String($0.1) }
  }

  /// `Kitchen timers` for `kitchen-timers`.
  static func title(of name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func text(
    at path: String, in repository: Repository
  ) throws(NewLessonError) -> String {
    do throws(CurriculumError) {
      return try contents(of: "\(repository.root)/\(path)")
    } catch {
      throw .notReadable(path: path)
    }
  }

  // MARK: The template

  private mutating func readTemplate(title: String) throws(NewLessonError) {
    let templates = Repository(root: repository.engine)
    let folder = "\(templates.root)/\(Repository.template)"
    // If the template can't be read, no files are found.
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
    guard !paths.isEmpty else { throw .notReadable(path: repository.display(folder)) }
    // A first lesson has no questions about earlier ones.
    for path in paths where number > 1 || path != Repository.recallName {
      let template = try Self.text(at: "\(Repository.template)/\(path)", in: templates)
      let text = filledIn(template, title: title)
      switch path {
      case "Text.md": files[Repository.text(of: places.id)] = text
      case Repository.recallName: files[Repository.recall(of: places.id)] = text
      case Repository.stubName:
        files["\(own)/\(Repository.exerciseName)"] = text
        files["\(suite)/\(path)"] = text
      default: files["\(suite)/\(path)"] = text
      }
    }
  }

  private func filledIn(_ template: String, title: String) -> String {
    let text = template.replacing(Repository.templateName, with: places.name)
      .replacing("{number}", with: "\(number)").replacing("{title}", with: title)
      .replacing("swift run workbook", with: "swift run \(program)")
    // Another name may change the sorted order of the imports.
    var lines = text.lines
    let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
    for (index, line) in zip(imports, imports.map { lines[$0] }.sorted()) { lines[index] = line }
    if number == 1,
      let link = lines.firstIndex(where: { $0.hasSuffix("](\(Repository.recallName))") })
    {
      lines.removeSubrange(link...link + 1)
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Writing the files

  /// Writes all files, or none on failure; returns the paths of new and changed files, from the top
  /// level.
  package func make() throws(NewLessonError) -> [String] {
    let folders = [own, suite]
    for path in folders where !isMissing("\(repository.root)/\(path)") {
      throw .exists(path: path)
    }
    var undone: [() -> Void] = []
    do throws(NewLessonError) {
      for folder in folders {
        undone.append { discard("\(repository.root)/\(folder)") }
      }
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        undone.append { discard("\(repository.root)/\(path)") }
        try put(text, path)
      }
      for (path, text) in changes.sorted(by: { $0.key < $1.key }) {
        let before = try Self.text(at: path, in: repository)
        try put(text, path)
        // If restoring a file that was just written fails, nothing more can be done.
        undone.append { try? put(before, path) }
      }
    } catch {
      for step in undone.reversed() { step() }
      throw error
    }
    return (Array(files.keys) + changes.keys).sorted()
  }

  private func put(_ text: String, _ path: String) throws(NewLessonError) {
    do throws(NewLessonError) {
      try write(text, to: "\(repository.root)/\(path)")
    } catch {
      throw .notWritable(path: path)
    }
  }
}

/// The places outside of its own folders where a lesson is listed.
///
/// The package manifest lists all lessons, because the package manager only notices changes in the
/// manifest itself: it would overlook a new folder.
package struct LessonLocations: Sendable {
  package var id: String
  /// The name of the exercise's module.
  package var module: String

  /// The beginning of its targets' names: the folder's name in the form of a type's name.
  package var name: String {
    id.split(separator: "-").dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  package struct Entry: Equatable, Sendable {
    package var file: String
    package var line: String
    /// Whether a line is that of another lesson; a new line is added after the last of these.
    let others: @Sendable (Substring) -> Bool

    /// Compares file and line only.
    package static func == (first: Entry, second: Entry) -> Bool {
      first.file == second.file && first.line == second.line
    }
  }

  /// The entries in files that exist; a course may have no `swift test` for its lessons.
  package func entries(in repository: Repository) -> [Entry] {
    entries.filter { !isMissing("\(repository.root)/\($0.file)") }
  }

  /// The lines to add. The first is the list of lessons; the others follow from it.
  private var entries: [Entry] {
    let suites = Repository.suiteList
    return [
      Entry(
        file: Repository.manifest, line: "  \"\(id)\",",
        others: { $0.contains(#/^  "\d\d-[a-z0-9-]+",$/#) }),
      Entry(
        file: Repository.lessonsManifest, line: "  \"\(id)\": \"\(module)\",",
        others: { $0.contains(#/^  "\d\d-[a-z0-9-]+": "\w+",$/#) }),
      Entry(
        file: suites, line: "import \(name)Suite",
        others: { $0.hasPrefix("import ") }),
      Entry(
        file: suites, line: "    \"\(id)\": AnySuite(\(name)Suite.Suite.self),",
        others: { $0.contains(#/^    "\d\d-[a-z0-9-]+": AnySuite\(/#) }),
      // XCTest on Linux only finds tests that are written in the source.
      Entry(
        file: Repository.lessonTests,
        line: "class \(module)Tests: LessonCase { "
          + "func testChecks() throws { try check(\(number)) } }",
        others: { $0.contains(": LessonCase {") }),
    ]
  }

  private var number: Int { Int(id.prefix { $0 != "-" }) ?? 0 }
}

extension LessonLocations.Entry {
  /// The line number of the entry in its file, from 1; nil if it is missing.
  func place(in source: String) -> Int? {
    source.lines.firstIndex { $0 == line }.map { $0 + 1 }
  }

  /// The line number at which to insert the entry, from 1: after the last lesson.
  func newPlace(in source: String) -> Int {
    let lines = source.lines
    if line.hasPrefix("import ") {
      // Imports are sorted by name.
      let later = lines.firstIndex { others($0) && $0 > line }
      if let later { return later + 1 }
    }
    let first = lines.firstIndex { $0.contains("`author new`") }
    return (lines.lastIndex(where: others) ?? first ?? 0) + 2
  }

  func added(to source: String) -> String {
    guard place(in: source) == nil else { return source }
    var lines = source.lines
    lines.insert(line[...], at: min(newPlace(in: source) - 1, lines.count))
    return lines.joined(separator: "\n")
  }
}
