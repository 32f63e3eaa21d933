import Purity

extension Sentence {
  /// What is done where a reason leads to.
  init(deedOf reason: PurityReason) {
    let name = reason.subject
    self =
      switch reason.kind {
      case .globalRead: Sentence("purity.reads-global", ["name": name])
      case .globalWrite: Sentence("purity.changes-global", ["name": name])
      case .captureRead: Sentence("purity.reads-captured", ["name": name])
      case .captureWrite: Sentence("purity.changes-captured", ["name": name])
      case .output where reason.prints: "purity.prints"
      case .output: Sentence("purity.changes-outside", ["name": name])
      case .input: Sentence("purity.reads-outside", ["name": name])
      case .time: Sentence("purity.asks-for-time", ["name": name])
      case .random: Sentence("purity.depends-on-chance", ["name": name])
      case .identity: Sentence("purity.depends-on-identity", ["name": name])
      case .objectState where reason.changes: Sentence("purity.changes-object", ["name": name])
      case .objectState: Sentence("purity.reads-object", ["name": name])
      case .concurrency: Sentence("purity.concurrency", ["name": name])
      case .unknownC: Sentence("purity.unknown-in-c", ["name": name])
      case .unknown where name.isEmpty: "purity.not-understood"
      case .unknown: Sentence("purity.unknown-name", ["name": name])
      }
  }
}

extension Words {
  /// A reason in words: the line, the calls on the way, and what is done in the end.
  package func text(of reason: PurityReason) -> String {
    let deed = self(Sentence(deedOf: reason))
    let names = reason.calls.map { call in
      self(call.name.map { Sentence("purity.function", ["name": $0]) } ?? "purity.closure")
    }
    guard let first = names.first, let last = reason.calls.last else {
      return self("purity.reason", ["line": reason.line, "deed": deed])
    }
    let way = names.dropFirst().reduce(first) { self("purity.next-call", ["way": $0, "name": $1]) }
    return self("purity.call", ["line": reason.line, "way": way, "deed": deed, "last": last.line])
  }

  /// That a function isn't pure, and what it does.
  func text(of impurity: Impurity) -> String {
    self("verdict.impure", ["name": impurity.function, "reason": text(of: impurity.reason)])
  }
}

extension PurityReason {
  /// Whether it writes something for people to read.
  var prints: Bool {
    ["print", "debugPrint", "dump", "NSLog", "puts", "putchar", "printf", "vprintf"]
      .contains(subject)
  }
}
