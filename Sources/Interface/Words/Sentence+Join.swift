/// How texts stand beside each other: each language has its own signs and spaces for that.
extension Sentence {
  static func joinList(first: String, next: String) -> Sentence {
    Sentence("join.list", ["first": first, "next": next])
  }
  static func joinParts(first: String, next: String) -> Sentence {
    Sentence("join.parts", ["first": first, "next": next])
  }
  static func joinClauses(first: String, next: String) -> Sentence {
    Sentence("join.clauses", ["first": first, "next": next])
  }
  static func joinSentences(first: String, next: String) -> Sentence {
    Sentence("join.sentences", ["first": first, "next": next])
  }
  static func joinFullStop(text: String) -> Sentence {
    Sentence("join.full-stop", ["text": text])
  }
  /// What something is called, and what there is to say of it.
  package static func joinLabel(label: String, text: String) -> Sentence {
    Sentence("join.label", ["label": label, "text": text])
  }
  static func joinAside(text: String, aside: String) -> Sentence {
    Sentence("join.aside", ["text": text, "aside": aside])
  }
  static func joinBrackets(text: String) -> Sentence {
    Sentence("join.brackets", ["text": text])
  }
  static func joinPercent(count: Int) -> Sentence {
    Sentence("join.percent", ["count": count])
  }
}
