import Curriculum

/// A run of an exercise's `scratch()`: the one that goes on, or the latest.
package struct ScratchState: Equatable {
  /// The lesson's folder; empty before the first run.
  package var lesson = ""
  var phase = Phase.over(.finished)
  /// What it has printed, line by line; the last one may go on.
  var lines = [""]
  /// Whether it prints more than is kept.
  package var isCut = false
  /// Whether it was asked for; otherwise it follows the verdict on what was saved.
  var isAsked = false
  /// The first line that is shown, from 0; nil to see what comes.
  var top: Int?
  /// What the menu of lines has to tell now.
  var news: News?

  enum Phase: Equatable {
    case running
    case over(ScratchEnd)
    case cancelled
    /// It couldn't be run, in words.
    case failed(String)
  }

  enum News: Equatable {
    case began
    /// By their indices: those that are whole by now, and weren't before.
    case lines(Range<Int>)
  }

  /// Whether it goes on.
  package var isRunning: Bool { phase == .running }

  /// Whether it has printed something.
  var hasPrinted: Bool { lines != [""] }

  /// How many lines are whole: a last one that is empty is none.
  var wholeCount: Int {
    isRunning || lines.last?.isEmpty == true ? lines.count - 1 : lines.count
  }
}
