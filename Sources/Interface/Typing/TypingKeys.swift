import Terminal

extension KeyEntry {
  /// The keys that change a line that is being typed.
  ///
  /// - Parameter send: what tells of a change.
  static func typing(
    in line: TypedLine, _ send: @escaping (TypedLineEvent) -> AppEvent
  ) -> [KeyEntry] {
    func events(_ key: Key) -> [AppEvent] {
      guard let event = TypedLineEvent(key) else { return [] }
      var after = line
      typedLineReducer(&after, event)
      return after == line ? [] : [send(event)]
    }
    return [
      KeyEntry("keys.move-cursor", [], others: [.left, .right], events),
      KeyEntry("keys.cursor-start", [], others: [.home, .control("a")], events),
      KeyEntry("keys.cursor-end", [], others: [.end, .control("e")], events),
      KeyEntry("keys.delete", [], others: [.backspace, .delete], events),
      KeyEntry("keys.delete-word", [], others: [.control("w")], events),
      KeyEntry("keys.delete-to-start", [], others: [.control("u")], events),
      KeyEntry("keys.delete-to-end", [], others: [.control("k")], events),
      KeyEntry("keys.type", [], takesText: true, events),
    ]
  }
}

extension TypedLineEvent {
  /// What a key does to a line that is being typed.
  fileprivate init?(_ key: Key) {
    switch key {
    case .character(let character): self = .typed(String(character))
    case .paste(let text): self = .typed(text)
    case .left: self = .movedLeft
    case .right: self = .movedRight
    case .home, .control("a"): self = .movedToStart
    case .end, .control("e"): self = .movedToEnd
    case .backspace: self = .deletedBackward
    case .delete: self = .deletedForward
    case .control("w"): self = .deletedWord
    case .control("u"): self = .deletedToStart
    case .control("k"): self = .deletedToEnd
    default: return nil
    }
  }
}
