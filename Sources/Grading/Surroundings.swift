import Basics
import Curriculum
import Launching
import SuiteSupport
import Traces

/// What grading takes of a machine: looked at before anything is compiled, and again before an exercise is
/// blamed, because an exercise gets the blame for what is missing otherwise.
enum Surroundings {
  static func look() throws(EnvironmentError) {
    try lookForCompiler()
    let folder = TemporaryFolder.parent
    guard HostSystem.mayLoad(from: folder) else { throw .loadsNothing(path: folder) }
  }

  /// Looks whether everything is there but what loads an exercise.
  static func lookForCompiler() throws(EnvironmentError) {
    guard OpenFiles.limit >= CountLimit.gradingFiles else {
      throw .tooFewFiles(limit: OpenFiles.limit, needed: CountLimit.gradingFiles)
    }
    let memory = ProgramLimits.ownMemory
    guard memory >= MemoryLimit.gradingAddresses else {
      throw .tooLittleMemory(limit: memory, needed: MemoryLimit.gradingAddresses)
    }
    guard hasThreads(CountLimit.gradingThreads) else { throw .tooFewThreads }
  }

  /// Looks whether there is room: half of what was written may be missing where there is none.
  static func lookForRoom() throws(EnvironmentError) {
    let folder = try TemporaryFolder()
    guard hasRoom(in: folder.path) else { throw .noTemporaryFolder(path: TemporaryFolder.parent) }
  }

  /// Looks whether the program that is running still stands where it was built.
  static func lookForMove() throws(EnvironmentError) {
    if let build = Build.own, build.wasMoved { throw .buildMoved(folder: build.whole) }
  }

  /// Does work that a moved build can't do: what comes of it then has that cause, whatever it is.
  static func explain<Value>(
    _ work: () throws(EnvironmentError) -> Value
  ) throws(EnvironmentError) -> Value {
    do throws(EnvironmentError) {
      return try work()
    } catch .cancelled {
      throw .cancelled
    } catch {
      try lookForMove()
      throw error
    }
  }
}

extension Build {
  /// The build that the program belongs to which is running, in whatever workbook it is asked to work; nil
  /// if that stands somewhere else.
  package static var own: Build? { Build(with: HostPrograms.ownFolder) }
}

/// Whether there is room in a folder for what grading writes, found out by writing there: what the
/// system says of a disk knows nothing of what this user, or this process, may have of it.
func hasRoom(in folder: String) -> Bool {
  let path = "\(folder)/room-\(UUID().uuidString)"
  let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard file >= 0 else { return false }
  // Its name goes first, so that nothing is left of it if the program is ended meanwhile.
  unlink(path)
  defer { close(file) }
  let piece = [UInt8](repeating: 1, count: SizeLimit.buffer)
  return (0..<SizeLimit.neededRoom / piece.count).allSatisfy { _ in
    write(file, piece, piece.count) == piece.count
  }
}

extension Grader {
  /// The outcome of an exercise that nothing but itself is to blame for: if it could not be graded,
  /// the lesson's stub can.
  func outcome(
    of task: GradingTask, spending allowance: Allowance? = nil
  ) throws(EnvironmentError) -> Outcome {
    let allowance = allowance ?? Allowance(limit)
    let outcome: Outcome
    do throws(EnvironmentError) {
      outcome = try self.outcome(of: task, within: allowance)
    } catch {
      // What has ended a program once may not happen again.
      guard error.isPassing else { throw error }
      var task = task
      task.place = nil
      outcome = try self.outcome(of: task, within: allowance)
    }
    if case .problem(let problem) = outcome { try blame(task, for: problem) }
    return outcome
  }

  /// - Throws: what is to blame for a problem beside the exercise.
  func blame(
    _ task: GradingTask, for problem: GradingError
  ) throws(EnvironmentError) {
    if Cancellation.isRequested { throw .cancelled }
    try Surroundings.look()
    guard let suspicion = EnvironmentError(problem, of: task.lesson.id) else { return }
    try Surroundings.lookForRoom()
    let stub = try exercise(at: repository.stub(of: task.lesson.id))
    guard stub.text != task.exercise.text, try isGraded(stub, of: task.lesson) else {
      throw suspicion
    }
  }

  /// Whether a stub can be graded, or the solution where the stub leaves the types to the learner and
  /// so lacks names.
  private func isGraded(
    _ stub: ExerciseFile, of lesson: Lesson
  ) throws(EnvironmentError) -> Bool {
    switch try outcome(of: GradingTask(lesson: lesson, exercise: stub), within: Allowance(limit)) {
    case .report: return true
    case .missing:
      let solution = try exercise(at: repository.solution(of: lesson.id))
      let outcome = try outcome(
        of: GradingTask(lesson: lesson, exercise: solution), within: Allowance(limit))
      if case .report = outcome { return true }
      return false
    case .doesNotCompile, .problem: return false
    }
  }

  /// Has the stub of a lesson compiled, loaded and asked, to see whether this machine can grade.
  ///
  /// - Returns: what keeps exercises in their place here.
  public func examine(with lesson: Lesson) throws(EnvironmentError) -> Sandbox {
    try Surroundings.explain { () throws(EnvironmentError) in
      let stub = try exercise(at: repository.stub(of: lesson.id))
      let fault: EnvironmentError
      switch try outcome(of: GradingTask(lesson: lesson, exercise: stub), within: Allowance(limit))
      {
      case .report(let report): return report.confinement
      case .doesNotCompile(let messages):
        fault = .stubDoesNotCompile(lesson: lesson.id, details: messages.map(\.text))
      case .missing(let names):
        fault = .adapterDoesNotBuild(lesson: lesson.id, details: names.joined(separator: "\n"))
      case .problem(let problem):
        fault = EnvironmentError(problem, of: lesson.id) ?? .compilerTooSlow(lesson: lesson.id)
      }
      // That may come of what this machine lacks.
      try Surroundings.look()
      try Surroundings.lookForRoom()
      throw fault
    }
  }

  func exercise(at path: String) throws(EnvironmentError) -> ExerciseFile {
    do throws(ExerciseError) {
      return try ExerciseFile(path: path)
    } catch {
      throw .damaged(.unreadable(path: path))
    }
  }

  func suite(of lesson: Lesson) throws(EnvironmentError) -> AnySuite {
    guard let suite = suites[lesson.id] else { throw .noSuite(lesson: lesson.id) }
    return suite
  }
}
