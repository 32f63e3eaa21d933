/// The learner's standing in one lesson, from which all views of it are drawn.
public struct LessonStatus: Equatable, Sendable {
  /// The verdict on the current text of the exercise; nil if it wasn't tested.
  ///
  /// An untouched or unreadable exercise has a verdict without a test.
  public var verdict: Verdict?
  /// The last verdict if it is about an earlier text; else nil.
  public var earlier: Verdict?
  /// The checks that passed in the last run; nil if they didn't run since the last reset.
  public var passed: Set<String>?
  public var progress: LessonProgress
  /// Whether the exercise's step headings are in another language than the current one.
  public var isOfAnotherLanguage = false

  /// Combines the verdicts with the recorded progress.
  ///
  /// - Parameters:
  ///   - verdict: the verdict on the current text.
  ///   - earlier: the last verdict, if it is about an earlier text.
  ///   - passed: the checks that passed in the last run.
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

  /// The step that the last test reached; nil if there was none since the last reset or the checks
  /// didn't run.
  public var lastStep: Int? {
    if let last = verdict ?? earlier, last.saysWhichPass { return last.currentStep }
    return progress.work.step
  }

  /// Whether all checks pass now, or passed at once since the last reset.
  public var hasPassed: Bool { state == .passed || progress.work.hasPassed }

  /// Whether the solution may be shown: the lesson has passed since the last reset, or all hints
  /// for some check were shown.
  public var hasEarnedSolution: Bool {
    hasPassed
      || progress.hints.values.contains { $0 >= CheckText.hintCount }
  }

  /// The state of a lesson; its name in words is at the beginning of `Lessons/Interface.md`.
  public enum State: Equatable, Sendable {
    case untouched
    /// The exercise has changed since the last test.
    case changed
    case doesNotCompile
    /// The exercise compiles, but something that the suite needs is missing or has another type.
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
  /// Compiling the lesson's adapter, because none for this module is cached.
  case buildingAdapter
  case linking
  /// The exercise's process loads its libraries.
  case loading
  case running(check: String, step: Int)
}

public struct GradingProgress: Equatable, Sendable {
  public var stage: GradingStage
  /// The number of steps; 0 before anything has begun.
  public var total: Int
  /// When this stage began; nil before anything has begun.
  public var since: ContinuousClock.Instant?

  public init(
    _ stage: GradingStage = .compiling, total: Int = 0, since: ContinuousClock.Instant? = nil
  ) {
    (self.stage, self.total, self.since) = (stage, total, since)
  }

  /// The whole seconds spent in this stage.
  public func seconds(until now: ContinuousClock.Instant = .now) -> Int {
    since.map { Int($0.duration(to: now) / .seconds(1)) } ?? 0
  }
}
