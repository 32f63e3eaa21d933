import Basics

extension MutationOperator {
  /// Faults in which of several names is meant.
  static let nameOperators = [exchangeName, exchangeOldAndNew]

  /// Writes a parameter, property or case for the next one of the same type.
  private static let exchangeName = MutationOperator(name: "exchange-name") { source in
    let groups = Dictionary(grouping: source.declaredNames()) { "\($0.list) \($0.type)" }
    return groups.values.flatMap { group -> [Change] in
      group.enumerated().flatMap { index, declaration -> [Change] in
        let other = group[(index + 1) % group.count]
        guard group.count > 1, other.name != declaration.name else { return [] }
        return declaration.extent.filter { source.uses($0, declaration) }
          .map { source.replacing($0, with: String(other.name)) }
      }
    }
  }

  private static let exchangeOldAndNew = MutationOperator.each("old-and-new") { source, index in
    let word = source.word(index)
    let other =
      word.wholeMatch(of: /old([A-Z]\w*)?/).map { "new\($0.1 ?? "")" }
      ?? word.wholeMatch(of: /new([A-Z]\w*)?/).map { "old\($0.1 ?? "")" }
    guard let other, !source.isDeclaration(index) else { return [] }
    let scopes = source.scopes
    let isInScope = source.tokens.indices.contains {
      source.word($0) == other && scopes[$0] == scopes[index]
    }
    return isInScope ? [source.replacing(index, with: other)] : []
  }
}

extension SourceFile {
  /// Whether a name is declared at this place and not used.
  fileprivate func isDeclaration(_ index: Int) -> Bool {
    ["let", "var", "func", "case"].contains(word(index - 1)) || word(index + 1) == ":"
  }

  /// Whether a token can be a use of what was declared.
  fileprivate func uses(_ index: Int, _ declaration: DeclaredName) -> Bool {
    guard word(index) == declaration.name, !isDeclaration(index) else { return false }
    let isAfterDot = word(index - 1) == "."
    switch declaration.kind {
    case .parameter: return !isAfterDot
    case .property: return isAfterDot ? !tokens[index - 1].hasSpaceBefore : true
    case .enumCase: return isAfterDot && !isInLabel(index)
    }
  }

  /// Whether a token is part of a pattern: another case there would leave one out.
  private func isInLabel(_ index: Int) -> Bool {
    var place = index
    while let opening = opening(around: place), word(opening) == "(" { place = opening }
    let before = tokens[..<place].reversed().prefix { $0.line == tokens[place].line }
    let word = before.first { ["case", ":", "="].contains($0.text) }?.text
    return word == "case"
  }
}
