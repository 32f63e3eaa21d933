/// Running text on its way to be paired: what is understood, and the marks that may be stress.
enum InlinePiece {
  case inline(Inline)
  case delimiters(Emphasis.Run)

  /// What the piece is when there is nothing left to pair it with.
  var inline: Inline {
    switch self {
    case .inline(let inline): inline
    case .delimiters(let run): .text(String(repeating: run.sign, count: run.count))
    }
  }
}

extension [Inline] {
  /// The same inlines with neighbouring texts made one.
  func joiningTexts() -> [Inline] {
    reduce(into: []) { result, inline in
      if case .text(let text) = inline, case .text(let last)? = result.last {
        result[result.count - 1] = .text(last + text)
      } else if inline != .text("") {
        result.append(inline)
      }
    }
  }

  /// The same inlines without spaces and breaks at the end, where nothing follows them.
  func trimmingEnd() -> [Inline] {
    guard let last else { return self }
    switch last {
    case .lineBreak:
      return Array(dropLast()).trimmingEnd()
    case .text(let text) where text.last?.isSpaceOrTab == true:
      var end = text[...]
      while end.last?.isSpaceOrTab == true { end.removeLast() }
      return (dropLast() + (end.isEmpty ? [] : [.text(String(end))])).trimmingEnd()
    default:
      return self
    }
  }
}
