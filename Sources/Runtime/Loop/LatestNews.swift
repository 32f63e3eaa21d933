import Foundation
import Limits

/// Tells the latest of many news, a moment after the first: what is out of date by then was too
/// short for anybody to see, and to draw it would take time from what it is about.
final class LatestNews<News: Sendable>: @unchecked Sendable {
  private let tell: @Sendable (News) -> Void
  private let lock = NSLock()
  private var latest: News?
  private var isOnItsWay = false

  /// - Parameter tell: called from a thread of its own.
  init(tell: @escaping @Sendable (News) -> Void) {
    self.tell = tell
  }

  func post(_ news: News) {
    lock.withLock {
      latest = news
      guard !isOnItsWay else { return }
      isOnItsWay = true
      DispatchQueue.global().asyncAfter(deadline: .now() + TimeLimit.news.inSeconds) { [self] in
        arrive()
      }
    }
  }

  /// Nothing that was posted by now is of interest any more.
  func forget() {
    lock.withLock { latest = nil }
  }

  private func arrive() {
    let news = lock.withLock {
      defer { (latest, isOnItsWay) = (nil, false) }
      return latest
    }
    if let news { tell(news) }
  }
}
