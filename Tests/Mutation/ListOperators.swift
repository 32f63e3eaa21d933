import Basics

extension MutationOperator {
  /// Faults in what stands beside each other.
  static let listOperators = [dropElement, swapElements, dropOperand, swapOperands, takeOne]

  /// Leaves out an element of an array, or an argument that has no label.
  private static let dropElement = MutationOperator.each("drop-element") { source, index in
    let elements = source.alike(in: index)
    // The arguments of a call are needed, unless there can be any number of the same kind.
    let firstWords = Set(elements.map { source.word($0.lowerBound) })
    guard source.word(index) == "[" || firstWords.count == 1 else { return [] }
    return elements.enumerated().map { position, element in
      let isLast = position == elements.count - 1
      let range =
        isLast
        ? element.lowerBound - 1..<element.upperBound : element.lowerBound..<element.upperBound + 1
      var change = source.removing(range)
      change.place = element.lowerBound
      change.summary = source.brief(element)
      change.needsLine = false
      return change
    }
  }

  private static let swapElements = MutationOperator.each("swap-elements") { source, index in
    let elements = source.alike(in: index)
    // Their order means nothing.
    if ["min", "max"].contains(source.word(index - 1)) { return [] }
    return zip(elements, elements.dropFirst()).map { first, second in
      var change = source.exchanging(first, second)
      change.needsLine = true
      return change
    }
  }

  /// Leaves out one side of `&&`, `||` or `+`.
  private static let dropOperand = MutationOperator.each("drop-operand") { source, index in
    guard ["&&", "||", "+"].contains(source.word(index)), source.isBinary(index) else {
      return []
    }
    let (left, right) = source.operands(of: index)
    return [
      source.removing(left.lowerBound..<index + 1), source.removing(index..<right.upperBound),
    ]
  }

  /// Puts two lists or texts together the wrong way round.
  private static let swapOperands = MutationOperator.each("swap-operands") { source, index in
    guard source.word(index) == "+", source.isBinary(index) else { return [] }
    let (left, right) = source.operands(of: index)
    let isList = [left, right].contains { range in
      source.word(range.lowerBound) == "[" || source.tokens[range.lowerBound].kind == .string
    }
    return isList ? [source.exchanging(left, right)] : []
  }

  /// Takes one argument of `min` or `max` without looking at the other.
  private static let takeOne = MutationOperator.each("take-one") { source, index in
    guard ["min", "max"].contains(source.word(index)), source.word(index + 1) == "(",
      let end = source.partners[index + 1]
    else { return [] }
    return source.elements(in: index + 1).map { element in
      let text = source.text(of: element)
      return Change(
        place: index, summary: "\(source.word(index)) → \(text.onOneLine)",
        edits: [source.edit(index..<end + 1, String(text))])
    }
  }
}

extension SourceFile {
  /// The elements of an array or the arguments of a call, if there are several and none has a label.
  fileprivate func alike(in opening: Int) -> [Range<Int>] {
    guard tokens[opening].kind == .opening, word(opening) != "{", word(opening - 1) != "case"
    else { return [] }
    let elements = elements(in: opening)
    let isPlain = elements.allSatisfy { element in
      !direct(in: element).contains { [":", "&", "inout", "let", "var"].contains(word($0)) }
    }
    return elements.count > 1 && isPlain ? elements : []
  }

  /// What stands left and right of an operator, up to the next one.
  fileprivate func operands(of index: Int) -> (Range<Int>, Range<Int>) {
    let opening = opening(around: index).map { $0 + 1 } ?? 0
    let end = partners[opening - 1] ?? tokens.count
    let isEdge = { (place: Int) in
      isBinary(place) || [",", "return", ":", "else"].contains(word(place))
    }
    let siblings = direct(in: opening..<end)
    let left = siblings.last { $0 < index && isEdge($0) }.map { $0 + 1 } ?? opening
    let right = siblings.first { place in
      place > index && (isEdge(place) || tokens[place].line > tokens[place - 1].line)
    }
    return (left..<index, index + 1..<(right ?? end))
  }
}
