import Basics
import Curriculum
import Interface
import Terminal

/// Where input comes from and where the state is drawn: the whole screen, or lines.
protocol FrontEnd: AnyObject {
  /// The size of the window; nil if output is printed as lines.
  var windowSize: TerminalSize? { get }
  /// Whether a lesson's text stops at the end of each section, or only at questions.
  var stopsAtSections: Bool { get }
  /// Whether to build what a verdict needs before the learner asks for it.
  var preparesAhead: Bool { get }
  /// The longest time until the loop calls `goesOn` again; nil for no limit.
  var patience: Duration? { get }
  var goesOn: Bool { get }

  func begin()
  /// Restores the terminal.
  ///
  /// - Throws: an error that has ended the loop and could not be shown.
  func end() throws
  /// Shows the prompt.
  func ask(_ state: AppState, isGrading: Bool)
  /// A closure that waits for the next input, for a thread of its own; nil if nothing is to be read
  /// now.
  func reading(_ state: AppState, isGrading: Bool) -> (@Sendable () -> [Input])?
  func events(for input: Input, in state: AppState, isGrading: Bool) -> [AppEvent]
  /// Draws the state after an event.
  func draw(_ state: AppState, isGrading: Bool)
  /// Shows that grading a lesson begins.
  func begin(grading lesson: Lesson, _ state: AppState)
  /// Opens an editor, which may use the terminal meanwhile.
  func open(_ editing: Editing) throws
  /// Restores the terminal for the shell until the person returns.
  func suspend()
  /// Switches to the language of this session.
  func speak(_ session: Session)
  /// Reports an error and returns true; false if the interface should show it like any event.
  func complain(_ error: any Error) -> Bool
}

/// The front end of a whole screen: reads keys and draws frames.
final class ScreenFrontEnd: FrontEnd {
  private var session: Session
  private let screen: FullScreen
  private var window: WindowDrawing
  private(set) var endSignal: Int32?

  package let stopsAtSections = false
  let preparesAhead = true
  let patience: Duration? = TimeLimit.lookForChanges
  /// The end of the terminal arrives as an input.
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
    // Only the line front end produces lines.
    case .line: break
    }
    return []
  }

  /// Chooses colours that are readable on this background.
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
    let drawing = window.drawing
    let names = ["file": drawing.shown(editing.file), "editor": editing.name]
    let text = session.words("editor.waiting", names)
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
