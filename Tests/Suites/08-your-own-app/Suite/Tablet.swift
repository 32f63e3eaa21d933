import SuiteSupport
import YourOwnAppScript

/// What the model's tablet knows.
struct Tablet: Equatable {
  var kitchen = Kitchen()
  var pastry = Kitchen()
  /// In the order of their numbers.
  var trays = [Tray(), Tray()]
}

/// One tray of the oven; empty where it has no name.
struct Tray: Equatable {
  var name: String?
  /// How long that has been in.
  var seconds = 0
}

typealias AppReducer = Reducer<Kitchen, AppEvent>

extension Tablet {
  mutating func change(by event: TabletEvent, _ app: AppReducer) {
    switch event {
    case .kitchen(let event): app(&kitchen, event)
    case .pastry(let event):
      app(&pastry, event)
      if event == .secondPassed { ovenSecondPassed() }
    case .trayIn(let tray, let name):
      for place in places(of: tray) where trays[place].name == nil {
        trays[place] = Tray(name: name)
      }
    case .trayOut(let tray):
      for place in places(of: tray) { trays[place] = Tray() }
    }
  }

  mutating func ovenSecondPassed() {
    for place in trays.indices where trays[place].name != nil { trays[place].seconds += 1 }
  }

  /// The place of a tray with this number; none if there is no such tray.
  func places(of tray: Int) -> [Int] { trays.indices.filter { $0 + 1 == tray } }
}

extension TabletEvent {
  /// Where it happens, as the log says it.
  var place: String {
    switch self {
    case .kitchen: "Kitchen"
    case .pastry: "Pastry"
    case .trayIn, .trayOut: "Oven"
    }
  }
}

/// What the tablet does, in parts that a mistake can replace.
struct TabletRules {
  var run: (AppReducer, inout Tablet, TabletEvent) -> Void = { $1.change(by: $2, $0) }
  /// The names that the bell is given.
  var rung: (_ before: Tablet, _ after: Tablet) -> [String] = {
    $1.kitchen.ringing(since: $0.kitchen).map(\.name)
  }
  var logged: (TabletEvent, _ before: Tablet, _ after: Tablet) -> [String] = { event, _, _ in
    [event.place]
  }
  var heads = ["Kitchen", "Pastry", "Oven"]

  func screen(of tablet: Tablet) -> [String] {
    let trays = tablet.trays.enumerated().map { place, tray in
      let time = "\(tray.seconds / 60):\(twoDigits(tray.seconds % 60))"
      return "\(place + 1) \(tray.name.map { "\($0) \(time)" } ?? "empty")"
    }
    let parts = [tablet.kitchen, tablet.pastry].map { AppRules().screen(of: $0) } + [trays]
    return zip(heads, parts).flatMap { [$0] + $1 }
  }
}

extension Candidate {
  /// The other versions of the app: each does one thing otherwise, in either kitchen.
  static let versions = allCases.filter { ![.own, .layered].contains($0) }
}

// MARK: - Tablets in which things happen

/// Tablets of one reducer, which is made of the exercise's app or of another version of it.
struct TabletMachine: StateMachine {
  typealias Lesson = Suite
  typealias World = Tablet

  var version = Candidate.own
  var visible: [Sight<Suite>] = [.tabletScreen]
  var alphabet: [TabletEvent] = []
  var examples: [[TabletEvent]] = []
  /// How many events of a word aren't looked at; it always is at the last one.
  var unseen = 0

  let start = Tablet()

  func commands(in tablet: Tablet) -> [TabletEvent] { alphabet }

  func perform(_ event: TabletEvent, in tablet: inout Tablet) {
    tablet.change(by: event, AppRules().reduce)
  }

  func script(of word: [TabletEvent]) -> [Call] {
    [.tablet(word.map { TabletTurn($0) }, of: version, unseen: min(unseen, word.count))]
  }

  /// The words with one of these events more, each of which happens to a copy of the state.
  func script(of word: [TabletEvent], thenEach events: [TabletEvent]) -> [Call] {
    let turns =
      word.map { TabletTurn($0) } + events.map { TabletTurn($0, in: 1, copying: true) }
    return [.tablet(turns, tablets: 2, of: version, unseen: min(unseen, turns.count))]
  }

  func beginning(of trace: [Answer], through word: [TabletEvent]) -> [Answer] {
    beginning(of: trace, after: word.count)
  }

  func beginning(of trace: [Answer], after count: Int) -> [Answer] {
    trace.map { .moments(Array($0.moments.prefix(count + 1))) }
  }

  func sights(of word: [TabletEvent]) -> [Sight<Suite>] { visible }

  /// Two tablets by turns.
  var byTurns: Turns<TabletMachine> {
    Turns(
      of: self,
      script: { word in
        [.tablet(word.map { TabletTurn($0.command, in: $0.object) }, tablets: 2, of: version)]
      }, beginning: { beginning(of: $0, after: $1.count) }, sights: { _ in [.tabletScreens] })
  }
}

extension Sight<Suite> {
  static var tabletScreen: Sight {
    Sight("tabletScreen(of: state)") { $0[0].moments.last?.screen }
  }

  /// The screens of two tablets.
  static var tabletScreens: Sight {
    Sight("[tabletScreen(of: first), tabletScreen(of: second)]") { $0[0].moments.last?.screens }
  }

  /// What was written into the log.
  static var logged: Sight {
    Sight("logged" + Comment("logged").trailing, code: Suite.code(noting: .logged)) {
      $0[0].moments.flatMap(\.logged)
    }
  }
}

extension TestContext<Suite> {
  /// Throws a mismatch for the first event on a tablet after which its screen isn't as it should be.
  func expectTablet(after events: [TabletEvent]) throws {
    try expect(events, on: TabletMachine(), seeing: .tabletScreen)
  }

  /// The same, where so much happens that each screen is only looked at if the last one is wrong.
  func expectTablet(afterMany events: [TabletEvent]) throws {
    let machine = TabletMachine(unseen: .max)
    try unlessAllAreRight([machine.script(of: events)]) { try expectTablet(after: events) }
  }

  /// The same for what is noted meanwhile. Only the last screen is looked at.
  func expectNotes(after events: [TabletEvent], seeing sight: Sight<Suite>) throws {
    try expect(events, on: TabletMachine(unseen: .max), seeing: sight)
  }

  private func expect(
    _ events: [TabletEvent], on machine: TabletMachine, seeing sight: Sight<Suite>
  ) throws {
    try expect(
      events, playing: machine.script, upTo: { machine.beginning(of: $0, after: $1) },
      seeing: sight)
  }

  /// Throws a mismatch if something that happens on a tablet changes a copy of its state.
  func expectCopies(ofEach tablets: [[TabletEvent]], changedBy events: [TabletEvent]) throws {
    try expectEach(
      of: tablets.flatMap { tablet in
        events.map { event in
          let turns = tablet.map { TabletTurn($0) } + [TabletTurn(event, in: 1, copying: true)]
          return [.tablet(turns, tablets: 2, unseen: turns.count)]
        }
      }, asking: "[tabletScreen(of: first), tabletScreen(of: second)]",
      seeing: { $0.map { $0.moments.last?.screens } })
  }

  /// Throws a mismatch for the first of many tablets that doesn't show in the end what it should.
  func expectTablets(afterEach tablets: [[TabletEvent]]) throws {
    try expectEach(
      of: tablets.map(TabletMachine(unseen: .max).script), asking: "tabletScreen(of: state)",
      seeing: { $0.map { $0.moments.last?.screen } })
  }
}
