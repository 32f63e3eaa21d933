import Foundation

/// A course as it was read, and the files that it was read from.
private struct KnownCourse: Codable {
  var files: [FileIdentity]
  var course: Course
}

extension Course {
  /// The lessons as a run before has read them, or, if one of their files is another now, read anew.
  ///
  /// Reading all that the suites have to say takes longer than anybody should wait for a list.
  public static func known(in repository: Repository) throws(CurriculumError) -> Course {
    let path = "\(repository.cache)/course.json"
    // Another build of the workbook may read the same files in another way.
    let paths =
      [Bundle.main.executablePath ?? ""]
      + folders(in: repository.suites).map(repository.feedback(of:))
    let files = paths.map(FileIdentity.init(path:))
    if let data = FileManager.default.contents(atPath: path),
      let known = try? JSONDecoder().decode(KnownCourse.self, from: data), known.files == files
    {
      return known.course
    }
    let course = try Course(repository: repository)
    let known = KnownCourse(files: files.compactMap(\.self), course: course)
    if known.files.count == files.count, let data = try? JSONEncoder().encode(known) {
      // Without a place to keep it, it is read again.
      try? FileManager.default.createDirectory(
        atPath: repository.cache, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return course
  }
}
