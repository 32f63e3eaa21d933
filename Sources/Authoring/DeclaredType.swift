import Basics

/// A struct or enum, with the parts of its values.
struct DeclaredType: Equatable, Sendable {
  /// The name with the enclosing types, `State.Event`.
  var name: String
  var keyword: String
  /// The words before the keyword, as in `public indirect`.
  var modifiers: [String]
  /// The names of the generic parameters.
  var parameters: [String]
  /// The types behind the colon; for an enum perhaps its raw type.
  var inherited: [String]
  var fields: [Field] = []
  var cases: [Case] = []
  /// The full names of all other members, such as `pack(into:)`.
  var members: Set<String> = []
  /// In which step the learner declares it; nil if it is given.
  var step: Int?

  var isEnum: Bool { keyword == "enum" }

  struct Field: Equatable, Sendable {
    var name: String
    /// Nil if neither an annotation nor a plain initial value gives the type.
    var type: String?
    /// The initial value as written; nil if there is none.
    var initial: String?
  }

  struct Case: Equatable, Sendable {
    var name: String
    var parts: [Part]
  }

  /// An associated value of a case.
  struct Part: Equatable, Sendable {
    var label: String?
    var type: String
  }
}

extension SourceFile {
  /// All structs and enums of the file in source order, including nested ones and those in
  /// extensions.
  var types: [DeclaredType] { types(in: 0..<tokens.count, within: "") }

  /// The types behind all type aliases without generic parameters, by the aliases' names.
  var aliases: [String: String] {
    var aliases: [String: String] = [:]
    for declaration in declarations(in: 0..<tokens.count) where declaration.keyword == "typealias" {
      let words = declaration.tokens
      guard let sign = words.first(where: { word($0) == "=" }),
        !words.contains(where: { word($0) == "<" && $0 < sign })
      else { continue }
      aliases[declaration.name] = text(of: sign + 1..<words.upperBound).onOneLine
    }
    return aliases
  }

  private func types(in range: Range<Int>, within outer: String) -> [DeclaredType] {
    declarations(in: range).flatMap { declaration -> [DeclaredType] in
      guard let members = declaration.members else { return [] }
      // The name of an extension ends before a colon or a `where` clause.
      let own = declaration.typeName?.prefix { !": ".contains($0) } ?? ""
      let name = outer.isEmpty ? String(own) : "\(outer).\(own)"
      let inner = types(in: members, within: name)
      guard ["struct", "enum"].contains(declaration.keyword) else { return inner }
      return [type(declaration, named: name, members: members)] + inner
    }
  }

  private func type(
    _ declaration: Declaration, named name: String, members: Range<Int>
  ) -> DeclaredType {
    let head = declaration.tokens.lowerBound..<members.lowerBound - 1
    let keyword = head.last { word($0) == declaration.keyword } ?? head.lowerBound
    let signs = direct(in: keyword + 2..<head.upperBound)
    let isGeneric = word(keyword + 2) == "<"
    let end = isGeneric ? signs.first { word($0).hasSuffix(">") } ?? keyword + 2 : keyword + 1
    let parameters =
      isGeneric ? listed(in: keyword + 3..<end).map { String(word($0.lowerBound)) } : []
    let colon = signs.first { $0 > end && word($0) == ":" }
    let inherited = colon.map { listed(in: $0 + 1..<head.upperBound) } ?? []
    var type = DeclaredType(
      name: name, keyword: String(declaration.keyword),
      modifiers: declaration.modifiers.map(String.init), parameters: parameters,
      inherited: inherited.map { text(of: $0).onOneLine })
    for member in declarations(in: members) {
      switch member.keyword {
      case "case": type.cases += cases(of: member)
      case "var", "let":
        guard let field = field(of: member) else { fallthrough }
        type.fields.append(field)
      default: type.members.insert(member.name)
      }
    }
    return type
  }

  /// The field for a stored property; nil for any other property.
  private func field(of member: Declaration) -> DeclaredType.Field? {
    let isOfType = member.modifiers.contains { ["static", "class", "lazy"].contains($0) }
    let signs = direct(in: member.tokens)
    let equals = signs.first { word($0) == "=" }
    let brace = signs.first { word($0) == "{" } ?? member.tokens.upperBound
    guard !isOfType, brace == member.tokens.upperBound || brace > equals ?? brace else {
      return nil
    }
    let typeEnd = equals ?? member.tokens.upperBound
    let initial = equals.map { text(of: $0 + 1..<member.tokens.upperBound).onOneLine }
    let colon = signs.first { word($0) == ":" && $0 < typeEnd }
    let type = colon.map { text(of: $0 + 1..<typeEnd).onOneLine } ?? initial.flatMap(typeName)
    return DeclaredType.Field(name: member.name, type: type, initial: initial)
  }

  /// The type of a simple initial value; nil if its text doesn't show it.
  private func typeName(of value: String) -> String? {
    if value.hasPrefix("\"") { return "String" }
    if ["true", "false"].contains(value) { return "Bool" }
    if Int(value) != nil { return "Int" }
    guard let name = value.firstMatch(of: /^([A-Z][A-Za-z.]*)\(/) else { return nil }
    return String(name.1)
  }

  private func cases(of member: Declaration) -> [DeclaredType.Case] {
    let keyword = member.tokens.first { word($0) == "case" } ?? member.tokens.lowerBound
    return listed(in: keyword + 1..<member.tokens.upperBound).map { range in
      let opening = range.lowerBound + 1
      let parts =
        range.contains(opening) && word(opening) == "("
        ? listed(in: opening + 1..<(partners[opening] ?? opening + 1)).map(part) : []
      return DeclaredType.Case(name: String(word(range.lowerBound)), parts: parts)
    }
  }

  private func part(in range: Range<Int>) -> DeclaredType.Part {
    let signs = direct(in: range)
    let end = signs.first { word($0) == "=" } ?? range.upperBound
    let colon = signs.prefix(3).first { word($0) == ":" }
    let label = colon == nil || word(range.lowerBound) == "_" ? nil : word(range.lowerBound)
    return DeclaredType.Part(
      label: label.map(String.init),
      type: text(of: (colon.map { $0 + 1 } ?? range.lowerBound)..<end).onOneLine)
  }

  /// The comma-separated parts of a range; commas inside of brackets or angle brackets don't
  /// separate.
  func listed(in range: Range<Int>) -> [Range<Int>] {
    var (start, depth) = (range.lowerBound, 0)
    var found: [Range<Int>] = []
    for place in direct(in: range) {
      let word = word(place)
      if word == "," && depth == 0 {
        found.append(start..<place)
        start = place + 1
      } else if word != "->" {
        depth += word.count { $0 == "<" } - word.count { $0 == ">" }
      }
    }
    return (found + [start..<range.upperBound]).filter { !$0.isEmpty }
  }
}

/// A type's name in a protocol's members, and whether a conforming type receives such values or
/// returns them.
struct TypeUse: Hashable, Sendable {
  var name: String
  var isTaken: Bool
}

extension SourceFile {
  /// The types used in the functions and properties of the file's protocols.
  var protocolUses: [TypeUse] {
    declarations(in: 0..<tokens.count).filter { $0.keyword == "protocol" }.flatMap { declaration in
      declarations(in: declaration.members ?? 0..<0).flatMap { member -> [TypeUse] in
        switch member.keyword {
        case "func": return uses(ofFunction: member.tokens)
        case "var":
          let signs = direct(in: member.tokens)
          let end = signs.first { word($0) == "{" } ?? member.tokens.upperBound
          return uses(in: (signs.first { word($0) == ":" } ?? end)..<end, isTaken: false)
        default: return []
        }
      }
    }
  }

  private func uses(ofFunction range: Range<Int>) -> [TypeUse] {
    let signs = direct(in: range)
    guard let opening = signs.first(where: { word($0) == "(" }), let closing = partners[opening]
    else { return [] }
    let arrow = signs.first { $0 > closing && word($0) == "->" } ?? range.upperBound - 1
    return uses(in: opening..<closing + 1, isTaken: true)
      + uses(in: arrow + 1..<range.upperBound, isTaken: false)
  }

  /// - Parameter isTaken: whether a value of this type is received; for the parameters of a
  ///   function type it is the opposite.
  private func uses(in range: Range<Int>, isTaken: Bool) -> [TypeUse] {
    let signs = direct(in: range)
    if let arrow = signs.first(where: { word($0) == "->" }), arrow > range.lowerBound {
      return uses(in: range.lowerBound..<arrow, isTaken: !isTaken)
        + uses(in: arrow + 1..<range.upperBound, isTaken: isTaken)
    }
    // Values of types with generic arguments may go both ways.
    let isBoth = signs.contains { word($0) == "inout" || word($0) == "<" }
    var found: [TypeUse] = []
    for place in signs {
      if tokens[place].kind == .opening {
        for element in listed(in: place + 1..<(partners[place] ?? place + 1)) {
          found += uses(in: element, isTaken: isTaken)
        }
      } else if tokens[place].kind == .word, word(place - 1) != "." {
        var (name, end) = (String(word(place)), place + 1)
        while end + 1 < range.upperBound, word(end) == ".", tokens[end + 1].kind == .word {
          name += ".\(word(end + 1))"
          end += 2
        }
        found.append(TypeUse(name: name, isTaken: isTaken))
      }
    }
    return found + (isBoth ? found.map { TypeUse(name: $0.name, isTaken: !$0.isTaken) } : [])
  }
}
