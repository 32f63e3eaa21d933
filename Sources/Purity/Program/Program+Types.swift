extension Program {
  /// A type as people write it.
  func text(of type: String) -> String {
    type.hasPrefix("$s") ? demangling.demangled(type) : type
  }

  /// The type of the file that this is, if it is just that.
  func declaration(of type: String) -> TypeDeclaration? {
    guard !type.isEmpty else { return nil }
    var text = Substring(text(of: type))
    for word in ["inout ", "__owned ", "__shared ", "any ", "some "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
    }
    while text.hasSuffix("?") || text.hasSuffix(".Type") {
      text = text.dropLast(text.hasSuffix("?") ? 1 : 5)
    }
    if let type = types[LibraryName.withoutArguments(text)] { return type }
    return types[String(text)]
  }

  /// Whether values of this type may lead to objects or functions.
  func holdsReferences(_ type: String) -> Bool {
    if let known = holding[type] { return known }
    // While it is looked through, it may hold itself.
    holding[type] = false
    let text = text(of: type)
    let result =
      !text.hasSuffix(".Type")
      && (text.contains("->") || typeNames(in: text).contains { isHolding($0) })
    holding[type] = result
    return result
  }

  /// The names in a type.
  func typeNames(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
  }

  private func isHolding(_ name: String) -> Bool {
    if let type = types[name] {
      if type.isReference || type.isProtocol { return true }
      return type.fields.contains { holdsReferences($0) }
    }
    let path = name.split(separator: ".")
    guard let first = path.first, let last = path.last else { return false }
    if path.count == 1 || path[0].count <= 2 {
      // Generic parameters are called `A`, `B1`, and what belongs to them `A.Element`.
      let isGeneric =
        first.first?.isUppercase == true && first.count <= 2
        && first.dropFirst().allSatisfy(\.isNumber)
      if isGeneric || ["Any", "AnyObject", "Self"].contains(first) { return true }
    }
    return path.count > 1 && !modules.contains(String(path[0])) && known.isReference(String(last))
  }

  /// Whether values of this type are references.
  func isReference(_ type: String) -> Bool {
    if let declaration = declaration(of: type) { return declaration.isReference }
    let plain = LibraryName.withoutArguments(Substring(text(of: type)))
    let path = plain.split(separator: ".")
    return path.count > 1 && known.isReference(String(path[path.count - 1].prefix { $0 != "?" }))
  }

  /// The units that are a type's member of this name, or its superclass's, or a protocol's own.
  func witnesses(of requirement: Requirement, in type: String) -> [Int] {
    guard let declaration = declaration(of: type) else { return [] }
    return witnesses(of: requirement, in: declaration)
  }

  private func witnesses(of requirement: Requirement, in declaration: TypeDeclaration) -> [Int] {
    let name = requirement.member
    if let units = declaration.members[name] { return units }
    let base = String(name.prefix { $0 != "(" })
    if base == name {
      // Of a library's protocol only the names of its members are known, not their labels.
      let named = declaration.members.filter { $0.key.hasPrefix(base + "(") }
      if !named.isEmpty { return named.values.flatMap(\.self) }
    }
    if let property = declaration.properties[base].map({ properties[$0] }) {
      return [requirement.isSetter ? property.setter : property.getter].compactMap(\.self)
    }
    if let superclass = declaration.superclass, let above = types[superclass] {
      return witnesses(of: requirement, in: above)
    }
    for name in declaration.protocols + [requirement.protocolName] where name != declaration.name {
      guard let type = types[name], type.isProtocol else { continue }
      let units = witnesses(of: requirement, in: type)
      if !units.isEmpty { return units }
    }
    return []
  }
}
