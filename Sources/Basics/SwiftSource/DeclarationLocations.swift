/// Where an exercise declares the things that its lesson mentions.
package struct DeclarationLocations: Sendable {
  /// The declarations in source order.
  private let all: [Place]

  package struct Place: Sendable {
    package var name: DeclaredName
    /// The line number, from 1.
    package var line: Int
    package var isType: Bool
  }

  package init(_ source: SourceFile) {
    all = source.allDeclarations.filter { !$0.declaration.isExtension }.map { declaration, owners in
      let owner = owners.last?.prefix(while: \.isPartOfName)
      let line = source.tokens[declaration.tokens].first { $0.text == declaration.keyword }?.line
      return Place(
        name: DeclaredName(owner: owner, name: declaration.name[...]), line: line ?? 1,
        isType: declaration.members != nil)
    }
  }

  /// The place of a declaration, named as in `favoritesReducer`, `Store.dispatch`,
  /// `history(of:from:)`; nil if there is none. Of several, one in this section is preferred.
  package func place(of name: String, preferring section: ClosedRange<Int>?) -> Place? {
    guard let wanted = DeclaredName(name) else { return nil }
    let found = all.filter { wanted.names($0.name) }
    // A global declaration is more likely to be meant by its name alone than a member.
    let free = found.filter { $0.name.owner == nil }
    let likely = free.isEmpty ? found : free
    return likely.first { section?.contains($0.line) ?? false } ?? likely.first
  }

  package func declares(_ name: String) -> Bool {
    DeclaredName(name).map { wanted in all.contains { wanted.names($0.name) } } ?? false
  }

  package func first(in section: ClosedRange<Int>) -> Place? {
    all.first { section.contains($0.line) }
  }
}

/// A declaration's name as it is written in a text.
package struct DeclaredName: Equatable, Sendable {
  /// The type that it is a member of, if the text names it.
  package var owner: Substring?
  package var base: Substring
  /// The labels, as in `(of:from:)`; empty if none are given.
  var labels: Substring

  init(owner: Substring?, name: Substring) {
    self.owner = owner
    base = name.prefix { $0 != "(" }
    labels = name.dropFirst(base.count)
  }

  /// - Returns: nil if the text isn't a name.
  package init?(_ text: String) {
    let path = text.prefix { $0 != "(" }
    let isName = text.allSatisfy { $0.isPartOfName || ".:()".contains($0) }
    guard !path.isEmpty, isName else { return nil }
    let dot = path.lastIndex(of: ".")
    let owner = dot.flatMap { path[..<$0].split(separator: ".").last }
    self.init(owner: owner, name: dot.map { text[text.index(after: $0)...] } ?? text[...])
  }

  /// Whether this name, which may leave out the owner and the labels, can mean the other one.
  package func names(_ other: DeclaredName) -> Bool {
    base == other.base && (owner == nil || owner == other.owner)
      && (labels.isEmpty || labels == "()" || labels == other.labels)
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
