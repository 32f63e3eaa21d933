import Basics
import Launching

extension Course {
  /// The lessons as a run before has read them, or, if one of their files is another now, read anew.
  ///
  /// Reading all that the suites have to say takes longer than anybody should wait for a list.
  public static func known(in repository: Repository) throws(CurriculumError) -> Course {
    // Another build of the workbook may read the same files in another way.
    let paths =
      [runningProgram ?? ""]
      + (try folders(in: repository)).flatMap {
        [repository.feedback(of: $0), repository.text(of: $0)]
      }
    let files = paths.compactMap(FileIdentity.init(path:))
    guard files.count == paths.count else { return try Course(repository: repository) }
    let cache = DiskCache(at: repository.knownCourse, madeFrom: files)
    if let known = cache.value(Course.self) { return known }
    let course = try Course(repository: repository)
    cache.keep(course)
    return course
  }
}
