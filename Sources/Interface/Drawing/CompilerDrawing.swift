import Basics
import Curriculum
import Terminal

extension Drawing {
  /// The compiler's messages. Complete are the first error and, if there is no specific help for
  /// it, the first with help; the others take a line each, as far as they fit. In full mode all are
  /// complete.
  ///
  /// - Parameter room: the number of rows; nil for no limit.
  func lines(for messages: [CompilerMessage], of verdict: Verdict, room: Int?) -> [Line] {
    let head = paragraph(words("verdict.does-not-compile")) + [.empty]
    let leftOut = messages.last?.leftOut ?? 0
    guard !isFull, let first = messages.first else {
      let blocks = messages.map { wholeLines($0, verdict) }
      return head + blocks.joined(separator: [.empty]) + leftOutLines(leftOut)
    }
    let firstSaysLittle = first.help == nil || first.helpIsGeneral
    let telling =
      firstSaysLittle
      ? messages.firstIndex { $0.help != nil && !$0.helpIsGeneral } : nil
    var whole = head + wholeLines(first, verdict)
    if let telling { whole += [.empty] + wholeLines(messages[telling], verdict) }
    let others = messages.indices.dropFirst().filter { $0 != telling }
      .map { shortLines(messages[$0], verdict.file) }
    guard !others.isEmpty else { return whole }
    let all = others.reduce(0) { $0 + $1.count }
    guard let room, whole.count + 1 + all > room else {
      return whole + [.empty] + others.joined() + leftOutLines(leftOut)
    }
    // The last rows tell how many are left out.
    var left = room - whole.count - 1 - moreLines(others.count + leftOut).count
    let shown = others.prefix { lines in
      left -= lines.count
      return left >= 0
    }
    return whole + [.empty] + shown.joined() + moreLines(others.count - shown.count + leftOut)
  }

  /// `path:line:column: message`, the line of code with the column marked, and help.
  private func wholeLines(_ message: CompilerMessage, _ verdict: Verdict) -> [Line] {
    let place = place(of: message, verdict.file)
    let text = text(of: message)
    var lines =
      place.columns < width
      ? (place + text).wrapped(to: width, others: "    ")
      : [place] + text.wrapped(to: width, first: "   ", others: "    ")
    let meant = verdict.nameMeant(in: message).map { words("verdict.meant", ["name": $0]) }
    let help = [meant, message.help].compactMap(\.self).flatMap { paragraph($0, indent: 4) }
    let source = sourceLines(of: message)
    lines += source.isEmpty ? [] : [.empty] + source + (help.isEmpty ? [] : [.empty])
    return lines + help
  }

  /// `path:line:column: message`, truncated to the width. In a window without the path, which is
  /// shown above.
  private func shortLines(_ message: CompilerMessage, _ file: String) -> [Line] {
    let place = place(of: message, file, isShort: rows == nil)
    let text = text(of: message)
    // The location isn't broken, however long it is.
    guard place.columns + 16 <= width else {
      return [place, (Line("   ") + text).truncated(to: width)]
    }
    return [(place + text).truncated(to: width)]
  }

  private func place(
    of message: CompilerMessage, _ file: String, isShort: Bool = false
  ) -> Line {
    let place = "\(message.line):\(message.column)"
    let text = isShort ? place : "\(shown(file)):\(place)"
    return link(to: file, line: message.line, text: text) + ":"
  }

  /// The message after a space, with its code styled.
  private func text(of message: CompilerMessage) -> Line {
    let pieces = visible(controlCharactersIn: " " + message.text)
      .split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let inlines = pieces.enumerated().map { index, piece -> Inline in
      index.isMultiple(of: 2) ? .text(piece) : .code(piece)
    }
    return line(for: inlines)
  }

  /// The line of code with its number, and a mark below at the column.
  private func sourceLines(of message: CompilerMessage) -> [Line] {
    guard let source = message.source, let before = message.sourceBeforeColumn else { return [] }
    let code = Line(swift: visibleWithoutTabs(source))
    // A screen reader can't convey a mark below a line; the location contains the column.
    guard !isPlain else { return code.wrapped(to: width, first: "    ", others: "      ") }
    let number = Line("\(message.line)", .dim).padded(to: 5, alignment: .trailing)
    let bar = Line(" | ", .frame)
    let room = max(8, width - number.columns - bar.columns)
    let (line, column) = code.cut(to: room, around: visibleWithoutTabs(String(before)).columns)
    return [
      number + bar + line,
      Line.empty.padded(to: number.columns) + bar + Line.empty.padded(to: column)
        + Line("^", .failure),
    ]
  }

  private func leftOutLines(_ count: Int) -> [Line] {
    count > 0 ? paragraph(words("verdict.more-messages", ["count": count])) : []
  }

  private func moreLines(_ count: Int) -> [Line] {
    let full = isInMenu ? "" : words("verdict.full")
    return paragraph(words.sentences([words("verdict.more-messages", ["count": count]), full]))
  }
}

extension Verdict {
  /// The name that was probably meant if the compiler doesn't find one: the most similar word in
  /// the exercise or keyword.
  fileprivate func nameMeant(in message: CompilerMessage) -> String? {
    let match = message.text.firstMatch(of: /^cannot find (?:type )?`(\w+)`|has no member `(\w+)`/)
    guard let name = match?.1 ?? match?.2, let text = exercise?.text else { return nil }
    let words = Lexer.tokens(in: text).filter { $0.kind == .word && $0.text != name }.map(\.text)
    return nearestWord(
      to: String(name), in: (keywords.sorted() + Set(words).sorted()).map(String.init))
  }
}
