import Curriculum
import Foundation
import Grading
import Terminal

/// Watches an exercise where there is no screen to take: one verdict below the other.
final class LineWatch {
  private let lesson: Lesson
  private let session: Session
  private let drawing: Drawing
  private let progress: ProgressLine
  private let inbox: Inbox<News>
  private let hasNews = DispatchSemaphore(value: 0)
  private var job: GradingJob?
  /// What is built before anybody asks for it.
  private var preparation: Preparation?
  /// Where the next save will be graded.
  private let next = NextWorkplace()
  /// The latest verdict that says which checks pass.
  private var checked: Verdict?

  /// What other threads have to tell.
  private enum News: Sendable {
    case grading(GradingJob, GradingJob.News)
    case saved
  }

  /// How often it looks whether anybody is still there, in seconds.
  private static let patience = 0.5

  init(_ lesson: Lesson, session: Session, drawing: Drawing, progress: ProgressLine) {
    self.lesson = lesson
    (self.session, self.drawing, self.progress) = (session, drawing, progress)
    inbox = Inbox { [hasNews] in hasNews.signal() }
  }

  /// Grades now and after each save, until nobody reads what it says.
  ///
  /// - Parameter keep: told each verdict.
  func run(_ keep: (Verdict) throws -> Void) throws {
    let path = session.repository.exercise(of: lesson.id)
    let watcher = FileWatcher(path: path) { [inbox] in inbox.post(.saved) }
    defer {
      watcher.stop()
      next.drop()
      progress.end()
      job?.cancel()
      preparation?.finish()
      job?.finish()
    }
    grade()
    while !session.context.hasLostOutput(), !session.context.isReaderGone() {
      _ = hasNews.wait(timeout: .now() + Self.patience)
      for news in inbox.take() {
        switch news {
        case .saved: grade()
        case .grading(let job, let news): if job === self.job { try take(news, keep) }
        }
      }
    }
  }

  /// Grades what stands there now; what was saved before is of no interest any more.
  private func grade() {
    job?.cancel()
    let job = GradingJob(
      lesson: lesson, exercise: session.exercise(of: lesson), isForHint: false)
    self.job = job
    let text = session.words(.lessonGrading, ["number": lesson.number])
    progress.begin(text)
    var grading = session.grading
    grading.workplace = next.take(for: lesson)
    job.start(with: grading, after: preparation) { [inbox] job, news in
      inbox.post(.grading(job, news))
    }
  }

  private func take(_ news: GradingJob.News, _ keep: (Verdict) throws -> Void) throws {
    switch news {
    case .progress(let news):
      let (drawing, number) = (drawing, lesson.number)
      progress.say(drawing.text(of: news, lesson: number))
    case .failure(let problem):
      job = nil
      throw problem
    case .verdict(let verdict):
      job = nil
      progress.end()
      show(verdict)
      next.make(for: lesson, with: session.grading)
      try keep(verdict)
      guard verdict.state == .untouched else { return }
      // Nothing was built for this verdict; the next one will need it.
      preparation = Preparation(for: lesson, with: session.grading, after: preparation)
    }
  }

  private func show(_ verdict: Verdict) {
    session.context.write(
      drawing.lines(forWatched: verdict, after: checked).rendered(for: drawing.colors))
    if verdict.saysWhichPass { checked = verdict }
  }
}
