import Curriculum

/// A type's name in a protocol, and whether whoever conforms to it takes such values or gives them.
struct TypeUse: Hashable, Sendable {
  var name: String
  var isTaken: Bool
}

extension SourceFile {
  /// The types that the functions and properties of the file's protocols speak of.
  var protocolUses: [TypeUse] {
    declarations(in: 0..<tokens.count).filter { $0.keyword == "protocol" }.flatMap { declaration in
      declarations(in: declaration.members ?? 0..<0).flatMap { member -> [TypeUse] in
        switch member.keyword {
        case "func": return uses(ofFunction: member.tokens)
        case "var":
          let signs = direct(in: member.tokens)
          let end = signs.first { word($0) == "{" } ?? member.tokens.upperBound
          return uses(in: (signs.first { word($0) == ":" } ?? end)..<end, isTaken: false)
        default: return []
        }
      }
    }
  }

  private func uses(ofFunction range: Range<Int>) -> [TypeUse] {
    let signs = direct(in: range)
    guard let opening = signs.first(where: { word($0) == "(" }), let closing = partners[opening]
    else { return [] }
    let arrow = signs.first { $0 > closing && word($0) == "->" } ?? range.upperBound - 1
    return uses(in: opening..<closing + 1, isTaken: true)
      + uses(in: arrow + 1..<range.upperBound, isTaken: false)
  }

  /// - Parameter isTaken: what holds of a value of this type; the parameters of a function are the
  ///   other way round.
  private func uses(in range: Range<Int>, isTaken: Bool) -> [TypeUse] {
    let signs = direct(in: range)
    if let arrow = signs.first(where: { word($0) == "->" }), arrow > range.lowerBound {
      return uses(in: range.lowerBound..<arrow, isTaken: !isTaken)
        + uses(in: arrow + 1..<range.upperBound, isTaken: isTaken)
    }
    // What is behind angle brackets may be taken and given.
    let isBoth = signs.contains { word($0) == "inout" || word($0) == "<" }
    var found: [TypeUse] = []
    for place in signs {
      if tokens[place].kind == .opening {
        for element in listed(in: place + 1..<(partners[place] ?? place + 1)) {
          found += uses(in: element, isTaken: isTaken)
        }
      } else if tokens[place].kind == .word, word(place - 1) != "." {
        var (name, end) = (String(word(place)), place + 1)
        while end + 1 < range.upperBound, word(end) == ".", tokens[end + 1].kind == .word {
          name += ".\(word(end + 1))"
          end += 2
        }
        found.append(TypeUse(name: name, isTaken: isTaken))
      }
    }
    return found + (isBoth ? found.map { TypeUse(name: $0.name, isTaken: !$0.isTaken) } : [])
  }
}
