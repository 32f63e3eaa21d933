import Basics

extension MutationOperator {
  /// Faults in what is done, and in which order.
  static let statementOperators = [
    dropStatement, doubleStatement, swapStatements, swapCases, negateCondition,
  ]

  /// Leaves a statement out; a `guard`, an `if` or a loop goes whole.
  private static let dropStatement = MutationOperator(name: "drop-statement") { source in
    let statements = source.statements()
    return statements.filter { !source.isNeeded($0) }.map { statement in
      let isAlone = statements.count { $0.list == statement.list } == 1
      return Change(
        place: statement.range.lowerBound, summary: source.brief(statement.range), needsLine: false,
        edits: [source.edit(statement.range, isAlone ? source.nothing(for: statement) : "")])
    }
  }

  /// Does a call or a loop twice.
  private static let doubleStatement = MutationOperator(name: "double-statement") { source in
    source.statements().filter { source.isCall($0) }.map { statement in
      let text = source.text(of: statement.range)
      return Change(
        place: statement.range.lowerBound, summary: source.brief(statement.range), needsLine: false,
        edits: [source.edit(statement.range, "\(text)\n\(text)")])
    }
  }

  /// Does two neighbours in the other order.
  private static let swapStatements = MutationOperator(name: "swap-statements") { source in
    let lists = Dictionary(grouping: source.statements(), by: \.list)
    return lists.values.flatMap { list in
      zip(list, list.dropFirst()).compactMap { first, second in
        let isMovable =
          !source.isNeeded(first) && source.word(second.range.lowerBound) != "return"
          && !source.areIndependent(first, second)
        return isMovable ? source.exchanging(first.range, second.range) : nil
      }
    }
  }

  /// Lets two neighbouring cases of a `switch` do what the other should.
  private static let swapCases = MutationOperator(name: "swap-cases") { source in
    let lists = Dictionary(grouping: source.statements().filter(\.isInCase), by: \.list)
    let bodies = lists.values.compactMap { list in
      list.first.map { $0.range.lowerBound..<list[list.count - 1].range.upperBound }
    }.sorted { $0.lowerBound < $1.lowerBound }
    return zip(bodies, bodies.dropFirst()).compactMap { first, second in
      let isSameSwitch =
        source.opening(around: first.lowerBound) == source.opening(around: second.lowerBound)
      return isSameSwitch ? source.exchanging(first, second) : nil
    }
  }

  /// Turns the condition of an `if`, a `guard`, a `while` or a `where` around.
  private static let negateCondition = MutationOperator.each("negate-condition") { source, index in
    guard ["if", "guard", "while", "where"].contains(source.word(index)) else { return [] }
    let rest = source.direct(in: index + 1..<source.tokens.count)
    let condition = rest.prefix { !["{", "else"].contains(source.word($0)) }
    guard let last = condition.last, !condition.contains(where: { isBinding(source.word($0)) })
    else { return [] }
    let range = index + 1..<last + 1
    let text = source.text(of: range)
    return [
      Change(
        place: index, summary: "\(source.word(index)) !(\(text.onOneLine))", needsLine: false,
        edits: [source.edit(range, "!(\(text))")])
    ]
  }

  private static func isBinding(_ word: Substring) -> Bool {
    ["let", "var", "case", ","].contains(word)
  }
}

extension SourceFile {
  /// Whether nothing compiles without this statement.
  fileprivate func isNeeded(_ statement: Statement) -> Bool {
    let first = word(statement.range.lowerBound)
    let needed: Set<Substring> = ["let", "var", "func", "get", "set", "switch"]
    let isWayOut = word(statement.list - 2) == "else" && first == "return"
    return needed.contains(first) || (first == "return" && statement.range.count > 1) || isWayOut
  }

  /// What stands for a statement that was the only one.
  fileprivate func nothing(for statement: Statement) -> String {
    // A closure that doesn't name its parameter has to use it.
    let usesParameter = statement.range.contains { index in
      word(index) == "$0" && brace(around: index) == statement.list - 1
    }
    return statement.isInCase ? "break" : usesParameter ? "_ = $0" : ""
  }

  /// Whether a statement is a call or a loop, which can be done twice.
  fileprivate func isCall(_ statement: Statement) -> Bool {
    let first = word(statement.range.lowerBound)
    let isValue = statement.list == statement.range.lowerBound && isInExpression(statement)
    return first == "for"
      || (!isNeeded(statement) && !keywords.contains(first) && !isValue
        && direct(in: statement.range).contains { word($0) == "(" }
        && !direct(in: statement.range).contains { word($0).hasSuffix("=") })
  }

  /// Whether a statement is the value of a closure in the middle of a line.
  private func isInExpression(_ statement: Statement) -> Bool {
    word(statement.range.upperBound) == "}"
      && tokens[statement.range.lowerBound].line == tokens[statement.range.upperBound].line
      && opening(around: statement.list).map { brace in
        !tokens[..<brace].reversed().prefix { $0.line == tokens[brace].line }
          .contains { ["for", "if", "func"].contains($0.text) }
      } ?? false
  }

  /// Whether two assignments can't notice each other: each gives another place a plain value.
  fileprivate func areIndependent(_ first: Statement, _ second: Statement) -> Bool {
    guard let (one, value) = assignment(first), let (other, otherValue) = assignment(second) else {
      return false
    }
    return one != other && !value.contains(other) && !otherValue.contains(one)
  }

  /// The place and the value of an assignment without a call in it.
  private func assignment(_ statement: Statement) -> (place: Substring, value: Substring)? {
    let range = statement.range
    guard let sign = range.first(where: { word($0) == "=" && isBinary($0) }),
      sign > range.lowerBound, sign + 1 < range.upperBound,
      !range.contains(where: { ["(", "{"].contains(word($0)) })
    else { return nil }
    return (text(of: range.lowerBound..<sign), text(of: sign + 1..<range.upperBound))
  }
}

/// The words that begin a statement which is no call.
private let keywords: Set<Substring> = [
  "if", "guard", "while", "return", "break", "throw", "defer",
]
