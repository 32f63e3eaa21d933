import SuiteSupport

extension EventForm {
  /// Some event of this kind.
  package func sample(using generator: inout SeededGenerator) -> PlayEvent {
    PlayEvent(name: name, values: parts.map { $0.field.sample(using: &generator) })
  }
}

extension PlayField {
  /// Texts that are typed, read and drawn in another way than most.
  package static let nastyTexts = [
    "", "ada", "Ann", "abcdefghijklmnopqrst", "e\u{301}", "👩‍👩‍👧", "\u{1B}[31m", "{count}", "\"\n",
  ]
  private static let numbers = [
    0, 1, 2, 3, 5, 9, 12, 23, -1, -40, 1_000_000_000_000_000_000, -1_000_000_000_000_000_000,
  ]

  /// Some value that fits.
  package func sample(using generator: inout SeededGenerator) -> PlayValue {
    switch self {
    case .text, .secret: return .text(Self.nastyTexts.randomElement(using: &generator) ?? "")
    case .number: return .number(Self.numbers.randomElement(using: &generator) ?? 0)
    case .flag: return .flag(Bool.random(using: &generator))
    case .choice(let names): return .text(names.randomElement(using: &generator) ?? "")
    case .list(.number):
      // In ascending order and each once: otherwise a set of positions is another list afterwards.
      return .list((0..<5).filter { _ in Bool.random(using: &generator) }.map { .number($0) })
    case .list(let element):
      let count = Int.random(in: 0...5, using: &generator)
      return .list((0..<count).map { _ in element.sample(using: &generator) })
    case .value(_, let parts):
      return .list(parts.map { $0.field.sample(using: &generator) })
    }
  }
}
