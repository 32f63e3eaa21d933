import Foundation
import SuiteSupport

/// What happens to a store and its observers, so that two stores can be compared.
struct Script {
  indirect enum Command {
    case dispatch(Model.Event)
    case subscribe(Int)
    case unsubscribe(Int)
    case unsubscribeUnknown
    /// The same in a second store, which is made at the start as well.
    case other(Command)
  }

  /// What an observer does in its n-th call, counted from 0.
  struct Reaction {
    var observer: Int
    var call: Int
    var commands: [Command]
  }

  var initial = Model.State()
  var commands: [Command]
  var reactions: [Reaction] = []

  /// Plays the script and gives what can be seen of it.
  func play<Outcome>(
    on stores: [any ScriptedStore], _ outcome: (Performance) -> Outcome
  ) -> Outcome {
    let performance = Performance(of: self, on: stores)
    performance.run()
    return outcome(performance)
  }
}

protocol ScriptedStore: AnyObject {
  var state: Model.State { get }
  func dispatch(_ event: Model.Event)
  func subscribe(_ observer: @escaping (Model.State?, Model.State) -> Void) -> UUID
  func unsubscribe(_ subscriptionID: UUID)
}

extension Exercise.Store: ScriptedStore {}

/// A script that is being played, and all that was seen.
final class Performance {
  struct Call: Equatable {
    var observer: Int
    var told: Model.Told
    /// What the store had for its state at that moment.
    var seen: Model.State
    /// Whether it was made while somebody subscribed.
    var isReplay: Bool
  }

  let initial: Model.State
  private(set) var calls: [Call] = []
  /// The state after each command of the script.
  private(set) var states: [Model.State] = []
  /// Whether no two subscriptions had the same id.
  var idsDiffer: Bool { Set(ids.values).count == ids.count }

  private let script: Script
  private let stores: [any ScriptedStore]
  private var ids: [Int: UUID] = [:]
  private var isSubscribing = false

  init(of script: Script, on stores: [any ScriptedStore]) {
    self.script = script
    self.stores = stores
    initial = script.initial
  }

  func run() {
    for command in script.commands {
      perform(command, in: 0)
      states.append(stores[0].state)
    }
  }

  private func perform(_ command: Script.Command, in place: Int) {
    let store = stores[place]
    switch command {
    case .dispatch(let event): store.dispatch(event)
    case .subscribe(let observer):
      let wasSubscribing = isSubscribing
      isSubscribing = true
      ids[observer] = store.subscribe { [weak self] old, new in
        self?.hear(Model.Told(old: old, new: new), as: observer, in: place)
      }
      isSubscribing = wasSubscribing
    case .unsubscribe(let observer): if let id = ids[observer] { store.unsubscribe(id) }
    case .unsubscribeUnknown: store.unsubscribe(UUID())
    case .other(let command): perform(command, in: 1)
    }
  }

  private func hear(_ told: Model.Told, as observer: Int, in place: Int) {
    let number = calls.count { $0.observer == observer }
    calls.append(
      Call(observer: observer, told: told, seen: stores[place].state, isReplay: isSubscribing))
    for reaction in script.reactions
    where reaction.observer == observer && reaction.call == number {
      for command in reaction.commands { perform(command, in: place) }
    }
  }

  // MARK: What was seen

  /// The order of the calls that were made to tell an event.
  var order: [Int] { calls.filter { !$0.isReplay }.map(\.observer) }

  /// What each observer was told, the replays left out, and what it saw.
  var news: [Int: [Call]] { Dictionary(grouping: calls.filter { !$0.isReplay }, by: \.observer) }

  var told: [Int: [Model.Told]] {
    Dictionary(grouping: calls, by: \.observer).mapValues { $0.map(\.told) }
  }
}

extension Script {
  private static let pool: [Model.Event] =
    Model.events + [
      .onUpdateUsername("zoe"), .onUpdatePassword("p4ss"), .onLoginSuccess("u-42"),
    ]

  /// Generated events, always the same for the same seed.
  static func events(_ count: Int, seed: Int) -> [Model.Event] {
    var generator = SeededGenerator(seed: UInt64(seed))
    return (0..<count).map { _ in pool.randomElement(using: &generator) ?? .onTriggerLogin }
  }

  static func dispatches(_ count: Int, seed: Int) -> [Command] {
    events(count, seed: seed).map { .dispatch($0) }
  }

  static func subscribe(_ observers: ClosedRange<Int>) -> [Command] {
    observers.map { .subscribe($0) }
  }
}
