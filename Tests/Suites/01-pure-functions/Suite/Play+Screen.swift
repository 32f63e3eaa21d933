import PureFunctionsScript
import SuiteSupport

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
      PlayButton(name, key: key, sends: PlayEvent(command) ?? forms[0].initial, asking: true))
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
