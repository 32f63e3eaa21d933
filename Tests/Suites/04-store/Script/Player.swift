extension Script {
  /// Does what the commands say, one after the other, and tells what came of each.
  public func play(on side: any StoreSide) -> [Outcome] {
    Performance(of: self, on: side).outcomes()
  }
}

/// A script that is being played, with all objects that it needs.
private final class Performance {
  private let script: Script
  private let side: any StoreSide

  private var stores: [String: any PlayedStore] = [:]
  private var screens: [String: any PlayedScreen] = [:]
  private var watched: [String: Watched] = [:]
  /// The ids of all subscriptions, and those that were kept.
  private var allIDs: [AnyHashable] = []
  private var ids: [String: AnyHashable] = [:]
  /// Who subscribes more than once, with the same closure.
  private let again: Set<String>
  private var closures: [String: AnyObject] = [:]

  /// What has come of the present command.
  private var outcome = Outcome()
  private var callCounts: [String: Int] = [:]
  private var isSubscribing = false

  init(of script: Script, on side: any StoreSide) {
    (self.script, self.side) = (script, side)
    again = script.returning
    // What the compiler knows needs no store.
    if script.commands.contains(where: { $0 != .stateIsWritable }) { make(Script.store) }
    if script.commands.contains(where: \.isForOtherStore) { make(Script.otherStore) }
  }

  func outcomes() -> [Outcome] {
    let start = script.looks ? [Outcome(look: look())] : []
    return start
      + script.commands.map { command in
        outcome = Outcome()
        let answer = perform(command, in: Script.store)
        outcome.answer = answer
        if script.looks { outcome.look = look() }
        return outcome
      }
  }

  private func look() -> Look {
    let names = [Script.store, Script.otherStore]
    return Look(
      states: stores.isEmpty ? [] : names.compactMap { stores[$0]?.state },
      screens: screens.isEmpty
        ? []
        : screens.sorted { $0.key < $1.key }.map { name, screen in
          ScreenLook(name, lines: screen.lines, redraws: screen.redraws)
        })
  }

  private func make(_ name: String) {
    let store = side.makeStore(script.initial)
    stores[name] = store
    watched[name] = Watched(store.object)
  }

  @discardableResult
  private func perform(_ command: Command, in name: String) -> Answer? {
    switch command {
    case .dispatch(let event): stores[name]?.dispatch(event)
    case .subscribe(let observer, let id, let reactions):
      subscribe(observer, keeping: id, doing: reactions, in: name)
    case .unsubscribe(let id): if let id = ids[id] { stores[name]?.unsubscribe(id) }
    case .unsubscribeUnknown:
      if let store = stores[name] { store.unsubscribe(store.makeUnknownID()) }
    case .other(let command): return perform(command, in: Script.otherStore)
    case .open(let screen): open(screen, in: name)
    case .typeUsername(let text, let screen): screens[screen]?.typeUsername(text)
    case .typePassword(let text, let screen): screens[screen]?.typePassword(text)
    case .tapLogin(let screen): screens[screen]?.tapLogin()
    case .release(let object): (stores[object], screens[object]) = (nil, nil)
    case .idsDiffer: return .truth(Set(allIDs).count == allIDs.count)
    case .isGone(let object): return .truth(watched[object]?.object == nil)
    case .heldClosures: return stores[name].map { .count(Closures.count(in: $0.object)) }
    case .stateIsWritable: return .truth(side.stateIsWritable)
    }
    return nil
  }

  private func open(_ screen: String, in name: String) {
    guard let store = stores[name] else { return }
    let made = store.makeScreen()
    screens[screen] = made
    watched[screen] = Watched(made.object)
  }

  // MARK: Observers

  private func subscribe(
    _ observer: String, keeping id: String?, doing reactions: [Reaction], in name: String
  ) {
    guard let store = stores[name] else { return }
    let closure = closures[observer] ?? closure(of: observer, doing: reactions, in: store, name)
    if again.contains(observer) { closures[observer] = closure }
    let wasSubscribing = isSubscribing
    isSubscribing = true
    let given = store.subscribe(closure)
    isSubscribing = wasSubscribing
    allIDs.append(given)
    if let id { ids[id] = given }
  }

  private func closure(
    of observer: String, doing reactions: [Reaction], in store: any PlayedStore, _ name: String
  ) -> AnyObject {
    let listener = Listener(self, doing: reactions)
    watched[observer] = Watched(listener)
    return store.observer { old, new in
      listener.performance?.hear(Told(old: old, new: new), as: observer, listener, in: name)
    }
  }

  private func hear(
    _ told: Told, as observer: String, _ listener: Listener, in name: String
  ) {
    let number = callCounts[observer, default: 0]
    callCounts[observer] = number + 1
    let seen = script.readsState ? stores[name]?.state : nil
    let lines = script.readsState ? screens.sorted { $0.key < $1.key }.map(\.value.lines) : []
    outcome.calls.append(
      Call(of: observer, told: told, seen: seen, lines: lines, isReplay: isSubscribing))
    for reaction in listener.reactions(in: number, told) {
      for command in reaction.commands {
        if case .dispatch(let event) = command { outcome.dispatched.append(event) }
        perform(command, in: name)
      }
    }
  }

  /// What an observer's closure captures: it is gone as soon as nobody holds the closure.
  private final class Listener {
    /// Weak, or a store that is never freed would keep all the others.
    private(set) weak var performance: Performance?
    private var reactions: [Reaction]

    init(_ performance: Performance, doing reactions: [Reaction]) {
      (self.performance, self.reactions) = (performance, reactions)
    }

    /// What it does now, of which it doesn't do again what it does once.
    func reactions(in call: Int, _ told: Told) -> [Reaction] {
      let now = reactions.filter { $0.occasion.isThere(in: call, told) }
      reactions.removeAll { $0.occasion == .loading && told.new.loading }
      return now
    }
  }
}

/// An object that isn't held.
private struct Watched {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension Command {
  fileprivate var isForOtherStore: Bool {
    switch self {
    case .other: true
    case .subscribe(_, _, let reactions):
      reactions.contains { $0.commands.contains(where: \.isForOtherStore) }
    default: false
    }
  }
}

extension Occasion {
  fileprivate func isThere(in call: Int, _ told: Told) -> Bool {
    switch self {
    case .call(let number): number == call
    case .calls(let count): (1...max(1, count)).contains(call)
    case .loading: told.new.loading
    }
  }
}

/// Counts the closures that can be reached from an object, whatever it keeps them in.
///
/// The store has no function that tells how many observers it holds, and needs none; but whoever
/// doesn't unsubscribe leaves one behind.
enum Closures {
  static func count(in object: AnyObject) -> Int {
    var seen: Set<ObjectIdentifier> = []
    return count(in: object, seen: &seen)
  }

  private static func count(in value: Any, seen: inout Set<ObjectIdentifier>) -> Int {
    // Whose mirrors have children that aren't worth looking at.
    if value is String || value is Bool { return 0 }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == nil {
      return String(reflecting: type(of: value)).contains("->") ? 1 : 0
    }
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return 0 }
    }
    var total = 0
    var layer: Mirror? = mirror
    while let current = layer {
      for child in current.children { total += count(in: child.value, seen: &seen) }
      layer = current.superclassMirror
    }
    return total
  }
}

/// Whatever has the lesson's store and login screen: the exercise, the model.
public protocol StoreSide {
  func makeStore(_ initial: State) -> any PlayedStore
  /// Whether code outside of the class can write a store's state.
  var stateIsWritable: Bool { get }
}

/// A store that a script is played on.
public protocol PlayedStore: AnyObject {
  var state: State { get }
  func dispatch(_ event: Event)
  /// One closure of the lesson's own types, however often it subscribes.
  func observer(_ hear: @escaping (State?, State) -> Void) -> AnyObject
  /// Gives the id of the subscription, of whatever type ids have.
  func subscribe(_ observer: AnyObject) -> AnyHashable
  func unsubscribe(_ id: AnyHashable)
  /// An id that no subscription has.
  func makeUnknownID() -> AnyHashable
  func makeScreen() -> any PlayedScreen
  /// The object that has to go away with the last reference to this one.
  var object: AnyObject { get }
}

/// A screen that a script is played on.
public protocol PlayedScreen: AnyObject {
  var lines: [String] { get }
  /// How often each line was drawn, by its name.
  var redraws: [String: Int] { get }
  func typeUsername(_ text: String)
  func typePassword(_ text: String)
  func tapLogin()
  /// The object that has to go away with the last reference to this one.
  var object: AnyObject { get }
}
