/// A mistake that learners are known to make, as code that shows it.
public struct Mistake<Sample, Outcome: Equatable> {
  let name: String
  /// Whether it is only asked when nothing more exact is known.
  let isGeneral: Bool
  /// Whether what it makes of a sample depends on those before: its words tell of a memory.
  let remembers: Bool
  let explains: (_ seen: [(Sample, Outcome)]) -> Bool
  /// What comes of a sample; nil if it isn't known exactly.
  let model: ((Sample) -> Outcome)?

  /// A model that makes this mistake, and no other; one that remembers keeps something from one sample to the
  /// next.
  public init(
    _ name: String, remembers: Bool = false, _ model: @escaping (Sample) -> Outcome
  ) {
    self.name = name
    self.remembers = remembers
    isGeneral = false
    explains = { seen in seen.allSatisfy { model($0) == $1 } }
    self.model = model
  }

  /// Right for the samples that stand in the lesson's text, and wrong for most others.
  public static func onlyExamples(
    _ name: String, right: @escaping (Sample) -> Outcome,
    isExample: @escaping (Sample) -> Bool
  ) -> Mistake {
    Mistake(generally: name) { seen in
      let examples = seen.filter { isExample($0.0) }
      let others = seen.filter { !isExample($0.0) }
      let wrong = others.count { right($0.0) != $0.1 }
      return !examples.isEmpty && examples.allSatisfy { right($0.0) == $0.1 }
        && wrong * 2 > others.count
    }
  }

  /// Every outcome has what it should have, but not in this order everywhere, where such outcomes are meant.
  public static func onlyOrder<Element: Equatable>(
    _ name: String, where isMeant: @escaping ([Outcome]) -> Bool = { _ in true },
    right: @escaping (Sample) -> Outcome
  ) -> Mistake where Outcome == [Element] {
    Mistake(generally: name) { seen in
      seen.contains { right($0.0) != $0.1 } && isMeant(seen.map(\.1))
        && seen.allSatisfy { sample, outcome in right(sample).isReordered(in: outcome) }
    }
  }

  private init(generally name: String, _ explains: @escaping ([(Sample, Outcome)]) -> Bool) {
    self.name = name
    remembers = false
    isGeneral = true
    self.explains = explains
    model = nil
  }
}

extension Array where Element: Equatable {
  /// Whether the other array has the same elements as often, in any order.
  fileprivate func isReordered(in other: [Element]) -> Bool {
    guard count == other.count else { return false }
    var rest = other
    for element in self {
      guard let index = rest.firstIndex(of: element) else { return false }
      rest.remove(at: index)
    }
    return true
  }
}
