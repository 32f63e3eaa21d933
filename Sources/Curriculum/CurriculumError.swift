/// Why the lessons can't be read: a fault in the workbook's own files, not in the learner's.
public enum CurriculumError: Error, Equatable, Sendable {
  case unreadable(path: String)
  /// Something is to be done with a lesson that there isn't.
  case noLesson(lesson: String)
  /// Something that has to be in the file isn't there, or stands where it can't be understood.
  case incomplete(path: String, what: String)
}
