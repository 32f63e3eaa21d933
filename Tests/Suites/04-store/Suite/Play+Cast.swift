import StoreScript
import SuiteSupport

extension Script {
  /// What is done, as events that fit their forms; nil if a run can't do all of it, or wouldn't show
  /// what is asked.
  var playedEvents: [PlayEvent]? {
    guard initial == State(), reactions.isEmpty, !readsState, var cast = Cast(of: observers) else {
      return nil
    }
    var events: [PlayEvent] = []
    for command in commands {
      switch cast.role(of: command) {
      case .event(let event): events.append(event)
      case .seenAnyway: continue
      case nil: return nil
      }
    }
    return events
  }
}

/// Who of a script is who in a run: there are few observers, and one screen at a time.
private struct Cast {
  /// What observers are called in a run, by what they are called in the script.
  private var names: [String: String] = [:]
  private var subscribed: Set<String> = []
  /// Under which name the id of each observer's latest subscription was kept.
  private var ids: [String: String] = [:]
  /// The open one.
  private var screen: String?

  enum Role {
    case event(PlayEvent)
    /// A question that every moment of a run answers.
    case seenAnyway
  }

  /// Whoever has a name of a run keeps it, the others take what is left; nil if that isn't enough.
  init?(of observers: [String]) {
    var free = Suite.observers.filter { !observers.contains($0) }[...]
    for observer in observers where names[observer] == nil {
      guard let name = Suite.observers.contains(observer) ? observer : free.popFirst() else {
        return nil
      }
      names[observer] = name
    }
  }

  mutating func role(of command: Command) -> Role? {
    switch command {
    case .dispatch(let event): return .event(PlayEvent(dispatching: event))
    case .subscribe(let observer, let id):
      subscribed.insert(observer)
      ids = ids.filter { $0.value != id }
      ids[observer] = id
      return names[observer].map { .event(PlayEvent("subscribe", .text($0))) }
    case .unsubscribe(let id):
      return unsubscribed(by: id).map { .event(PlayEvent("unsubscribe", .text($0))) }
    case .open(let name) where isFree(for: name):
      screen = name
      return .event(PlayEvent("open"))
    case .typeUsername(let text, let name) where isFree(for: name):
      return .event(PlayEvent("typeUsername", .text(text)))
    case .typePassword(let text, let name) where isFree(for: name):
      return .event(PlayEvent("typePassword", .text(text)))
    case .tapLogin(let name) where isFree(for: name): return .event(PlayEvent("tapLogin"))
    case .release(let name) where name != Script.store && isFree(for: name):
      screen = nil
      return .event(PlayEvent("close"))
    case .lines(let name) where isFree(for: name): return .seenAnyway
    case .redraws(let name) where isFree(for: name): return .seenAnyway
    case .state: return .seenAnyway
    default: return nil
    }
  }

  /// Whether what is done with this screen is done with the open one, or with none.
  private func isFree(for name: String) -> Bool { screen == nil || screen == name }

  /// Who unsubscribes in a run by what is the id of this name in the script.
  private func unsubscribed(by id: String) -> String? {
    if let observer = ids.first(where: { $0.value == id })?.key { return names[observer] }
    // Nobody does in either, if nobody has this name.
    let isTaken = names.contains { $0.key != id && $0.value == id }
    return Suite.observers.contains(id) && !isTaken && !subscribed.contains(id) ? id : nil
  }
}
