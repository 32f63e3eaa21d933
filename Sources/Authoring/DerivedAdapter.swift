import Basics
import Curriculum

extension Derivation {
  private var mark: String {
    "// MARK: - Derived from `Stub.swift`: `workbook author derive \(number)`"
  }

  /// The text of the lesson's adapter with a renewed generated part.
  package func adapter(_ text: String) -> String {
    let own =
      text.firstRange(of: "\n// MARK: - Derived").map { text[..<$0.lowerBound] } ?? text[...]
    let uses = conversions
    guard !uses.isEmpty else { return String(own) }
    let made = joined(uses.map { ($0.type.step ?? 1, function($0.type, $0.isMade)) })
    let imported = twins.filter { type in
      uses.contains { $0.type == type } && !type.name.contains(".")
    }
    return importing(imported, in: own) + "\n\(mark)\n" + made.map { "\($0)\n" }.joined()
  }

  /// The twins to convert to the learner's types (`isMade`), and those to convert from them.
  private var conversions: [(type: DeclaredType, isMade: Bool)] {
    var uses: Set<TypeUse> = []
    var rest = script.flatMap(\.protocolUses)
    while let use = rest.popLast() {
      let name = aliases[use.name] ?? use.name
      guard let type = twins.first(where: { $0.name == name }),
        uses.insert(TypeUse(name: name, isTaken: use.isTaken)).inserted
      else { continue }
      for part in type.parts {
        rest.append(TypeUse(name: twinType(part ?? "", in: type).leaf, isTaken: use.isTaken))
      }
    }
    return [true, false].flatMap { isMade in
      twins.filter { uses.contains(TypeUse(name: $0.name, isTaken: isMade)) }.map { ($0, isMade) }
    }
  }

  private func function(_ type: DeclaredType, _ isMade: Bool) -> [String] {
    let (twin, native) = ("\(scriptModule).\(type.name)", "\(module).\(type.name)")
    let (from, to) = isMade ? (twin, native) : (native, twin)
    let name = isMade ? "made" : "seen"
    let body = type.isEnum ? convertedCases(type, name) : convertedFields(type, isMade, to)
    return ["// needs: \(need(of: type))"]
      + list("private func \(name)(", ["_ value: \(from)"], ") -> \(to) {", isCall: false, depth: 0)
      + body.indented() + ["}"]
  }

  /// The name under which a missing type is reported: its own, or that of a type that contains it.
  private func need(of type: DeclaredType) -> String {
    var (asked, known) = ([type], Set([type.name]))
    while !asked.isEmpty {
      let next = asked.removeFirst()
      if told.contains(next.name) { return next.name }
      asked += twins.filter { outer in
        (outer.name == next.outerName
          || outer.parts.contains { twinType($0 ?? "", in: outer).leaf == next.name })
          && known.insert(outer.name).inserted
      }
    }
    return type.name
  }

  private func convertedCases(_ type: DeclaredType, _ name: String) -> [String] {
    ["switch value {"]
      + type.cases.flatMap { entry in
        let parts = zip(entry.parts, entry.names).map { part, value in
          (part.label.map { "\($0): " } ?? "") + converted(value, part.type, in: type, name)
        }
        return needs(type.name(of: entry))
          + branch(
            "case .\(entry.name)\(entry.pattern)",
            ".\(entry.name)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"))
      } + ["}"]
  }

  /// The learner's value is created from its required fields and then filled, whatever the order of
  /// its properties.
  private func convertedFields(_ type: DeclaredType, _ isMade: Bool, _ name: String) -> [String] {
    func value(_ field: DeclaredType.Field) -> String {
      converted("value.\(field.name)", field.type ?? "", in: type, isMade ? "made" : "seen")
    }
    func isGiven(_ field: DeclaredType.Field) -> Bool {
      !isMade || field.initial == nil && field.type?.hasSuffix("?") != true
    }
    let given = type.fields.filter(isGiven)
    let filled = type.fields.filter { !isGiven($0) }
    func call(_ head: String) -> [String] {
      let arguments = given.map { "\($0.name): \(value($0))" }
      let needs = given.map { self.needs("\(type.name).\($0.name)") }
      guard needs.contains(where: { !$0.isEmpty }) else {
        return list(head, arguments, ")", isCall: true, depth: 2)
      }
      let lines = zip(needs, arguments).enumerated().flatMap { place, part in
        part.0 + [part.1 + (place == given.count - 1 ? ")" : ",")]
      }
      return [head] + lines.indented()
    }
    guard !filled.isEmpty else { return call("\(name)(") }
    return call("var native = \(name)(")
      + filled.flatMap { field in
        needs("\(type.name).\(field.name)") + ["native.\(field.name) = \(value(field))"]
      } + ["return native"]
  }

  private func converted(
    _ value: String, _ text: String, in type: DeclaredType, _ function: String
  ) -> String {
    if let native = ValueType(text), let bridge = bridges[native.leaf] {
      return native.converted(value) { function == "made" ? bridge.made($0) : bridge.seen($0) }
    }
    let twin = twinType(text, in: type)
    return plainTypes.contains(twin.leaf)
      ? value : twin.converted(value) { "\(function)(\($0))" }
  }

  /// The text with imports of these types among those of the learner's module.
  private func importing(_ types: [DeclaredType], in text: Substring) -> String {
    var lines = String(text).lines.map(String.init)
    let places = lines.indices.filter { lines[$0].contains("@testable import ") }
    let isLax = places.contains { lines[$0].hasPrefix("@preconcurrency") }
    var imports = places.map { (name: importedName(lines[$0]), lines: Array(lines[$0 - 1...$0])) }
    imports.removeAll { entry in types.contains { $0.name == entry.name } }
    for type in types {
      let line = "@testable import \(type.keyword) \(module).\(type.name)"
      let lines = ["// needs: \(need(of: type))", (isLax ? "@preconcurrency " : "") + line]
      imports.append((type.name, lines))
    }
    let sorted = imports.sorted { $0.name < $1.name }.flatMap(\.lines)
    if let first = places.first, let last = places.last {
      lines.replaceSubrange(first - 1...last, with: sorted)
    }
    return lines.joined(separator: "\n")
  }

  private func importedName(_ line: String) -> String {
    String(line.split(separator: ".").dropFirst().joined(separator: "."))
  }
}
