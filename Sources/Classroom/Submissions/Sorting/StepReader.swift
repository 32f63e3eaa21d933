/// Tells lessons by the headings of their steps that stand in a text.
struct StepReader {
  /// The lesson of each heading that only one lesson has.
  private let lessons: [String: String]

  init(lessons: [LessonMarks]) {
    var owners: [String: Set<String>] = [:]
    for lesson in lessons {
      for heading in lesson.headings { owners[heading, default: []].insert(lesson.id) }
    }
    self.lessons = owners.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The lessons that a text has steps of which no other lesson has.
  func lessons(of text: String) -> Set<String> {
    Set(LessonMarks.headings(in: text).compactMap { lessons[$0] })
  }
}
