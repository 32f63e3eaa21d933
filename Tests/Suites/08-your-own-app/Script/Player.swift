extension [Call] {
  /// Does what the script says, call by call.
  public func play(on side: some YourOwnAppSide) -> [Answer] {
    map { call in
      switch call {
      case .reducing(let turns, let kitchens, let layers, let unseen):
        .moments(side.reducing(turns, kitchens: kitchens, layers: layers, unseen: unseen))
      case .numbers(let turns, let shelf): .numbers(side.numbers(turns, in: shelf))
      case .texts(let turns, let parts): .texts(side.texts(turns, in: parts))
      case .rows(let turns, let rows): .rows(side.rows(turns, in: rows))
      case .started(let turns, let kitchens): .moments(side.started(turns, kitchens: kitchens))
      case .tested(let candidate): .verdict(side.kitchenWorks(side.reducer(of: candidate)))
      case .tablet(let turns, let tablets, let version, let unseen):
        .moments(side.tablet(turns, tablets: tablets, of: version, unseen: unseen))
      case .states(let events): .states(side.states(events))
      }
    }
  }
}

/// Writes down what a kitchen does for others to see.
private final class Journal {
  private(set) var moments: [Moment] = []
  private var signs: [Sign] = []
  /// In how many moments no screen is looked at.
  private let unseen: Int
  /// In which kitchen something happens just now.
  var kitchen = 0

  init(unseen: Int = .max) { self.unseen = unseen }

  func write(_ sign: Sign) { signs.append(sign) }

  /// A moment is over, with everything since the last one.
  func endMoment(showing screens: @autoclosure () -> [[String]] = []) {
    moments.append(Moment(signs: signs, screens: moments.count < unseen ? [] : screens()))
    signs = []
  }
}

// No script has more than two kitchens or tablets, or names one that isn't there.
extension YourOwnAppSide {
  fileprivate func reducing(
    _ turns: [Turn], kitchens: Int, layers: [Layer], unseen: Int
  ) -> [Moment] {
    let journal = Journal(unseen: unseen)
    let reducer = layered(layers, journal)
    var states: [State] = []
    for _ in 0..<min(max(kitchens, 0), 2) { states.append(initialState) }
    journal.endMoment(showing: states.map { screen(of: $0) })
    for turn in turns where states.indices.contains(turn.kitchen) {
      journal.kitchen = turn.kitchen
      if turn.copies, states.count == 2 { states[turn.kitchen] = states[1 - turn.kitchen] }
      reducer(&states[turn.kitchen], event(turn.event))
      journal.endMoment(showing: states.map { screen(of: $0) })
    }
    return journal.moments
  }

  private func layered(_ layers: [Layer], _ journal: Journal) -> Reducer<State, Event> {
    guard !layers.isEmpty else { return { self.appReducer(&$0, $1) } }
    let watched: Reducer<State, Event> = { state, event in
      journal.write(.ran)
      self.appReducer(&state, event)
    }
    return layers.reduce(watched) { reducer, layer in
      switch layer {
      case .atMost(let count): atMost(count, reducer)
      case .bell:
        bell(reducer, ring: { journal.write(.rang($0, kitchen: journal.kitchen)) })
      case .hasty:
        { state, event in
          reducer(&state, event)
          reducer(&state, self.event(.secondPassed))
        }
      case .fourfold:
        { state, event in
          reducer(&state, event)
          if case .add = self.meaning(of: event) { for _ in 1...3 { reducer(&state, event) } }
        }
      }
    }
  }

  fileprivate func tablet(
    _ turns: [TabletTurn], tablets: Int, of version: Candidate, unseen: Int
  ) -> [Moment] {
    let journal = Journal(unseen: unseen)
    let reducer = tablet(
      reducer(of: version), ring: { journal.write(.rang($0, kitchen: 0)) },
      log: { journal.write(.logged($0)) })
    var states: [WholeState] = []
    for _ in 0..<min(max(tablets, 0), 2) { states.append(initialTablet) }
    journal.endMoment(showing: states.map { tabletScreen(of: $0) })
    for turn in turns where states.indices.contains(turn.tablet) {
      if turn.copies, states.count == 2 { states[turn.tablet] = states[1 - turn.tablet] }
      reducer(&states[turn.tablet], event(turn.event))
      journal.endMoment(showing: states.map { tabletScreen(of: $0) })
    }
    return journal.moments
  }

  fileprivate func started(_ turns: [Turn], kitchens: Int) -> [Moment] {
    let journal = Journal()
    var sends: [(Event) -> Void] = []
    for kitchen in 0..<min(max(kitchens, 0), 2) {
      sends.append(
        startKitchen(
          show: { journal.write(.shown($0, kitchen: kitchen)) },
          ring: { journal.write(.rang($0, kitchen: kitchen)) }))
      journal.endMoment()
    }
    for turn in turns where sends.indices.contains(turn.kitchen) {
      sends[turn.kitchen](event(turn.event))
      journal.endMoment()
    }
    return journal.moments
  }
}

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
    case (.secondWithEachStart, .start): [event, self.event(.secondPassed)]
    case (.startingEachSecond, .second): [self.event(.timer(id: 1, .startTapped)), event]
    case (.removingAnother, .remove(let id)):
      other(than: id, of: numbers(on: screen(of: state))).map {
        [self.event(.removeTapped(id: $0))]
      }
        ?? []
    case (.removingTheNext, .remove(let id)): [self.event(.removeTapped(id: id &+ 1))]
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

// Apps of the suite's own, for `forEach`, which has to work with any types.

extension YourOwnAppSide {
  func numbers(_ turns: [PartTurn<Int>], in shelf: Shelf<Int>) -> [PartMoment<Int>] {
    var runs: [Run<Int>] = []
    let reducer: Reducer<Shelf<Int>, PartTurn<Int>> = forEach(
      { (part: inout Int, event: Int) in
        runs.append(Run(part: part, event: event))
        part &+= event
      }, parts: \.parts,
      event: { turn in turn.id.map { (id: $0, event: turn.event) } })
    var shelf = shelf
    return turns.map { turn in
      runs = []
      reducer(&shelf, turn)
      return PartMoment(runs: runs, whole: shelf)
    }
  }

  func texts(_ turns: [PartTurn<String>], in parts: [Int: String]) -> [PartMoment<String>] {
    var runs: [Run<String>] = []
    let reducer: Reducer<[Int: String], (id: Int, event: String)?> = forEach(
      { (part: inout String, event: String) in
        runs.append(Run(part: part, event: event))
        part += event
      }, parts: \.self, event: { $0 })
    var parts = parts
    return turns.map { turn in
      runs = []
      reducer(&parts, turn.id.map { (id: $0, event: turn.event) })
      return PartMoment(runs: runs, whole: Shelf(parts: parts))
    }
  }

  func rows(_ turns: [PartTurn<Int>], in rows: [Row]) -> [RowMoment] {
    var runs: [Run<Int>] = []
    let reducer: Reducer<[Row], (id: Int, event: Int)?> = forEach(
      { (row: inout Row, event: Int) in
        runs.append(Run(part: row.value, event: event))
        row.value &+= event
      }, parts: \.self, event: { $0 })
    var rows = rows
    return turns.map { turn in
      runs = []
      reducer(&rows, turn.id.map { (id: $0, event: turn.event) })
      return RowMoment(runs: runs, rows: rows)
    }
  }
}

/// Whatever has the lesson's functions: the exercise, the model, a model that makes a mistake.
///
/// The types of state and event are its own. Of a state nothing is known but what its screen says.
public protocol YourOwnAppSide {
  associatedtype State
  associatedtype Event
  /// What the tablet knows, and what can happen on it.
  associatedtype WholeState
  associatedtype WholeEvent

  var initialState: State { get }

  /// An event of the script as one of its own.
  func event(_ event: AppEvent) -> Event
  /// What one of its own events is about.
  func meaning(of event: Event) -> Meaning

  func appReducer(_ state: inout State, _ event: Event)
  func screen(of state: State) -> [String]

  /// Makes a reducer for many parts of the reducer for one.
  func forEach<Part, PartEvent, Whole, WholeEvent>(
    _ reducer: @escaping Reducer<Part, PartEvent>,
    parts: WritableKeyPath<Whole, [Int: Part]>,
    event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
  ) -> Reducer<Whole, WholeEvent>
  /// The same for a list. Who has only one of the two gives a right one for the other.
  func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
    _ reducer: @escaping Reducer<Part, PartEvent>,
    parts: WritableKeyPath<Whole, [Part]>,
    event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
  ) -> Reducer<Whole, WholeEvent> where Part.ID == Int

  /// Puts a layer around a reducer that holds back what there is no room for.
  func atMost(
    _ count: Int, _ reducer: @escaping Reducer<State, Event>
  ) -> Reducer<State, Event>
  /// Puts a layer around a reducer that rings.
  func bell(
    _ reducer: @escaping Reducer<State, Event>, ring: @escaping (String) -> Void
  ) -> Reducer<State, Event>

  /// Starts a kitchen; gives what takes its events.
  func startKitchen(
    show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
  ) -> (Event) -> Void

  var initialTablet: WholeState { get }

  /// An event on the tablet as one of its own.
  func event(_ event: TabletEvent) -> WholeEvent

  /// Makes the tablet's reducer of that of the timers.
  func tablet(
    _ app: @escaping Reducer<State, Event>, ring: @escaping (String) -> Void,
    log: @escaping (String) -> Void
  ) -> Reducer<WholeState, WholeEvent>
  func tabletScreen(of state: WholeState) -> [String]

  /// Whether a reducer is the app of the letter.
  func kitchenWorks(_ reducer: @escaping Reducer<State, Event>) -> Bool
}
