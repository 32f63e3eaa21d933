import Purity

/// Why functions aren't pure.
extension Sentence {
  static func verdictImpure(name: String, reason: String) -> Sentence {
    Sentence("verdict.impure", ["name": name, "reason": reason])
  }
  static func purityReason(line: Int, deed: String) -> Sentence {
    Sentence("purity.reason", ["line": line, "deed": deed])
  }
  static func purityCall(line: Int, way: String, deed: String, last: Int) -> Sentence {
    Sentence("purity.call", ["line": line, "way": way, "deed": deed, "last": last])
  }
  static func purityNextCall(way: String, name: String) -> Sentence {
    Sentence("purity.next-call", ["way": way, "name": name])
  }
  static let purityClosure = Sentence("purity.closure")
  static func purityFunction(name: String) -> Sentence {
    Sentence("purity.function", ["name": name])
  }
  static func purityReadsGlobal(name: String) -> Sentence {
    Sentence("purity.reads-global", ["name": name])
  }
  static func purityChangesGlobal(name: String) -> Sentence {
    Sentence("purity.changes-global", ["name": name])
  }
  static func purityReadsCaptured(name: String) -> Sentence {
    Sentence("purity.reads-captured", ["name": name])
  }
  static func purityChangesCaptured(name: String) -> Sentence {
    Sentence("purity.changes-captured", ["name": name])
  }
  static let purityPrints = Sentence("purity.prints")
  static func purityChangesOutside(name: String) -> Sentence {
    Sentence("purity.changes-outside", ["name": name])
  }
  static func purityReadsOutside(name: String) -> Sentence {
    Sentence("purity.reads-outside", ["name": name])
  }
  static func purityAsksForTime(name: String) -> Sentence {
    Sentence("purity.asks-for-time", ["name": name])
  }
  static func purityDependsOnChance(name: String) -> Sentence {
    Sentence("purity.depends-on-chance", ["name": name])
  }
  static func purityDependsOnIdentity(name: String) -> Sentence {
    Sentence("purity.depends-on-identity", ["name": name])
  }
  static func purityReadsObject(name: String) -> Sentence {
    Sentence("purity.reads-object", ["name": name])
  }
  static func purityChangesObject(name: String) -> Sentence {
    Sentence("purity.changes-object", ["name": name])
  }
  static func purityConcurrency(name: String) -> Sentence {
    Sentence("purity.concurrency", ["name": name])
  }
  static func purityUnknownInC(name: String) -> Sentence {
    Sentence("purity.unknown-in-c", ["name": name])
  }
  static func purityUnknownName(name: String) -> Sentence {
    Sentence("purity.unknown-name", ["name": name])
  }
  static let purityNotUnderstood = Sentence("purity.not-understood")
}

extension Sentence {
  /// What is done where a reason leads to.
  init(deedOf reason: PurityReason) {
    let name = reason.subject
    self =
      switch reason.kind {
      case .globalRead: .purityReadsGlobal(name: name)
      case .globalWrite: .purityChangesGlobal(name: name)
      case .captureRead: .purityReadsCaptured(name: name)
      case .captureWrite: .purityChangesCaptured(name: name)
      case .output where reason.prints: .purityPrints
      case .output: .purityChangesOutside(name: name)
      case .input: .purityReadsOutside(name: name)
      case .time: .purityAsksForTime(name: name)
      case .random: .purityDependsOnChance(name: name)
      case .identity: .purityDependsOnIdentity(name: name)
      case .objectState where reason.changes: .purityChangesObject(name: name)
      case .objectState: .purityReadsObject(name: name)
      case .concurrency: .purityConcurrency(name: name)
      case .unknownC: .purityUnknownInC(name: name)
      case .unknown where name.isEmpty: .purityNotUnderstood
      case .unknown: .purityUnknownName(name: name)
      }
  }
}

extension Words {
  /// A reason in words: the line, the calls on the way, and what is done in the end.
  package func text(of reason: PurityReason) -> String {
    let deed = self(Sentence(deedOf: reason))
    let names = reason.calls.map { call in
      self(call.name.map { .purityFunction(name: $0) } ?? .purityClosure)
    }
    guard let first = names.first, let last = reason.calls.last else {
      return self(.purityReason(line: reason.line, deed: deed))
    }
    let way = names.dropFirst().reduce(first) { self(.purityNextCall(way: $0, name: $1)) }
    return self(.purityCall(line: reason.line, way: way, deed: deed, last: last.line))
  }

  /// That a function isn't pure, and what it does.
  func text(of impurity: Impurity) -> String {
    self(.verdictImpure(name: impurity.function, reason: text(of: impurity.reason)))
  }
}

extension PurityReason {
  /// Whether it writes something for people to read.
  var prints: Bool {
    ["print", "debugPrint", "dump", "NSLog", "puts", "putchar", "printf", "vprintf"]
      .contains(subject)
  }
}
