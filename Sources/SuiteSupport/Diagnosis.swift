/// Finds the known mistake behind failed checks.
///
/// The exercise plays all samples, and its outcomes are compared with those of every known mistake.
/// A mistake is named only if it is the only one with the same outcomes everywhere: a wrong name is
/// worse than none.
public struct Diagnosis<Lesson: LessonSuite> {
  let isAbout: (CatalogueEntry) -> Bool
  /// The checks and the mistakes that it names.
  let names: DiagnosisNames
  /// The name of the only known mistake that behaves like the exercise; nil if there is none or
  /// several. For an exercise that remembers earlier questions, only mistakes that include that are
  /// named. `explainsAll` is false for a mistake beside others, and for a symptom.
  let mistake: (TestContext<Lesson>, _ remembers: Bool) throws -> (name: String, explainsAll: Bool)?
  /// Asked of the model: the mistakes that no sample distinguishes from the model or from another
  /// mistake.
  let confusions: (TestContext<Lesson>) throws -> [Confusion]

  /// Makes a diagnosis for failed checks.
  ///
  /// - Parameters:
  ///   - step: the step whose failed checks are explained.
  ///   - checks: the ids of further checks to explain, if a step's parts can fail independently.
  ///   - samples: inputs such that each mistake differs from the right behaviour, and from every
  ///     other mistake, in at least one.
  ///   - exercise: returns the exercise's outcome for a sample.
  ///   - mistakes: the known mistakes; their names are those under `## Mistakes` in `Feedback.md`.
  ///   - symptoms: named, under the same heading, if no mistake is: the first one that matches.
  public init<Sample, Outcome: Equatable>(
    step: Int? = nil, checks: [String] = [], samples: [Sample],
    exercise: @escaping (TestContext<Lesson>, Sample) throws -> Outcome,
    mistakes: [Mistake<Sample, Outcome>], otherwise symptoms: [Symptom<Sample, Outcome>] = []
  ) {
    self.init(
      isAbout: { $0.step == step || checks.contains($0.id) }, checks: checks, mistakes: mistakes,
      symptoms: symptoms,
      ask: { context in try samples.map { ($0, try exercise(context, $0)) } })
  }

  /// Compares views of the traces of scripts, which are all asked together. Skipped if `isMeant`
  /// returns false for the exercise.
  public init<View: Equatable>(
    checks: [String], scripts: [Lesson.Script], seeing view: @escaping (Lesson.Trace) -> View,
    if isMeant: @escaping (TestContext<Lesson>) throws -> Bool = { _ in true },
    mistakes: [Mistake<Lesson.Script, View>],
    otherwise symptoms: [Symptom<Lesson.Script, View>] = []
  ) {
    self.init(
      isAbout: { checks.contains($0.id) }, checks: checks, mistakes: mistakes,
      symptoms: symptoms,
      ask: { context in
        guard try isMeant(context) else { return nil }
        return Array(zip(scripts, try context.traces(of: scripts).map(view)))
      })
  }

  /// - Parameter ask: returns the samples with the exercise's outcomes; nil to skip the diagnosis.
  private init<Sample, Outcome: Equatable>(
    isAbout: @escaping (CatalogueEntry) -> Bool, checks: [String],
    mistakes: [Mistake<Sample, Outcome>], symptoms: [Symptom<Sample, Outcome>],
    ask: @escaping (TestContext<Lesson>) throws -> [(Sample, Outcome)]?
  ) {
    self.isAbout = isAbout
    names = DiagnosisNames(
      checks: Set(checks), mistakes: Set(mistakes.map(\.name) + symptoms.map(\.name)),
      limits: Set(symptoms.filter(\.isLimit).map(\.name)))
    mistake = { context, remembers in
      guard let seen = try ask(context) else { return nil }
      for kind in [mistakes.filter { !$0.isGeneral }, mistakes.filter(\.isGeneral)] {
        // Several models of the same mistake may match.
        let explaining = kind.filter { $0.explains(seen) }
        let names = Set(explaining.map(\.name))
        guard names.isEmpty else {
          // The answers of an exercise that remembers earlier questions may resemble any mistake by
          // chance.
          let isCertain = !remembers || explaining.allSatisfy(\.remembers)
          return names.count == 1 && isCertain ? names.first.map { ($0, true) } : nil
        }
      }
      guard !remembers, let right = try ask(.ofModel) else { return nil }
      let answers = zip(seen, right).map { ($0.0, right: $1.1, seen: $0.1) }
      let name =
        mistakes.nameBesideOthers(in: answers) ?? symptoms.first { $0.isSeen(in: answers) }?.name
      return name.map { ($0, false) }
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

  /// Names a mistake if the exercise prints something for every one of these scripts. There must be
  /// at least one script of each kind that the function knows.
  public init(printing name: String, check: String, scripts: [Lesson.Script]) {
    self.init(
      checks: [check], samples: scripts,
      exercise: { context, script in try !context.output(of: script).isEmpty },
      mistakes: [Mistake(name) { _ in true }])
  }
}

extension Diagnosis {
  /// Names a mistake if some of these scripts, in which several objects are used one after the other
  /// or by turns, don't give what they should, although each object alone does.
  ///
  /// - Parameter check: asks for just that.
  public init(sharing name: String, check: String, scripts: [Lesson.Script]) {
    self.init(
      checks: [check], samples: [scripts],
      exercise: { context, scripts in
        try zip(context.traces(of: scripts), scripts).allSatisfy {
          $0.packed == Lesson.model($1).packed
        }
      }, mistakes: [Mistake(name, remembers: true) { _ in false }])
  }
}

/// What diagnoses name, to be compared with what there is.
public struct DiagnosisNames: Equatable, Sendable {
  /// The ids of checks.
  public var checks: Set<String> = []
  /// The names of mistakes.
  public var mistakes: Set<String> = []
  /// Those that say with what alone an exercise goes wrong. An impure one may do so with anything, at
  /// another time.
  public var limits: Set<String> = []
}

/// Two mistakes, or a mistake and the model, that have the same outcome for every sample.
public struct Confusion: Equatable, Sendable {
  /// The name of the mistake.
  public var mistake: String
  /// The name of the other mistake; nil for the model.
  public var other: String?
}
