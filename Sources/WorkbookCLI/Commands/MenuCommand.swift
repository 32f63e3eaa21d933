import Foundation
import Reducers
import Terminal

extension CommandRun {
  /// Opens the whole-screen interface, or, where there is no screen to take, the menu of lines, and
  /// stays until the person leaves.
  func menu() throws -> ExitCode {
    hasScreen ? try window() : lines()
  }

  /// A terminal on both sides that can do more than print lines.
  var hasScreen: Bool {
    let terminal = context.environment["TERM"] ?? ""
    return context.isInputTerminal && context.isOutputTerminal && !wants(.plain)
      && !terminal.isEmpty && terminal != "dumb"
  }

  private func lines() -> ExitCode {
    let state = AppState(menu: MenuState(rows: session.rows()))
    var drawing = drawing
    drawing.isInMenu = true
    let runtime = Runtime(
      session: session, drawing: drawing, state: state, progress: progressLine(isSaid: true))
    if runtime.run() == 0, !context.isInputTerminal {
      show(drawing.paragraph(words(.menuNoInput)))
    }
    return .success
  }

  /// The whole screen, after what is to be done first.
  func window(beginningWith events: [AppEvent] = []) throws -> ExitCode {
    let runtime = WindowRuntime(
      session: session, drawing: drawing, screen: FullScreen(),
      isUnicode: isUnicode(environment: context.environment), reducer: try reducer())
    if let signal = runtime.run(beginningWith: events) {
      // The screen is given back; the rest is what the signal does anyway.
      Foundation.signal(signal, SIG_DFL)
      raise(signal)
    }
    return .success
  }

  /// The interface's reducer, which also writes down what it does if that was asked for.
  private func reducer() throws -> Reducer<AppState, AppEvent> {
    guard let name = invocation.values[.trace] else { return makeAppReducer() }
    let path = URL(
      fileURLWithPath: name, relativeTo: URL(fileURLWithPath: context.directory)
    ).path
    guard let trace = TraceFile(path: path) else { throw FileTrouble.notWritable(path: name) }
    return logging(makeAppReducer(), log: trace.write)
  }
}
