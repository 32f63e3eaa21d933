import Foundation
import Threads

/// The text of one Swift file of this package.
struct SwiftSource: Sendable {
  /// From the package's folder on.
  let path: String
  /// What stands in a text over several lines is left out.
  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    // What stands in a text over several lines is no code of this file.
    var isText = false
    lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { bytes in
      let line = Substring(bytes)
      defer { if line.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() } }
      return isText ? "" : line
    }
  }

  /// All that stand below these folders of the package.
  static func all(below folders: [String]) throws -> [SwiftSource] {
    try folders.flatMap { folder in
      try known.withLock { known in
        if let sources = known[folder] { return sources }
        let sources = try read(below: folder)
        known[folder] = sources
        return sources
      }
    }
  }

  /// What was read once: nobody changes it while it is tested, and to take it apart takes a second.
  private static let known = Locked<[String: [SwiftSource]]>([:])

  private static func read(below folder: String) throws -> [SwiftSource] {
    let package = Page.package
    return try FileManager.default.subpathsOfDirectory(atPath: "\(package)/\(folder)")
      .filter { $0.hasSuffix(".swift") }.sorted().map { name in
        let path = "\(folder)/\(name)"
        let text = try String(contentsOfFile: "\(package)/\(path)", encoding: .utf8)
        return SwiftSource(path: path, text: text)
      }
  }

  /// The file's name without its ending.
  var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// Whether a word stands there outside of remarks.
  func uses(_ word: Substring) -> Bool {
    lines.contains { $0.contains(word) && words(in: $0).contains(word) }
  }

  /// All words that stand there outside of remarks.
  var words: Set<Substring> { Set(lines.flatMap(words)) }

  private func words(in line: Substring) -> [Substring] {
    line.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  // MARK: Conditions

  /// A line that decides what is compiled.
  struct Condition: Equatable {
    /// Counted from 1.
    var line: Int
    /// How many others it stands in.
    var depth: Int
    /// What it asks; `else` if it asks nothing.
    var question: String
  }

  /// The lines with `#if`, `#elseif` or `#else`.
  var conditions: [Condition] {
    zip(lines, depths).enumerated().compactMap { index, line in
      guard let match = directive(in: line.0), match.word != "endif" else { return nil }
      let question = match.word == "else" ? "else" : match.rest
      return Condition(line: index + 1, depth: line.1 - 1, question: question)
    }
  }

  /// What is asked by the first line about all the others up to the last one.
  var wholeCondition: String? {
    let code = lines.last == "" ? lines.dropLast() : lines
    let outermost = conditions.filter { $0.depth == 0 }
    return outermost.map(\.line) == [1] && code.last == "#endif" ? outermost[0].question : nil
  }

  /// For each line, in how many conditions it stands, those that begin there among them.
  private var depths: [Int] {
    var depth = 0
    return lines.map { line in
      let word = directive(in: line)?.word
      if word == "if" { depth += 1 }
      defer { if word == "endif" { depth -= 1 } }
      return depth
    }
  }

  private func directive(in line: Substring) -> (word: Substring, rest: String)? {
    // Hardly any line has one.
    guard line.utf8.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "#") else {
      return nil
    }
    return line.wholeMatch(of: /\s*#(if|elseif|else|endif)\b\s*(.*)/).map { ($0.1, String($0.2)) }
  }

  // MARK: Names

  /// The names that other files may use, those of a type's parts behind the type's own: `Type.part`.
  ///
  /// How far a declaration is indented says what it is a part of: two spaces for each condition and
  /// each type around it. Whatever stands in a function is indented by more.
  var names: Set<String> {
    var names: Set<String> = []
    var types: [(name: String, isPrivate: Bool)] = []
    for (line, conditions) in zip(lines, depths) {
      guard let declaration = line.prefixMatch(of: Self.declaration) else { continue }
      let (_, indentation, modifiers, kind, word) = declaration.output
      let depth = indentation.count / 2 - conditions
      guard types.indices.contains(depth) || depth == types.count else { continue }
      types.removeSubrange(depth...)
      let name = kind == "init" ? "init" : String(word)
      let isPrivate =
        modifiers.firstMatch(of: /(private|fileprivate)\s/) != nil
        || types.contains(where: \.isPrivate)
      if !isPrivate, kind != "extension" {
        names.insert((types.map(\.name) + [name]).joined(separator: "."))
      }
      if !["func", "var", "let", "typealias", "init"].contains(kind) {
        types.append((name, isPrivate))
      }
    }
    return names
  }

  private static var declaration: Regex<(Substring, Substring, Substring, Substring, Substring)> {
    /( *)((?:@\w+(?:\([^)]*\))? |[a-z]+(?:\(\w+\))? )*?)(func|var|let|typealias|init|enum|struct|class|actor|protocol|extension)\b[ ?]*([\w.]*)/
  }
}

extension Substring {
  /// What stands before a remark.
  var code: Substring { self[..<(firstRange(of: "//")?.lowerBound ?? endIndex)] }
}
