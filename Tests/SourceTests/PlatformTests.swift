import Basics
import XCTest

/// What differs between systems stands in one folder of each target, and is called the same there
/// for each of them.
final class PlatformTests: XCTestCase {
  /// What learners write isn't asked.
  private func sources() throws -> [TakenApart] {
    try TakenApart.program()
      + TakenApart.read(below: ["Tests"]) { $1.contains("#if") || $0.contains("/Platform/") }
  }

  func testNothingElseAsksForTheSystem() throws {
    let asked = try sources().filter { !$0.path.contains("/Platform/") }.flatMap { source in
      source.complaints { file, place in
        // An adapter asks how far its exercise is.
        file.word(place) == "#if" && !file.word(place + 1).hasPrefix("STEP_")
      }
    }
    XCTAssertEqual(asked, [])
  }

  func testEachFolderOffersTheSameForEachSystem() throws {
    XCTAssertEqual(complaints(about: try sources()), [])
  }

  // MARK: How it is found out

  private func complaints(about sources: [TakenApart]) -> [String] {
    let folders = Dictionary(grouping: sources.filter { $0.path.contains("/Platform/") }) {
      $0.path[..<$0.path.firstRange(of: "Platform/")!.lowerBound]
    }
    return folders.sorted { $0.key < $1.key }.flatMap { target, files -> [String] in
      let used = Set(
        sources.filter { $0.path.hasPrefix(target) && !$0.path.contains("/Platform/") }
          .flatMap { $0.file.tokens.lazy.map(\.text) })
      let linux = files.filter { $0.name.hasPrefix("Linux") }
      let darwin = files.filter { $0.name.hasPrefix("Darwin") }
      var found = linux.flatMap { conditions(of: $0, "os(Linux)") }
      found += darwin.flatMap { conditions(of: $0, "os(macOS)") }
      for file in files where !file.name.hasPrefix("Linux") && !file.name.hasPrefix("Darwin") {
        found +=
          file.name == "Compiler"
          ? conditions(of: file, nil) : ["\(file.path): which system is it for?"]
      }
      found += lonely(linux, beside: darwin, used)
      found += lonely(darwin, beside: linux, used)
      return found
    }
  }

  /// A file for one system stands within one condition as a whole, and asks only for the processor
  /// within that; another one asks for the compiler.
  private func conditions(of source: TakenApart, _ system: String?) -> [String] {
    var depth = 0
    let found = source.complaints { file, place in
      let word = file.word(place)
      switch word {
      case "#if" where place == 0 && system != nil:
        depth = 1
        return !file.text.hasPrefix("#if \(system ?? "")\n")
      case "#if", "#elseif":
        if word == "#if" { depth += 1 }
        if system == nil { return file.word(place + 1) != "compiler" }
        return depth < 2 || file.word(place + 1) != "arch"
      case "#else": return system != nil && depth < 2
      case "#endif":
        depth -= 1
        return false
      default: return system != nil && depth == 0
      }
    }
    return source.file.tokens.isEmpty ? ["\(source.path): nothing"] : found
  }

  /// The names that one system has alone: all those of its file, and of those with a plus in their
  /// names what the target uses.
  private func lonely(
    _ files: [TakenApart], beside others: [TakenApart], _ used: Set<Substring>
  ) -> [String] {
    let known = Set(others.flatMap { $0.file.openNames })
    let all = Set(files.flatMap { $0.file.openNames })
    return files.flatMap { source in
      source.file.openNames.subtracting(known).sorted().compactMap { name in
        let parts = name.split(separator: ".")
        // Of a type that is missing, the parts needn't be named.
        let type = parts.dropLast().joined(separator: ".")
        guard !all.contains(type) || known.contains(type) else { return nil }
        let word = parts.last?.prefix { $0 != "(" } ?? ""
        guard word != "deinit", !source.name.contains("+") || used.contains(word) else {
          return nil
        }
        return "\(source.path): the other system doesn't have \(name)"
      }
    }
  }

  private func found(_ files: [String: String]) -> [String] {
    let texts = files.map { TakenApart(path: "Sources/A/Platform/\($0).swift", text: $1) }
    let ordinary = TakenApart(path: "Sources/A/B.swift", text: "// helper\nlet one = used()\n")
    return complaints(about: texts + [ordinary])
  }

  private func linux(_ text: String) -> String { "#if os(Linux)\n  \(text)\n#endif\n" }
  private func darwin(_ text: String) -> String { "#if os(macOS)\n  \(text)\n#endif\n" }

  func testANameThatOneSystemLacksIsFound() {
    let used = "func used() {}"
    let type = "enum Other {\n    private(set) static var used = 1\n    private let own = 1\n  }"
    XCTAssertEqual(found(["Linux": linux(used), "Darwin": darwin(used)]), [])
    XCTAssertEqual(found(["Linux": linux(used), "Darwin+Use": darwin(used)]), [])
    XCTAssertEqual(
      found(["Linux": linux(used), "Darwin": darwin("private \(used)")]),
      ["Sources/A/Platform/Linux.swift: the other system doesn't have used()"])
    XCTAssertEqual(
      found(["Darwin": darwin(type)]),
      ["Sources/A/Platform/Darwin.swift: the other system doesn't have Other"])
    XCTAssertEqual(
      found(["Darwin": darwin(type), "Linux": linux("enum Other {}")]),
      ["Sources/A/Platform/Darwin.swift: the other system doesn't have Other.used"])
    XCTAssertEqual(
      found(["Linux+Use": linux(used)]),
      ["Sources/A/Platform/Linux+Use.swift: the other system doesn't have used()"])
    XCTAssertEqual(found(["Linux+Use": linux("func helper() {}")]), [])
  }

  func testAFileThatIsForNoSystemIsFound() {
    for text in [
      "", darwin(""), linux("") + "let end = 1\n", "\n" + linux(""), linux("") + linux(""),
      linux("\n#else"), linux("#if DEBUG\n  #endif"),
    ] {
      XCTAssertNotEqual(found(["Linux": text]), [], text)
    }
    XCTAssertEqual(found(["Linux": linux("#if arch(x86_64)\n  #else\n  #endif")]), [])
    XCTAssertNotEqual(found(["Other": ""]), [])
    XCTAssertEqual(found(["Compiler": "#if compiler(>=6.1)\n#endif\n"]), [])
    XCTAssertNotEqual(found(["Compiler": linux("")]), [])
  }
}

extension SourceFile {
  /// The names that other files may use, those of a type's parts behind the type's own: `Type.part`.
  fileprivate var openNames: Set<String> { names(in: tokens.indices, of: "") }

  private func names(in range: Range<Int>, of type: String) -> Set<String> {
    declarations(in: range).reduce(into: []) { names, declaration in
      let words = declaration.tokens.prefix { word($0) != declaration.keyword }
      let isPrivate = words.contains {
        ["private", "fileprivate"].contains(word($0)) && word($0 + 1) != "("
      }
      guard !isPrivate, !["import", "case", "deinit"].contains(declaration.keyword) else { return }
      let name =
        type + (declaration.typeName.map { $0.prefix { $0 != ":" } } ?? declaration.name[...])
      if !declaration.isExtension { names.insert(name) }
      guard let members = declaration.members else { return }
      names.formUnion(self.names(in: members, of: name + "."))
    }
  }
}
