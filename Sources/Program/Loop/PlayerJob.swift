import Basics
import Curriculum
import Grading
import Interface
import SuiteSupport

/// The exercise that is played, in a thread of its own: it is compiled there, and asked there.
///
/// A question takes the place of one that still waits: only the latest is of interest.
final class PlayerJob: Sendable {
  let lesson: Lesson
  private let forms: [EventForm]
  private let requests = EventQueue<Request>()
  private let cancellation = Cancellation()

  enum Request: Sendable {
    case open(MakeGrader)
    /// The lesson's finished app takes the exercise's place.
    case openFinished(MakeGrader)
    case ask(RunQuestion)
    case find(RunSearch, from: Int, isForward: Bool)
    /// All moments are wanted, to make an event of them.
    case write(@Sendable ([MomentView]) -> PlayerEvent)
    case end

    fileprivate var isQuestion: Bool {
      if case .ask = self { true } else { false }
    }
  }

  init(lesson: Lesson, forms: [EventForm], into queue: EventQueue<LoopEvent>) {
    (self.lesson, self.forms) = (lesson, forms)
    // That there is no thread is told in its place.
    let job = try? Job { [self] in
      cancellation.perform { work { queue.post(.played(self, $0)) } }
    }
    if job == nil { queue.post(.played(self, .failure(.tooFewThreads))) }
  }

  func take(_ request: Request) {
    requests.post(request) { request.isQuestion && $0.isQuestion }
  }

  /// Ends it with the exercise's process; waits for nothing.
  func finish() {
    cancellation.cancel()
    requests.post(.end)
  }

  private func work(_ tell: (Result<PlayerEvent, EnvironmentError>) -> Void) {
    var runs: PlayedRuns?
    var isFinishedApp = false
    /// What was asked last, so that what is looked for is looked for in that.
    var entries = LongList<HistoryEntry>()
    while let request = requests.next(), !Cancellation.isRequested {
      do throws(EnvironmentError) {
        switch request {
        case .end: return
        case .open(let grader):
          switch try grader().open(lesson) {
          case .verdict(let verdict): tell(.success(.opened(verdict)))
          case .running(let opened):
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
          let found = try runs?.place(of: search, from: place, isForward: isForward) { place in
            code(of: place, in: entries)
          }
          tell(.success(.found(found)))
        }
      } catch {
        tell(.failure(error))
      }
    }
  }

  /// The event that led to a moment, as it is written in Swift.
  private func code(of place: Int, in entries: LongList<HistoryEntry>) -> String {
    guard entries.indices.contains(place - 1), case let event = entries[place - 1].event else {
      return ""
    }
    return forms.code(event)
  }
}
