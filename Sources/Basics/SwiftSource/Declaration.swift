/// A declaration in a file or a type, with its full name and its lines.
package struct Declaration: Equatable, Sendable {
  /// The name, as in `history(of:from:)`, `init(store:)`, `State`, `extension State`, `case reset`.
  package var name: String
  /// All lines, with the comments directly above and the one behind it.
  package var text: Substring
  package var tokens: Range<Int>
  /// The tokens inside of the braces of a type or extension.
  package var members: Range<Int>?
  /// The keyword of the declaration, such as `func`.
  package var keyword: Substring
  /// The words before the keyword, such as `@discardableResult`, `package` and `static`.
  package var modifiers: [Substring]

  package var isExtension: Bool { keyword == "extension" }

  /// The name of the declared or extended type, for an extension with everything before its brace;
  /// nil for other declarations.
  package var typeName: String? {
    members == nil ? nil : isExtension ? String(name.dropFirst("extension ".count)) : name
  }
}

extension SourceFile {
  /// All declarations, each before its members, with the names of the enclosing types.
  package var allDeclarations: [(declaration: Declaration, owners: [Substring])] {
    func all(
      in range: Range<Int>, _ owners: [Substring]
    ) -> [(declaration: Declaration, owners: [Substring])] {
      declarations(in: range).flatMap { declaration in
        let type = declaration.typeName?.prefix { $0 != ":" && $0 != " " } ?? ""
        let inner = declaration.members.map { all(in: $0, owners + [type]) } ?? []
        return [(declaration, owners)] + inner
      }
    }
    return all(in: tokens.indices, [])
  }

  /// The declarations among these tokens, which are those of a file or of a type's body.
  ///
  /// A declaration begins on a line of its own and ends before the next one.
  package func declarations(in range: Range<Int>) -> [Declaration] {
    var starts: [(first: Int, keyword: Int)] = []
    for place in direct(in: range) where place > starts.last?.keyword ?? -1 {
      guard place == range.lowerBound || isOnNewLine(place), let keyword = keyword(from: place)
      else { continue }
      starts.append((place, keyword))
    }
    let ends = starts.dropFirst().map(\.first) + [range.upperBound]
    return zip(starts, ends).map { start, end in
      let body = members(from: start.keyword, to: end)
      return Declaration(
        name: name(from: start.keyword, to: body.map { $0.lowerBound - 1 } ?? end),
        text: lines(of: start.first..<end), tokens: start.first..<end, members: body,
        keyword: word(start.keyword),
        modifiers: direct(in: start.first..<start.keyword).map(word).filter { !"()".contains($0) })
    }
  }

  private func isOnNewLine(_ place: Int) -> Bool {
    place == 0 || gap(before: place).contains(where: \.isNewline)
  }

  /// The text between the previous token, or the beginning, and this token.
  private func gap(before place: Int) -> Substring {
    let start = place == 0 ? text.startIndex : tokens[place - 1].range.upperBound
    return text[start..<tokens[place].range.lowerBound]
  }

  /// The index of the keyword behind attributes and modifiers.
  private func keyword(from place: Int) -> Int? {
    var place = place
    while isModifier(place) {
      place += 1
      if word(place) == "(", let end = partners[place] { place = end + 1 }
    }
    return declarationWords.contains(word(place)) ? place : nil
  }

  private func isModifier(_ place: Int) -> Bool {
    let word = word(place)
    if word == "class" {
      return ["func", "let", "subscript", "var"].contains(self.word(place + 1))
    }
    return word.hasPrefix("@") || modifiers.contains(word)
  }

  private func members(from keyword: Int, to end: Int) -> Range<Int>? {
    guard typeWords.contains(word(keyword)),
      let brace = direct(in: keyword..<end).first(where: { word($0) == "{" }),
      let closing = partners[brace]
    else { return nil }
    return brace + 1..<closing
  }

  private func name(from keyword: Int, to end: Int) -> String {
    let first = keyword + 1
    switch word(keyword) {
    case "deinit": return "deinit"
    case "init": return "init" + labels(from: first, to: end)
    case "subscript": return "subscript" + labels(from: first, to: end)
    case "func": return String(word(first)) + labels(from: first + 1, to: end)
    case "case": return "case \(word(first))"
    case "extension", "import": return text(of: keyword..<end).onOneLine
    default: return String(word(first))
    }
  }

  /// The parameter labels of a function, as in `(of:from:)`.
  private func labels(from place: Int, to end: Int) -> String {
    // With unbalanced brackets the range may be empty.
    guard place < end, let opening = (place..<end).first(where: { word($0) == "(" }) else {
      return ""
    }
    // The part behind the comma in `Reducer<Value, Action>` isn't a parameter: it has no colon near
    // its beginning. The part in `Path<Whole, [Int: Part]>` has one, which tells functions with
    // different paths apart.
    let parameters = elements(in: opening).filter { $0.prefix(3).contains { word($0) == ":" } }
    return "(" + parameters.map { "\(word($0.lowerBound)):" }.joined() + ")"
  }

  /// The lines of these tokens, with the comments directly above and the one behind them.
  private func lines(of range: Range<Int>) -> Substring {
    let end = tokens[range.upperBound - 1].range.upperBound
    let rest = text[end...].prefix { !$0.isNewline }
    let isComment = rest.drop(while: \.isWhitespace).hasPrefix("//")
    return text[start(of: range.lowerBound)..<(isComment ? rest.endIndex : end)]
  }

  /// The index at which the comments directly above a token begin, or its line if there are none.
  private func start(of place: Int) -> String.Index {
    let gap = gap(before: place)
    var lines = gap.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // The rest of the previous token's line doesn't count.
    if place > 0 { lines.removeFirst() }
    guard let indentation = lines.popLast() else { return gap.endIndex }
    let comments = lines.reversed().prefix { !$0.allSatisfy(\.isWhitespace) }
    return (comments.last ?? indentation).startIndex
  }
}

private let declarationWords: Set<Substring> = typeWords.union([
  "associatedtype", "case", "deinit", "func", "import", "init", "let", "operator",
  "precedencegroup", "subscript", "typealias", "var",
])

private let modifiers: Set<Substring> = [
  "convenience", "dynamic", "fileprivate", "final", "indirect", "infix", "internal", "isolated",
  "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
  "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
]
