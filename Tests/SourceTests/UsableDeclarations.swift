import SwiftSource

/// What other targets may use of some files, and what each of it says about itself.
///
/// That is whatever is `public` or `package`, with the requirements of such protocols.
struct UsableDeclarations {
  private var all: [Place] = []
  /// For each protocol the requirements that say what they are, by name.
  private var promised: [String: Set<String>] = [:]
  /// For each type of a target, and for each protocol, what stands behind the colon.
  private var inherited: [String: Set<String>] = [:]

  /// A declaration, where it stands.
  private struct Place {
    var path: String
    /// From 1.
    var line: Int
    var declaration: Declaration
    /// The type around it, with its target; empty at the top of a file.
    var type: String
  }

  /// How many there are.
  var count: Int { all.count }

  /// Takes in those of one more file.
  mutating func add(_ text: String, at path: String) {
    let file = SourceFile(text)
    add(file.tokens.indices, of: file, at: path, in: nil)
  }

  private mutating func add(
    _ range: Range<Int>, of file: SourceFile, at path: String, in outer: Declaration?
  ) {
    // A requirement is open to whoever may use its protocol.
    let isPromise = outer?.keyword == "protocol" && outer?.isUsable == true
    let type = outer?.typeName.map { Self.key(of: $0, at: path) } ?? ""
    for declaration in file.declarations(in: range) {
      if isPromise || declaration.isUsable {
        let line = file.tokens[declaration.tokens.lowerBound].line
        all.append(Place(path: path, line: line, declaration: declaration, type: type))
      }
      if isPromise, let outer, declaration.saysWhatItIs {
        promised[outer.name, default: []].insert(declaration.name)
      }
      guard let members = declaration.members, let name = declaration.typeName else { continue }
      let header = file.text(of: declaration.tokens.lowerBound..<members.lowerBound - 1)
      inherited[Self.key(of: name, at: path), default: []].formUnion(Self.parents(in: header))
      if declaration.keyword == "protocol" {
        inherited[name, default: []].formUnion(Self.parents(in: header))
      }
      add(members, of: file, at: path, in: declaration)
    }
  }

  /// Those that nobody understands who doesn't read them, by file and line.
  var complaints: [String] {
    all.filter { !$0.declaration.saysWhatItIs && !isPromised($0) }.map { place in
      "\(place.path):\(place.line): \(place.declaration.name) doesn't say in a sentence what it is"
    }
  }

  /// Whether a requirement that it meets says it already, for all that meet it.
  private func isPromised(_ place: Place) -> Bool {
    var protocols = inherited[place.type] ?? []
    for parent in protocols { protocols.formUnion(inherited[parent] ?? []) }
    return protocols.contains { promised[$0]?.contains(place.declaration.name) == true }
  }

  /// What is conformed to, in what stands before a type's brace.
  private static func parents(in header: Substring) -> Set<String> {
    let names = header.split(separator: /\bwhere\b/, maxSplits: 1)[0]
      .split(separator: ":", maxSplits: 1).dropFirst()
    return Set(names.flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
  }

  /// A type's own name, without those of the types around it, with its target: several have a `State`.
  private static func key(of name: String, at path: String) -> String {
    let parts = path.split(separator: "/")
    let target = parts.prefix(path.hasPrefix("Tests/Suites/") ? 4 : 2).joined(separator: "/")
    let type = name.prefix { $0 != ":" && $0 != " " }.split(separator: ".").last ?? ""
    return "\(target) \(type)"
  }
}

extension Declaration {
  /// Whether other targets may use it. What only brings others in is nothing of its own.
  fileprivate var isUsable: Bool {
    keyword != "import" && modifiers.contains { $0 == "public" || $0 == "package" }
  }

  /// Whether a sentence stands above it, before all that is said of its parameters.
  fileprivate var saysWhatItIs: Bool {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let first = lines.prefix { $0.hasPrefix("//") }.first { $0.hasPrefix("///") }
    guard let first else { return false }
    return first.contains(/^\/\/\/ +[^ -]/)
  }
}
