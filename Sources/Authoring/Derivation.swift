import Basics

/// Generates the code that follows from a lesson's declarations: the twins of the learner's types,
/// which are copies in the script's module; the packing of all types that conform to `Packed`; the
/// conversions in the adapter.
package struct Derivation: Sendable {
  /// The name of the generated file, in `Script` and in `Suite`.
  package static let fileName = "Derived.swift"

  let number: String
  let module: String
  let scriptModule: String
  let script: [SourceFile]
  private let suite: [SourceFile]
  let told: Set<String>
  let twins: [DeclaredType]
  /// The names of all types that the script's module has.
  private let known: Set<String>
  let aliases: [String: String]

  /// - Parameters:
  ///   - number: the lesson's number, for the command in the generated header.
  ///   - module: the learner's module.
  ///   - scriptModule: the module with the lesson's scripts.
  ///   - stub: the text of the stub.
  ///   - solution: the text of the solution.
  ///   - script: the texts of the script's other files.
  ///   - suite: the texts of the suite's other files.
  ///   - told: the names that `Feedback.md` can report as missing when the adapter doesn't compile.
  package init(
    number: String, module: String, scriptModule: String, stub: String, solution: String,
    script: [String], suite: [String], told: Set<String>
  ) {
    (self.number, self.module, self.scriptModule) = (number, module, scriptModule)
    self.told = told
    self.script = script.map { SourceFile($0) }
    self.suite = suite.map { SourceFile($0) }
    var aliases = SourceFile(stub).aliases
    for file in self.script { aliases.merge(file.aliases) { $1 } }
    self.aliases = aliases
    let own = Set(self.script.flatMap(\.types).map(\.name))
    var twins = DeclaredType.all(stub: stub, solution: solution, told: told).filter { type in
      type.parameters.isEmpty && !own.contains(type.name)
        && !(type.fields.isEmpty && type.cases.isEmpty)
    }
    // A type with a part that has no twin can't have a twin either.
    while true {
      let known = own.union(twins.map(\.name))
      let rest = twins.filter { type in
        type.parts.allSatisfy { part in
          part.flatMap { resolved($0, in: type.name, among: known, aliases) } != nil
        }
      }
      guard rest.count < twins.count else { break }
      twins = rest
    }
    self.twins = twins
    known = own.union(twins.map(\.name))
  }

  // MARK: The files

  /// The text of `Script/Derived.swift`; nil if there is nothing to generate.
  package var scriptFile: String? {
    let top = twins.filter { !$0.name.contains(".") }
    return file(top.map(twin) + packings(in: script, besides: Set(twins.map(\.name))))
  }

  /// The text of `Suite/Derived.swift`; nil if there is nothing to generate.
  package var suiteFile: String? { file(packings(in: suite, besides: [])) }

  private func file(_ parts: [[String]]) -> String? {
    guard !parts.isEmpty else { return nil }
    let head = [
      "// Derived from `Stub.swift` and the types beside this file: `workbook author derive \(number)`.",
      "", "import Traces",
    ]
    return (head + parts.flatMap { [""] + $0 }).joined(separator: "\n") + "\n"
  }

  // MARK: Twins

  /// The twin of a learner's type, with its nested types.
  private func twin(of type: DeclaredType) -> [String] {
    let name = type.name.split(separator: ".").last ?? ""
    let inner = twins.filter { $0.outerName == type.name }.flatMap { [""] + twin(of: $0) }
    return [
      "public \(type.isEnum ? enumHead(type) : "struct") \(name): \(conformances(of: type)) {"
    ]
      + (type.isEnum ? cases(of: type) : fields(of: type)).indented() + inner.indented() + ["}"]
  }

  private func enumHead(_ type: DeclaredType) -> String {
    type.modifiers.contains("indirect") ? "indirect enum" : "enum"
  }

  private func conformances(of type: DeclaredType) -> String {
    let isPlain = type.isEnum && type.cases.allSatisfy(\.parts.isEmpty)
    let kept = type.inherited.filter { ["Error", "Hashable"].contains($0) }
    let words = (isPlain ? ["CaseIterable"] : ["Equatable"]) + kept + ["Packed", "Sendable"]
    return ((isPlain ? ["Int"] : []) + words).joined(separator: ", ")
  }

  private func cases(of type: DeclaredType) -> [String] {
    type.cases.map { entry in
      let parts = entry.parts.map { part in
        (part.label.map { "\($0): " } ?? "") + twinType(part.type, in: type).text
      }
      return "case \(entry.name)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
    } + (type.cases.allSatisfy(\.parts.isEmpty) ? [] : [""] + packing(of: type, "public "))
  }

  private func fields(of type: DeclaredType) -> [String] {
    let fields = type.fields.map { ($0.name, twinType($0.type ?? "", in: type), $0.initial) }
    let parameters = fields.map { name, type, initial in
      let isOptional = if case .optional = type { true } else { false }
      let value = initial ?? (isOptional ? "nil" : nil)
      return "\(name): \(type.text)" + (value.map { " = \($0)" } ?? "")
    }
    let assignments = fields.map(\.0).inRows { names in
      let own = names.map { "self.\($0)" }
      return names.count == 1
        ? "\(own[0]) = \(names[0])"
        : "(\(own.joined(separator: ", "))) = (\(names.joined(separator: ", ")))"
    }
    let head = list("public init(", parameters, ") {", isCall: false)
    return fields.map { "public var \($0.0): \($0.1.text)" } + [""]
      + (head.count == 1 ? function(head[0], assignments) : head + assignments.indented() + ["}"])
      + [""] + packing(of: type, "public ")
  }

  func twinType(_ text: String, in type: DeclaredType) -> ValueType {
    resolved(text, in: type.name, among: known, aliases)?.twin ?? .named(text)
  }

  // MARK: Packing

  /// The packing of the types in these files that conform to `Packed` without implementing it.
  private func packings(in files: [SourceFile], besides twins: Set<String>) -> [[String]] {
    let conditions = files.reduce(into: [:]) { $0.merge($1.packedExtensions) { first, _ in first } }
    return files.flatMap(\.types).compactMap { type in
      let isRaw = type.isEnum && ["Int", "String"].contains(type.inherited.first)
      guard type.inherited.contains("Packed") || conditions[type.name] != nil, !isRaw,
        !type.members.contains("pack(into:)"), !twins.contains(type.name)
      else { return nil }
      let access =
        type.modifiers.first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
      let condition = conditions[type.name] ?? ""
      let payloads = type.inherited.contains("PayloadReadable") ? payloads(of: type, access) : []
      return ["extension \(type.name)\(condition) {"]
        + (packing(of: type, access) + payloads).indented() + ["}"]
    }
  }

  /// A property for each case with one associated value.
  private func payloads(of type: DeclaredType, _ access: String) -> [String] {
    type.cases.filter { $0.parts.count == 1 }.flatMap { entry -> [String] in
      let head = "\(access)var \(entry.name): \(entry.parts[0].type)? {"
      let body = "if case .\(entry.name)(let value) = self { value } else { nil }"
      return [""] + function(head, [body])
    }
  }

  private func packing(of type: DeclaredType, _ access: String) -> [String] {
    let write = "\(access)func pack(into writer: inout Writer) {"
    let read = "\(access)init(from reader: inout Reader) throws(PackingError) {"
    guard type.isEnum else {
      let names = type.fields.map(\.name)
      return function(write, names.inRows { "writer.write(\($0.joined(separator: ", ")))" }) + [""]
        + function(
          read,
          names.inRows { names in
            let values = names.map { _ in "reader.read()" }
            return names.count == 1
              ? "\(names[0]) = try \(values[0])"
              : "(\(names.joined(separator: ", "))) = try (\(values.joined(separator: ", ")))"
          })
    }
    let numbered = type.cases.enumerated()
    return [write, "  switch self {"]
      + numbered.flatMap { number, entry in
        writing(entry, number)
      }.indented() + ["  }", "}", "", read, "  switch try reader.readCase() {"]
      + numbered.flatMap { number, entry in
        let parts = entry.parts.map { ($0.label.map { "\($0): " } ?? "") + "reader.read()" }
        guard !parts.isEmpty else { return ["case \(number): self = .\(entry.name)"] }
        return branch(
          "case \(number)", "self = try .\(entry.name)(\(parts.joined(separator: ", ")))",
          list("  self = try .\(entry.name)(", parts, ")", isCall: true, depth: 8))
      }.indented() + ["  default: throw reader.unknownCase()", "  }", "}"]
  }

  /// The branch that writes a case. Values beyond the third are written by further calls.
  private func writing(_ entry: DeclaredType.Case, _ number: Int) -> [String] {
    let first = (["case: \(number)"] + entry.names.prefix(3)).joined(separator: ", ")
    let pattern = "case .\(entry.name)\(entry.pattern)"
    guard entry.names.count > 3 else { return branch(pattern, "writer.write(\(first))") }
    let rest = Array(entry.names.dropFirst(3))
    return ["\(pattern):", "  writer.write(\(first))"]
      + rest.inRows { "  writer.write(\($0.joined(separator: ", ")))" }
  }

  /// A function, in one line if it fits.
  private func function(_ head: String, _ body: [String]) -> [String] {
    let line = "\(head) \(body.joined()) }"
    return body.count == 1 && line.count + 6 <= lineLength
      ? [line] : [head] + body.indented() + ["}"]
  }

  /// A case of a `switch`, in one line if it fits.
  func branch(_ pattern: String, _ body: String, _ lines: [String]? = nil) -> [String] {
    let line = "\(pattern): \(body)"
    return line.count + 8 <= lineLength ? [line] : ["\(pattern):"] + (lines ?? ["  \(body)"])
  }

  /// An expression with a list in brackets, in one line if it fits, else with the list on lines of
  /// its own. For a call the closing bracket is behind the last element.
  func list(
    _ head: String, _ elements: [String], _ tail: String, isCall: Bool, depth: Int = 6
  ) -> [String] {
    let line = head + elements.joined(separator: ", ") + tail
    guard line.count + depth > lineLength else { return [line] }
    let indentation = String(head.prefix { $0 == " " })
    var lines = [""]
    for (place, element) in elements.enumerated() {
      let isLast = place == elements.count - 1
      let text = element + (isLast ? (isCall ? tail : "") : ",")
      let separator = lines[lines.count - 1].isEmpty ? "" : " "
      if depth + indentation.count + 2 + (lines[lines.count - 1] + separator + text).count
        > lineLength
      {
        lines.append(text)
      } else {
        lines[lines.count - 1] += separator + text
      }
    }
    return [head] + lines.map { indentation + "  " + $0 } + (isCall ? [] : [indentation + tail])
  }
}

/// The line length that `swift format` allows.
let lineLength = 100

extension DeclaredType {
  /// The types of everything that a value contains; nil for an unknown type.
  var parts: [String?] { fields.map(\.type) + cases.flatMap(\.parts).map(\.type) }

  var outerName: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }
}

extension DeclaredType.Case {
  /// The names of the associated values in a pattern.
  var names: [String] {
    let numbers = ["first", "second", "third", "fourth", "fifth"]
    return parts.enumerated().map { place, part in
      if parts.count == 1 { return "value" }
      if let label = part.label, !prepositions.contains(label) { return label }
      return numbers[min(place, numbers.count - 1)]
    }
  }

  var pattern: String {
    parts.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }
}

/// Labels that would be poor or invalid names of values.
private let prepositions: Set<String> = [
  "as", "at", "by", "for", "from", "in", "is", "of", "on", "through", "to", "with",
]

extension SourceFile {
  /// For each empty extension with `Packed`, by the type's name: its `where` clause, or an empty
  /// string.
  fileprivate var packedExtensions: [String: String] {
    declarations(in: 0..<tokens.count).reduce(into: [:]) { found, declaration in
      guard declaration.isExtension, declaration.members?.isEmpty == true,
        let match = declaration.typeName?.wholeMatch(of: /(\S+) ?: Packed( where .+)?/)
      else { return }
      found[String(match.1)] = match.2.map(String.init) ?? ""
    }
  }
}

extension [String] {
  /// Lines with three elements each, or fewer if such lines would be too long.
  fileprivate func inRows(_ line: ([String]) -> String) -> [String] {
    let rows = [3, 2, 1].map { size in
      stride(from: 0, to: count, by: size).map {
        line(Array(self[$0..<Swift.min($0 + size, count)]))
      }
    }
    return rows.first { $0.allSatisfy { $0.count + 6 <= lineLength } } ?? rows[2]
  }

  func indented(by spaces: Int = 2) -> [String] {
    map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
  }
}
