/// Finds out which known mistake an exercise makes, once one of its checks has failed.
///
/// The exercise is asked all samples, and its outcomes are compared with those of every known mistake.
/// One that shows the same outcome everywhere is named, if it is the only one: a wrong name is worse
/// than none.
public struct Diagnosis<Lesson: LessonSuite> {
  let isAbout: (CatalogueEntry) -> Bool
  /// The name of the only known mistake that behaves like the exercise; of an exercise that remembers
  /// something from one question to the next, of a mistake that says so.
  let mistake: (TestContext<Lesson>, _ remembers: Bool) throws -> String?
  /// The mistakes that no sample tells from right behaviour, or from another mistake; where the model
  /// answers.
  let confusions: (TestContext<Lesson>) throws -> [Confusion]

  /// Explains failed checks.
  ///
  /// - Parameters:
  ///   - step: the step whose failed checks are explained.
  ///   - checks: those that are, where a step has parts that can be wrong each for itself.
  ///   - samples: whatever tells the mistakes apart; each mistake has to differ from the right
  ///     behaviour, and from every other mistake, in at least one.
  ///   - exercise: what an exercise makes of a sample.
  ///   - mistakes: the names are those under `## Mistakes` in the lesson's `Feedback.md`.
  public init<Sample, Outcome: Equatable>(
    step: Int? = nil, checks: [String] = [], samples: [Sample],
    exercise: @escaping (TestContext<Lesson>, Sample) throws -> Outcome,
    mistakes: [Mistake<Sample, Outcome>]
  ) {
    self.init(
      isAbout: { $0.step == step || checks.contains($0.id) }, mistakes: mistakes,
      ask: { context in try samples.map { ($0, try exercise(context, $0)) } })
  }

  /// Compares what matters of the traces of scripts, which are all asked at once; says nothing about an
  /// exercise that isn't meant.
  public init<View: Equatable>(
    checks: [String], scripts: [Lesson.Script], seeing view: @escaping (Lesson.Trace) -> View,
    if isMeant: @escaping (TestContext<Lesson>) throws -> Bool = { _ in true },
    mistakes: [Mistake<Lesson.Script, View>]
  ) {
    self.init(
      isAbout: { checks.contains($0.id) }, mistakes: mistakes,
      ask: { context in
        guard try isMeant(context) else { return nil }
        return Array(zip(scripts, try context.traces(of: scripts).map(view)))
      })
  }

  /// - Parameter ask: what the exercise makes of each sample; nil if that isn't asked.
  private init<Sample, Outcome: Equatable>(
    isAbout: @escaping (CatalogueEntry) -> Bool, mistakes: [Mistake<Sample, Outcome>],
    ask: @escaping (TestContext<Lesson>) throws -> [(Sample, Outcome)]?
  ) {
    self.isAbout = isAbout
    mistake = { context, remembers in
      guard let seen = try ask(context) else { return nil }
      for kind in [mistakes.filter { !$0.isGeneral }, mistakes.filter(\.isGeneral)] {
        // One mistake may have several models: there is more than one way to make it.
        let explaining = kind.filter { $0.explains(seen) }
        let names = Set(explaining.map(\.name))
        guard names.isEmpty else {
          // Whoever remembers does things that look like any mistake.
          let isCertain = !remembers || explaining.allSatisfy(\.remembers)
          return names.count == 1 && isCertain ? names.first : nil
        }
      }
      return nil
    }
    confusions = { context in
      guard let right = try ask(context) else { return [] }
      return mistakes.enumerated().flatMap { index, mistake -> [Confusion] in
        guard let model = mistake.model else {
          return mistake.explains(right) ? [Confusion(mistake: mistake.name)] : []
        }
        let seen = right.map { ($0.0, model($0.0)) }
        if zip(seen, right).allSatisfy({ $0.1 == $1.1 }) {
          return [Confusion(mistake: mistake.name)]
        }
        return mistakes[..<index].filter {
          $0.name != mistake.name && $0.isGeneral == mistake.isGeneral && $0.explains(seen)
        }.map { Confusion(mistake: mistake.name, other: $0.name) }
      }
    }
  }

  /// Names an exercise that prints whatever it is asked: one that doesn't always is another matter. At least
  /// one script is of each kind that the function knows.
  public init(printing name: String, check: String, scripts: [Lesson.Script]) {
    self.init(
      checks: [check], samples: scripts,
      exercise: { context, script in try !context.output(of: script).isEmpty },
      mistakes: [Mistake(name) { _ in true }])
  }
}

/// Two mistakes that show the same outcome for every sample.
public struct Confusion: Equatable, Sendable {
  /// The name of the mistake that is not told from the other.
  public var mistake: String
  /// The other one; nil if it is no mistake at all.
  public var other: String?
}
