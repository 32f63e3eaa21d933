/// The declarations that a lesson gives its learners: those that its stub and its solution have alike,
/// comments and white space apart. What is imported isn't among them, nor what stands where there is
/// room to try things.
package struct GivenParts: Equatable, Sendable {
  private var parts: [Part] = []

  /// A declaration that holds no others.
  private struct Part: Hashable {
    /// With the types around it, as in `State.username`.
    var name: String
    var words: [Substring]
  }

  package init(stub: String, solution: String) {
    let kept = Set(Self.parts(of: solution))
    parts = Self.parts(of: stub).filter(kept.contains)
  }

  /// The names of those that an exercise hasn't as they were, in the stub's order. They may stand
  /// anywhere in it, and beside others.
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
