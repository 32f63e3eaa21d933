/// The declarations that a lesson provides: those that are the same in its stub and its solution,
/// apart from comments and white space. Imports and what stands below a heading aren't included.
package struct GivenParts: Equatable, Sendable {
  private var parts: [Part] = []
  private let end: String

  /// A declaration without members.
  private struct Part: Hashable {
    /// The name with the enclosing types, as in `State.username`.
    var name: String
    /// The tokens, without `self.`, which changes nothing where it may be left out.
    var words: [Substring]

    /// The name without parameters.
    var base: String { String(name.prefix { $0 != "(" }) }

    /// The cases that it declares, named as static members are; nil if it declares none. A static
    /// member may stand for a case: whoever calls it sees no difference.
    var cases: [String]? {
      guard let keyword = name.firstRange(of: "case ") else { return nil }
      var depth = 0
      return zip(words, words.dropFirst()).compactMap { word, next in
        depth += word == "(" ? 1 : word == ")" ? -1 : 0
        return depth == 0 && ["case", ","].contains(word)
          ? String(name[..<keyword.lowerBound] + next) : nil
      }
    }

    /// Whether another declaration has all of this one. An initialiser may do more: properties that
    /// a learner adds have to begin with something.
    func isKept(in other: Part) -> Bool {
      guard name == other.name, name.contains(".init(") else { return self == other }
      var rest = words[...]
      for word in other.words where word == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
  }

  /// - Parameter end: the heading below which nothing counts, in an exercise as well.
  package init(stub: String, solution: String, upTo end: String) {
    self.end = end
    let kept = Set(Self.parts(of: solution, Lexer.tokens(in: solution), upTo: end))
    parts = Self.parts(of: stub, Lexer.tokens(in: stub), upTo: end).filter(kept.contains)
  }

  /// The names of provided declarations that an exercise lacks or has changed, in the stub's order.
  /// They may be anywhere in it.
  package func changed(in exercise: String, _ tokens: [Token]) -> [String] {
    let own = Self.parts(of: exercise, tokens, upTo: end)
    let members = Set(own.filter { $0.words.contains("static") }.map(\.base))
    return parts.filter { part in
      !own.contains(where: part.isKept) && !(part.cases.map(members.isSuperset) ?? false)
    }.map(\.name)
  }

  private static func parts(of text: String, _ tokens: [Token], upTo end: String) -> [Part] {
    let heading = tokens.firstIndex { $0.kind == .comment && $0.text.hasPrefix(end) }
    let source = SourceFile(text, tokens: tokens.prefix(heading ?? tokens.count))
    return source.allDeclarations.compactMap { declaration, owners in
      guard declaration.members == nil, declaration.keyword != "import" else { return nil }
      let words = source.tokens[declaration.tokens].map(\.text)
      let selves = words.indices.filter { $0 > 0 && words[$0 - 1] == "self" && words[$0] == "." }
      return Part(
        name: (owners + [declaration.name[...]]).joined(separator: "."),
        words: words.indices.filter { !selves.contains($0) && !selves.contains($0 + 1) }
          .map { words[$0] })
    }
  }
}
