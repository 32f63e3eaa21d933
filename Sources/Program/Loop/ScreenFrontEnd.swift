import Basics
import Curriculum
import Interface
import Terminal

/// Where input comes from, and where what follows from it is drawn: a whole screen, or lines.
protocol FrontEnd: AnyObject {
  /// The size of its window; nil if it just goes on below.
  var windowSize: TerminalSize? { get }
  /// Whether a text stops at the end of each section, or only at questions.
  var stopsAtSections: Bool { get }
  /// Whether to build what is needed before anybody asks for a verdict.
  var preparesAhead: Bool { get }
  /// How long it can be left alone before it is asked whether it goes on.
  var patience: Duration? { get }
  var goesOn: Bool { get }

  func begin()
  /// Gives the terminal back as it was.
  ///
  /// - Throws: what ended it, if something did that could not be shown.
  func end() throws
  /// Shows the person that something can be typed.
  func ask(_ state: AppState, isGrading: Bool)
  /// Reads what comes next, waiting for it in a thread of its own; nil if nothing is to be read now.
  func reading(_ state: AppState, isGrading: Bool) -> (@Sendable () -> [Input])?
  func events(for input: Input, in state: AppState, isGrading: Bool) -> [AppEvent]
  /// Shows what has come of an event.
  func draw(_ state: AppState, isGrading: Bool)
  /// Shows that a lesson will be graded.
  func begin(grading lesson: Lesson, _ state: AppState)
  /// Opens an editor, which may need the terminal for itself.
  func open(_ editing: Editing) throws
  /// Gives the terminal back to the shell until the person returns.
  func suspend()
  /// Goes on in the words of this session.
  func speak(_ session: Session)
  /// Says what went wrong beside everything else; false if it is to be shown as everything else is.
  func complain(_ error: any Error) -> Bool
}

/// A whole screen: reads keys, and draws frames.
final class ScreenFrontEnd: FrontEnd {
  private var session: Session
  private let screen: FullScreen
  private var window: WindowDrawing
  private(set) var endSignal: Int32?

  package let stopsAtSections = false
  let preparesAhead = true
  let patience: Duration? = TimeLimit.lookForChanges
  /// That it doesn't is an input.
  let goesOn = true

  package init(session: Session, drawing: Drawing, screen: FullScreen) {
    (self.session, self.screen) = (session, screen)
    let size = TerminalSize.current(environment: session.context.environment)
    window = WindowDrawing(size: size, canvas: drawing.canvas, words: session.words)
  }

  var windowSize: TerminalSize? { window.size }

  func begin() {
    screen.asksForBackground = window.drawing.canvas.theme?.hasColors == true
    screen.asksForWidth = window.drawing.canvas.isUnicode
    screen.enter()
  }

  func end() {
    screen.leave()
  }

  func ask(_ state: AppState, isGrading: Bool) {}

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

  func begin(grading lesson: Lesson, _ state: AppState) {}

  package func open(_ editing: Editing) throws {
    guard editing.waits else { return try screen.whileAway { try editing.run() } }
    let text = session.words("editor.waiting", ["file": editing.file, "editor": editing.name])
    let drawing = window.drawing
    try screen.whileAway(saying: drawing.paragraph(text), for: drawing.canvas) {
      try editing.run()
    }
  }

  func suspend() {
    screen.suspend()
  }

  func speak(_ session: Session) {
    self.session = session
    var canvas = window.drawing.canvas
    canvas.isUnicode = session.context.isUnicode
    if canvas != window.drawing.canvas { screen.forget() }
    window = WindowDrawing(size: window.size, canvas: canvas, words: session.words)
  }

  func complain(_ error: any Error) -> Bool { false }
}
