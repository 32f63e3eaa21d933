import Curriculum
import Foundation
import Reducers
import Terminal

/// Connects the interface's store with a whole screen: keys go in as events, effects that the
/// reducers ask for are carried out, and each change is drawn.
final class WindowRuntime {
  let session: Session
  let handler: EffectHandler
  let store: Store<AppState, AppEvent>
  let inbox: Inbox<News>
  let screen: FullScreen
  private(set) var window: WindowDrawing
  /// Tells when the watched exercise is saved.
  var watcher: FileWatcher?
  /// What is built before anybody asks for it.
  var preparation: Preparation?
  /// Where the next save of a watched exercise will be graded.
  let next = NextWorkplace()
  /// What is graded now.
  var job: GradingJob?

  /// What other threads have to tell.
  enum News: Sendable {
    case grading(GradingJob, GradingJob.News)
    /// A grading goes on for another second.
    case second(GradingJob)
    /// The exercise of the lesson in this folder was saved.
    case saved(String)
  }

  init(
    session: Session, drawing: Drawing, screen: FullScreen,
    reducer: @escaping Reducer<AppState, AppEvent>
  ) {
    self.session = session
    self.screen = screen
    handler = EffectHandler(session: session)
    inbox = Inbox(wake: screen.wake)
    let size = TerminalSize.current(environment: session.context.environment)
    window = WindowDrawing(size: size, canvas: drawing.canvas, words: session.words)
    store = Store(
      initialState: AppState(menu: session.menu(), window: size), reducer: reducer)
  }

  /// Takes the screen until the person leaves, and gives it back as it was.
  ///
  /// - Parameter events: what is done first.
  /// - Returns: the signal that ended it, if one did.
  func run(beginningWith events: [AppEvent] = []) -> Int32? {
    screen.asksForBackground = window.drawing.canvas.theme?.hasColors == true
    screen.enter()
    defer {
      watcher?.stop()
      next.drop()
      job?.cancel()
      preparation?.finish()
      job?.finish()
      screen.leave()
    }
    for event in events { send(event) }
    draw()
    prepare(store.state.menu.selected.lesson)
    while !store.state.isOver {
      switch screen.next() {
      case .keys(let keys): for key in keys where !store.state.isOver { press(key) }
      case .background(let color): draw(on: color)
      case .resized: resize()
      case .resumed: screen.whileAway {}
      case .stopRequested: send(.suspendRequested)
      case .woken: for news in inbox.take() { take(news) }
      case .endRequested(let signal):
        send(.quitRequested)
        return signal
      case .ended: send(.quitRequested)
      }
      draw()
    }
    return nil
  }

  /// Takes an event in and does everything that follows from it.
  func send(_ event: AppEvent) {
    store.send(event, performing: perform)
  }

  private func take(_ news: News) {
    switch news {
    case .grading(let job, let news): take(news, of: job)
    case .second(let job): takeSecond(of: job)
    case .saved(let lesson): send(.saved(lesson))
    }
  }

  private func press(_ key: Key) {
    refresh()
    for event in events(for: key, in: store.state, window) { send(event) }
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
    let frame = Frame(size: window.size, lines: window.lines(for: store.state))
    screen.show(frame, for: window.drawing.canvas)
  }
}
