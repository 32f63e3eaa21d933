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

  /// An entry that goes from one place to another, of so many; it does nothing where there are no more.
  ///
  /// - Parameter step: how many places a key goes.
  static func moving(
    _ sentence: Sentence, _ keys: [Key] = [], others: [Key] = [], from place: Int, of count: Int,
    by step: Int = 1, _ event: @escaping (Int) -> AppEvent
  ) -> KeyEntry {
    KeyEntry(sentence, keys, others: others) { key in
      let next = max(0, min(place + (key.leadsBack ? -step : step), count - 1))
      return next == place ? [] : [event(next)]
    }
  }

  /// An entry that chooses another one of a list.
  static func choosing(
    from place: Int, of count: Int, others: [Key] = ["k", "j"], _ event: @escaping (Int) -> AppEvent
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
    [.up, .left, .backTab, .pageUp, .home, "k", "K", "g", "[", "<"].contains(self)
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

struct KeySection {
  var title: Sentence
  var entries: [KeyEntry]
}

/// What a key means, given what is on the screen: the window's only way in.
package func events(for key: Key, in state: AppState, _ window: WindowDrawing) -> [AppEvent] {
  let table = KeyTable(for: state, window)
  let events = table.events(for: key)
  // A key that can be typed as text is typed as it is.
  return events.isEmpty ? table.events(for: key.usual) : events
}
