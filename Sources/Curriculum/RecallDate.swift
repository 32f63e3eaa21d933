import Basics

extension WorkbookProgress {
  /// The lesson whose text begins with questions about what has passed, if it is time to ask them: a day after
  /// a lesson has passed, and a week after that date. It is the one behind those that have passed one after
  /// the other.
  ///
  /// Nobody has to answer: once they were opened, nothing is asked until the next of these dates.
  public func lessonToRecall(among lessons: [Lesson], at now: Date) -> Lesson? {
    let dates = lessons.map { self[$0.id].passedAt }.prefix { $0 != nil }.compactMap(\.self)
    guard !dates.isEmpty else { return nil }
    let last = lessons.compactMap { self[$0.id].recalledAt }.max() ?? .distantPast
    let isTime = dates.contains { date in
      TimeLimit.recalls.contains { pause in
        let time = date.addingTimeInterval(pause.inSeconds)
        return time <= now && time > last
      }
    }
    return isTime ? lessons[min(dates.count, lessons.count - 1)] : nil
  }
}
