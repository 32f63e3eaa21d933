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
    _ sentence: Sentence, _ keys: [Key], others: [Key] = [], takesText: Bool = false,
    isKept: Bool = false,
    _ events: @escaping (Key) -> [AppEvent]
  ) {
    self.sentence = sentence
    self.keys = keys
    self.others = others
    self.takesText = takesText
    self.isKept = isKept
    self.events = events
  }

  /// An entry whose keys all do the same.
  init(
    _ sentence: Sentence, _ keys: [Key], others: [Key] = [], isKept: Bool = false,
    sends events: AppEvent...
  ) {
    self.init(sentence, keys, others: others, isKept: isKept) { _ in events }
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

/// Entries below a heading of their own in the help.
struct KeySection {
  var title: Sentence
  var entries: [KeyEntry]
}

/// What a key means, given what is on the screen: the window's only way in.
package func events(for key: Key, in state: AppState, _ window: WindowDrawing) -> [AppEvent] {
  let table = KeyTable(for: state, window)
  let events = table.events(for: key)
  // What can be written somewhere is written as it is.
  return events.isEmpty ? table.events(for: key.usual) : events
}
