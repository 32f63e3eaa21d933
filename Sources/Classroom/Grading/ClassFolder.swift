import Basics
import Curriculum
import Grading

/// The folder of a class's grading: what was handed in, the results, and the report files.
package struct ClassFolder: Equatable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  package var plan: String { "\(path)/class.jsonl" }
  /// The plan of the previous grading, kept until the current one is finished, so that changes can
  /// be reported.
  var planBefore: String { "\(path)/class.before.jsonl" }
  /// The verdicts, in the order of their arrival.
  package var journal: String { "\(path)/journal.jsonl" }
  /// How long each exercise took, in the order of grading.
  package var times: String { "\(path)/times.jsonl" }

  /// Whether a plan has been written.
  package var isBegun: Bool { access(plan, F_OK) == 0 }

  /// Whether this folder is `folder` or inside of it, where it would be taken for a submission.
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

  /// Keeps the old plan until the new one is graded, so that a resumed grading still finds it.
  package func keepPlanBefore() throws(FileError) {
    guard isBegun, access(planBefore, F_OK) != 0 else { return }
    guard link(plan, planBefore) == 0 else { throw .notWritable(path: planBefore) }
  }

  package func forgetPlanBefore() { unlink(planBefore) }

  /// Writes the plan in place of the previous one.
  package func write(_ plan: ClassPlan) throws(FileError) {
    // Every value in a plan can be encoded.
    let data = try? plan.learners.reduce(into: SignedLine.data(of: plan.header)) {
      $0 += try SignedLine.data(of: $1)
    }
    // The caller holds the folder's lock.
    guard let data, putInPlace(data, at: self.plan, part: "\(self.plan).part") else {
      throw .notWritable(path: self.plan)
    }
  }

  /// The plan of the current grading; nil if there is none.
  ///
  /// - Throws: `ClassFolderError.damaged` if the file was changed or is incomplete.
  package func writtenPlan() throws(ClassFolderError) -> ClassPlan? { try plan(at: plan) }

  /// The plan of the last finished grading, whatever was begun since; nil if there is none.
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
  /// Locks the folder against other gradings until the returned lock is released; nil if the file
  /// system has no locks.
  package func lock() throws(ClassFolderError) -> FolderLock? {
    do throws(FolderLock.Failure) {
      // The folder may be given by a symbolic link, which can't be locked itself.
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
  /// Another process is grading into the folder.
  case taken(path: String)
  case notBegun(path: String)
  /// The folder is the folder of submissions or inside of it.
  case amongSubmissions(path: String)
  case nothingHandedIn(path: String)
  case damaged(path: String)
}

/// How long each exercise took. This is a file of its own, because the results must not depend on
/// time.
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

/// The verdicts of a grading without any sentences, each written to the file when it arrives.
///
/// A line that is incomplete because the program was killed is ignored, and its exercise is graded
/// again. So is a line without this user's signature from this machine, because anybody could have
/// written it.
package final class ResultJournal: Sendable {
  private let known: Locked<[String: UntoldVerdict]>
  private let path: String
  private let file: AppendedFile

  private struct Entry: Codable {
    /// The digest of everything on which the result depends.
    var name: String
    var verdict: UntoldVerdict
  }

  /// Reads the verdicts of a journal, by the results' names, without changing the file.
  ///
  /// Verdicts signed by other users count, too: the person who merges parts has chosen whose to
  /// trust.
  package static func verdicts(at path: String) -> [String: UntoldVerdict] {
    verdicts(in: contents(at: path)) { SignedLine.value(Entry.self, of: $0) }
  }

  private static func verdicts(
    in data: Data, _ read: (Data) -> Entry?
  ) -> [String: UntoldVerdict] {
    let entries = data.split(separator: UInt8(ascii: "\n")).compactMap(read)
    return Dictionary(entries.map { ($0.name, $0.verdict) }, uniquingKeysWith: { $1 })
  }

  /// The contents of the file; empty if there is none.
  private static func contents(at path: String) -> Data {
    OrdinaryFile.contents(at: path, atMost: .max) ?? Data()
  }

  /// Opens the journal, or creates it, and reads its verdicts.
  package init(path: String) throws(FileError) {
    let (key, data) = (SecretKey.own, Self.contents(at: path))
    let written = Self.verdicts(in: data) { line in
      key.flatMap { SignedLine.value(Entry.self, of: line, signedBy: $0) }
    }
    guard let file = AppendedFile(path: path) else { throw .notWritable(path: path) }
    (self.path, self.file, known) = (path, file, Locked(written))
    // Ends an incomplete last line.
    guard data.isEmpty || data.last == UInt8(ascii: "\n") || file.append("\n".utf8) else {
      throw .notWritable(path: path)
    }
  }

  package func verdict(_ name: String) -> UntoldVerdict? { known.withLock { $0[name] } }

  package func keep(_ verdict: UntoldVerdict, as name: String) throws(FileError) {
    // Every value in an entry can be encoded.
    let line = try? SignedLine.data(of: Entry(name: name, verdict: verdict), by: SecretKey.own)
    try known.withLock { known throws(FileError) in
      guard let line, file.append(line) else { throw .notWritable(path: path) }
      known[name] = verdict
    }
  }
}
