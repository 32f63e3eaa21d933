import Basics
import Curriculum
import SuiteSupport
import Terminal

/// Everything that can happen while a run is played: the user's actions and results of effects.
package enum PlayerEvent: Equatable {
  /// Plays a lesson from the start, or with the events of a failed check.
  case requested(String, RunExample?)
  /// The lesson's events and the texts of its app were loaded.
  case prepared(forms: [EventForm], texts: PlayTexts)
  case translated(PlayTexts)
  /// The exercise can be played; with a verdict, it can't.
  case opened(Verdict?)
  /// The lesson's finished app is played, because the exercise wasn't begun.
  case finishedOpened
  case closed
  case saved
  case answered(RunView)
  /// The result of a search; nil if nothing was found.
  case found(Int?)
  case written(file: String)
  case read(LongList<HistoryEntry>)
  /// An action has failed, with this message.
  case failed(String)
  case ticked

  case moved(to: Int)
  case focused(PlayerFocusEvent)
  case rowChosen(Int)
  case acted(PlayEvent)
  /// The whole text of a field of the app, after typing.
  case typed(String, event: String)
  /// A button asks for the values of its event.
  case asked(PlayEvent)
  case edited(HistoryEvent)
  case undone
  case redone
  /// Continues from the current moment in a new branch.
  case branched
  case branchChosen(Int)
  case compared(RunComparison?)
  /// Compares all moments with the current one, or ends that.
  case momentHeld
  /// Compares the run with the lesson's rules; `isEarned` if the lesson has passed.
  case rulesRequested(isEarned: Bool)
  /// Predicts a field's value at the next moment.
  case predicted(field: String, String)
  case panelRequested(PlayerPanel)
  case changeRequested
  /// Searches from the current moment.
  case searched(RunSearch)
  case searchedOn(isForward: Bool)
  case exported(PlayerExport)
  /// Reads the history in the file at this path.
  case fileChosen(String)
  case predictionToggled
  case speedChanged(Int?)
  case panel(PlayerPanelEvent)
}

package enum PlayerFocusEvent: Equatable {
  case next
  case previous
  case history
}

package enum PlayerPanelEvent: Equatable {
  case selected(Int)
  case typed(Key)
  case accepted
  case closed
}

func playerReducer(_ state: inout PlayerState, _ event: PlayerEvent) {
  if event.isWish { state.news = nil }
  switch event {
  case .requested(let lesson, let example): state.begin(lesson, example)
  case .prepared(let forms, let texts): (state.forms, state.texts) = (forms, texts)
  case .translated(let texts): state.texts = texts
  case .opened(let verdict): state.open(verdict)
  case .finishedOpened: state.openFinished()
  case .closed: (state.progress, state.speed) = (.closed, nil)
  case .saved: if state.progress != .opening { state.progress = .reopening }
  case .answered(let view): state.take(view)
  case .found(let place):
    state.news = place.map { .found(number: $0) } ?? .notFound
    state.cursor = place ?? state.cursor
  case .written(let file): state.news = .written(file: file)
  case .read(let entries):
    state.changeHistory(.event(.replaced(entries)))
    (state.cursor, state.start) = (entries.count, nil)
    state.news = .read(count: entries.count)
  case .failed(let text): state.fail(text)
  case .ticked: if state.speed != nil { state.stepByItself() }
  case .moved(let place): state.move(to: place)
  case .focused(let event): state.focus(event)
  case .rowChosen(let row): state.row = max(0, row)
  case .acted(let event): state.act(event)
  case .typed(let text, let name):
    state.act(PlayEvent(name, .text(text)))
    if state.isAtEnd { state.typed[name] = text }
  case .asked(let event): state.ask(event)
  case .edited(let event): state.edit(event)
  case .undone: state.takeBack(.undo)
  case .redone: state.takeBack(.redo)
  case .branched:
    state.edit(.branched(state.cursor))
    state.news = .branched(number: state.history.present.branches.count)
    if case .history = state.focus { state.focus = .control(0) }
  case .branchChosen(let branch):
    state.edit(.chose(branch: branch))
    state.cursor = min(state.cursor, state.entries.count)
  case .compared(let comparison): state.comparison = comparison
  case .momentHeld: state.hold()
  case .rulesRequested(let isEarned):
    // Until the lesson passes, the rules are shown only at the second request.
    if isEarned || state.wantsRules {
      state.comparison = .rules
    } else {
      (state.wantsRules, state.news) = (true, .rulesAskedOnce)
    }
  case .panelRequested(let panel): state.panel = panel
  case .predicted(let field, let said): state.reveal(field, said: said)
  case .changeRequested: state.change()
  case .searched(let search): (state.searched, state.panel) = (search, nil)
  case .predictionToggled: (state.predicts, state.score) = (!state.predicts, PlayerScore())
  case .speedChanged(let speed): state.speed = speed
  case .panel(let event): playerPanelReducer(&state, event)
  case .exported, .fileChosen: state.panel = nil
  case .searchedOn: break
  }
}

extension PlayerEvent {
  fileprivate var isWish: Bool {
    switch self {
    case .prepared, .opened, .finishedOpened, .answered, .ticked: false
    default: true
    }
  }
}

/// Requests the effects of an event while a run is played, after the player's own reducer.
func playerEffectReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .player(let event):
    state.effects += effects(of: event, state.player)
    // After an answer, the user may already be at another moment.
    if let question = state.player.nextQuestion() { state.effects.append(.askRun(question)) }
  case .backRequested:
    // Going back from the help leads to the run.
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
  /// The event that wrote a field is searched backwards.
  fileprivate var isForward: Bool {
    if case .text = self { true } else { false }
  }
}

extension PlayerState {
  /// The event that wrote a field may be the current one.
  fileprivate var searchStart: Int {
    if case .writer = searched { cursor + 1 } else { cursor }
  }

  fileprivate var exported: ExportedRun {
    ExportedRun(lesson: lesson, events: history.present.events)
  }

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
