import Basics
import Curriculum
import Foundation

/// The folder with all that is known of the grading of a class: what was handed in, and what came of it.
package struct ClassFolder: Equatable, Sendable {
  /// An absolute path.
  package var path: String

  /// A folder, whether it is there or not.
  package init(path: String) {
    self.path = path
  }

  /// What is to be graded.
  package var plan: String { "\(path)/class.jsonl" }
  /// What was graded before that, as long as this isn't over: who stands otherwise is told from there.
  package var planBefore: String { "\(path)/class.before.jsonl" }
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

  /// Makes the folder if there is none.
  package func make() throws(ClassFolderProblem) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path: path)
    }
  }

  /// Keeps what was graded before, until all of the new plan is; whoever goes on after an interruption finds
  /// it there.
  package func keepPlanBefore() throws(ClassFolderProblem) {
    guard isBegun, access(planBefore, F_OK) != 0 else { return }
    guard link(plan, planBefore) == 0 else { throw .notWritable(path: planBefore) }
  }

  /// All of the plan is graded.
  package func forgetPlanBefore() { unlink(planBefore) }

  /// Writes down what is to be graded, in place of what was before.
  package func write(_ plan: ClassPlan) throws(ClassFolderProblem) {
    do {
      var data = try SealedLine.data(of: plan.header)
      for learner in plan.learners { data += try SealedLine.data(of: learner) }
      // Only whoever has the folder's lock writes here.
      guard putInPlace(data, at: self.plan, part: "\(self.plan).part") else {
        throw ClassFolderProblem.notWritable(path: self.plan)
      }
    } catch {
      throw .notWritable(path: self.plan)
    }
  }

  /// What was to be graded here; nil if nothing was begun.
  ///
  /// - Throws: `ClassFolderProblem.damaged` if it isn't as it was written.
  package func writtenPlan() throws(ClassFolderProblem) -> ClassPlan? { try plan(at: plan) }

  /// What was graded here last, whatever was begun since; nil if nothing was.
  package func gradedPlan() throws(ClassFolderProblem) -> ClassPlan? {
    if let before = try plan(at: planBefore) { return before }
    return try writtenPlan()
  }

  private func plan(at plan: String) throws(ClassFolderProblem) -> ClassPlan? {
    guard let data = OrdinaryFile.contents(at: plan, atMost: .max) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first,
      let header = SealedLine.value(ClassPlan.Header.self, of: first)
    else { throw .damaged(path: plan) }
    var learners: [PlannedLearner] = []
    for line in lines.dropFirst() {
      guard let learner = SealedLine.value(PlannedLearner.self, of: line) else {
        throw .damaged(path: plan)
      }
      learners.append(learner)
    }
    return ClassPlan(header: header, learners: learners)
  }
}
