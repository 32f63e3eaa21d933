import Terminal

/// Something that keys do on a screen.
///
/// What a key does, what the key line offers and what the help explains come from the same entries,
/// so that none of them can say something else.
struct KeyEntry {
  /// Its text: the first line stands in the key line, the last one in the help.
  var sentence: Sentence
  /// The keys that the key line names.
  var keys: [Key]
  /// More keys that do the same, or the like; only the help names them.
  var others: [Key]
  /// Whether whatever is typed or pasted does it, too.
  var takesText = false
  /// Whether it stays in the key line however narrow the window is.
  var isKept = false
  /// Under which title the help lists it.
  var group = KeyGroup.everywhere
  /// What comes of one of the keys; nothing where it can do nothing now.
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

  /// An entry whose keys all do the same; nil if they can do nothing now.
  init(
    _ sentence: Sentence, _ keys: [Key] = [], others: [Key] = [], isKept: Bool = false,
    sends event: AppEvent?
  ) {
    self.init(sentence, keys, others: others, isKept: isKept) { _ in event.map { [$0] } ?? [] }
  }

  /// An entry for one command, which is the same letter on every screen.
  init(_ sentence: Sentence, _ command: KeyCommand, sends event: AppEvent?) {
    self.init(sentence, [.command(command)], sends: event)
  }

  /// An entry that goes from one place to another, of so many; it does nothing where there are no more.
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
  /// Whether it leads to what stands before, and not to what follows.
  var leadsBack: Bool {
    let commands: [KeyCommand] = [
      .up, .pageUp, .previous, .moveUp, .branchBefore, .slower, .foldAll,
    ]
    return [.up, .left, .backTab, .pageUp, .home].contains(self)
      || commands.contains { self == .command($0) }
  }
}

/// What every key does on a screen, the most useful first.
struct KeyTable {
  var entries: [KeyEntry]

  /// What a key does: the first entry decides that takes it and can do something now.
  func events(for key: Key) -> [AppEvent] { deciding(key)?.events ?? [] }

  /// What the key line offers: the entries that do something now, each with the keys that do it.
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

/// The letters and signs that are commands. Each means the same on every screen: the compiler refuses
/// a second meaning.
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
  case contents = "c"
  case recall = "Q"
  case showAnswer = "x"
  case next = "n"
  case previous = "N"
  case search = "/"
  case unfoldAll = "o"
  case foldAll = "O"
  case up = "k"
  case down = "j"
  case page = " "
  case pageUp = "b"
  case help = "?"
  case quit = "q"
  case language = "L"
  // Where a run is played.
  case insert = "i"
  case takeOut = "d"
  case moveUp = "K"
  case moveDown = "J"
  case mark = "m"
  case branch = "B"
  case branchBefore = "["
  case branchAfter = "]"
  case compare = "="
  case hold = "H"
  case predict = "P"
  case slower = "<"
  case faster = ">"
  case files = "f"
}

extension Key {
  static func command(_ command: KeyCommand) -> Key { .character(command.rawValue) }
}

extension [Key] {
  /// What the arrows mean, too.
  static var upAndDown: [Key] { [.command(.up), .command(.down)] }
}

/// What keys are for: the titles in the help, in its order.
enum KeyGroup: CaseIterable {
  case question, text, lessons, verdict, code, app, time, history, everywhere
}

extension KeyGroup: SentenceKey { static let heading = "keys-for." }

extension [KeyEntry] {
  /// The same entries, which the help lists under this title.
  func under(_ group: KeyGroup) -> [KeyEntry] {
    map { entry in
      var entry = entry
      entry.group = group
      return entry
    }
  }
}

/// What a key means, given what is on the screen: the window's only way in.
package func events(for key: Key, in state: AppState, _ window: WindowDrawing) -> [AppEvent] {
  let table = KeyTable(for: state, window)
  let events = table.events(for: key)
  // A key that can be typed as text is typed as it is.
  return events.isEmpty ? table.events(for: key.usual) : events
}
