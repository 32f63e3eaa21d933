import StoreScript
import SuiteSupport

// A script as the lines of Swift that do the same.

extension Script {
  var code: [String] {
    let hasOther = commands.contains { if case .other = $0 { true } else { false } }
    return [isReleased ? "var store: Store? = \(making)" : "let store = \(making)"]
      + (hasOther ? ["let other = \(making)"] : [])
      + code(of: commands, in: isReleased ? "store?" : "store")
  }

  /// Many dispatches that count up are a loop.
  private func code(of commands: [Command], in store: String) -> [String] {
    guard let first = commands.firstIndex(where: { $0.number == 1 }) else {
      return commands.flatMap { code(of: $0, in: store) }
    }
    let count = zip(commands[first...], 1...).prefix { $0.number == $1 }.count
    guard count > 20 else { return commands.flatMap { code(of: $0, in: store) } }
    return commands[..<first].flatMap { code(of: $0, in: store) }
      + [
        "for number in 1...\(count) {",
        #"  \#(store).dispatch(event: .onUpdateUsername("\(number)"))"#, "}",
      ]
      + code(of: Array(commands[(first + count)...]), in: store)
  }

  private var making: String { "Store(initialState: \(initial.code))" }
  private var isReleased: Bool { commands.contains(.release(Script.store)) }

  private func code(of command: Command, in store: String) -> [String] {
    switch command {
    case .dispatch(let event): ["\(store).dispatch(event: \(SuiteSupport.code(event)))"]
    case .subscribe(let observer, let id, let reactions):
      subscribing(observer, keeping: id, doing: reactions, in: store)
    case .unsubscribe(let id): ["\(store).unsubscribe(\(id))"]
    case .unsubscribeUnknown: ["\(store).unsubscribe(UUID())"]
    case .other(let command): code(of: command, in: "other")
    case .open(let screen) where commands.contains(.release(screen)):
      ["var \(screen): LoginScreen? = LoginScreen(store: store)"]
    case .open(let screen): ["let \(screen) = LoginScreen(store: store)"]
    case .typeUsername(let text, let screen):
      ["\(screen).typeUsername(\(SuiteSupport.code(text)))"]
    case .typePassword(let text, let screen):
      ["\(screen).typePassword(\(SuiteSupport.code(text)))"]
    case .tapLogin(let screen): ["\(screen).tapLogin()"]
    case .release(let name): ["\(name) = nil" + Comment("last-reference").trailing]
    case .idsDiffer: [commands.compactMap(\.keptID).joined(separator: " != ")]
    case .isGone, .heldClosures: []
    case .stateIsWritable: ["\(store).state = State()" + Comment("from-outside").trailing]
    }
  }

  // MARK: Subscriptions

  private func subscribing(
    _ observer: String, keeping id: String?, doing reactions: [Reaction], in store: String
  ) -> [String] {
    let start = (id.map(keeping) ?? "") + "\(store).subscribe"
    guard reactions.isEmpty else {
      return ["\(start) { old, new in  // \(observer)"]
        + reactions.flatMap { code(of: $0, in: store).map { "  " + $0 } } + ["}"]
    }
    return readsState
      ? ["\(start) { _, _ in seen.append(\(store).state) }"]
      : ["\(start)(observer: \(observer))"]
  }

  /// The beginning of a line that keeps an id.
  private func keeping(_ id: String) -> String {
    let users = commands.indices.filter { place in
      commands[place].reactions.contains { $0.commands.contains(.unsubscribe(id)) }
    }
    let isUsed = commands.contains(.unsubscribe(id)) || commands.contains(.idsDiffer)
    guard isUsed || !users.isEmpty else { return "" }
    // A closure that was there already has used the variable.
    let place = commands.firstIndex { $0.keptID == id } ?? 0
    return users.contains { $0 <= place } ? "\(id) = " : "let \(id) = "
  }

  private func code(of reaction: Reaction, in store: String) -> [String] {
    let lines = code(of: reaction.commands, in: store)
    switch reaction.occasion {
    case .call(0): return conditional("old == nil", lines)
    case .call(let number):
      return [Comment("after-replay", ["number": "\(number)"]).line] + lines
    case .loading: return conditional("new.loading", lines)
    }
  }

  private func conditional(_ condition: String, _ lines: [String]) -> [String] {
    lines.count == 1
      ? ["if \(condition) { \(lines[0]) }"]
      : ["if \(condition) {"] + lines.map { "  " + $0 } + ["}"]
  }
}

extension Command {
  /// The observer that subscribes, to whichever store.
  var subscriber: String? {
    switch self {
    case .subscribe(let observer, _, _), .other(.subscribe(let observer, _, _)): observer
    default: nil
    }
  }

  /// What an observer that subscribes does by itself.
  var reactions: [Reaction] {
    switch self {
    case .subscribe(_, _, let reactions), .other(.subscribe(_, _, let reactions)): reactions
    default: []
    }
  }

  /// The username that is dispatched, if it is a number.
  fileprivate var number: Int? {
    if case .dispatch(.onUpdateUsername(let name)) = self { Int(name) } else { nil }
  }

  fileprivate var keptID: String? {
    if case .subscribe(_, let id, _) = self { id } else { nil }
  }
}

extension State {
  fileprivate var code: String { SuiteSupport.code(self, besides: State()) }
}
