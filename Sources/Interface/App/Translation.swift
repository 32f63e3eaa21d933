import Curriculum

/// What the interface shows, in another language.
package struct Translation: Equatable {
  /// The lessons, with where the learner stands in each.
  var rows: [LessonRow]
  /// The text that is open, with the same questions about earlier lessons; nil if none is.
  var text: [LessonText.Part]?
  /// What there is to search; empty if nobody has searched yet.
  var searched: [SearchText]
  /// The words of the app that is played; nil if none is.
  var played: PlayTexts?

  /// All that is shown, read again.
  package init(
    rows: [LessonRow], text: [LessonText.Part]?, searched: [SearchText], played: PlayTexts?
  ) {
    (self.rows, self.text, self.searched, self.played) = (rows, text, searched, played)
  }
}

extension AppState {
  /// Whether there is anything to search.
  package var hasSearched: Bool { !search.texts.isEmpty }
  /// The lesson that is played, or was played last; nil if none was.
  package var playedLesson: String? { player.texts == nil ? nil : player.lesson }
}

/// Says the same in another language: the person stays where they are.
func languageReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .languageRequested: state.effects.append(.switchLanguage)
  case .translated(let other):
    menuReducer(&state.menu, .refreshed(other.rows))
    for row in other.rows {
      state.visited[row.id]?.translate(row)
      if state.lesson.lesson == row.id { state.lesson.translate(row) }
    }
    if let text = other.text { readerReducer(&state.reader, .translated(text)) }
    // Where they were left is kept by now.
    state.texts = [:]
    if !other.searched.isEmpty { searchReducer(&state.search, .loaded(other.searched)) }
    if let texts = other.played { playerReducer(&state.player, .translated(texts)) }
  default: break
  }
}

extension LessonState {
  /// Puts what is shown of a lesson into the words of its row.
  fileprivate mutating func translate(_ row: LessonRow) {
    let verdict = row.standing.verdict ?? row.standing.earlier
    if let verdict, verdict.exercise?.text == latest?.exercise?.text { latest = verdict }
    // What has changed is told once, in the language in which it happened.
    change = nil
    if case .hint(.shown(var hint)) = showing, let text = row.lesson.check(hint.check) {
      hint.title = text.title
      hint.text = text.hints[hint.strength - 1]
      if hint.obstacle != nil { hint.obstacle = verdict }
      showing = .hint(.shown(hint))
    }
  }
}
