/// The declarations that a lesson provides: those that are the same in its stub and its solution,
/// apart from comments and white space. Imports and the code below the scratch heading aren't
/// included.
package struct GivenParts: Equatable, Sendable {
  private var parts: [Part] = []

  /// A declaration without members.
  private struct Part: Hashable {
    /// The name with the enclosing types, as in `State.username`.
    var name: String
    var words: [Substring]
  }

  package init(stub: String, solution: String) {
    let kept = Set(Self.parts(of: solution))
    parts = Self.parts(of: stub).filter(kept.contains)
  }

  /// The names of provided declarations that an exercise lacks or has changed, in the stub's order.
  /// They may be anywhere in it.
  package func changed(in exercise: String) -> [String] {
    let own = Set(Self.parts(of: exercise))
    return parts.filter { !own.contains($0) }.map(\.name)
  }

  private static func parts(of text: String) -> [Part] {
    let graded = text.firstRange(of: Lesson.scratchHeading).map { text[..<$0.lowerBound] }
    let source = SourceFile(String(graded ?? text[...]))
    return source.allDeclarations.compactMap { declaration, owners in
      guard declaration.members == nil, declaration.keyword != "import" else { return nil }
      return Part(
        name: (owners + [declaration.name[...]]).joined(separator: "."),
        words: source.tokens[declaration.tokens].map(\.text))
    }
  }
}
