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
