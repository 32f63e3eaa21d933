import Terminal

@testable import Curriculum
@testable import Interface

extension KeyTable {
  /// How many things the key line may offer beside the help, and keys may do on any screen.
  static let (mostOffers, mostThings) = (4, 14)

  /// What keys do now, each by its sentence. What moves counts as one, from the arrows to the ends; so does
  /// what is done to a line that is typed. Ctrl-C and Ctrl-Z are those of every program, and don't count.
  var things: Set<String> {
    let moves: [Key] = .upAndDown + .furtherKeys + [.up, .down, .left, .right, .command(.page)]
    let ofTerminals: [Key] = [.control("c"), .control("z")]
    return entries.reduce(into: []) { things, entry in
      let keys = entry.allKeys.filter { key in
        let decides = entries.first { $0.takes(key) && !$0.events(key).isEmpty }
        return decides?.sentence == entry.sentence && !ofTerminals.contains(key)
      }
      if entry.takesText || entry.sentence.key.hasPrefix("keys.delete")
        || entry.sentence.key.contains("cursor")
      {
        things.insert("typing")
      } else if !keys.isEmpty {
        things.insert(keys.allSatisfy(moves.contains) ? "moving" : entry.sentence.key)
      }
    }
  }

  /// What is wrong with it, in words: too much to choose from, or to learn.
  func excess(_ window: WindowDrawing) -> String? {
    let line = window.keyLine(self, room: 1_000).plainText
    // What stands in the line is separated so; the help counts for itself.
    let offers = line.components(separatedBy: " · ").filter { !$0.hasPrefix("? ") }
    if offers.count > Self.mostOffers { return "\(offers.count) things in the line: \(line)" }
    let things = things
    guard things.count > Self.mostThings else { return nil }
    return "\(things.count) things: \(things.sorted())"
  }
}
