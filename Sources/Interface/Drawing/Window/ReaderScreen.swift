import Curriculum
import Terminal

extension WindowDrawing {
  func readerScreen(_ reader: ReaderState, row: LessonRow) -> Screenful {
    let page = page(of: reader)
    if let selection = reader.contents {
      return Screenful(
        title: title(of: row), right: Line(words("window.contents")),
        body: contentsLines(page, selection: selection))
    }
    let top = top(of: reader, page)
    let seen = page.percentage(to: min(top + bodyHeight, page.lines.count) - 1)
    var body = Array(page.lines[top...].prefix(bodyHeight))
    if let found = reader.found { body = body.map { highlighted(found.words, in: $0) } }
    // The mark is shown only while the found place is in view.
    let found = reader.found.map { line(of: $0, in: page) - top }
      .flatMap { body.indices.contains($0) ? $0 : nil }
    return Screenful(
      title: title(of: row), right: recalled(reader, page) + Line(words.percent(seen)), body: body,
      marked: found)
  }

  /// A notice that unanswered review questions are further up.
  private func recalled(_ reader: ReaderState, _ page: ReaderPage) -> Line {
    let isFurtherUp = page.questions.first.map { question in
      question.part == reader.firstPassedOver
        && question.prompt.lowerBound < top(of: reader, page)
    }
    return isFurtherUp == true ? Line(words("window.recalled") + "  ", .command) : .empty
  }

  /// The line of the found words; in a table row it may be some lines below the row's first.
  private func line(of found: FoundPlace, in page: ReaderPage) -> Int {
    let first = page.line(of: found.place)
    return page.lines.indices.dropFirst(first).prefix(5).first { index in
      !SearchLine.ranges(of: found.words, in: page.lines[index].plainText).isEmpty
    } ?? first
  }

  func highlighted(_ words: [String], in line: Line) -> Line {
    line.styled(.match, in: SearchLine.ranges(of: words, in: line.plainText))
  }

  func top(of reader: ReaderState, _ page: ReaderPage) -> Int {
    let viewport = viewport(of: page)
    let line = page.line(of: reader.place)
    // The input line is kept in view; it is usually at the end.
    if reader.draft != nil {
      let question = page.questions.first { $0.part == reader.asked }
      guard reader.turned != nil, let question else { return viewport.lastTop }
      return viewport.top(near: line, showing: question.prompt)
    }
    // A found place is shown with some context above it.
    let above = reader.found?.isFresh == true ? bodyHeight / 3 : 0
    return viewport.top(near: line - above)
  }

  /// The first question that is completely in view: its choices or text; in a low window at least
  /// its prompt.
  func questionInView(_ reader: ReaderState, _ page: ReaderPage) -> ReaderPage.Question? {
    let top = top(of: reader, page)
    return page.questions.first { question in
      let asks = question.asks.count <= bodyHeight ? question.asks : question.prompt
      return top <= asks.lowerBound && asks.upperBound <= top + bodyHeight
    }
  }

  func viewport(of page: ReaderPage) -> Viewport {
    Viewport(height: bodyHeight, count: page.lines.count)
  }

  private func contentsLines(_ page: ReaderPage, selection: Int) -> [Line] {
    let names = page.headings.map {
      String(repeating: "  ", count: $0.level - 1) + $0.text
    }
    return choiceLines(names, chosen: selection, width: drawing.width, height: bodyHeight)
  }

  /// The text up to the part that was reached, with the answers given.
  func page(of reader: ReaderState) -> ReaderPage {
    var page = ReaderPage()
    for index in reader.parts.indices {
      let blocks = drawn(index, of: reader)
      let answer = drawn(index, of: reader, isAnswer: true)
      page.allLetters += (blocks + answer).reduce(0) { $0 + $1.letters }
      guard index <= reader.position else { continue }
      var lines = 0..<0
      for (block, drawn) in blocks.enumerated() {
        lines = page.append(drawn, part: index, block: block)
      }
      let next = blocks.count
      if let answered = reader.answers[index] {
        for (block, drawn) in answer.enumerated() {
          let mark = block == 0 ? drawing.markLines(answered) : []
          page.append(drawn.below(mark), part: index, block: next + block)
        }
      } else if let question = reader.parts[index].question, isAsked(index, in: reader) {
        let drawn = DrawnBlock(promptLines(for: question, of: index, reader), counts: false)
        let prompt = page.append(drawn, part: index, block: next)
        page.questions.append(.init(part: index, asks: lines, prompt: prompt))
      }
    }
    page.isWhole = reader.position >= reader.parts.count - 1 && !reader.isHeldBack
    if page.isWhole, let last = reader.parts.indices.last {
      let end = DrawnBlock(
        drawing.paragraph(words(reader.isRecall ? "window.recall-end" : "window.text-end")),
        counts: false)
      page.append(end, part: last + 1, block: 0)
    }
    return page
  }

  func answerLines(_ part: Int, of reader: ReaderState, in page: ReaderPage) -> Range<Int> {
    let first = reader.parts[part].blocks.count
    return page.lines(of: first...Int.max, part: part)
  }

  /// The drawn blocks of a part, or of the answer to its question.
  private func drawn(
    _ part: Int, of reader: ReaderState, isAnswer: Bool = false
  ) -> [DrawnBlock] {
    let question = reader.parts[part].question
    return memory.blocks(
      .init(
        lesson: reader.lesson, part: part, width: drawing.width, question: question?.text,
        isAnswer: isAnswer)
    ) {
      (isAnswer ? question?.answer ?? [] : reader.parts[part].blocks).map(drawn)
    }
  }

  private func drawn(_ block: Block) -> DrawnBlock {
    var drawn = DrawnBlock(drawing.markdown([block]))
    if case .heading(let level, _) = block, let text = block.headingText {
      drawn.heading = (level, text)
    }
    return drawn
  }

  /// Whether the part's question is asked now: the current one, or the first one that was skipped.
  private func isAsked(_ part: Int, in reader: ReaderState) -> Bool {
    part == reader.position || part == reader.firstPassedOver
  }

  /// The reply to a wrong answer, and the prompt or input line.
  private func promptLines(
    for question: LessonText.Question, of part: Int, _ reader: ReaderState
  ) -> [Line] {
    let wrong = reader.wrong[part]
    let reply = drawing.replyLines(to: question, wrong)
    if let draft = reader.draft, part == reader.asked {
      return reply
        + (Line("> ", .command) + line(of: draft)).wrapped(to: drawing.width, others: "  ")
    }
    let choices = words.choice(of: question.choices.filter { wrong?.contains($0) != true })
    let key =
      switch (question.choices.isEmpty, question.values.isEmpty) {
      case (true, true): "window.open-question"
      case (true, false): wrong == nil ? "window.value-question" : "window.value-question-again"
      case (false, _): wrong == nil ? "window.question" : "window.question-again"
      }
    return reply
      + drawing.paragraph(words(key, ["choices": choices])).map { $0.styled(.command) }
  }
}
