import Basics
import Curriculum

/// Says what has to be done outside while a run is played; the player's own reducer has run already.
func playerEffectReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .player(let event):
    state.effects += effects(of: event, state.player)
    // An answer may bring to light that somebody looks elsewhere by now.
    if let question = state.player.nextQuestion() { state.effects.append(.askRun(question)) }
  case .backRequested:
    // The help leads back to the run.
    guard state.screen != .player, state.player.progress != .closed else { return }
    playerReducer(&state.player, .closed)
    state.effects.append(.closeRun)
  default: break
  }
}

private func effects(of event: PlayerEvent, _ player: PlayerState) -> [Effect] {
  switch event {
  case .requested(let lesson, _): [.openRun(lesson)]
  case .saved: [.openRun(player.lesson)]
  case .searched(let search):
    [.findInRun(search, from: player.searchStart, isForward: search.isForward)]
  case .searchedOn(let isForward):
    player.searched.map { [.findInRun($0, from: player.cursor, isForward: isForward)] } ?? []
  case .exported(let export): [.writeRun(export, player.exported)]
  case .fileChosen(let path): [.readRun(path, lesson: player.lesson)]
  case .ticked, .speedChanged: player.speed.map { [.tickRun(perSecond: $0)] } ?? []
  default: []
  }
}

extension RunSearch {
  /// Who wrote a field is looked for in the past.
  fileprivate var isForward: Bool {
    if case .text = self { true } else { false }
  }
}

extension PlayerState {
  /// Who wrote a field may be the event of the moment itself.
  fileprivate var searchStart: Int {
    if case .writer = searched { cursor + 1 } else { cursor }
  }

  /// What can be written of the run.
  fileprivate var exported: ExportedRun {
    ExportedRun(lesson: lesson, events: history.present.events)
  }

  /// What has to be asked about the run now; nil if that was asked already.
  mutating func nextQuestion() -> RunQuestion? {
    switch progress {
    case .open, .broken: break
    case .closed, .opening, .reopening: return nil
    }
    let other = otherRun
    let near = max(0, cursor - CountLimit.momentsAround / 2)..<cursor + CountLimit.momentsAround / 2
    if let question, question.start == start, question.entries == entries,
      question.other == other, question.places.lowerBound <= near.lowerBound,
      question.places.upperBound >= min(near.upperBound, entries.count + 1)
    {
      return nil
    }
    asked += 1
    let places = max(0, cursor - CountLimit.momentsAround)..<cursor + CountLimit.momentsAround
    question = RunQuestion(
      number: asked, start: start, entries: entries, places: places, other: other)
    return question
  }

  private var otherRun: OtherRun? {
    switch comparison {
    case .before: return .before
    case .rules: return .rules
    case .branch(let index):
      let branches = history.present.branches
      return branches.indices.contains(index) ? .events(branches[index].entries) : nil
    case .moment, nil: return nil
    }
  }
}
