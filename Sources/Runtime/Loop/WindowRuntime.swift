import Curriculum
import Foundation
import Interface
import Reducers
import Terminal

/// Connects the interface's store with a whole screen: keys go in as events, effects that the
/// reducers ask for are carried out, and each change is drawn.
package final class WindowRuntime {
  private let session: Session
  private let screen: FullScreen
  private let reducer: Reducer<AppState, AppEvent>
  private lazy var performer = EffectPerformer(
    session: session, state: AppState(menu: session.menu(), window: window.size),
    reducer: reducer, in: surroundings, wake: screen.wake)
  private var window: WindowDrawing

  package init(
    session: Session, drawing: Drawing, screen: FullScreen,
    reducer: @escaping Reducer<AppState, AppEvent>
  ) {
    (self.session, self.screen, self.reducer) = (session, screen, reducer)
    let size = TerminalSize.current(environment: session.context.environment)
    window = WindowDrawing(size: size, canvas: drawing.canvas, words: session.words)
  }

  private var state: AppState { performer.state }

  /// Takes the screen until the person leaves, and gives it back as it was.
  ///
  /// - Parameter events: what is done first.
  /// - Returns: the signal that ended it, if one did.
  package func run(beginningWith events: [AppEvent] = []) -> Int32? {
    screen.asksForBackground = window.drawing.canvas.theme?.hasColors == true
    screen.enter()
    defer {
      performer.finish()
      screen.leave()
    }
    for event in events { send(event) }
    draw()
    performer.prepare(state.menu.selected.lesson)
    while !state.isOver {
      switch screen.next() {
      case .keys(let keys): for key in keys where !state.isOver { press(key) }
      case .background(let color): draw(on: color)
      case .resized: resize()
      case .resumed: screen.whileAway {}
      case .stopRequested: send(.suspendRequested)
      case .woken: performer.takeNews()
      case .endRequested(let signal):
        send(.quitRequested)
        return signal
      case .ended: send(.quitRequested)
      }
      draw()
    }
    return nil
  }

  private func send(_ event: AppEvent) {
    performer.send(event)
  }

  private func press(_ key: Key) {
    performer.refresh()
    for event in events(for: key, in: state, window) { send(event) }
  }

  private func resize() {
    let size = TerminalSize.current(environment: session.context.environment)
    window = window.resized(to: size)
    screen.forget()
    send(.resized(size))
  }

  /// Goes on in colours that can be read on this background.
  private func draw(on background: RGB) {
    let canvas = window.drawing.canvas.on(background)
    if canvas != window.drawing.canvas { screen.forget() }
    window.drawing.canvas = canvas
  }

  private func draw() {
    let frame = Frame(size: window.size, lines: window.lines(for: state))
    screen.show(frame, for: window.drawing.canvas)
  }

  private var surroundings: Surroundings {
    var surroundings = Surroundings(tellsSeconds: true)
    surroundings.run = { [unowned self] editing in
      // What stands on the terminal while an editor elsewhere has the exercise open.
      let text = session.words(.editorWaiting(file: editing.file, editor: editing.name))
      let drawing = window.drawing
      try screen.whileAway(saying: drawing.paragraph(text), for: drawing.canvas) {
        try editing.run()
      }
    }
    surroundings.suspend = { [unowned self] in screen.suspend() }
    return surroundings
  }
}
