import StoreScript
import SuiteSupport

/// A store to which observers come and from which they leave, and on which screens open and close.
struct StoreMachine: StateMachine {
  typealias Lesson = Suite

  var initial = State()
  /// Whether observers read `store.state` whenever they are told.
  var readsState = false
  /// Whether states and screens are looked at after each command.
  var looks = true
  var examples: [[Command]] = []
  /// What has to be as the model's after a word.
  let visible: ([Command]) -> [Sight<Suite>]
  /// The commands that may follow, in a world that knows who is there.
  let alphabet: (World) -> [Command]

  /// Who is there. Of what observers do by themselves nothing is known here.
  struct World {
    var state: State
    /// How many have come.
    var observers = 0
    var screens = 0
    var listening: [Int] = []
    var left: [Int] = []
    var open: [String] = []
    /// Whether an observer that has come does something by itself.
    var hasReactions = false
    var last: Command?
  }

  var start: World { World(state: initial) }

  func commands(in world: World) -> [Command] { alphabet(world) }

  func perform(_ command: Command, in world: inout World) {
    world.last = command
    switch command {
    case .dispatch(let event): world.state = Model.reduce(world.state, event)
    case .typeUsername(let text, _): world.state.username = text
    case .typePassword(let text, _): world.state.password = text
    case .tapLogin: world.state = Model.reduce(world.state, .onTriggerLogin)
    case .subscribe(_, _, let reactions):
      world.hasReactions = world.hasReactions || !reactions.isEmpty
      world.observers += 1
      world.listening.append(world.observers)
    case .unsubscribe(let id):
      world.left += world.listening.filter { id == .id($0) }
      world.listening.removeAll { id == .id($0) }
    case .open(let name):
      world.screens += 1
      world.open.append(name)
    case .release(let name):
      world.open.removeAll { $0 == name }
    default: break
    }
  }

  /// Observers and screens are called in the order in which they come.
  func renamed(_ word: [Command]) -> [Command] {
    var names: [String: String] = [:]
    var (observers, screens) = (0, 0)
    for command in word {
      switch command {
      case .subscribe(let observer, let id?, _):
        observers += 1
        names[observer] = observer.last?.isNumber == true ? .observer(observers) : observer
        names[id] = .id(observers)
      case .open(let screen) where Suite.screens.indices.contains(screens):
        names[screen] = Suite.screens[screens]
        screens += 1
      default: break
      }
    }
    return word.map { $0.named { names[$0] ?? $0 } }
  }

  func script(of word: [Command]) -> Script {
    Script(initial: initial, commands: word, readsState: readsState, looks: looks)
  }

  func beginning(of trace: [Outcome], through word: [Command]) -> [Outcome] {
    Array(trace.prefix(word.count + (looks ? 1 : 0)))
  }

  func sights(of word: [Command]) -> [Sight<Suite>] { visible(word) }
}

extension TestContext<Suite> {
  /// Asks the words of a machine.
  func expectWords(
    upTo length: Int, byChance count: Int = 0, longest: Int = 12, from initial: State = State(),
    readsState: Bool = false, examples: [[Command]] = [],
    seeing visible: @escaping ([Command]) -> [Sight<Suite>],
    alphabet: @escaping (StoreMachine.World) -> [Command]
  ) throws {
    let machine = StoreMachine(
      initial: initial, readsState: readsState, examples: examples, visible: visible,
      alphabet: alphabet)
    try expectWords(of: machine, upTo: length, byChance: count, longest: longest)
  }

  /// The same where always the same has to be as the model's.
  func expectWords(
    upTo length: Int, byChance count: Int = 0, from initial: State = State(),
    readsState: Bool = false, examples: [[Command]] = [], seeing visible: Sight<Suite>...,
    alphabet: @escaping (StoreMachine.World) -> [Command]
  ) throws {
    try expectWords(
      upTo: length, byChance: count, from: initial, readsState: readsState, examples: examples,
      seeing: { _ in visible }, alphabet: alphabet)
  }

  /// Asks words whose own questions are answered, of which nothing else is looked at.
  func expectAnswers(
    upTo length: Int, byChance count: Int = 0, from initial: State = State(),
    examples: [[Command]] = [], seeing sight: Sight<Suite>,
    alphabet: @escaping (StoreMachine.World) -> [Command] = { _ in [] }
  ) throws {
    let machine = StoreMachine(
      initial: initial, looks: false, examples: examples, visible: { _ in [sight] },
      alphabet: alphabet)
    try expectWords(of: machine, upTo: length, byChance: count)
  }
}

extension Suite {
  static let screens = ["screen", "second"]
}

// MARK: - Letters

/// What may be done next, of which an alphabet is put together.
extension StoreMachine.World {
  /// An event that changes the state, whatever it is.
  var changing: [Command] {
    [.dispatch(.onUpdateUsername(state.username == "ada" ? "bob" : "ada"))]
  }

  /// Those of these events that change the state.
  func changing(_ events: [Event]) -> [Command] {
    events.filter { Model.reduce(state, $0) != state }.dispatches
  }

  /// The next observer, if there may be as many.
  ///
  /// - Parameter reactions: what it may do by itself, each with what it does on several occasions.
  func coming(
    _ limit: Int, as name: String? = nil,
    doing reactions: (_ number: Int) -> [[Reaction]] = { _ in [] }
  ) -> [Command] {
    let next = observers + 1
    return next > limit
      ? []
      : ([[]] + reactions(next)).map {
        .subscribe(name ?? .observer(next), id: .id(next), doing: $0)
      }
  }

  /// What an observer may do if none does anything yet.
  func once(
    _ reactions: @escaping (_ number: Int) -> [[Reaction]]
  ) -> (Int) -> [[Reaction]] {
    hasReactions ? { _ in [] } : reactions
  }

  var leaving: [Command] { listening.unsubscribing }
  var leavingAgain: [Command] { left.unsubscribing }

  func opening(_ limit: Int) -> [Command] {
    screens < limit ? [.open(Suite.screens[screens])] : []
  }

  /// Somebody types one of these texts over the old one, in every screen.
  func typing(_ texts: (_ old: String) -> [String]) -> [Command] {
    open.flatMap { screen in
      texts(state.username).map { .typeUsername($0, in: screen) }
        + texts(state.password).map { .typePassword($0, in: screen) }
    }
  }

  /// Only a button that is lit is ever tapped.
  var tapping: [Command] { Model.isLit(state) ? open.map { .tapLogin(in: $0) } : [] }
  var closing: [Command] { open.map { .release($0) } }
}

// MARK: - Sights

extension Sight<Suite> {
  /// Compares a view, shown by this line below the script whose observers write down something.
  init<View: Equatable & Sendable>(
    _ line: String, note: String? = nil, recording record: Record,
    seeing view: @escaping ([Outcome]) -> View
  ) {
    self.init(recording: record) { actual, expected, code in
      try expect(view(actual), equals: view(expected), given: code() + [line], note: note)
    }
  }

  init(
    recording record: Record,
    comparing compare: @escaping ([Outcome], [Outcome], _ code: () -> [String]) throws -> Void
  ) {
    self.init(compare: { actual, expected, script in
      try compare(actual, expected) {
        Suite.code(script, recording: record, giving: [actual, expected])
      }
    })
  }

  static var state: Sight {
    Sight("store.state", recording: .nothing) { $0.last?.look?.states.first }
  }

  static var otherState: Sight {
    Sight("other.state", recording: .other) { $0.last?.look?.states.last }
  }

  static func told(_ observer: String, note: String? = nil) -> Sight {
    Sight("told", note: note, recording: .told(observer)) { $0.told(observer) }
  }

  /// Who was called how often: that the order is right has a check of its own.
  static var numbers: Sight {
    Sight("calls.sorted()", recording: .calls) { $0.order.sorted() }
  }

  static func order(note: String? = nil) -> Sight {
    Sight("calls", note: note, recording: .calls, seeing: \.order)
  }

  static func lines(of screen: String, note: String? = nil) -> Sight {
    Sight("\(screen).lines", note: note) { $0.last?.look?[screen]?.lines }
  }

  /// Where a state was another one, it isn't the drawing that is wrong.
  static func redraws(of screen: String) -> Sight {
    Sight(recording: .nothing) { actual, expected, code in
      let states = [actual, expected].map { $0.map(\.look?.states) }
      guard let look = actual.last?.look, states[0] == states[1] else { return }
      try expect(
        look[screen]?.redraws, equals: expected.last?.look?[screen]?.redraws,
        given: code() + ["\(screen).redraws"])
    }
  }

  /// The answers to all questions so far, each yes.
  static func yes(note: String) -> Sight {
    Sight(recording: .nothing) { actual, expected, code in
      try expect(actual.truths == expected.truths, given: code(), note: note)
    }
  }
}

extension Look {
  subscript(name: String) -> ScreenLook? { screens.first { $0.name == name } }
}

extension [Command] {
  /// Who has subscribed from outside, each once, in the order in which they came.
  var observers: [String] {
    var known: Set<String> = []
    return compactMap(\.subscriber).filter { known.insert($0).inserted }
  }

  /// What each observer has to be told.
  var told: [Sight<Suite>] { observers.map { .told($0) } }
}
