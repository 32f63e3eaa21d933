import Basics

extension WorkbookProgress {
  /// The lesson that begins with questions about passed lessons, if they are due: one day and one
  /// week after a lesson has passed. It is the first lesson after those that have passed without a
  /// gap.
  ///
  /// Answering is voluntary: once the questions were opened, nothing is due until the next such
  /// date.
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
