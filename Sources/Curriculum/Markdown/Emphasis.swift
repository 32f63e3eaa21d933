/// How stars and underscores become stress.
enum Emphasis {
  /// Some stars or underscores in a row.
  struct Run {
    var sign: Character
    var count: Int
    var canOpen: Bool
    var canClose: Bool

    /// A mark opens before text and closes behind text; an underscore within a word does neither.
    ///
    /// CommonMark is stricter about punctuation, and so loses `**「…」**は` in texts without spaces.
    init(sign: Character, count: Int, previous: Character?, next: Character?) {
      self.sign = sign
      self.count = count
      canOpen = next.map { !$0.isWhitespace } ?? false
      canClose = previous.map { !$0.isWhitespace } ?? false
      if sign == "_" {
        canOpen = canOpen && previous?.isWordPart != true
        canClose = canClose && next?.isWordPart != true
      }
    }
  }

  /// Pairs each mark that can close with the nearest one before it that can open.
  static func paired(_ pieces: [InlinePiece]) -> [Inline] {
    var pieces = pieces
    var index = 0
    while index < pieces.count {
      guard case .delimiters(var closer) = pieces[index], closer.canClose,
        let start = pieces[..<index].lastIndex(where: { $0.opens(closer.sign) }),
        case .delimiters(var opener) = pieces[start]
      else {
        index += 1
        continue
      }
      let children = pieces[(start + 1)..<index].map(\.inline).joiningTexts()
      let count = min(2, opener.count, closer.count)
      opener.count -= count
      closer.count -= count
      let before = opener.count > 0 ? [InlinePiece.delimiters(opener)] : []
      let stressed = InlinePiece.inline(count == 2 ? .strong(children) : .emphasis(children))
      let after = closer.count > 0 ? [InlinePiece.delimiters(closer)] : []
      pieces.replaceSubrange(start...index, with: before + [stressed] + after)
      index = start + before.count + 1
    }
    return pieces.map(\.inline).joiningTexts()
  }
}

extension InlinePiece {
  fileprivate func opens(_ sign: Character) -> Bool {
    guard case .delimiters(let run) = self else { return false }
    return run.sign == sign && run.canOpen
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
