import Foundation
import SuiteSupport

enum Suite: LessonSuite {
  static var checks: [Check] {
    storeChecks + orderChecks + screenChecks + insideChecks
  }
}

/// Writes down everything that an observer is told.
final class Recorder {
  var told: [Model.Told] = []

  /// Subscribes and gives the id of the subscription.
  @discardableResult
  func subscribe(to store: Exercise.Store) -> UUID {
    store.subscribe { [self] old, new in told.append(Model.Told(old: old, new: new)) }
  }
}
