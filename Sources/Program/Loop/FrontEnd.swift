import Basics
import Curriculum
import Interface
import Terminal

/// Where input comes from, and where what follows from it is drawn: a whole screen, or lines.
package protocol FrontEnd: AnyObject {
  /// The size of its window; nil if it just goes on below.
  var windowSize: TerminalSize? { get }
  /// Whether a text stops at the end of each section, or only at questions.
  var stopsAtSections: Bool { get }
  /// Whether a text is opened where it was left, or always at its beginning.
  var returnsToPlaces: Bool { get }
  /// Whether to build what is needed before anybody asks for a verdict.
  var preparesAhead: Bool { get }
  /// Whether each second that a grading goes on is told.
  var tellsSeconds: Bool { get }
  /// How long it can be left alone before it is asked whether it goes on.
  var patience: Duration? { get }
  /// Whether somebody is still there.
  var goesOn: Bool { get }

  /// Takes the terminal.
  func begin()
  /// Gives the terminal back as it was.
  ///
  /// - Throws: what ended it, if something did that could not be shown.
  func end() throws
  /// Shows the person that something can be typed.
  func ask(_ state: AppState, isGrading: Bool)
  /// Reads what comes next, waiting for it in a thread of its own; nil if nothing is to be read now.
  func reading(_ state: AppState, isGrading: Bool) -> (@Sendable () -> [Input])?
  /// What an input means.
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
