import PureFunctionsScript
import SuiteSupport
import Traces

/// The lesson's functions, called one after another with what somebody chooses, beside the globals.
extension Suite: PlayableSuite {
  /// The program at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// What the globals hold.
    var globals: Globals
    /// What the last call gave, if there was one.
    var answer: Answer?

    /// Writes the globals and the answer.
    package func pack(into writer: inout Writer) {
      writer.write(globals)
      writer.write(answer)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (globals, answer) = (try reader.read(), try reader.read())
    }

    init(globals: Globals, answer: Answer? = nil) {
      (self.globals, self.answer) = (globals, answer)
    }
  }

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

  package static func moments(in trace: [Answer], playing part: RunPart<Moment>) -> [Moment] {
    var moments: [Moment] = []
    var answer = part.start?.answer
    for found in trace {
      if case .globals(let globals) = found {
        moments.append(Moment(globals: globals, answer: answer))
        answer = nil
      } else {
        answer = found
      }
    }
    return Array(moments.suffix(part.kept))
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
          label: "return", value: moment.answer.map { Tree(describing: [$0]).only } ?? .leaf("()"))
      ])
  }
}

extension Tree {
  /// What is in a list of one answer, without the kind of the answer.
  fileprivate var only: Tree {
    guard case .node(_, let answers, _) = self,
      case .node(_, let parts, _)? = answers.first?.value, let part = parts.first
    else { return self }
    return part.value
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
