import SuiteSupport
import YourOwnAppScript

extension Suite {
  /// What hangs above the stove: the learner's own lines, each with the button that comes next.
  static func screen(of moment: Moment) -> PlayScreen {
    let first = moment.lines.compactMap { TimerLine($0).id }.first ?? 1
    let lines = moment.lines.prefix(room).map { line in
      var elements = [PlayElement.text("line", values: ["text": cut(line, to: longest)])]
      if let button = TimerLine(line).button { elements.insert(button, at: 0) }
      return elements
    }
    let hidden = moment.lines.count - lines.count
    let more =
      hidden > 0
      ? [[PlayElement.text("more", values: ["count": "\(hidden)"], tone: .quiet)]] : []
    return PlayScreen(lines: buttons(for: first) + lines + more + [bell(moment.rung)])
  }

  /// How many timers are seen at once.
  private static let room = Model.room
  /// How much of a line there is room for beside its button.
  private static let longest = 30

  private static func buttons(for id: Int) -> [[PlayElement]] {
    [
      [
        .button(
          PlayButton("add", key: "a", sends: PlayEvent(.add(60, "Tea")), asking: true)),
        .button(PlayButton("second", key: "s", sends: PlayEvent(.secondPassed))),
        .button(PlayButton("tap", key: "t", sends: PlayEvent(.start(id)), asking: true)),
        .button(PlayButton("remove", key: "r", sends: PlayEvent(.remove(id)), asking: true)),
      ]
    ]
  }

  private static func bell(_ names: [String]) -> [PlayElement] {
    names.isEmpty
      ? [.text("silent", tone: .quiet)]
      : [
        .text(
          "rung", values: ["names": cut(names.joined(separator: ", "), to: longest)], tone: .good)
      ]
  }

  private static func cut(_ text: String, to length: Int) -> String {
    text.count > length ? text.prefix(length - 1) + "…" : text
  }
}

/// A line of the learner's screen, as far as it is what the lesson asks for.
private struct TimerLine {
  var id: Int?
  private var status: Substring

  init(_ line: String) {
    let words = line.split(separator: " ")
    id = words.first.flatMap { Int($0) }
    status = words.last ?? ""
  }

  /// What one would press next.
  var button: PlayElement? {
    guard let id else { return nil }
    return switch status {
    case "stopped": .button(PlayButton("start", sends: PlayEvent(.start(id))))
    case "running": .button(PlayButton("pause", sends: PlayEvent(.pause(id))))
    case "rings": .button(PlayButton("reset", sends: PlayEvent(.reset(id))))
    default: nil
    }
  }
}
