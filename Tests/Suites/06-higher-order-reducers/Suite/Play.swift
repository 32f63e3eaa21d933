import HigherOrderReducersScript
import SuiteSupport
import Traces

/// The app of the primes with its layers, run with actions that somebody chooses.
extension Suite: PlayableSuite {
  /// The app at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// What the app knows.
    var state = AppState()
    /// How many lines the last action wrote to the console.
    var lineCount = 0
    /// What the clock shows, in seconds since 1970.
    var time = 0.0

    /// Writes the state, the number of lines and the time.
    package func pack(into writer: inout Writer) {
      writer.write(state)
      writer.write(lineCount)
      writer.write(time)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (state, lineCount) = (try reader.read(), try reader.read())
      time = try reader.read()
    }

    init(state: AppState = AppState(), lineCount: Int = 0, time: Double = 0) {
      (self.state, self.lineCount, self.time) = (state, lineCount, time)
    }
  }

  /// The seconds from one action to the next.
  private static let tick = 60.0

  /// What the diary says depends on the clock of whoever runs the test.
  package static let runCode = RunCode(
    opening: "var state = {state}", step: "enhancedReducer(&state, {event})",
    comparing: [("state.count", "count"), ("state.favoritePrimes", "favoritePrimes")])

  package static let forms = [
    EventForm("counter.incrTapped"),
    EventForm("counter.decrTapped"),
    EventForm("primeModal.saveFavoritePrimeTapped"),
    EventForm("primeModal.removeFavoritePrimeTapped"),
    EventForm("favoritePrimes.deleteFavoritePrimes", PlayPart(.list(.number))),
  ]

  package static func script(playing part: RunPart<Moment>) -> [Call] {
    let start = part.start ?? Moment()
    return [
      .enhanced(
        part.events.compactMap(AppAction.init), in: start.state,
        clock: Clock(start: start.time, tick: tick))
    ]
  }

  /// The app with its layers, or the deletion in it, which the app's reducer leaves to the exercise from
  /// the first step on. A diary alone is none: a run has it only from the fourth step on.
  package static func run(in script: [Call]) -> RunPart<Moment>? {
    guard script.count == 1 else { return nil }
    let (start, actions): (Moment, [AppAction])
    switch script[0] {
    case .enhanced(let all, let state, let clock):
      (start, actions) = (Moment(state: state, time: clock.start), all)
    case .deleting(let positions, let primes):
      start = Moment(state: AppState(favoritePrimes: primes))
      actions = [.favoritePrimes(.deleteFavoritePrimes(positions))]
    default: return nil
    }
    guard !actions.isEmpty else { return nil }
    return RunPart(
      from: start == Moment() ? nil : start, actions.map { PlayEvent($0) },
      keeping: actions.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Moment>) -> [Moment] {
    guard case .enhanced(let turns)? = trace.first else { return [] }
    let start = part.start ?? Moment()
    let moments = turns.enumerated().map { place, turn in
      Moment(
        state: turn.state, lineCount: turn.lineCount,
        time: start.time + Double(place + 1) * tick)
    }
    return Array(([start] + moments).suffix(part.kept))
  }

  package static func view(of moment: Moment) -> MomentView {
    MomentView(
      state: Tree(describing: moment.state),
      derived: [Tree.Child(label: "logLines", value: .leaf("\(moment.lineCount)"))],
      screen: screen(of: moment))
  }
}

extension AppAction {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first) {
    case ("counter.incrTapped", nil): self = .counter(.incrTapped)
    case ("counter.decrTapped", nil): self = .counter(.decrTapped)
    case ("primeModal.saveFavoritePrimeTapped", nil):
      self = .primeModal(.saveFavoritePrimeTapped)
    case ("primeModal.removeFavoritePrimeTapped", nil):
      self = .primeModal(.removeFavoritePrimeTapped)
    case ("favoritePrimes.deleteFavoritePrimes", .list(let positions)):
      // An `IndexSet` holds each position once, in ascending order, and none below 0.
      let numbers = positions.compactMap { if case .number(let place) = $0 { place } else { nil } }
      self = .favoritePrimes(
        .deleteFavoritePrimes(Set(numbers.filter { $0 >= 0 }).sorted()))
    default: return nil
    }
  }
}

extension PlayEvent {
  /// An action of the lesson as an event that fits its form.
  init(_ action: AppAction) {
    switch action {
    case .counter(.incrTapped): self.init("counter.incrTapped")
    case .counter(.decrTapped): self.init("counter.decrTapped")
    case .primeModal(.saveFavoritePrimeTapped):
      self.init("primeModal.saveFavoritePrimeTapped")
    case .primeModal(.removeFavoritePrimeTapped):
      self.init("primeModal.removeFavoritePrimeTapped")
    case .favoritePrimes(.deleteFavoritePrimes(let positions)):
      self.init(
        "favoritePrimes.deleteFavoritePrimes", .list(positions.map { .number($0) }))
    }
  }
}
