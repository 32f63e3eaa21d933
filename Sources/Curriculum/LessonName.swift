/// What a person called a lesson, when that isn't one lesson's name.
public enum LessonNameError: Error, Equatable, Sendable {
  /// `suggestion` is the folder of the lesson that comes nearest, if any comes near.
  case unknown(name: String, suggestion: String?)
  case ambiguous(name: String, candidates: [String])
}

extension Course {
  /// The lesson with this number, this folder, with or without its number, or this unique part of
  /// its folder's name or title.
  public func lesson(named name: String) throws(LessonNameError) -> Lesson {
    if let number = Int(name) {
      if let lesson = lessons.first(where: { $0.number == number }) { return lesson }
      throw .unknown(name: name, suggestion: nil)
    }
    // A path that a shell completed ends in a slash.
    let wanted = name.lowercased().split(separator: "/").last.map(String.init) ?? ""
    if let lesson = lessons.first(where: { $0.id == wanted || $0.id.dropFirst(3) == wanted }) {
      return lesson
    }
    let found = lessons.filter {
      !wanted.isEmpty && ($0.id.contains(wanted) || $0.title.lowercased().contains(wanted))
    }
    if found.count > 1 { throw .ambiguous(name: name, candidates: found.map(\.id)) }
    if let lesson = found.first { return lesson }
    throw .unknown(name: name, suggestion: nearest(to: wanted))
  }

  private func nearest(to name: String) -> String? {
    let words = lessons.flatMap { lesson in
      [lesson.id, String(lesson.id.dropFirst(3))].map { ($0, lesson.id) }
    }
    return nearestWord(to: name, in: words.map(\.0)).flatMap { word in
      words.first { $0.0 == word }?.1
    }
  }
}
