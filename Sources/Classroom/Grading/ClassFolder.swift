import Basics
import Curriculum
import Grading

/// The folder with all that is known of the grading of a class: what was handed in, and what came of it.
package struct ClassFolder: Equatable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  package var plan: String { "\(path)/class.jsonl" }
  /// What was graded before that, as long as this isn't over: who stands otherwise is told from there.
  var planBefore: String { "\(path)/class.before.jsonl" }
  /// What came of it, as it came.
  package var journal: String { "\(path)/journal.jsonl" }
  /// How long each exercise took, in the order in which they were graded.
  package var times: String { "\(path)/times.jsonl" }

  /// Whether it was written down what is to be graded.
  package var isBegun: Bool { access(plan, F_OK) == 0 }

  /// Whether it is another folder, or somewhere in it: there it would be taken for something of that.
  package func lies(in folder: String) -> Bool {
    var outer = stat()
    guard stat(folder, &outer) == 0 else { return false }
    var place = URL(fileURLWithPath: path).standardizedFileURL
    while true {
      var inner = stat()
      let isThere = stat(place.path, &inner) == 0
      if isThere, inner.st_dev == outer.st_dev, inner.st_ino == outer.st_ino { return true }
      guard place.path != "/" else { return false }
      place = isThere ? place.resolvingSymlinksInPath() : place
      place.deleteLastPathComponent()
    }
  }

  package func make() throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path: path)
    }
  }

  /// Keeps what was graded before, until all of the new plan is; whoever goes on after an interruption finds
  /// it there.
  package func keepPlanBefore() throws(FileError) {
    guard isBegun, access(planBefore, F_OK) != 0 else { return }
    guard link(plan, planBefore) == 0 else { throw .notWritable(path: planBefore) }
  }

  package func forgetPlanBefore() { unlink(planBefore) }

  /// Writes down what is to be graded, in place of what was before.
  package func write(_ plan: ClassPlan) throws(FileError) {
    // Nothing in it can't be encoded.
    let data = try? plan.learners.reduce(into: SignedLine.data(of: plan.header)) {
      $0 += try SignedLine.data(of: $1)
    }
    // Only whoever has the folder's lock writes here.
    guard let data, putInPlace(data, at: self.plan, part: "\(self.plan).part") else {
      throw .notWritable(path: self.plan)
    }
  }

  /// What was to be graded here; nil if nothing was begun.
  ///
  /// - Throws: `ClassFolderError.damaged` if it isn't as it was written.
  package func writtenPlan() throws(ClassFolderError) -> ClassPlan? { try plan(at: plan) }

  /// What was graded here last, whatever was begun since; nil if nothing was.
  package func gradedPlan() throws(ClassFolderError) -> ClassPlan? {
    if let before = try plan(at: planBefore) { return before }
    return try writtenPlan()
  }

  private func plan(at plan: String) throws(ClassFolderError) -> ClassPlan? {
    guard let data = OrdinaryFile.contents(at: plan, atMost: .max) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first,
      let header = SignedLine.value(ClassPlan.Header.self, of: first)
    else { throw .damaged(path: plan) }
    var learners: [ClassLearner] = []
    for line in lines.dropFirst() {
      guard let learner = SignedLine.value(ClassLearner.self, of: line) else {
        throw .damaged(path: plan)
      }
      learners.append(learner)
    }
    return ClassPlan(header: header, learners: learners)
  }
}

extension ClassFolder {
  /// Says that somebody grades into it, as long as what is given is there; nil where the file system
  /// knows no locks.
  package func lock() throws(ClassFolderError) -> FolderLock? {
    do throws(FolderLock.Failure) {
      // A link to a folder is as good as the folder, but can't be locked itself.
      return try FolderLock(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    } catch {
      switch error {
      case .taken: throw .taken(path: path)
      case .impossible: return nil
      }
    }
  }
}

package enum ClassFolderError: Error, Equatable, Sendable {
  /// Somebody grades into it at this moment.
  case taken(path: String)
  case notBegun(path: String)
  /// It stands in the folder of submissions, or is it.
  case amongSubmissions(path: String)
  case nothingHandedIn(path: String)
  case damaged(path: String)
}

/// How long each exercise took to be graded: apart from the results, which are the same each time.
package struct TimesFile: Sendable {
  private let path: String
  private let file: AppendedFile

  package init(path: String) throws(FileError) {
    guard let file = AppendedFile(path: path) else { throw .notWritable(path: path) }
    (self.path, self.file) = (path, file)
  }

  package func add(lesson: String, seconds: Double) throws(FileError) {
    let milliseconds = Int((seconds * 1000).rounded())
    let line = #"{"lesson":"\#(lesson)","milliseconds":\#(milliseconds)}"# + "\n"
    guard file.append(line.utf8) else { throw .notWritable(path: path) }
  }
}

/// The verdicts of a grading in nobody's words yet, each written down as it comes.
///
/// A line that is torn, because the program was ended while it wrote, is lost and found out again. So is
/// one that this user hasn't written on this machine: whoever knows the program can write one.
package final class ResultJournal: Sendable {
  private let known: Locked<[String: UntoldVerdict]>
  private let path: String
  private let file: AppendedFile

  private struct Entry: Codable {
    /// The name of all that the result depends on.
    var name: String
    var verdict: UntoldVerdict
  }

  /// What stands in a journal, by the results' names; to read it changes nothing.
  ///
  /// What somebody else has written counts here, too: whoever puts parts of a class together has
  /// chosen whose.
  package static func verdicts(at path: String) -> [String: UntoldVerdict] {
    verdicts(in: contents(at: path)) { SignedLine.value(Entry.self, of: $0) }
  }

  private static func verdicts(
    in data: Data, _ read: (Data) -> Entry?
  ) -> [String: UntoldVerdict] {
    let entries = data.split(separator: UInt8(ascii: "\n")).compactMap(read)
    return Dictionary(entries.map { ($0.name, $0.verdict) }, uniquingKeysWith: { $1 })
  }

  /// Where there is no file, nothing stands in it.
  private static func contents(at path: String) -> Data {
    OrdinaryFile.contents(at: path, atMost: .max) ?? Data()
  }

  /// Opens it, and makes it if there is none; what stands in it is known from then on.
  package init(path: String) throws(FileError) {
    let (key, data) = (SecretKey.own, Self.contents(at: path))
    let written = Self.verdicts(in: data) { line in
      key.flatMap { SignedLine.value(Entry.self, of: line, signedBy: $0) }
    }
    guard let file = AppendedFile(path: path) else { throw .notWritable(path: path) }
    (self.path, self.file, known) = (path, file, Locked(written))
    // What was torn ends here, so that the next line is whole.
    guard data.isEmpty || data.last == UInt8(ascii: "\n") || file.append("\n".utf8) else {
      throw .notWritable(path: path)
    }
  }

  package func verdict(_ name: String) -> UntoldVerdict? { known.withLock { $0[name] } }

  package func keep(_ verdict: UntoldVerdict, as name: String) throws(FileError) {
    // Nothing in it can't be encoded.
    let line = try? SignedLine.data(of: Entry(name: name, verdict: verdict), by: SecretKey.own)
    try known.withLock { known throws(FileError) in
      guard let line, file.append(line) else { throw .notWritable(path: path) }
      known[name] = verdict
    }
  }
}
