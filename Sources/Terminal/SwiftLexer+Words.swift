extension SwiftLexer {
  mutating func takeWord() {
    let word = rest.prefix(while: \.continuesWord)
    let kind = kind(of: word)
    take(to: word.endIndex, as: kind)
    isAfterValue = kind != .keyword || swiftValueKeywords.contains(word)
  }

  private func kind(of word: Substring) -> SwiftToken.Kind {
    if swiftKeywords.contains(word) {
      // Before a colon a keyword is an argument's label: `filter(where: …)`.
      let isLabel = rest[word.endIndex...].first == ":"
      return isLabel && word != "default" && !swiftValueKeywords.contains(word) ? .other : .keyword
    }
    return word.first?.isUppercase == true ? .type : .other
  }

  /// Takes `#if` or `@main`; without a word behind it the sign is just a sign.
  mutating func takeMarkedWord(as kind: SwiftToken.Kind) {
    let word = rest.dropFirst().prefix(while: \.continuesWord)
    take(to: word.endIndex, as: word.isEmpty ? .other : kind)
    isAfterValue = false
  }

  /// Takes a keyword in backticks, which is a name.
  mutating func takeQuotedName() {
    let word = rest.dropFirst().prefix(while: \.continuesWord)
    let isClosed = rest[word.endIndex...].first == "`"
    take(isClosed ? word.count + 2 : 1, as: .other)
    isAfterValue = true
  }

  /// Takes `.name`: a member of what stands before it, or one that finds its type on its own.
  mutating func takeMember() {
    let word = rest.dropFirst().prefix(while: \.continuesWord)
    guard let first = word.first, first.beginsWord, !first.isUppercase else {
      take(1, as: .other)
      isAfterValue = false
      return
    }
    take(to: word.endIndex, as: isAfterValue ? .other : .member)
    isAfterValue = true
  }

  /// Takes `42`, `0xFF`, `1_000`, `2.5e-3`; a dot belongs to it only before another digit.
  mutating func takeNumber() {
    var end = rest.startIndex
    var isAfterExponent = false
    let isDecimal = !rest.hasPrefix("0x")
    while let character = rest[end...].first {
      let next = rest[end...].dropFirst().first
      let isDot = character == "." && next?.isNumber == true
      let isSign = isAfterExponent && "+-".contains(character) && next?.isNumber == true
      guard character.continuesWord || isDot || isSign else { break }
      isAfterExponent = "eE".contains(character) ? isDecimal : "pP".contains(character)
      end = rest.index(after: end)
    }
    take(to: end, as: .number)
    isAfterValue = true
  }
}

extension Character {
  fileprivate var continuesWord: Bool { beginsWord || isNumber }

  var beginsWord: Bool { isLetter || self == "_" || self == "$" }
}
