import Terminal

extension WindowDrawing {
  /// A lesson's text from the place where the reader is.
  func readerScreen(_ reader: ReaderState, row: LessonRow) -> Screenful {
    let page = page(of: reader)
    let title = Line(words(.lessonTitle, ["number": row.number, "title": row.title]), .title)
    if let selection = reader.contents {
      return Screenful(
        title: title, right: Line(words(.windowContents)),
        body: contentsLines(page, selection: selection), keys: words(.windowContentsKeys))
    }
    let top = top(of: reader, page)
    let seen = min(100, (top + bodyHeight) * 100 / max(1, page.lines.count))
    let isQuestion = reader.question != nil
    let isOpen = reader.question?.choices.isEmpty == true
    let keys: Word =
      reader.draft != nil
      ? .windowDraftKeys
      : isQuestion ? (isOpen ? .windowOpenQuestionKeys : .windowQuestionKeys) : .windowReaderKeys
    let choices = ["choices": reader.question?.choices.joined(separator: "/") ?? ""]
    return Screenful(
      title: title, right: Line("\(seen) %"), body: Array(page.lines[top...].prefix(bodyHeight)),
      keys: words(keys, choices))
  }

  /// The first line that is shown.
  func top(of reader: ReaderState, _ page: ReaderPage) -> Int {
    let viewport = viewport(of: page)
    // What is being typed stands at the end.
    if reader.draft != nil { return viewport.lastTop }
    let line = page.line(of: reader.place)
    return page.revealed.map { viewport.top(near: line, showing: $0) } ?? viewport.top(near: line)
  }

  func viewport(of page: ReaderPage) -> Viewport {
    Viewport(height: bodyHeight, count: page.lines.count)
  }

  private func contentsLines(_ page: ReaderPage, selection: Int) -> [Line] {
    let selection = max(0, min(selection, page.headings.count - 1))
    let top = Viewport(height: bodyHeight, count: page.headings.count)
      .top(near: 0, showing: selection..<(selection + 1))
    return page.headings.indices.dropFirst(top).prefix(bodyHeight).map { index in
      let heading = page.headings[index]
      let indent = String(repeating: "  ", count: heading.level - 1)
      return
        (Line(index == selection ? "▸ " : "  ", .command)
        + Line(indent + heading.text, index == selection ? .bold : .plain))
        .truncated(to: drawing.width)
    }
  }
}
