import Terminal

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
