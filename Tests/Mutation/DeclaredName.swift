import Basics

/// A name that the source declares, with what it is.
struct DeclaredName: Equatable {
  enum Kind: Equatable {
    case parameter
    case property
    case enumCase
  }

  var kind: Kind
  var name: Substring
  /// Its type as written, or what stands in a case's parentheses.
  var type: String
  /// The bracket that it is declared in: names in the same one can be mistaken for each other.
  var list: Int
  /// Where the name can be used.
  var extent: Range<Int>
}

extension SourceFile {
  /// The parameters of functions, the stored properties of types and the cases of enums.
  func declaredNames() -> [DeclaredName] {
    tokens.indices.flatMap { index -> [DeclaredName] in
      switch word(index) {
      case "func", "init": parameters(after: index)
      case "{" where opensType(index): members(in: index)
      default: []
      }
    }
  }

  private func parameters(after index: Int) -> [DeclaredName] {
    let signature = direct(in: index + 1..<tokens.count)
    guard let opening = signature.first(where: { word($0) == "(" }), let end = partners[opening],
      let body = signature.first(where: { $0 > end && word($0) == "{" }),
      let bodyEnd = partners[body]
    else { return [] }
    return elements(in: opening).compactMap { element in
      guard let colon = direct(in: element).first(where: { word($0) == ":" }) else { return nil }
      return DeclaredName(
        kind: .parameter, name: word(colon - 1),
        type: text(of: colon + 1..<element.upperBound).onOneLine, list: opening,
        extent: body..<bodyEnd)
    }
  }

  private func members(in brace: Int) -> [DeclaredName] {
    let direct = direct(in: brace + 1..<(partners[brace] ?? tokens.count))
    return direct.flatMap { index -> [DeclaredName] in
      switch word(index) {
      case "var", "let": property(after: index, in: brace)
      case "case": cases(after: index, in: brace)
      default: []
      }
    }
  }

  private func property(after index: Int, in brace: Int) -> [DeclaredName] {
    let name = index + 1
    let rest = name + 1..<tokens.count
    // A computed property is no place that something could be stored in by mistake.
    let line = rest.prefix { tokens[$0].line == tokens[index].line && word($0) != "=" }
    guard !line.contains(where: { word($0) == "{" }) else { return [] }
    let type =
      line.isEmpty ? "\(tokens[min(name + 2, tokens.count - 1)].kind)" : text(of: line)[...]
    return [
      DeclaredName(
        kind: .property, name: word(name), type: type.onOneLine, list: brace,
        extent: tokens.startIndex..<tokens.endIndex)
    ]
  }

  private func cases(after index: Int, in brace: Int) -> [DeclaredName] {
    let names = (index + 1..<tokens.count).prefix { tokens[$0].line == tokens[index].line }
    guard let last = names.last else { return [] }
    return direct(in: index + 1..<last + 1).filter { tokens[$0].kind == .word }.map { name in
      let hasValues = word(name + 1) == "("
      let values = hasValues ? text(of: name + 1..<(partners[name + 1] ?? name) + 1) : ""
      return DeclaredName(
        kind: .enumCase, name: word(name), type: values.onOneLine, list: brace,
        extent: tokens.startIndex..<tokens.endIndex)
    }
  }
}
