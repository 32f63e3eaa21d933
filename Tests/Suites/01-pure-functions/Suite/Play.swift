import PureFunctionsScript
import SuiteSupport
import Traces

/// The lesson's functions, called one after another with what somebody chooses, beside the globals.
extension Suite: PlayableSuite {
  package static let runCode = RunCode(step: "XCTAssertTrue({event} == {return})")

  package static let forms = [
    EventForm("state", as: .assignment, PlayPart(.number)),
    EventForm("userName", as: .assignment, PlayPart(.text)),
    EventForm("increaseB", as: .call, PlayPart("state", .number)),
    EventForm("greeting", as: .call, PlayPart("for", .text), PlayPart("hour", .number)),
    EventForm("receipt", as: .call, PlayPart("for", .list(.number))),
  ]

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
      guard let event = PlayEvent(command) else { return nil }
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

  /// What a call gave, as it stands in the exercise: there a receipt is a tuple.
  private static func returned(_ answer: Answer) -> Tree {
    let tree = Tree(describing: answer)
    guard case .receipt = answer, case .node(_, let parts, let closing) = tree else { return tree }
    return .node(opening: "(", children: parts, closing: closing)
  }

  package static func view(of moment: Moment) -> MomentView {
    MomentView(
      state: .node(
        opening: "(",
        children: [
          Tree.Child(label: "state", value: Tree(describing: moment.globals.state)),
          Tree.Child(label: "userName", value: Tree(describing: moment.globals.userName)),
        ], closing: ")"),
      derived: [
        Tree.Child(
          label: "return", value: moment.answer.map(returned) ?? .leaf("()"))
      ], screen: screen(of: moment))
  }
}

extension Command {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first, event.values.last) {
    case ("state", .number(let number), _): self = .setState(number)
    case ("userName", .text(let name), _): self = .setUserName(name)
    case ("increaseB", .number(let number), _): self = .increaseB(state: number)
    case ("greeting", .text(let name), .number(let hour)):
      self = .greeting(for: name, hour: hour)
    case ("receipt", .list(let prices), _):
      self = .receipt(
        for: prices.compactMap { if case .number(let price) = $0 { price } else { nil } })
    default: return nil
    }
  }
}

extension PlayEvent {
  /// A command as an event that fits its form; nil if nobody can choose it.
  init?(_ command: Command) {
    switch command {
    case .setState(let number): self.init("state", .number(number))
    case .setUserName(let name): self.init("userName", .text(name))
    case .increaseB(let number): self.init("increaseB", .number(number))
    case .greeting(let name, let hour): self.init("greeting", .text(name), .number(hour))
    case .receipt(let prices): self.init("receipt", .list(prices.map { .number($0) }))
    case .setKnownSquares, .verdict, .globals, .specimen: return nil
    }
  }
}
