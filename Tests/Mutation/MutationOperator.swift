import Basics

/// One way to make a fault: the changes that it would make to a source.
struct MutationOperator: Sendable {
  var name: String
  var changes: @Sendable (SourceFile) -> [Change]

  /// Every operator of the tool.
  static let all =
    statementOperators + tokenOperators + nameOperators + listOperators + sequenceOperators

  /// An operator that looks at each token on its own.
  static func each(
    _ name: String, _ changes: @escaping @Sendable (SourceFile, Int) -> [Change]
  ) -> MutationOperator {
    MutationOperator(name: name) { source in
      source.tokens.indices.flatMap { changes(source, $0) }
    }
  }
}
