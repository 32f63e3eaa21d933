import Curriculum
import Terminal

/// Everything that can happen to the interface: actions of the user and results of effects.
package enum AppEvent: Equatable {
  case menu(MenuEvent)
  case reader(ReaderEvent)
  case lesson(LessonEvent)
  case search(SearchEvent)
  case player(PlayerEvent)
  case scratch(ScratchEvent)
  /// A verdict on another lesson than the selected one.
  case gradedElsewhere(Verdict)
  /// The program was started with a command that opens this screen instead of the menu.
  case began(at: Screen)
  case menuRequested
  /// Shows the lesson's screen without doing anything there.
  case lessonRequested
  case searchRequested
  /// Opens the review questions that are due.
  case recallRequested
  case helpRequested
  case backRequested
  case helpScrolled(to: Int)
  case watchToggled
  /// Switches to the next language.
  case languageRequested
  /// Everything shown, in another language: the lessons, the open text with the same review
  /// questions, the searchable texts, and the texts of the played app.
  case translated(
    [LessonRow], text: [LessonText.Part]?, searched: [SearchText], played: PlayTexts?)
  /// The exercise of the lesson with this id was saved.
  case saved(String)
  case suspendRequested
  case quitRequested
  case notUnderstood(Misunderstanding)
  case resized(TerminalSize)
  /// The runtime has started the first effect.
  case effectTaken
}

/// The screens' events within this event, for `pullback`; nil for others.
extension AppEvent {
  var menu: MenuEvent? { if case .menu(let event) = self { event } else { nil } }
  var reader: ReaderEvent? { if case .reader(let event) = self { event } else { nil } }
  var lesson: LessonEvent? { if case .lesson(let event) = self { event } else { nil } }
  var search: SearchEvent? { if case .search(let event) = self { event } else { nil } }
  var player: PlayerEvent? { if case .player(let event) = self { event } else { nil } }
  var scratch: ScratchEvent? { if case .scratch(let event) = self { event } else { nil } }
}

/// The reducer of the whole interface: the screens' reducers, pulled back to the whole state,
/// followed by those that need all of it.
///
/// `combine` calls them in this order, so navigation and effects see a screen's new state.
package func makeAppReducer() -> Reducer<AppState, AppEvent> {
  combine(
    pullback(menuReducer, state: \.menu, event: \.menu),
    pullback(readerReducer, state: \.reader, event: \.reader),
    pullback(lessonReducer, state: \.lesson, event: \.lesson),
    pullback(searchReducer, state: \.search, event: \.search),
    pullback(playerReducer, state: \.player, event: \.player),
    pullback(scratchReducer, state: \.scratch, event: \.scratch),
    navigationReducer,
    verdictReducer,
    effectReducer,
    playerEffectReducer,
    scratchEffectReducer,
    languageReducer,
    watchReducer,
    hintReducer,
    solutionReducer,
    placeReducer
  )
}

/// Chooses the screen to show, and keeps the lesson's screen at the selected lesson.
func navigationReducer(_ state: inout AppState, _ event: AppEvent) {
  if event != .effectTaken { state.misunderstood = nil }
  switch event {
  case .began(at: let screen): (state.screen, state.entry) = (screen, screen)
  case .menuRequested: state.show(.menu)
  case .lessonRequested: state.show(.lesson)
  case .searchRequested:
    // The query is selected, so that typing replaces it.
    state.search.query = TypedLine(state.search.query.text, isSelected: true)
    state.show(.search)
  case .helpRequested:
    state.helpTop = 0
    state.show(.help)
  case .backRequested:
    guard let lesson = state.goBack() else { return }
    menuReducer(&state.menu, .chosen(lesson))
    openLesson(&state)
  case .helpScrolled(let top): state.helpTop = max(0, top)
  case .quitRequested: state.isOver = true
  case .notUnderstood(let why): state.misunderstood = why
  case .resized(let size): state.window = size
  case .menu(.chosen), .menu(.moved):
    // In a window the learner goes from one lesson to another through the menu.
    if state.window != nil, state.screen == .lesson, state.lesson.lesson != state.menu.selected.id {
      state.show(.menu)
    }
    openLesson(&state)
  case .recallRequested:
    guard let number = state.menu.recall else { return }
    menuReducer(&state.menu, .chosen(number))
    openLesson(&state)
  case .search(.asked): state.show(.search)
  case .search(.chosen):
    guard let result = state.search.selected else { return }
    menuReducer(&state.menu, .chosen(result.lesson))
    openLesson(&state)
  case .gradedElsewhere(let verdict):
    let id = verdict.lesson.id
    menuReducer(&state.menu, .graded(verdict))
    lessonReducer(&state.visited[id, default: LessonState(lesson: id)], .graded(verdict))
  case .reader(.opened), .reader(.resumed), .reader(.jumped), .reader(.found): state.show(.reader)
  case .reader(let event):
    // At the end of the text, continuing leads to the exercise. In a window the learner first reads
    // the last reply.
    if state.window == nil, state.reader.isAtEnd, event.goesOn { state.show(.lesson) }
  case .lesson(.graded(let verdict)):
    menuReducer(&state.menu, .graded(verdict))
    if state.window == nil { state.show(.lesson) }
  case .lesson(.gradingMoved), .lesson(.gradingLasts), .lesson(.cancelled):
    // In a window, results from outside don't change the screen.
    if state.window == nil { state.show(.lesson) }
  case .player(.requested): state.show(.player)
  case .scratch(.requested): state.show(.scratch)
  case .lesson: state.show(.lesson)
  default: break
  }
}

/// Shows the known verdict of the selected lesson when it changes, wherever it comes from.
func verdictReducer(_ state: inout AppState, _ event: AppEvent) {
  if state.lesson.exercise != state.verdict?.exercise?.text { state.lesson.unfold(state.verdict) }
}

/// Switches to the selected lesson; a window keeps the state of the previous one.
private func openLesson(_ state: inout AppState) {
  let id = state.menu.selected.id
  guard state.lesson.lesson != id else { return }
  if state.window != nil {
    // If it is still being graded, its verdict will arrive as an event.
    if state.lesson.showing.isGrading { lessonReducer(&state.lesson, .dismissed) }
    state.visited[state.lesson.lesson] = state.lesson
    if !state.reader.parts.isEmpty { state.texts[state.reader.lesson] = state.reader }
    if let text = state.texts[id] { state.reader = text }
  }
  if let known = state.visited[id] {
    state.lesson = known
  } else {
    lessonReducer(&state.lesson, .opened(id))
    state.lesson.passed = state.menu.selected.status.passed
  }
}

struct Stop: Equatable {
  var screen: Screen
  var lesson: Int
}

extension AppState {
  /// Shows a screen and adds the current one to the trail.
  ///
  /// The trail contains no screen twice, so going back never goes in circles.
  mutating func show(_ next: Screen) {
    guard next != screen else { return }
    let lesson = menu.selected.number
    trail.removeAll { $0.screen == next && (!next.isAboutALesson || $0.lesson == lesson) }
    trail.append(Stop(screen: screen, lesson: lesson))
    screen = next
    // Going back from the menu leads nowhere.
    if next == .menu { trail = [] }
  }

  /// Goes back to the previous screen and its lesson; from the first screen, ends the program.
  ///
  /// - Returns: the number of that lesson if another one is selected.
  mutating func goBack() -> Int? {
    let isFirst = trail.isEmpty && screen == entry
    isOver = isOver || isFirst
    guard !isFirst else { return nil }
    let stop = trail.popLast() ?? Stop(screen: .menu, lesson: menu.selected.number)
    screen = stop.screen
    return screen.isAboutALesson && stop.lesson != menu.selected.number ? stop.lesson : nil
  }

  package var hasSearched: Bool { !search.texts.isEmpty }
  /// The lesson that is played or was played last; nil if none was.
  package var playedLesson: String? { player.texts == nil ? nil : player.lesson }
}

extension Screen {
  fileprivate var isAboutALesson: Bool { self == .lesson || self == .reader }
}

/// Switches the language of everything that is shown, without changing the screen.
func languageReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .languageRequested: state.effects.append(.switchLanguage)
  case .translated(let rows, let text, let searched, let played):
    state.offeredLanguage = nil
    menuReducer(&state.menu, .refreshed(rows, recall: state.menu.recall))
    for row in rows {
      state.visited[row.id]?.translate(row)
      if state.lesson.lesson == row.id { state.lesson.translate(row) }
    }
    if let text { readerReducer(&state.reader, .translated(text)) }
    // Their reading positions are already stored.
    state.texts = [:]
    if !searched.isEmpty { searchReducer(&state.search, .loaded(searched)) }
    if let played { playerReducer(&state.player, .translated(played)) }
  default: break
  }
}

extension LessonState {
  fileprivate mutating func translate(_ row: LessonRow) {
    let verdict = row.status.verdict ?? row.status.earlier
    if let verdict, verdict.exercise?.text == latest?.exercise?.text { latest = verdict }
    // The last change isn't repeated in the other language.
    change = nil
    if case .hint(.shown(var hint)) = showing, let text = row.lesson.check(hint.check) {
      hint.title = text.title
      hint.text = text.hints[hint.strength - 1]
      if hint.obstacle != nil { hint.obstacle = verdict }
      showing = .hint(.shown(hint))
    }
  }
}
