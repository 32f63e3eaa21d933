import Curriculum
import Markdown
import Terminal

/// The lines of a lesson's text as far as it was read, and where its headings are.
struct ReaderPage {
  var lines: [Line] = []
  /// The line of each heading that a table of contents shows, in order.
  var headings: [Heading] = []
  /// The answer that has to be seen now, with the line before it.
  var revealed: Range<Int>?

  struct Heading: Equatable {
    var line: Int
    var level: Int
    var text: String
  }

  /// The line at which a place is now.
  func line(of place: TextPlace) -> Int {
    let start = headings.indices.contains(place.heading) ? headings[place.heading].line : 0
    return start + place.offset
  }

  /// The place of a line.
  func place(of line: Int) -> TextPlace {
    guard let heading = headings.lastIndex(where: { $0.line <= line }) else {
      return TextPlace(heading: 0, offset: line - (headings.first?.line ?? 0))
    }
    return TextPlace(heading: heading, offset: line - headings[heading].line)
  }
}

/// Keeps the parts of texts that were drawn: drawing a whole lesson takes longer than a key may.
final class PageMemory {
  struct Key: Hashable {
    var lesson: String
    var part: Int
    var width: Int
    var isAnswer = false
  }
  private var pages: [Key: ReaderPage] = [:]

  func page(_ key: Key, draw: () -> ReaderPage) -> ReaderPage {
    if let page = pages[key] { return page }
    let page = draw()
    pages[key] = page
    return page
  }
}

extension WindowDrawing {
  /// The text from its start to the end of the part that was reached, with the answers in between.
  func page(of reader: ReaderState) -> ReaderPage {
    var page = ReaderPage()
    for index in reader.parts.indices.prefix(reader.position + 1) {
      let part = reader.parts[index]
      page.append(
        memory.page(.init(lesson: reader.lesson, part: index, width: drawing.width)) {
          self.page(of: part.blocks)
        })
      if let answered = reader.answers[index] {
        let start = page.lines.count
        page.append(lines: drawing.answerLines(answered))
        if reader.revealed == index { page.revealed = start..<page.lines.count }
      }
    }
    page.append(lines: promptLines(for: reader))
    return page
  }

  private func page(of blocks: [Block]) -> ReaderPage {
    var page = ReaderPage()
    var rest = blocks[...]
    // Drawn heading by heading, so that each one's line is known.
    while let first = rest.first {
      let end = rest.dropFirst().firstIndex { $0.headingText != nil } ?? rest.endIndex
      if !page.lines.isEmpty { page.lines.append(.empty) }
      if case .heading(let level, _) = first, let text = first.headingText {
        page.headings.append(.init(line: page.lines.count, level: level, text: text))
      }
      page.lines += drawing.markdown(Array(rest[..<end]))
      rest = rest[end...]
    }
    return page
  }

  /// What the reader is asked now.
  private func promptLines(for reader: ReaderState) -> [Line] {
    guard let question = reader.question else {
      return reader.position == reader.parts.count - 1
        ? drawing.paragraph(words(.windowTextEnd)) : []
    }
    if let draft = reader.draft {
      return (Line("> ", .command) + Line(visible(controlCharactersIn: draft)) + "▏")
        .wrapped(to: drawing.width, others: "  ")
    }
    let choices = ["choices": question.choices.joined(separator: ", ")]
    let word: Word = question.choices.isEmpty ? .windowOpenQuestion : .windowQuestion
    return drawing.paragraph(words(word, choices)).map { $0.styled(.command) }
  }
}

extension ReaderPage {
  fileprivate mutating func append(_ other: ReaderPage) {
    let start = lines.isEmpty ? 0 : lines.count + 1
    append(lines: other.lines)
    headings += other.headings.map { .init(line: $0.line + start, level: $0.level, text: $0.text) }
  }

  fileprivate mutating func append(lines other: [Line]) {
    guard !other.isEmpty else { return }
    lines += (lines.isEmpty ? [] : [.empty]) + other
  }
}
