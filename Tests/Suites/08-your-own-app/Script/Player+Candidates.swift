// The apps that the exercise's own test has to tell apart, made of its own reducer: nobody else knows
// what its states and events are.

extension YourOwnAppSide {
  func reducer(of candidate: Candidate) -> Reducer<State, Event> {
    switch candidate {
    case .own: { self.appReducer(&$0, $1) }
    case .layered:
      { state, event in
        self.appReducer(&state, self.event(.timer(id: 0, .pauseTapped)))
        self.appReducer(&state, event)
      }
    default:
      { state, event in
        for event in self.events(insteadOf: event, in: state, by: candidate) {
          self.appReducer(&state, event)
        }
      }
    }
  }

  /// What a broken app makes of an event.
  private func events(
    insteadOf event: Event, in state: State, by candidate: Candidate
  ) -> [Event] {
    switch (candidate, meaning(of: event)) {
    case (.withoutTime, .second), (.withoutPause, .pause), (.withoutReset, .reset): []
    case (.startingAll, .start):
      numbers(on: screen(of: state)).map { self.event(.timer(id: $0, .startTapped)) }
    case (.removingAnother, .remove(let id)):
      other(than: id, of: numbers(on: screen(of: state))).map {
        [self.event(.removeTapped(id: $0))]
      }
        ?? []
    case (.addingTwice, .add): [event, event]
    default: [event]
    }
  }

  /// The numbers of the timers, by what the screen says.
  private func numbers(on screen: [String]) -> [Int] {
    screen.compactMap { Int($0.prefix { $0 != " " }) }
  }

  /// The next number after one, or the one before; nil if there is no other.
  private func other(than id: Int, of ids: [Int]) -> Int? {
    ids.first { $0 > id } ?? ids.last { $0 < id }
  }
}
