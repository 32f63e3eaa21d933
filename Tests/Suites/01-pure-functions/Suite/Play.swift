import PureFunctionsScript
import SuiteSupport
import Traces

/// The lesson's functions, called one after another with what somebody chooses, beside the globals.
extension Suite: PlayableSuite {
  package static let runCode = RunCode(step: "XCTAssertTrue({event} == {return})")

  package static let forms = Command.kinds.map(\.form)

  /// Sets the globals as they were, and looks at them at first and after each event.
  package static func script(playing part: RunPart<Moment>) -> [Command] {
    let globals = part.start?.globals ?? Globals()
    return [
      .setState(globals.state), .setUserName(globals.userName),
      .setKnownSquares(globals.knownSquares), .globals,
    ] + part.events.compactMap(Command.init).flatMap { [$0, .globals] }
  }

  /// Calls and assignments; where the globals are set to something first, the run begins with that.
  package static func run(in script: [Command]) -> RunPart<Moment>? {
    var (globals, rest) = (Globals(), script[...])
    if case .setState(let state)? = script.first, script.count > 2,
      case (.setUserName(let name), .setKnownSquares(let squares)) = (script[1], script[2])
    {
      globals = Globals(state: state, userName: name, knownSquares: squares)
      rest = script.dropFirst(3)
    }
    var events: [PlayEvent] = []
    // Every moment shows the globals.
    for command in rest where command != .globals {
      guard let event = PlayEvent(choosing: command) else { return nil }
      events.append(event)
    }
    guard !events.isEmpty else { return nil }
    return RunPart(
      from: globals == Globals() ? nil : Moment(globals: globals), events,
      keeping: events.count + 1)
  }

  package static func moments(in trace: [Answer], playing part: RunPart<Moment>) -> [Moment] {
    var moments: [Moment] = []
    var commands = part.events.compactMap(Command.init)[...]
    var answer: Answer?
    for found in trace {
      guard case .globals(let globals) = found else {
        answer = found
        continue
      }
      if let last = moments.last, let command = commands.popFirst() {
        moments.append(last.next(command, giving: answer, leaving: globals))
      } else {
        // What was called before is known, whatever an exercise made of its globals meanwhile.
        var first = part.start ?? Moment()
        first.globals = globals
        moments.append(first)
      }
      answer = nil
    }
    return Array(moments.suffix(part.kept))
  }

  package static func view(of moment: Moment) -> MomentView {
    MomentView(
      state: Tree(describing: (state: moment.globals.state, userName: moment.globals.userName)),
      derived: [
        Tree.Child(
          label: "return", value: moment.answer.map { Tree(describing: $0) } ?? .leaf("()"))
      ], screen: screen(of: moment))
  }
}

extension Command: PlayableEvent {
  public static let kinds: [PlayableKind<Command>] = [
    PlayableKind("state", as: .assignment) { .setState($0) },
    PlayableKind("userName", as: .assignment) { .setUserName($0) },
    PlayableKind("increaseB", as: .call, "state") { .increaseB(state: $0) },
    PlayableKind("greeting", as: .call, "for", "hour") { .greeting(for: $0, hour: $1) },
    PlayableKind("receipt", as: .call, "for") { .receipt(for: $0) },
  ]
}

extension PlayEvent {
  /// A command as an event that fits its form; nil if nobody can choose it.
  init?(choosing command: Command) {
    switch command {
    case .setState(let number): self.init("state", .number(number))
    case .setUserName(let name): self.init("userName", .text(name))
    case .increaseB, .greeting, .receipt: self.init(command)
    case .setKnownSquares, .verdict, .globals, .specimen: return nil
    }
  }
}

extension Suite {
  /// The program at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// What the globals hold.
    var globals: Globals
    /// What was called so far, the latest last; of the same call only the latest.
    var calls: [Returned] = []
    /// Whether the last event was a call.
    var hasReturned = false

    init(globals: Globals = Globals()) { self.globals = globals }

    /// What the last event gave, if it was a call.
    var answer: Answer? { hasReturned ? calls.last?.answer : nil }

    /// How many calls are kept: a run may be long, and each moment holds them.
    private static let longest = 20

    /// The moment after an event.
    func next(_ event: Command, giving answer: Answer?, leaving globals: Globals) -> Moment {
      var next = self
      next.globals = globals
      next.hasReturned = answer != nil
      guard let answer else { return next }
      let known = calls.first { $0.call == event }
      next.calls.removeAll { $0.call == event }
      let returned = Returned(
        call: event, answer: answer, changed: changes(from: self.globals, to: globals).map(\.name),
        before: known?.answer == answer ? known?.before : known?.answer)
      next.calls = (next.calls + [returned]).suffix(Self.longest)
      return next
    }
  }

  /// A call that came back.
  package struct Returned: Packed, Equatable {
    /// Which function was called with what.
    var call: Command
    /// What it gave.
    var answer: Answer
    /// The globals that it changed, by their names.
    var changed: [String]
    /// What the same call gave another time, if that was something else.
    var before: Answer?

    init(call: Command, answer: Answer, changed: [String], before: Answer?) {
      (self.call, self.answer) = (call, answer)
      (self.changed, self.before) = (changed, before)
    }
  }
}

extension Suite {
  /// The globals, the functions, and what came of the last call.
  static func screen(of moment: Moment) -> PlayScreen {
    let globals = moment.globals
    return PlayScreen(
      lines: [
        [
          button("set", key: "1", .setState(globals.state)),
          .text("state", values: ["value": "\(globals.state)"]),
        ],
        [
          button("set", key: "2", .setUserName(globals.userName)),
          .text("user-name", values: ["value": Tree(describing: globals.userName).oneLine]),
        ],
        [
          button("increase", key: "3", .increaseB(state: globals.state)),
          button("greeting", key: "4", .greeting(for: globals.userName, hour: 9)),
          button("receipt", key: "5", .receipt(for: [30, 12, -5])),
        ],
      ] + (moment.calls.last.map(lines) ?? []))
  }

  private static func button(
    _ name: String, key: Character, _ command: Command
  ) -> PlayElement {
    .button(
      PlayButton(
        name, key: key, sends: PlayEvent(choosing: command) ?? forms[0].initial, asking: true))
  }

  /// How many lines of a receipt are seen.
  private static let longest = 2

  private static func lines(of returned: Returned) -> [[PlayElement]] {
    var lines: [PlayElement] = [
      .text("call", values: ["call": code([returned.call]).joined()]),
      .text("result", values: ["result": text(of: returned.answer)], tone: .title),
    ]
    if case .receipt(let receipt) = returned.answer {
      lines += receipt.lines.prefix(longest).map { .text("line", values: ["line": $0]) }
      let rest = receipt.lines.count - longest
      if rest > 0 { lines.append(.text("more", values: ["count": "\(rest)"], tone: .quiet)) }
    }
    let names = returned.changed.joined(separator: ", ")
    lines.append(
      names.isEmpty
        ? .text("changed-nothing", tone: .quiet)
        : .text("changed", values: ["names": names], tone: .bad))
    if let before = returned.before {
      lines.append(.text("differs", values: ["result": text(of: before)], tone: .bad))
    }
    return lines.map { [$0] }
  }

  /// What a call gave, on one line; the lines of a receipt are left out.
  private static func text(of answer: Answer) -> String {
    if case .receipt(let receipt) = answer { return "\(receipt.total)" }
    return Tree(describing: answer).oneLine
  }
}
