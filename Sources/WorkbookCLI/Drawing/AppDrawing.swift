import Terminal

extension Drawing {
  /// What the menu of lines shows for a state: the screen, and the line of what can be typed.
  func lines(for state: AppState) -> [Line] {
    if let text = state.misunderstood {
      let values = ["text": visible(controlCharactersIn: text)]
      return paragraph(words(.notUnderstood, values)) + keyLines(for: state)
    }
    switch state.screen {
    // The command that reads a lesson ends where the menu would go on.
    case .menu where !isInMenu: return []
    case .menu: return lines(for: state.menu) + [.empty] + keyLines(for: state)
    case .help: return markdownText(words(.menuHelp))
    case .reader: return lines(for: state.reader)
    case .search: return lines(for: state.search, in: state.menu) + [.empty] + keyLines(for: state)
    case .lesson where state.lesson.showing.isGrading:
      return lines(for: state.lesson, row: state.menu.selected)
    case .lesson:
      let last = state.reader.isAtEnd && state.lesson.showing == .nothing
      let answer = last ? state.reader.answered.map(answerLines) ?? [] : []
      let spaced = answer.isEmpty ? [] : answer + [.empty]
      guard isInMenu || !last else { return spaced }
      let keys = keyLines(for: state)
      return spaced + lines(for: state.lesson, row: state.menu.selected)
        + (keys.isEmpty ? [] : [.empty] + keys)
    }
  }

  private func keyLines(for state: AppState) -> [Line] {
    if state.screen == .lesson, state.lesson.showing == .askingToReset { return [] }
    let word: Word =
      switch state.screen {
      case .menu, .search: .menuKeys
      case .reader: .readerPause
      case .help, .lesson: .lessonKeys
      }
    let values: [String: Any] = ["last": state.menu.rows.count]
    return paragraph(words(word, values)).map { $0.styled(.dim) }
  }
}
