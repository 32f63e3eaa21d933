import Terminal

extension WindowDrawing {
  /// A lesson's text from the place where the reader is.
  func readerScreen(_ reader: ReaderState, row: LessonRow) -> Screenful {
    let page = page(of: reader)
    let title = Line(words("lesson.title", ["number": row.number, "title": row.title]), .title)
    if let selection = reader.contents {
      return Screenful(
        title: title, right: Line(words("window.contents")),
        body: contentsLines(page, selection: selection))
    }
    let top = top(of: reader, page)
    let seen = page.percentage(to: min(top + bodyHeight, page.lines.count) - 1)
    var body = Array(page.lines[top...].prefix(bodyHeight))
    if let found = reader.found { body = body.map { highlighted(found.words, in: $0) } }
    // Whoever scrolls on leaves what was found behind.
    let found = reader.found.map { line(of: $0, in: page) - top }
      .flatMap { body.indices.contains($0) ? $0 : nil }
    return Screenful(
      title: title, right: recalled(reader, page) + Line(words.percent(seen)), body: body,
      marked: found)
  }

  /// Says that questions about earlier lessons wait further up.
  private func recalled(_ reader: ReaderState, _ page: ReaderPage) -> Line {
    let isFurtherUp = page.questions.first.map { question in
      question.part == reader.firstPassedOver
        && question.prompt.lowerBound < top(of: reader, page)
    }
    return isFurtherUp == true ? Line(words("window.recalled") + "  ", .command) : .empty
  }

  /// The line of what was found; in the row of a table that may be some lines below its first.
  private func line(of found: FoundPlace, in page: ReaderPage) -> Int {
    let first = page.line(of: found.place)
    return page.lines.indices.dropFirst(first).prefix(5).first { index in
      !FoldedText.ranges(of: found.words, in: page.lines[index].plainText).isEmpty
    } ?? first
  }

  /// A line with the words that were looked for made visible.
  func highlighted(_ words: [String], in line: Line) -> Line {
    line.styled(.match, in: FoldedText.ranges(of: words, in: line.plainText))
  }

  /// The first line that is shown.
  func top(of reader: ReaderState, _ page: ReaderPage) -> Int {
    let viewport = viewport(of: page)
    let line = page.line(of: reader.place)
    // What is being typed can be seen: mostly it stands at the end.
    if reader.draft != nil {
      let question = page.questions.first { $0.part == reader.asked }
      guard reader.turned != nil, let question else { return viewport.lastTop }
      return viewport.top(near: line, showing: question.prompt)
    }
    // What was found is shown with some of what stands above it.
    let above = reader.found?.isFresh == true ? bodyHeight / 3 : 0
    return viewport.top(near: line - above)
  }

  /// The first question that can be read where the text is now: what asks for an answer, and the
  /// choices unless the window is too low for both.
  func questionInView(_ reader: ReaderState, _ page: ReaderPage) -> ReaderPage.Question? {
    let top = top(of: reader, page)
    return page.questions.first { question in
      let lines = question.lines.count <= bodyHeight ? question.lines : question.prompt
      return top <= lines.lowerBound && lines.upperBound <= top + bodyHeight
    }
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
