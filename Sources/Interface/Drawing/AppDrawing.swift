import Foundation
import Terminal

extension Drawing {
  /// What the menu of lines shows for a state: the screen, and the line of what can be typed.
  ///
  /// - Parameter time: when it is shown.
  package func lines(for state: AppState, at time: Date = Date(timeIntervalSince1970: 0)) -> [Line]
  {
    var drawing = self
    // Without a screen to fit into there is room for everything that was asked for.
    drawing.isFull = isFull || state.lesson.isFull
    return drawing.screenLines(for: state, at: time)
  }

  private func screenLines(for state: AppState, at time: Date) -> [Line] {
    if let misunderstanding = state.misunderstood { return lines(for: misunderstanding) }
    if state.scratch.news != nil, state.screen != .scratch {
      return lines(of: state.scratch, row: state.menu.selected, isWatched: true)
    }
    switch state.screen {
    // The command that reads a lesson ends where the menu would go on.
    case .menu where !isInMenu: return []
    case .menu: return lines(for: state.menu) + [.empty] + keyLines(for: state)
    case .help where state.trail.last?.screen == .player: return playerLineHelp
    case .help: return lineHelp
    case .reader: return lines(for: state.reader)
    case .search: return lines(for: state.search, in: state.menu)
    case .player: return lines(for: state.player, row: state.menu.selected)
    case .scratch:
      let news = lines(of: state.scratch, row: state.menu.selected, isWatched: false)
      return state.scratch.isRunning ? news : news + [.empty] + keyLines(for: state)
    case .lesson where state.lesson.showing.isGrading:
      return lines(for: state.lesson, row: state.menu.selected)
    case .lesson where state.watched != nil && state.lesson.showing == .verdict:
      return watchedLines(for: state.lesson, row: state.menu.selected, at: time)
    case .lesson where state.isWatchOver:
      let row = state.menu.selected
      return paragraph(words("watch.ended", ["number": row.number])) + [.empty]
        + keyLines(for: state)
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
    if state.screen == .lesson, state.lesson.showing.isAsking { return [] }
    let keys: Sentence =
      switch state.screen {
      case .menu: "menu.keys"
      case .reader, .help, .lesson, .search, .player, .scratch: "lesson.keys"
      }
    return paragraph(words(keys)).map { $0.styled(.dim) }
  }
}

extension AppState {
  /// Whether the watching was ended just now.
  fileprivate var isWatchOver: Bool {
    if case .stopped = watchNews { true } else { false }
  }
}
