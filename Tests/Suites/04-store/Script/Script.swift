import Traces

public typealias Event = State.Event

/// What is done with a store, its observers and its screens.
public struct Script: Equatable, Packed, Sendable {
  /// The state that its stores begin with.
  public var initial: State
  /// One after the other; the trace says what came of each.
  public var commands: [Command]
  /// Whether observers read `store.state` and the lines of open screens whenever they are told.
  public var readsState: Bool
  /// Whether stores and screens are looked at before the first command, and after each.
  public var looks: Bool

  public init(
    initial: State = State(), commands: [Command], readsState: Bool = false, looks: Bool = false
  ) {
    (self.initial, self.commands) = (initial, commands)
    (self.readsState, self.looks) = (readsState, looks)
  }
}

/// One thing that is done, or asked. Observers, their subscriptions and screens have names.
public indirect enum Command: Equatable, Packed, Sendable {
  case dispatch(Event)
  /// An observer subscribes; the id is only kept if it has a name. What it does by itself is done while
  /// it is told something.
  case subscribe(String, id: String? = nil, doing: [Reaction] = [])
  /// Ends the latest subscription whose id was kept under this name.
  case unsubscribe(String)
  case unsubscribeUnknown
  /// The same in a second store, which is made at the start as well.
  case other(Command)

  // MARK: Screens

  case open(String)
  case typeUsername(String, in: String)
  case typePassword(String, in: String)
  case tapLogin(in: String)
  /// Lets go of the last reference to the screen with this name, or to the store (`Script.store`).
  case release(String)

  // MARK: Questions, not for reactions

  /// Whether no two subscriptions had the same id.
  case idsDiffer
  /// Whether the store or the screen is gone, or whatever an observer has captured.
  case isGone(String)
  /// How many closures the store holds.
  case heldClosures
  /// Whether code outside of the class can write the store's state.
  case stateIsWritable
}

extension Script {
  /// The observers that subscribe more than once, each with the same closure.
  public var returning: Set<String> {
    var known: Set<String> = []
    return Set(
      commands.compactMap { command in
        guard case .subscribe(let observer, _, _) = command else { return nil }
        return known.insert(observer).inserted ? nil : observer
      })
  }

  /// The names of the stores.
  public static let store = "store"
  public static let otherStore = "other"
}

/// What an observer does while it is told something.
public struct Reaction: Equatable, Packed, Sendable {
  public var occasion: Occasion
  /// What it does, one after the other; none of them asks.
  public var commands: [Command]

  public init(when occasion: Occasion, _ commands: [Command]) {
    (self.occasion, self.commands) = (occasion, commands)
  }
}

/// When an observer does something by itself.
public enum Occasion: Equatable, Packed, Sendable {
  /// When it is called for the n-th time, counted from 0: that is the replay.
  case call(Int)
  /// In each call after the replay, up to the n-th.
  case calls(Int)
  /// When it is told a state in which a login is under way; once, however often that is.
  case loading
}

/// What came of one command; a trace is a list of them, one for each command of its script. Where a
/// script looks, the first one comes before all commands.
public struct Outcome: Equatable, Packed, Sendable {
  /// The calls of observers meanwhile, in order.
  public var calls: [Call]
  /// What the observers dispatched meanwhile, in order.
  public var dispatched: [Event]
  /// For commands that ask.
  public var answer: Answer?
  /// What there is to see afterwards, if the script looks.
  public var look: Look?

  public init(
    calls: [Call] = [], dispatched: [Event] = [], answer: Answer? = nil, look: Look? = nil
  ) {
    (self.calls, self.dispatched, self.answer, self.look) = (calls, dispatched, answer, look)
  }
}

/// What there is to see of stores and screens.
public struct Look: Equatable, Packed, Sendable {
  /// The store's state, unless it has been released, and that of a second one, if there is one.
  public var states: [State]
  /// The open screens, by their names.
  public var screens: [ScreenLook]

  public init(states: [State], screens: [ScreenLook]) {
    (self.states, self.screens) = (states, screens)
  }
}

/// What there is to see of a screen.
public struct ScreenLook: Equatable, Packed, Sendable {
  public var name: String
  public var lines: [String]
  /// How often each line was drawn, by its name.
  public var redraws: [String: Int]

  public init(_ name: String, lines: [String], redraws: [String: Int]) {
    (self.name, self.lines, self.redraws) = (name, lines, redraws)
  }
}

/// A call of an observer.
public struct Call: Equatable, Packed, Sendable {
  public var observer: String
  public var told: Told
  /// What the store had for its state at that moment, if the script's observers read it.
  public var seen: State?
  /// What the open screens showed at that moment, if they read that.
  public var lines: [[String]]
  /// Whether it was made while somebody subscribed.
  public var isReplay: Bool

  public init(
    of observer: String, told: Told, seen: State?, lines: [[String]] = [], isReplay: Bool
  ) {
    (self.observer, self.told, self.seen) = (observer, told, seen)
    (self.lines, self.isReplay) = (lines, isReplay)
  }
}

/// What an observer was told in one call.
public struct Told: Equatable, Packed, Sendable {
  /// The state before; nil when it subscribed.
  public var old: State?
  public var new: State

  public init(old: State?, new: State) { (self.old, self.new) = (old, new) }
}

/// What a question was answered.
public enum Answer: Equatable, Packed, PayloadReadable, Sendable {
  case truth(Bool)
  case count(Int)
}
