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
