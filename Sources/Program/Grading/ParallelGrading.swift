import Basics
import Curriculum
import Grading
import Launching

/// Grades several lessons in parallel and returns the verdicts in order.
final class ParallelGrading: Sendable {
  private let lessons: [Lesson]
  private let makeGrader: MakeGrader
  /// A prewarmed build, made before; the first exercise that it fits uses it.
  private let place: PrewarmedBuild?
  /// The grader for all lessons, created when it is first needed.
  private let grader = Locked<Result<Grader, EnvironmentError>?>(nil)
  private let tell: @Sendable (Lesson, GradingProgress) -> Void
  private let state: Locked<State>

  /// The state of all gradings; lessons are given by their indices.
  private struct State: Sendable {
    var results: [Int: Result<Verdict, EnvironmentError>] = [:]
    /// The latest progress of each lesson that was begun.
    var progress: [Int: GradingProgress] = [:]
    /// The lessons that weren't begun, the next one last.
    var waiting: [Int]
    /// The lesson whose verdict the caller waits for.
    var awaited = 0
  }

  /// Starts grading.
  ///
  /// - Parameter tell: called with the progress of the lesson whose verdict the caller waits for.
  package init(
    _ lessons: [Lesson], in session: Session,
    tell: @escaping @Sendable (Lesson, GradingProgress) -> Void
  ) {
    (self.lessons, self.tell) = (lessons, tell)
    (makeGrader, place) = (session.grader, session.prewarmed)
    let order = Self.order(of: lessons, in: session.repository)
    state = Locked(State(waiting: order.reversed()))
    // One more than there are processors, because a thread sometimes waits for a process to end.
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    let most = max(1, OpenFiles.limit / CountLimit.gradingFiles)
    // If not all threads can be created, the others do the work; without any, every lesson gets an
    // error.
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

  /// The order of grading: the first lesson first, because its verdict is shown first, then the
  /// longest exercises, which take longest, so that no processor is idle at the end.
  private static func order(of lessons: [Lesson], in repository: Repository) -> [Int] {
    let sizes = lessons.map { lesson in
      let path = repository.exercise(of: lesson.id)
      // An unreadable exercise takes no time.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.size] as? Int ?? 0
    }
    return lessons.indices.prefix(1) + lessons.indices.dropFirst().sorted { sizes[$0] > sizes[$1] }
  }
}
