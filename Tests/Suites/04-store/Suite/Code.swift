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
  /// What a screen shows meanwhile; it may come later.
  case lines(String)
  /// Nothing, but there is a second store.
  case other
  /// Whether one is told before it has subscribed.
  case arrivals(String)
}

extension Suite {
  package static func code(_ script: Script) -> [String] { code(script, recording: .nothing) }

  /// A script as the lines of Swift that do the same.
  ///
  /// - Parameter traces: of this script; the lines do the same wherever one of them comes of it.
  static func code(
    _ script: Script, recording record: Record, giving traces: [[Outcome]] = []
  ) -> [String] {
    ScriptCode(of: script, recording: record, giving: traces).lines
  }
}

private struct ScriptCode {
  private let script: Script
  private let record: Record
  private let traces: [[Outcome]]
  private let isReleased: Bool
  private let store: String
  private let allCommands: [Command]
  /// The ids that observers use: one of them may be given after its observer.
  private let earlyIDs: [String]
  /// Who subscribes more than once, with the same closure.
  private let again: Set<String>

  init(of script: Script, recording record: Record, giving traces: [[Outcome]]) {
    (self.script, self.record, self.traces) = (script, record, traces)
    isReleased = script.commands.contains(.release(Script.store))
    store = isReleased ? "store?" : "store"
    allCommands = script.allCommands
    earlyIDs = Set(
      allCommands.flatMap(\.reactions).flatMap(\.commands).compactMap(\.usedID)
    ).sorted()
    again = script.returning
  }

  var lines: [String] {
    let making = "Store(initialState: \(SuiteSupport.code(script.initial, besides: State())))"
    let isOther = { (command: Command) in if case .other = command { true } else { false } }
    let hasOther = record == .other || allCommands.contains(where: isOther)
    return [isReleased ? "var store: Store? = \(making)" : "let store = \(making)"]
      + (hasOther ? ["let other = \(making)"] : []) + variables
      + code(of: script.commands, in: store)
  }

  /// What closures write down, and ids that they use before they are given.
  private var variables: [String] {
    declaring(earlyIDs)
      + (needsCalls || record == .calls ? ["var calls: [Int] = []"] : [])
      + {
        switch record {
        case .nothing, .other, .calls: []
        case .told: ["var told: [(old: State?, new: State)] = []"]
        case .seen: ["var seen: [State] = []"]
        case .lines(let screen): ["var seen: [[String]] = []", "var \(screen): LoginScreen?"]
        case .arrivals: ["var arrivals: [String] = []"]
        }
      }()
      + again.sorted().map { observer in
        let body = notes(of: .subscribe(observer)).joined(separator: "; ")
        return "let \(observer): (State?, State) -> Void = { old, new in \(body) }"
      }
  }

  /// One line for all of them: there is room for few.
  private func declaring(_ ids: [String]) -> [String] {
    guard ids.count > 1 else { return ids.map { "var \($0) = UUID()" } }
    let values = Array(repeating: "UUID()", count: ids.count)
    return ["var (\(ids.joined(separator: ", "))) = (\(values.joined(separator: ", ")))"]
  }

  /// Whether an observer has to know how often which one was called.
  private var needsCalls: Bool {
    allCommands.contains { command in command.reactions.contains { counts(command, $0) } }
  }

  private func counts(_ command: Command, _ reaction: Reaction) -> Bool {
    switch reaction.occasion {
    case .call(let number):
      return number > 0 && !isTold(command) && sign(of: number, of: command) == nil
    case .calls: return !isTold(command)
    case .loading: return false
    }
  }

  private func isTold(_ command: Command) -> Bool {
    if case .told(let observer, ofLast: false) = record {
      command.subscriber == observer
    } else {
      false
    }
  }

  private func code(of commands: [Command], in store: String) -> [String] {
    let lines = commands.map { code(of: $0, in: store) }
    guard case .told(_, ofLast: true) = record, commands == script.commands, let last = lines.last
    else { return looped(lines.flatMap(\.self), counting: "number") }
    return looped(lines.dropLast().flatMap(\.self), counting: "number") + ["told = []"] + last
  }

  private func code(of command: Command, in store: String) -> [String] {
    switch command {
    case .dispatch(let event): ["\(store).dispatch(event: \(SuiteSupport.code(event)))"]
    case .subscribe: subscribing(command, in: store)
    case .unsubscribe(let id):
      // An id that nobody has does nothing.
      allCommands.contains { $0.keptID == id }
        ? ["\(store).unsubscribe(\(id))"] : []
    case .unsubscribeUnknown: ["\(store).unsubscribe(UUID())"]
    case .other(let command): code(of: command, in: Script.otherStore)
    case .open(let screen):
      [
        record == .lines(screen)
          ? screen : isClosed(screen) ? "var \(screen): LoginScreen?" : "let \(screen)"
      ].map {
        "\($0) = LoginScreen(store: \(store == "store?" ? "store!" : store))"
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
  private func name(of screen: String) -> String {
    isClosed(screen) || record == .lines(screen) ? "\(screen)?" : screen
  }

  /// The ids that are kept, each once.
  private var ids: [String] { script.commands.compactMap(\.keptID) }

  // MARK: Subscriptions

  private func subscribing(_ command: Command, in store: String) -> [String] {
    guard case .subscribe(let observer, let id, let reactions) = command else { return [] }
    let call = "\(keeping(id))\(store == "store?" && id != nil ? "store!" : store).subscribe"
    if again.contains(observer) { return ["\(call)(observer: \(observer))"] }
    let start = "\(call) {"
    let notes = notes(of: command)
    let names = notes.contains { $0.contains("old") } ? "old, new" : "_, _"
    let body = notes + reactions.flatMap { code(of: $0, of: command, in: store) }
    // Where a newcomer does something, too, a line has room for no more.
    let isShort = body.count < 2 && (reactions.isEmpty || !script.commands.contains(command))
    let lines =
      isShort
      ? [
        ([start, reactions.isEmpty ? names : "old, new", "in"] + body + ["}"]).joined(
          separator: " ")
      ]
      : ["\(start) old, new in"] + body.map { "  " + $0 } + ["}"]
    guard case .arrivals(observer) = record else { return lines }
    return lines + [#"arrivals.append("subscribed")"#]
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
        case .lines(let screen): ["seen.append(\(screen)?.lines ?? [])"]
        case .arrivals(observer): [#"arrivals.append("told")"#]
        default: []
        }
      }()
  }

  /// The beginning of a line that keeps an id.
  private func keeping(_ id: String?) -> String {
    guard let id else { return "_ = " }
    if earlyIDs.contains(id) { return "\(id) = " }
    let isUsed =
      allCommands.contains { $0.usedID == id } || script.commands.contains(.idsDiffer)
    return isUsed ? "let \(id) = " : "_ = "
  }

  private func code(of reaction: Reaction, of command: Command, in store: String) -> [String] {
    let lines = code(of: reaction.commands, in: store)
    let number = Suite.number(of: command.subscriber ?? "")
    let count = isTold(command) ? "told.count" : "calls.filter({ $0 == \(number) }).count"
    let condition =
      switch reaction.occasion {
      case .call(0): "old == nil"
      case .call(let number):
        (isTold(command) ? nil : sign(of: number, of: command)) ?? "\(count) == \(number + 1)"
      case .calls(let number): "old != nil, \(count) <= \(number + 1)"
      case .loading: "new.loading"
      }
    if lines.count == 1, !lines[0].contains(" if ") { return ["if \(condition) { \(lines[0]) }"] }
    return command.reactions.count == 1
      ? ["guard \(condition) else { return }"] + lines
      : ["if \(condition) {"] + lines.map { "  " + $0 } + ["}"]
  }

  /// What an observer is told in this call and in no other one, whichever of the traces comes of the
  /// script; nil if there is no such thing, or no trace.
  private func sign(of number: Int, of command: Command) -> String? {
    let told = traces.map { $0.told(command.subscriber ?? "") }
    guard let call = told.lazy.compactMap({ $0.dropFirst(number).first }).first else { return nil }
    func sign<Value: Equatable>(
      _ code: String, _ value: (Told) -> Value, is wanted: Value
    ) -> String? {
      let isSign = told.allSatisfy { calls in
        calls.indices.allSatisfy { (value(calls[$0]) == wanted) == ($0 == number) }
      }
      return isSign ? code : nil
    }
    let (old, new) = (call.old?.username ?? "", call.new.username)
    return sign("new.username == \(SuiteSupport.code(new))", \.new.username, is: new)
      ?? sign("new.loading", \.new.loading, is: true)
      ?? sign("old?.username == \(SuiteSupport.code(old))", \.old?.username, is: old)
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

  fileprivate var keptID: String? {
    switch self {
    case .subscribe(_, let id, _): id
    case .other(let command): command.keptID
    default: nil
    }
  }

  fileprivate var usedID: String? {
    switch self {
    case .unsubscribe(let id): id
    case .other(let command): command.usedID
    default: nil
    }
  }
}
