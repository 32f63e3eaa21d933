/// What a person called a lesson, when that isn't one lesson's name.
public enum LessonNameError: Error, Equatable, Sendable {
  /// `suggestion` is the folder of the lesson that comes nearest, if any comes near, and `last` the
  /// number of the last one.
  case unknown(name: String, suggestion: String?, last: Int)
  case ambiguous(name: String, candidates: [String])
}

extension Course {
  /// The lesson with this number, this folder, with or without its number, or this unique part of
  /// its folder's name or title.
  public func lesson(named name: String) throws(LessonNameError) -> Lesson {
    if let number = Int(name) {
      if let lesson = lessons.first(where: { $0.number == number }) { return lesson }
      throw .unknown(name: name, suggestion: nil, last: lessons.count)
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
    throw .unknown(name: name, suggestion: nearest(to: wanted), last: lessons.count)
  }

  private func nearest(to name: String) -> String? {
    let names = lessons.flatMap { lesson in lesson.names.map { (name: $0, id: lesson.id) } }
    let nearest = nearestWord(to: name, in: names.map { $0.name })
    return names.first { $0.name == nearest }?.id
  }
}

extension Lesson {
  /// What somebody may call it, perhaps with a slip.
  fileprivate var names: [String] {
    let words = title.lowercased()
    // The longer words are told from one another, and from what isn't any of them.
    let parts = "\(id) \(words)".split { $0 == " " || $0 == "-" }.filter { $0.count > 3 }
    return [id, String(id.dropFirst(3)), words] + parts.map { String($0) }
  }
}
