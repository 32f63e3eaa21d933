import Terminal

/// An action of keys on a screen.
///
/// The meaning of keys, the key line and the help all come from these entries, so they can't
/// contradict each other.
struct KeyEntry {
  /// The key of its text: the text's first line is for the key line, its last one for the help.
  var sentence: Sentence
  /// The keys shown in the key line.
  var keys: [Key]
  /// Further keys with the same or a similar effect, shown in the help only.
  var others: [Key]
  /// Whether any typed or pasted text triggers it, too.
  var takesText = false
  /// Whether it stays in the key line in a narrow window.
  var isKept = false
  /// The group under which the help lists it.
  var group = KeyGroup.everywhere
  /// The events for one of the keys; empty if it has no effect now.
  var events: (Key) -> [AppEvent]

  init(
    _ sentence: Sentence, _ keys: [Key] = [], others: [Key] = [], takesText: Bool = false,
    isKept: Bool = false, _ events: @escaping (Key) -> [AppEvent]
  ) {
    self.sentence = sentence
    self.keys = keys
    self.others = others
    self.takesText = takesText
    self.isKept = isKept
    self.events = events
  }

  /// An entry whose keys all send the same event; nil if they have no effect now.
  init(
    _ sentence: Sentence, _ keys: [Key] = [], others: [Key] = [], isKept: Bool = false,
    sends event: AppEvent?
  ) {
    self.init(sentence, keys, others: others, isKept: isKept) { _ in event.map { [$0] } ?? [] }
  }

  /// An entry for a command, whose letter is the same on every screen.
  init(_ sentence: Sentence, _ command: KeyCommand, sends event: AppEvent?) {
    self.init(sentence, [.command(command)], sends: event)
  }

  /// An entry that moves between `count` positions; no effect at the ends.
  static func moving(
    _ sentence: Sentence, _ keys: [Key] = [], others: [Key] = [], from place: Int, of count: Int,
    by step: Int = 1, _ event: @escaping (Int) -> AppEvent
  ) -> KeyEntry {
    KeyEntry(sentence, keys, others: others) { key in
      let next = max(0, min(place + (key.leadsBack ? -step : step), count - 1))
      return next == place ? [] : [event(next)]
    }
  }

  static func choosing(
    from place: Int, of count: Int, others: [Key] = .upAndDown, _ event: @escaping (Int) -> AppEvent
  ) -> KeyEntry {
    .moving("keys.choose", [.up, .down], others: others, from: place, of: count, event)
  }

  var allKeys: [Key] { keys + others }

  func takes(_ key: Key) -> Bool {
    if allKeys.contains(key) { return true }
    switch key {
    case .character, .paste: return takesText
    default: return false
    }
  }
}

extension Key {
  /// Whether it moves to a previous item rather than to the next.
  var leadsBack: Bool {
    [.up, .left, .backTab, .pageUp, .home, .command(.up), .command(.previous)].contains(self)
  }
}

/// The meanings of all keys on a screen, the most useful first.
struct KeyTable {
  var entries: [KeyEntry]

  /// The events for a key: those of the first entry that accepts it and has an effect now.
  func events(for key: Key) -> [AppEvent] { deciding(key)?.events ?? [] }

  /// The entries for the key line: those that have an effect now, with their effective keys.
  var offers: [(entry: KeyEntry, keys: [Key])] {
    entries.indices.compactMap { index in
      let keys = entries[index].keys.filter { deciding($0)?.index == index }
      return keys.isEmpty ? nil : (entries[index], keys)
    }
  }

  private func deciding(_ key: Key) -> (index: Int, events: [AppEvent])? {
    for index in entries.indices where entries[index].takes(key) {
      let events = entries[index].events(key)
      if !events.isEmpty { return (index, events) }
    }
    return nil
  }
}

/// The letters and signs for commands. Each has the same meaning on every screen: a duplicate
/// doesn't compile. None is the letter of an answer.
enum KeyCommand: Character, CaseIterable {
  case test = "t"
  case edit = "e"
  case hint = "h"
  case play = "p"
  case run = "R"
  case watch = "w"
  case solution = "s"
  case reset = "r"
  case undo = "u"
  case redo = "U"
  case verdict = "v"
  case why = "g"
  case contents = "o"
  case recall = "Q"
  case answer = "x"
  case next = "n"
  case previous = "N"
  case search = "/"
  case up = "k"
  case down = "j"
  case page = " "
  case help = "?"
  case quit = "q"
  case language = "L"
  // The commands while a run is played.
  case insert = "i"
  case takeOut = "d"
  case compare = "="
  case more = ":"
}

extension Key {
  static func command(_ command: KeyCommand) -> Key { .character(command.rawValue) }
}

extension [Key] {
  /// The letters with the same meaning as the arrow keys.
  static var upAndDown: [Key] { [.command(.up), .command(.down)] }
  /// What goes further than an arrow.
  static var furtherKeys: [Key] { [.pageUp, .pageDown, .home, .end] }
}

/// The groups of keys in the help, in order.
enum KeyGroup: CaseIterable {
  case question, text, lessons, verdict, code, app, time, history, everywhere
}

extension KeyGroup: SentenceKey { static let heading = "keys-for." }

extension [KeyEntry] {
  /// The entries with this group.
  func under(_ group: KeyGroup) -> [KeyEntry] {
    map { entry in
      var entry = entry
      entry.group = group
      return entry
    }
  }
}

/// The events for a key, depending on what is on the screen; the only entry point of the
/// full-screen interface.
package func events(for key: Key, in state: AppState, _ window: WindowDrawing) -> [AppEvent] {
  let table = KeyTable(for: state, window)
  let events = table.events(for: key)
  // Keys that can be entered as text aren't normalized.
  return events.isEmpty ? table.events(for: key.usual) : events
}
