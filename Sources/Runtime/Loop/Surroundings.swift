import Curriculum

/// In what the two interfaces differ that one performer serves.
struct Surroundings {
  /// Whether a text stops at the end of each section, or only at questions.
  var stopsAtSections = false
  /// Whether to build what is needed before anybody asks for a verdict.
  var preparesAhead = true
  /// Whether each second that a test goes on is told.
  var tellsSeconds = false
  /// Called before a test begins.
  var willGrade: (Lesson) -> Void = { _ in }
  /// Opens an editor, which may need the terminal for itself.
  var run: (Editing) throws -> Void = { try $0.run() }
  /// Gives the terminal back to the shell until the person returns.
  var suspend: () -> Void = {}
  /// Says what went wrong beside everything else; false if it isn't said yet.
  var complain: (any Error) -> Bool = { _ in false }
}
