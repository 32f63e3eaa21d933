import Basics
import Curriculum
import Grading
import Launching

/// Grades several lessons, as many at a time as keep all processors busy, and gives the verdicts in order.
final class ParallelGrading: Sendable {
  private let lessons: [Lesson]
  private let makeGrader: MakeGrader
  /// A place that was made before; it serves the first exercise that fits.
  private let place: PrewarmedBuild?
  /// What grades all of them, once somebody has needed it.
  private let grader = Locked<Result<Grader, EnvironmentError>?>(nil)
  private let tell: @Sendable (Lesson, GradingProgress) -> Void
  private let state: Locked<State>

  /// How far all of it is; lessons are named by their indices.
  private struct State: Sendable {
    var results: [Int: Result<Verdict, EnvironmentError>] = [:]
    /// How far each lesson is that was begun.
    var progress: [Int: GradingProgress] = [:]
    /// Those that weren't begun, the next one last.
    var waiting: [Int]
    /// The lesson whose verdict is waited for.
    var awaited = 0
  }

  /// Begins at once.
  ///
  /// - Parameter tell: told how far the lesson is whose verdict is waited for.
  package init(
    _ lessons: [Lesson], in session: Session,
    tell: @escaping @Sendable (Lesson, GradingProgress) -> Void
  ) {
    (self.lessons, self.tell) = (lessons, tell)
    (makeGrader, place) = (session.grader, session.prewarmed)
    let order = Self.order(of: lessons, in: session.repository)
    state = Locked(State(waiting: order.reversed()))
    // One more than there are processors: now and then each waits for a program to end.
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    let most = max(1, OpenFiles.limit / CountLimit.gradingFiles)
    // Where there are fewer threads, those that there are do the work, and without any it isn't done.
    let jobs = (0..<min(lessons.count, count, most)).compactMap { _ in try? Job { self.work() } }
    if jobs.isEmpty {
      state.withLock { state in
        for index in lessons.indices { state.results[index] = .failure(.tooFewThreads) }
      }
    }
  }

  /// Waits for the verdict on the lesson with this index.
  package func verdict(at index: Int) throws(EnvironmentError) -> Verdict {
    state.withLock { state in
      state.awaited = index
      if let known = state.progress[index] { tell(lessons[index], known) }
    }
    return try state.wait { $0.results[index] }.get()
  }

  private func work() {
    while let index = state.withLock({ $0.waiting.popLast() }) {
      let result = Result { () throws(EnvironmentError) in
        let grader = grader.withLock { known in
          let grader = known ?? Result(catching: makeGrader)
          known = grader
          return grader
        }
        return try grader.get().grade(lessons[index], in: place) { self.take($0, of: index) }
      }
      state.withLock { $0.results[index] = result }
    }
  }

  private func take(_ news: GradingProgress, of index: Int) {
    state.withLock { state in
      state.progress[index] = news
      if index == state.awaited { tell(lessons[index], news) }
    }
  }

  /// The first verdict is waited for; of the others those come first that will take longest, so that
  /// no processor is idle at the end. The longer an exercise is, the longer it takes.
  private static func order(of lessons: [Lesson], in repository: Repository) -> [Int] {
    let sizes = lessons.map { lesson in
      let path = repository.exercise(of: lesson.id)
      // What can't be read takes no time.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.size] as? Int ?? 0
    }
    return lessons.indices.prefix(1) + lessons.indices.dropFirst().sorted { sizes[$0] > sizes[$1] }
  }
}
