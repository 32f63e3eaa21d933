import Basics
import Curriculum
import Grading
import Interface
import SuiteSupport

/// Compiles the exercise that is played and answers questions about it, in a thread of its own.
///
/// A new question replaces one that still waits, because only the latest matters.
final class PlayerJob: Sendable {
  let lesson: Lesson
  private let forms: [EventForm]
  private let requests = EventQueue<Request>()
  private let cancellation = Cancellation()

  enum Request: Sendable {
    case open(MakeGrader)
    /// Plays the lesson's finished app instead of the exercise.
    case openFinished(MakeGrader)
    case ask(RunQuestion)
    case find(RunSearch, from: Int, isForward: Bool)
    /// Makes an event from all moments of the run.
    case write(@Sendable ([MomentView]) -> PlayerEvent)
    case end

    fileprivate var isQuestion: Bool {
      if case .ask = self { true } else { false }
    }
  }

  init(lesson: Lesson, forms: [EventForm], into queue: EventQueue<LoopEvent>) {
    (self.lesson, self.forms) = (lesson, forms)
    // Without a thread an error is posted below.
    let job = try? Job { [self] in
      cancellation.perform { work { queue.post(.played(self, $0)) } }
    }
    if job == nil { queue.post(.played(self, .failure(.tooFewThreads))) }
  }

  func take(_ request: Request) {
    requests.post(request) { request.isQuestion && $0.isQuestion }
  }

  /// Ends the thread and the exercise's process, without waiting.
  func finish() {
    cancellation.cancel()
    requests.post(.end)
  }

  private func work(_ tell: (Result<PlayerEvent, EnvironmentError>) -> Void) {
    var runs: PlayedRuns?
    var isFinishedApp = false
    /// The history of the latest question, in which searches look.
    var entries = LongList<HistoryEntry>()
    while let request = requests.next(), !Cancellation.isRequested {
      do throws(EnvironmentError) {
        switch request {
        case .end: return
        case .open(let grader):
          switch try grader().open(lesson) {
          case .failure(let verdict): tell(.success(.opened(verdict)))
          case .success(let opened):
            if let runs, !isFinishedApp { opened.follow(runs) }
            (runs, isFinishedApp) = (opened, false)
            tell(.success(.opened(nil)))
          }
        case .openFinished(let grader):
          (runs, isFinishedApp) = (try grader().finishedApp(of: lesson), true)
          tell(.success(.finishedOpened))
        case .ask(let question):
          entries = question.entries
          if let view = try runs?.view(for: question) { tell(.success(.answered(view))) }
        case .write(let write): tell(.success(write(try runs?.allMoments() ?? [])))
        case .find(let search, let place, let isForward):
          let found = try runs?.place(of: search, from: place, isForward: isForward) {
            forms.code(before: $0, in: entries) ?? ""
          }
          tell(.success(.found(found)))
        }
      } catch {
        tell(.failure(error))
      }
    }
  }
}
