import Curriculum
import Markdown
import Terminal

extension EffectHandler {
  /// Every text, heading by heading; the answers to its questions stay where they are.
  func searchTexts() throws -> [SearchText] {
    let drawing = MarkdownDrawing(width: 200)
    return try session.course.lessons.flatMap { lesson -> [SearchText] in
      var texts: [SearchText] = []
      let document = Document(parsing: try contents(of: session.repository.text(of: lesson.id)))
      for block in document.blocks {
        if let heading = block.headingText {
          texts.append(SearchText(lesson: lesson.number, section: heading, lines: []))
        } else if !block.isAnswer, !texts.isEmpty {
          let lines = drawing.lines(for: [block]).map(\.plainText).filter { !$0.isEmpty }
          texts[texts.count - 1].lines += lines
        }
      }
      return texts
    }
  }
}

extension Block {
  fileprivate var isAnswer: Bool {
    if case .details = self { true } else { false }
  }
}
