/// Where the learner stands in one lesson: what is told of it anywhere is drawn from this value.
public struct LessonStatus: Equatable, Sendable {
  /// The verdict on just what the exercise says now; nil if that wasn't tested.
  ///
  /// An exercise that is untouched or can't be read needs no test to have one.
  public var verdict: Verdict?
  /// The last verdict, if it is about something else than what the exercise says now.
  public var earlier: Verdict?
  /// The checks that passed when they ran last; nil if they didn't since the last reset.
  public var passed: Set<String>?
  public var progress: LessonProgress
  /// Whether what the exercise says of its steps is in another language than the one in use.
  public var isOfAnotherLanguage = false

  /// A status by what was found out and what is remembered.
  ///
  /// - Parameters:
  ///   - verdict: the one on what the exercise says now.
  ///   - earlier: the last one, if it is about something else.
  ///   - passed: the checks that passed when they ran last.
  public init(
    verdict: Verdict?, earlier: Verdict? = nil, passed: Set<String>? = nil,
    progress: LessonProgress = .init()
  ) {
    (self.verdict, self.earlier, self.progress) = (verdict, earlier, progress)
    self.passed = passed
  }

  public var state: State { verdict.map(State.init) ?? .changed }

  public var passedCount: Int { verdict?.passedCount ?? 0 }
  public var passedSteps: Int { verdict?.passedSteps ?? 0 }

  /// The step that the last test has come to; nil if there was none since the last reset, or if it
  /// didn't come to the checks.
  public var lastStep: Int? {
    if let last = verdict ?? earlier, last.saysWhichPass { return last.currentStep }
    return progress.work.step
  }

  /// Whether every check passes, or did at once since the last reset.
  public var hasPassed: Bool { state == .passed || progress.work.hasPassed }

  /// Whether the solution gives nothing away any more: the lesson has passed since the last reset,
  /// or there is a check for which every hint was shown.
  public var hasEarnedSolution: Bool {
    hasPassed
      || progress.hints.values.contains { $0 >= CheckText.hintCount }
  }

  /// Where a lesson is on its way; the words for it stand at the head of `Lessons/Interface.md`.
  public enum State: Equatable, Sendable {
    case untouched
    /// It wasn't tested since it was changed.
    case changed
    case doesNotCompile
    /// It compiles, but something that the suite needs isn't there or has another type.
    case incomplete
    case failed(step: Int, of: Int)
    case passed
    case unreadable(ExerciseError)

    public init(_ verdict: Verdict) {
      switch verdict.outcome {
      case .unreadable(let problem): self = .unreadable(problem)
      case .read(_, .untouched): self = .untouched
      case .read(_, .doesNotCompile), .read(_, .ungradable(.compilesTooLong)),
        .read(_, .ungradable(.compilerGaveUp)), .read(_, .ungradable(.doesNotFit)),
        .read(_, .ungradable(.imports)):
        self = .doesNotCompile
      case .read(_, .incomplete): self = .incomplete
      case .read(_, .judged), .read(_, .ungradable(.doesNotLoad)),
        .read(_, .ungradable(.takesTooLong)):
        self =
          verdict.passes
          ? .passed : .failed(step: verdict.currentStep ?? 1, of: verdict.lesson.steps.count)
      }
    }

    public var name: String {
      switch self {
      case .untouched: "untouched"
      case .changed: "changed"
      case .doesNotCompile: "doesNotCompile"
      case .incomplete: "incomplete"
      case .failed: "failed"
      case .passed: "passed"
      case .unreadable: "unreadable"
      }
    }
  }
}

public enum GradingStage: Equatable, Sendable {
  case compiling
  /// The lesson's adapter is compiled, because none for such a module is kept.
  case buildingAdapter
  case linking
  /// The process that runs it loads its libraries.
  case loading
  case running(check: String, step: Int)
}

public struct GradingProgress: Equatable, Sendable {
  public var stage: GradingStage
  /// How many steps there are; 0 as long as nothing has begun.
  public var total: Int
  /// Since when it is at this stage; nil as long as nothing has begun.
  public var since: ContinuousClock.Instant?

  public init(
    _ stage: GradingStage = .compiling, total: Int = 0, since: ContinuousClock.Instant? = nil
  ) {
    (self.stage, self.total, self.since) = (stage, total, since)
  }

  /// For how many whole seconds it has been at this stage.
  public func seconds(until now: ContinuousClock.Instant = .now) -> Int {
    since.map { Int($0.duration(to: now) / .seconds(1)) } ?? 0
  }
}
