import Basics

extension MutationOperator {
  /// Faults in a single word or sign.
  static let tokenOperators = [
    flipNumber, flipOperator, flipWord, flipText, dropNegation, dropWeak, dropPrivateSet,
    insertAtStart, takeFirst,
  ]

  private static let flipNumber = MutationOperator.each("flip-number") { source, index in
    guard source.tokens[index].kind == .number, let number = Int(source.word(index)) else {
      return []
    }
    let others = number > 0 ? [number + 1, number - 1] : [number + 1]
    return others.map { source.replacing(index, with: "\($0)") }
  }

  private static let flipOperator = MutationOperator.each("flip-operator") { source, index in
    let token = source.tokens[index]
    let isRange = token.text == "..<" || token.text == "..."
    guard source.isBinary(index) || (isRange && !source.hasSpace(after: index)) else { return [] }
    return (otherOperators[token.text] ?? []).map { source.replacing(index, with: $0) }
  }

  private static let flipWord = MutationOperator.each("flip-word") { source, index in
    guard source.tokens[index].kind == .word else { return [] }
    return (otherWords[source.word(index)] ?? []).map { source.replacing(index, with: $0) }
  }

  /// Writes something else into a string.
  private static let flipText = MutationOperator.each("flip-text") { source, index in
    let token = source.tokens[index]
    let closing = token.text.reversed().prefix { $0 == "\"" || $0 == "#" }.count
    guard token.kind == .string, closing == 1 else { return [] }
    return [
      source.inserting("~", at: token.text.dropLast(closing).endIndex, place: index)
    ]
  }

  private static let dropNegation = MutationOperator.each("drop-negation") { source, index in
    let token = source.tokens[index]
    guard token.text == "!", !source.hasSpace(after: index), token.hasSpaceBefore else { return [] }
    return [source.removing(index..<index + 1)]
  }

  /// Holds on to what was held weakly; still as an optional, so that it compiles.
  private static let dropWeak = MutationOperator.each("drop-weak") { source, index in
    guard source.word(index) == "weak", source.tokens[index + 1].kind == .word else { return [] }
    let name = source.word(index + 1)
    return [
      Change(
        place: index, summary: "weak \(name)",
        edits: [source.edit(index..<index + 2, "\(name) = Optional(\(name))")])
    ]
  }

  /// Opens what only its owner may write.
  private static let dropPrivateSet = MutationOperator.each("drop-private-set") { source, index in
    guard source.word(index) == "private", source.word(index + 2) == "set" else { return [] }
    return [source.removing(index..<index + 4)]
  }

  /// Adds to the start of a list what belongs at its end.
  private static let insertAtStart = MutationOperator.each("insert-at-start") { source, index in
    guard source.word(index) == "append", let end = source.partners[index + 1] else { return [] }
    let edge = source.tokens[end].text.startIndex
    var change = source.replacing(index, with: "insert")
    change.summary = "append → insert(at: 0)"
    change.edits.append(Edit(range: edge..<edge, replacement: ", at: 0"))
    return [change]
  }

  /// Takes the first of a list instead of the last.
  private static let takeFirst = MutationOperator.each("take-first") { source, index in
    guard source.word(index) == "popLast" else { return [] }
    let receiver = source.receiver(before: index - 1)
    let text = source.text(of: receiver)
    return [
      Change(
        place: index, summary: "popLast → removeFirst",
        edits: [
          source.edit(
            receiver.lowerBound..<index + 3, "(\(text).isEmpty ? nil : \(text).removeFirst())")
        ])
    ]
  }

  private static let otherOperators: [Substring: [String]] = [
    "+": ["-", "*"], "-": ["+", "*"], "*": ["+"], "/": ["*"], "+=": ["-="], "-=": ["+="],
    "==": ["!="], "!=": ["=="], "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"],
    ">=": [">", "<="], "&&": ["||"], "||": ["&&"], "..<": ["..."], "...": ["..<"],
  ]

  private static let otherWords: [Substring: [String]] = [
    "true": ["false"], "false": ["true"], "first": ["last"], "last": ["first"],
    "prefix": ["suffix"], "suffix": ["prefix"], "dropFirst": ["dropLast"],
    "dropLast": ["dropFirst"], "min": ["max"], "max": ["min"],
    "firstIndex": ["lastIndex"], "lastIndex": ["firstIndex"],
    "removeFirst": ["removeLast"], "removeLast": ["removeFirst"],
  ]
}
