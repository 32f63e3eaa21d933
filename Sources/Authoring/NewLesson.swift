import Basics
import Curriculum
import Launching

/// Why no lesson was made; nothing of it is there.
package enum NewLessonError: Error, Equatable, Sendable {
  /// It can't be the name of a lesson's folder.
  case badName(name: String)
  /// A lesson has it already, in this folder.
  case taken(name: String, folder: String)
  /// Its module would have the name of another one.
  case reserved(name: String, module: String)
  /// There is no number left that has two digits.
  case tooMany
  case exists(path: String)
  case notReadable(path: String)
  case notWritable(path: String)
}

/// The next lesson, as it is made of the template: it compiles, and can be taken, graded and proved.
package struct NewLesson: Sendable {
  package let places: LessonLocations
  /// The one after the highest that a lesson has; at most 99.
  package let number: Int
  private let repository: Repository
  /// What the course's program is called.
  private let program: String
  /// Each file that there is to be, by its path from the top level.
  private var files: [String: String] = [:]
  private var changes: [String: String] = [:]

  /// The longest name with which each line still fits into the code's.
  package static let longestName = 30

  /// What an exercise, its adapter or its test may import, and what the adapter itself declares.
  private static let otherModules = [
    "Combine", "Dispatch", "Exercise", "Foundation", "Observation", "Swift", "Testing", "XCTest",
  ]

  /// Plans the next lesson of the workbook, by the name of its folders without a number; nothing is written
  /// before `make`.
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

  /// The folders of all lessons, also of those that only have one.
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

  /// The names that a module can't have any more: those of all targets, and of what is imported; of a course
  /// that depends on this package those of both.
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

  /// `kitchen-timers` as a heading.
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
    // Without a template nothing is found there.
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
    guard !paths.isEmpty else { throw .notReadable(path: repository.display(folder)) }
    // There is nothing to recall in a first lesson.
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
    // Another name may belong at another place among the imports.
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

  // MARK: Making it

  /// Writes everything, or nothing; gives the paths of all files that are new or changed, from the top level.
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
        // If a file that was written a moment ago can't be written again, nothing else helps.
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

/// Where a lesson is named outside of its two folders.
///
/// The package builds only what it names, and asks for its own text alone whether it has to look again:
/// so a new folder would go unseen without a line there.
package struct LessonLocations: Sendable {
  package var id: String
  /// The name of the module that its exercise is.
  package var module: String

  /// The beginning of its targets' names: what the folder is called, as a type would be.
  package var name: String {
    id.split(separator: "-").dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  package struct Entry: Equatable, Sendable {
    package var file: String
    package var line: String
    /// How the lines of the other lessons look; a new one follows the last of them.
    let others: @Sendable (Substring) -> Bool

    /// The same line in the same file, whatever the lines of the others look like.
    package static func == (first: Entry, second: Entry) -> Bool {
      first.file == second.file && first.line == second.line
    }
  }

  /// Those in files that there are: a course need not have its lessons graded by `swift test`.
  package func entries(in repository: Repository) -> [Entry] {
    entries.filter { !isMissing("\(repository.root)/\($0.file)") }
  }

  /// One line each; the first is the lesson's own, the others follow from it.
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
      // XCTest on Linux finds only tests that are written out.
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
  /// Where it stands in its file, from 1; nil if it doesn't.
  func place(in source: String) -> Int? {
    source.lines.firstIndex { $0 == line }.map { $0 + 1 }
  }

  /// Where it is to stand, from 1: behind the line of the last lesson.
  func newPlace(in source: String) -> Int {
    let lines = source.lines
    if line.hasPrefix("import ") {
      // Imports are in the order of their names.
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
