/// A known mistake of learners, as code that makes it.
public struct Mistake<Sample, Outcome: Equatable> {
  let name: String
  /// Whether it is considered only if no other mistake matches.
  let isGeneral: Bool
  /// Whether the outcome of a sample depends on earlier ones, as the mistake's text then says.
  let remembers: Bool
  let explains: (_ seen: [(Sample, Outcome)]) -> Bool
  /// The outcome for a sample; nil if the mistake doesn't determine it.
  let model: ((Sample) -> Outcome)?

  /// A mistake defined by a model that makes it; with `remembers`, the model keeps state between
  /// samples.
  public init(
    _ name: String, remembers: Bool = false, _ model: @escaping (Sample) -> Outcome
  ) {
    self.name = name
    self.remembers = remembers
    isGeneral = false
    explains = { seen in seen.allSatisfy { model($0) == $1 } }
    self.model = model
  }

  /// Matches exercises that are right for the samples in the lesson's text and wrong for most
  /// others.
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

  /// Matches exercises whose outcomes have the right elements, somewhere in the wrong order, if
  /// `isMeant` accepts the outcomes.
  public static func onlyOrder<Element: Equatable>(
    _ name: String, where isMeant: @escaping ([Outcome]) -> Bool = { _ in true },
    right: @escaping (Sample) -> Outcome
  ) -> Mistake where Outcome == [Element] {
    Mistake(generally: name) { seen in
      seen.contains { right($0.0) != $0.1 } && isMeant(seen.map(\.1))
        && seen.allSatisfy { [nil, .order].contains($1.deviation(from: right($0))) }
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
