/// Texts beside each other, as the language has it. Nothing else puts a sign or a space between texts
/// that are read.
extension Words {
  /// Things of one kind, one after the other.
  package func list(_ texts: [String]) -> String {
    joined(texts, "join.list")
  }

  /// What there is to say of one thing, piece by piece.
  package func parts(_ texts: [String]) -> String {
    joined(texts, "join.parts")
  }

  /// A title as it is said, whose pieces are told apart by a sign where it is seen.
  func spoken(_ title: String) -> String {
    parts(title.split(separator: " · ", omittingEmptySubsequences: false).map(String.init))
  }

  /// Sentences one after the other, without those that are empty.
  package func sentences(_ texts: [String]) -> String {
    joined(texts.filter { !$0.isEmpty }, "join.sentences")
  }

  private func joined(_ texts: [String], _ key: String) -> String {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { self(key, ["first": $0, "next": $1]) }
  }

  /// A text as it stands before others that aren't part of it.
  package func beginning(_ text: String) -> String {
    self("join.sentences", ["first": text, "next": ""])
  }

  /// A text with the full stop that it lacks.
  func ended(_ text: String) -> String { self("join.full-stop", ["text": text]) }

  /// A text behind what it is about.
  package func labelled(_ label: String, _ text: String) -> String {
    self("join.label", ["label": label, "text": text])
  }

  /// What a text is about, as it stands before that text.
  func label(_ label: String) -> String { labelled(label, "") }

  /// A text with something said by the way.
  func aside(_ text: String, _ aside: String) -> String {
    self("join.aside", ["text": text, "aside": aside])
  }

  /// What is only said by the way.
  func bracketed(_ text: String) -> String { self("join.brackets", ["text": text]) }

  /// A share in percent.
  func percent(_ count: Int) -> String { self("join.percent", ["count": count]) }
}
