import Basics

extension MutationOperator {
  /// Faults in which elements are looked at, and in which order.
  static let sequenceOperators = [loopOverOthers, callOnOthers, dropCall, dropWhere]

  /// Lets a loop run backwards, or over all but the first or the last.
  private static let loopOverOthers = MutationOperator.each("loop-over") { source, index in
    guard source.word(index) == "for" else { return [] }
    let rest = source.direct(in: index..<source.tokens.count)
    guard let start = rest.first(where: { source.word($0) == "in" }),
      let end = rest.first(where: { ["where", "{"].contains(source.word($0)) })
    else { return [] }
    return source.others(for: start + 1..<end)
  }

  /// Calls a method of a list on another order of it, or on all but the first or the last.
  private static let callOnOthers = MutationOperator.each("call-on") { source, index in
    let calls: Set<Substring> = ["reduce", "map", "filter", "dropFirst", "dropLast"]
    guard source.word(index) == ".", calls.contains(source.word(index + 1)) else { return [] }
    let receiver = source.receiver(before: index)
    // A type's own function is no method of a list.
    if source.word(receiver.lowerBound).first?.isUppercase == true { return [] }
    return source.others(for: receiver)
  }

  /// Leaves out a call in a chain that gives a list again.
  private static let dropCall = MutationOperator.each("drop-call") { source, index in
    let calls: Set<Substring> = [
      "reversed", "sorted", "filter", "dropFirst", "dropLast", "prefix", "suffix",
    ]
    guard source.word(index) == ".", calls.contains(source.word(index + 1)),
      let end = source.partners[index + 2]
    else { return [] }
    return [source.removing(index..<end + 1)]
  }

  /// Lets a loop look at elements that it should leave out.
  private static let dropWhere = MutationOperator.each("drop-where") { source, index in
    guard source.word(index) == "where" else { return [] }
    let rest = source.direct(in: index..<source.tokens.count)
    guard let end = rest.first(where: { source.word($0) == "{" }) else { return [] }
    return [source.removing(index..<end)]
  }
}

extension SourceFile {
  /// A chain of names, calls and subscripts that ends before this place.
  func receiver(before index: Int) -> Range<Int> {
    var start = index
    while start > 0 {
      let token = tokens[start - 1]
      if token.kind == .closing {
        start = partners[start - 1] ?? start - 1
      } else if token.kind == .word || token.text == "." {
        start -= 1
      } else {
        break
      }
      if tokens[start].hasSpaceBefore { break }
    }
    return start..<index
  }

  fileprivate func others(for range: Range<Int>) -> [Change] {
    guard !range.isEmpty else { return [] }
    let end = tokens[range.upperBound - 1].text.endIndex
    return [".reversed()", ".dropFirst()", ".dropLast()"].map {
      inserting($0, at: end, place: range.lowerBound)
    }
  }
}
