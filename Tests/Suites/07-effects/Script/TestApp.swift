/// A reducer with a server and a clock that do as told.
final class TestApp<State, Action: Equatable & Sendable> {
  private(set) var state: State
  /// The actions that came of what was last done.
  private(set) var actions: [Action] = []
  private let reducer: Reducer<State, Action>
  private var runtime = Runtime<Action>()

  init(_ reducer: @escaping Reducer<State, Action>, _ state: State) {
    (self.reducer, self.state) = (reducer, state)
  }

  /// What is awaited.
  var underWay: [Awaited<Action>] { runtime.awaited }

  func send(_ action: Action) {
    actions = []
    runtime.begin(reducer(&state, action))
  }

  /// The server answers one of those that are awaited, by the order of their words.
  func answer(_ result: LoginResult, to place: Int = 0) {
    actions = []
    if let action = runtime.answer(place, result) { handle(action) }
  }

  func pass(_ seconds: Int) {
    actions = []
    var rest = seconds
    // Whoever waits for no time at all, again and again, comes to no end.
    while actions.count < 50, let action = runtime.ring(within: &rest) { handle(action) }
  }

  private func handle(_ action: Action) {
    actions.append(action)
    runtime.begin(reducer(&state, action))
  }
}

/// Has effects done by the rules of the lesson's third step: so it is known at any time what is awaited.
///
/// It brings its own server and its own clock, and stands in for both when a reducer is tried alone.
struct Runtime<Action: Equatable & Sendable> {
  private enum Task {
    case server(username: String, password: String, then: (LoginResult) -> Action)
    case clock(due: Int, then: Action)
  }

  /// In the order in which they were begun.
  private var underWay: [(id: String, task: Task)] = []
  private var now = 0

  /// Begins these effects, or cancels.
  mutating func begin(_ effects: [Effect<Action>]) {
    for effect in effects {
      switch effect {
      case .logIn(let id, let username, let password, let then):
        begin(id, .server(username: username, password: password, then: then))
      case .wait(let id, let seconds, let then):
        begin(id, .clock(due: now &+ seconds, then: then))
      case .cancel(let id): underWay.removeAll { $0.id == id }
      }
    }
  }

  private mutating func begin(_ id: String, _ task: Task) {
    underWay.removeAll { $0.id == id }
    underWay.append((id, task))
  }

  /// What is awaited, in an order that doesn't depend on that of the effects: the server's answers by
  /// their words, then the clocks by their time.
  var awaited: [Awaited<Action>] {
    // This is asked after each event, and hardly ever is there anything to sort.
    let places = underWay.count < 2 ? Array(underWay.indices) : servers + clocks
    return places.map { place in
      switch underWay[place].task {
      case .server(let username, let password, _):
        .server(username: username, password: password)
      case .clock(let due, let then): .clock(seconds: due &- now, then: then)
      }
    }
  }

  /// Where those stand that wait for the server, by their words.
  private var servers: [Int] {
    func words(_ place: Int) -> (String, String)? {
      guard case .server(let username, let password, _) = underWay[place].task else { return nil }
      return (username, password)
    }
    return underWay.indices.filter { words($0) != nil }.sorted { first, second in
      guard let one = words(first), let other = words(second), one != other else {
        return first < second
      }
      return one < other
    }
  }

  /// Where those stand that wait for the clock, by their time.
  private var clocks: [Int] {
    let bells = underWay.indices.compactMap { place -> (due: Int, name: String, place: Int)? in
      guard case .clock(let due, let then) = underWay[place].task else { return nil }
      return (due, "\(then)", place)
    }
    return bells.sorted { ($0.due, $0.name) < ($1.due, $1.name) }.map(\.place)
  }

  /// The action that comes of an answer of the server; nil if nobody waits for it.
  ///
  /// - Parameter place: which of those that are awaited is answered.
  mutating func answer(_ place: Int, _ result: LoginResult) -> Action? {
    let servers = servers
    guard servers.indices.contains(place),
      case .server(_, _, let then) = underWay[servers[place]].task
    else { return nil }
    underWay.remove(at: servers[place])
    return then(result)
  }

  /// The action of the next clock that rings before these seconds are over, and what is left of them
  /// then; nil if none does.
  mutating func ring(within seconds: inout Int) -> Action? {
    let end = now &+ seconds
    let next = underWay.indices.compactMap { place -> (due: Int, place: Int, then: Action)? in
      guard case .clock(let due, let then) = underWay[place].task, due <= end else { return nil }
      return (due, place, then)
    }.min { ($0.due, $0.place) < ($1.due, $1.place) }
    guard let next else {
      (now, seconds) = (end, 0)
      return nil
    }
    underWay.remove(at: next.place)
    now = max(now, next.due)
    seconds = end &- now
    return next.then
  }
}

/// What somebody waits for.
public enum Awaited<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The server's answer to these words.
  case server(username: String, password: String)
  /// That so many seconds are over.
  case clock(seconds: Int, then: Action)
}
