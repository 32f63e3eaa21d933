import StoreScript
import SuiteSupport

/// What a script's observers write down, so that the last line of its code can show it.
enum Record: Equatable {
  case nothing
  /// All that one of them is told, or only what it is told of the last command.
  case told(String, ofLast: Bool = false)
  /// The numbers of those that are called.
  case calls
  /// What `store.state` is meanwhile.
  case seen
  /// Nothing, but there is a second store.
  case other
  /// Whether one is told while it subscribes.
  case arrivals(String)
}

extension Suite {
  package static func code(_ script: Script) -> [String] { code(script, recording: .nothing) }

  /// A script as the lines of Swift that do the same.
  static func code(_ script: Script, recording record: Record) -> [String] {
    ScriptCode(of: script, recording: record).lines
  }
}

extension Suite {
  static func code(recording record: Record) -> (Script) -> [String] {
    { code($0, recording: record) }
  }
}

private struct ScriptCode {
  private let script: Script
  private let record: Record
  private let isReleased: Bool
  private let store: String

  init(of script: Script, recording record: Record) {
    (self.script, self.record) = (script, record)
    isReleased = script.commands.contains(.release(Script.store))
    store = isReleased ? "store?" : "store"
  }

  var lines: [String] {
    let making = "Store(initialState: \(SuiteSupport.code(script.initial, besides: State())))"
    let isOther = { (command: Command) in if case .other = command { true } else { false } }
    let hasOther = record == .other || script.allCommands.contains(where: isOther)
    return [isReleased ? "var store: Store? = \(making)" : "let store = \(making)"]
      + (hasOther ? ["let other = \(making)"] : []) + variables
      + code(of: script.commands, in: store)
  }

  /// What closures write down, and ids that they use before they are given.
  private var variables: [String] {
    let ids = Set(script.allCommands.flatMap(\.reactions).flatMap(\.commands).compactMap(\.usedID))
    return ids.sorted().map { "var \($0) = UUID()" }
      + (needsCalls || record == .calls ? ["var calls: [Int] = []"] : [])
      + {
        switch record {
        case .nothing, .other, .calls: []
        case .told: ["var told: [(old: State?, new: State)] = []"]
        case .seen: ["var seen: [State] = []"]
        case .arrivals: ["var isSubscribing = false", "var arrivals: [Bool] = []"]
        }
      }()
  }

  /// Whether an observer has to know how often which one was called.
  private var needsCalls: Bool {
    script.allCommands.contains { command in command.reactions.contains { counts(command, $0) } }
  }

  private func counts(_ command: Command, _ reaction: Reaction) -> Bool {
    guard case .call(let number) = reaction.occasion, number > 0 else { return false }
    return !isTold(command)
  }

  private func isTold(_ command: Command) -> Bool {
    if case .told(let observer, ofLast: false) = record {
      command.subscriber == observer
    } else {
      false
    }
  }

  /// Many dispatches that count up are a loop.
  private func code(of commands: [Command], in store: String) -> [String] {
    var (lines, rest): ([String], ArraySlice<Command>) = ([], commands[...])
    while let command = rest.first {
      if case .told(_, ofLast: true) = record, rest == script.commands.suffix(1) {
        lines.append("told = []")
      }
      let count = zip(rest, 1...).prefix { $0.number == $1 }.count
      if count > 20 {
        lines += [
          "for number in 1...\(count) {",
          #"  \#(store).dispatch(event: .onUpdateUsername("\(number)"))"#, "}",
        ]
        rest.removeFirst(count)
      } else {
        lines += code(of: command, in: store)
        rest.removeFirst()
      }
    }
    return lines
  }

  private func code(of command: Command, in store: String) -> [String] {
    switch command {
    case .dispatch(let event): ["\(store).dispatch(event: \(SuiteSupport.code(event)))"]
    case .subscribe: subscribing(command, in: store)
    case .unsubscribe(let id): ["\(store).unsubscribe(\(id)\(isReleased ? "!" : ""))"]
    case .unsubscribeUnknown: ["\(store).unsubscribe(UUID())"]
    case .other(let command): code(of: command, in: Script.otherStore)
    case .open(let screen):
      [isClosed(screen) ? "var \(screen): LoginScreen?" : "let \(screen)"].map {
        "\($0) = LoginScreen(store: \(store == Script.otherStore ? store : "store"))"
      }
    case .typeUsername(let text, let screen):
      ["\(name(of: screen)).typeUsername(\(SuiteSupport.code(text)))"]
    case .typePassword(let text, let screen):
      ["\(name(of: screen)).typePassword(\(SuiteSupport.code(text)))"]
    case .tapLogin(let screen): ["\(name(of: screen)).tapLogin()"]
    case .release(let name): ["\(name) = nil" + Comment("last-reference").trailing]
    case .idsDiffer:
      ["Set([\(ids.joined(separator: ", "))]).count == \(ids.count)"]
    case .isGone, .heldClosures: []
    case .stateIsWritable: ["\(store).state = State()" + Comment("from-outside").trailing]
    }
  }

  private func isClosed(_ screen: String) -> Bool { script.commands.contains(.release(screen)) }
  private func name(of screen: String) -> String { isClosed(screen) ? "\(screen)?" : screen }

  /// The ids that are kept, each once.
  private var ids: [String] { script.commands.compactMap(\.keptID) }

  // MARK: Subscriptions

  private func subscribing(_ command: Command, in store: String) -> [String] {
    guard case .subscribe(let observer, let id, let reactions) = command else { return [] }
    let start = "\(keeping(id))\(store == "store?" && id != nil ? "store!" : store).subscribe {"
    let notes = notes(of: command)
    let names = notes.contains { $0.contains("old") } ? "old, new" : "_, _"
    let lines =
      reactions.isEmpty && notes.count < 2
      ? [([start, names, "in"] + notes + ["}"]).joined(separator: " ")]
      : ["\(start) old, new in"]
        + (notes + reactions.flatMap { code(of: $0, of: command, in: store) }).map { "  " + $0 }
        + ["}"]
    guard case .arrivals(observer) = record else { return lines }
    return ["isSubscribing = true"] + lines + ["isSubscribing = false"]
  }

  /// What an observer writes down.
  private func notes(of command: Command) -> [String] {
    let observer = command.subscriber ?? ""
    let number = "calls.append(\(Suite.number(of: observer)))"
    let isCounted = record == .calls || command.reactions.contains { counts(command, $0) }
    return (isCounted ? [number] : [])
      + {
        switch record {
        case .told(observer, _): ["told.append((old, new))"]
        case .seen: ["seen.append(store.state)"]
        case .arrivals(observer): ["arrivals.append(isSubscribing)"]
        default: []
        }
      }()
  }

  /// The beginning of a line that keeps an id.
  private func keeping(_ id: String?) -> String {
    guard let id else { return "_ = " }
    if variables.contains("var \(id) = UUID()") { return "\(id) = " }
    let isUsed =
      script.allCommands.contains(.unsubscribe(id)) || script.commands.contains(.idsDiffer)
    return isUsed ? "let \(id) = " : "_ = "
  }

  private func code(of reaction: Reaction, of command: Command, in store: String) -> [String] {
    let lines = code(of: reaction.commands, in: store)
    let condition =
      switch reaction.occasion {
      case .call(0): "old == nil"
      case .call(let number) where isTold(command): "told.count == \(number + 1)"
      case .call(let number):
        "calls.filter({ $0 == \(Suite.number(of: command.subscriber ?? "")) }).count == \(number + 1)"
      case .loading: "new.loading"
      }
    return lines.count == 1
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

  fileprivate var usedID: String? {
    if case .unsubscribe(let id) = self { id } else { nil }
  }
}
