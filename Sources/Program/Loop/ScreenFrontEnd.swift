import Curriculum
import Interface
import Terminal

/// A whole screen: reads keys, and draws frames.
package final class ScreenFrontEnd: FrontEnd {
  private var session: Session
  private let screen: FullScreen
  private var window: WindowDrawing
  /// The signal that has ended it, if one did.
  package private(set) var endSignal: Int32?

  package let stopsAtSections = false
  package let returnsToPlaces = true
  package let preparesAhead = true
  package let tellsSeconds = true
  package let patience: Duration? = nil
  /// That it doesn't is an input.
  package let goesOn = true

  /// Doesn't touch the terminal yet.
  package init(session: Session, drawing: Drawing, screen: FullScreen) {
    (self.session, self.screen) = (session, screen)
    let size = TerminalSize.current(environment: session.context.environment)
    window = WindowDrawing(size: size, canvas: drawing.canvas, words: session.words)
  }

  package var windowSize: TerminalSize? { window.size }

  package func begin() {
    screen.asksForBackground = window.drawing.canvas.theme?.hasColors == true
    screen.asksForWidth = window.drawing.canvas.isUnicode
    screen.enter()
  }

  package func end() {
    screen.leave()
  }

  package func ask(_ state: AppState, isGrading: Bool) {}

  package func reading(_ state: AppState, isGrading: Bool) -> (@Sendable () -> [Input])? {
    screen.input.next
  }

  package func events(for input: Input, in state: AppState, isGrading: Bool) -> [AppEvent] {
    switch input {
    case .key(let key): return Interface.events(for: key, in: state, window)
    case .background(let color): useColors(on: color)
    case .wideSigns:
      window.drawing.canvas.hasNarrowSigns = false
      screen.forget()
    case .resized:
      window = window.resized(
        to: TerminalSize.current(environment: session.context.environment))
      screen.forget()
      return [.resized(window.size)]
    case .resumed: screen.whileAway {}
    case .stopRequested: return [.suspendRequested]
    case .endRequested(let signal):
      endSignal = signal
      return [.quitRequested]
    case .ended: return [.quitRequested]
    // Nobody types lines here.
    case .line: break
    }
    return []
  }

  /// Goes on in colours that can be read on this background.
  private func useColors(on background: RGB) {
    let canvas = window.drawing.canvas.on(background)
    if canvas != window.drawing.canvas { screen.forget() }
    window.drawing.canvas = canvas
  }

  package func draw(_ state: AppState, isGrading: Bool) {
    let frame = Frame(size: window.size, lines: window.lines(for: state))
    screen.show(frame, for: window.drawing.canvas)
  }

  package func begin(grading lesson: Lesson, _ state: AppState) {}

  package func open(_ editing: Editing) throws {
    // What stands on the terminal while an editor elsewhere has the exercise open.
    let text = session.words("editor.waiting", ["file": editing.file, "editor": editing.name])
    let drawing = window.drawing
    try screen.whileAway(saying: drawing.paragraph(text), for: drawing.canvas) {
      try editing.run()
    }
  }

  package func suspend() {
    screen.suspend()
  }

  package func speak(_ session: Session) {
    self.session = session
    window = WindowDrawing(
      size: window.size, canvas: window.drawing.canvas, words: session.words)
  }

  package func complain(_ error: any Error) -> Bool { false }
}
