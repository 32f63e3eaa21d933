/// Decides which screen is shown, and keeps the lesson's screen at the lesson that was chosen.
func navigationReducer(_ state: inout AppState, _ event: AppEvent) {
  if event != .effectTaken { state.misunderstood = nil }
  switch event {
  case .began(at: let screen): (state.screen, state.entry) = (screen, screen)
  case .menuRequested: state.show(.menu)
  case .lessonRequested: state.show(.lesson)
  case .searchRequested:
    // What is typed next takes the place of what was looked for before.
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
    // From lesson to lesson one goes by way of the menu.
    if state.window != nil, state.screen == .lesson, state.lesson.lesson != state.menu.selected.id {
      state.show(.menu)
    }
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
  case .menu(.refreshed), .menu(.graded), .search, .watchToggled, .languageRequested, .translated,
    .saved, .suspendRequested, .effectTaken:
    break
  case .reader(.opened), .reader(.resumed), .reader(.jumped), .reader(.found): state.show(.reader)
  case .reader(let event):
    // The text is read: what comes next is the exercise. In a window the last answer is read first.
    if state.window == nil, state.reader.isAtEnd, event.goesOn { state.show(.lesson) }
  case .lesson(.graded(let verdict)):
    menuReducer(&state.menu, .graded(verdict))
    if state.window == nil { state.show(.lesson) }
  case .lesson(.gradingMoved), .lesson(.gradingLasts), .lesson(.cancelled):
    // News from outside doesn't take anybody away from what they are looking at.
    if state.window == nil { state.show(.lesson) }
  case .player(.requested): state.show(.player)
  case .scratch(.requested): state.show(.scratch)
  case .lesson: state.show(.lesson)
  case .player, .scratch: break
  }
}

/// Begins to show the verdict that is known of the chosen lesson, wherever it has come from.
func verdictReducer(_ state: inout AppState, _ event: AppEvent) {
  if state.lesson.exercise != state.verdict?.exercise?.text { state.lesson.unfold(state.verdict) }
}

/// Turns to the lesson that is chosen now; a window remembers what was known of the one before.
private func openLesson(_ state: inout AppState) {
  let id = state.menu.selected.id
  guard state.lesson.lesson != id else { return }
  if state.window != nil {
    // Whether it is still graded by then is told by the verdict.
    if state.lesson.showing.isGrading { lessonReducer(&state.lesson, .dismissed) }
    state.visited[state.lesson.lesson] = state.lesson
    if !state.reader.parts.isEmpty { state.texts[state.reader.lesson] = state.reader }
    if let text = state.texts[id] { state.reader = text }
  }
  if let known = state.visited[id] {
    state.lesson = known
  } else {
    lessonReducer(&state.lesson, .opened(id))
    state.lesson.passed = state.menu.selected.standing.passed
  }
}

/// A screen that one came from, and the lesson that was chosen there.
struct Stop: Equatable {
  var screen: Screen
  /// The lesson's number.
  var lesson: Int
}

extension AppState {
  /// Goes on to a screen; the one that is shown now is where the way back leads.
  ///
  /// Nothing stands in the trail twice, so that nobody goes back in circles.
  mutating func show(_ next: Screen) {
    guard next != screen else { return }
    let lesson = menu.selected.number
    trail.removeAll { $0.screen == next && (!next.isAboutALesson || $0.lesson == lesson) }
    trail.append(Stop(screen: screen, lesson: lesson))
    screen = next
    // There is nothing behind the menu.
    if next == .menu { trail = [] }
  }

  /// Goes back to the screen before, and to the lesson that it was about; from the first one, out.
  ///
  /// - Returns: the number of that lesson if it isn't the chosen one.
  mutating func goBack() -> Int? {
    let isFirst = trail.isEmpty && screen == entry
    isOver = isOver || isFirst
    guard !isFirst else { return nil }
    let stop = trail.popLast() ?? Stop(screen: .menu, lesson: menu.selected.number)
    screen = stop.screen
    return screen.isAboutALesson && stop.lesson != menu.selected.number ? stop.lesson : nil
  }
}

extension Screen {
  fileprivate var isAboutALesson: Bool { self == .lesson || self == .reader }
}
