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
    func parts(in range: Range<Int>, of type: String) -> [Part] {
      source.declarations(in: range).flatMap { declaration -> [Part] in
        if let members = declaration.members, let name = declaration.typeName {
          return parts(in: members, of: "\(type)\(name.prefix { $0 != ":" && $0 != " " }).")
        }
        guard declaration.keyword != "import" else { return [] }
        let words = source.tokens[declaration.tokens].map(\.text)
        return [Part(name: type + declaration.name, words: words)]
      }
    }
    return parts(in: source.tokens.indices, of: "")
  }
}
