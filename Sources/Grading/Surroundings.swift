import Basics
import Curriculum
import Launching
import SuiteSupport
import Traces

/// Requirements on the machine. They are checked before compiling, and again before an exercise is
/// blamed, because a lack of resources can look like a fault of the exercise.
enum Surroundings {
  static func look() throws(EnvironmentError) {
    try lookForCompiler()
    let folder = TemporaryFolder.parent
    guard HostSystem.mayLoad(from: folder) else { throw .loadsNothing(path: folder) }
  }

  /// Checks the requirements of the compiler; those for loading exercises aren't included.
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

  /// Checks for disk space: on a full disk, files may be incomplete.
  static func lookForRoom() throws(EnvironmentError) {
    let folder = try TemporaryFolder()
    guard hasRoom(in: folder.path) else { throw .noTemporaryFolder(path: TemporaryFolder.parent) }
  }

  /// Checks that the running program is still where it was built.
  static func lookForMove() throws(EnvironmentError) {
    if let build = Build.own, build.wasMoved { throw .buildMoved(folder: build.whole) }
  }

  /// Runs `work`, and if it fails in a build that was moved, throws that as the reason.
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
  /// The build of the running program, which needn't be in the workbook it works on; nil if the
  /// program is elsewhere.
  package static var own: Build? { Build(with: HostPrograms.ownFolder) }
}

/// Whether there is enough disk space in a folder, tested by writing there, because the reported
/// free space ignores quotas of the user or process.
func hasRoom(in folder: String) -> Bool {
  let path = "\(folder)/room-\(UUID().uuidString)"
  let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard file >= 0 else { return false }
  // Unlinked first, so that nothing is left behind if the program is killed.
  unlink(path)
  defer { close(file) }
  let piece = [UInt8](repeating: 1, count: SizeLimit.buffer)
  return (0..<SizeLimit.neededRoom / piece.count).allSatisfy { _ in
    write(file, piece, piece.count) == piece.count
  }
}

extension Grader {
  /// The outcome of an exercise after ruling out other causes: if it can't be graded, the lesson's
  /// stub is graded for comparison.
  func outcome(
    of task: GradingTask, spending allowance: Allowance? = nil
  ) throws(EnvironmentError) -> Outcome {
    let allowance = allowance ?? Allowance(limit)
    let outcome: Outcome
    do throws(EnvironmentError) {
      outcome = try self.outcome(of: task, within: allowance)
    } catch {
      // What has killed a program may not happen again.
      guard error.isPassing else { throw error }
      var task = task
      task.place = nil
      outcome = try self.outcome(of: task, within: allowance)
    }
    if case .problem(let problem) = outcome { try blame(task, for: problem) }
    return outcome
  }

  /// - Throws: the error of the environment that causes the problem, if it isn't the exercise's
  ///   fault.
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

  /// Whether the stub can be graded.
  private func isGraded(
    _ stub: ExerciseFile, of lesson: Lesson
  ) throws(EnvironmentError) -> Bool {
    if case .report = try givenOutcome(of: stub, lesson) { true } else { false }
  }

  /// What comes of grading the stub. Where the stub lacks declarations that the learner has to
  /// write, the solution is graded instead.
  private func givenOutcome(
    of stub: ExerciseFile, _ lesson: Lesson
  ) throws(EnvironmentError) -> Outcome {
    func outcome(of exercise: ExerciseFile) throws(EnvironmentError) -> Outcome {
      try self.outcome(
        of: GradingTask(lesson: lesson, exercise: exercise), within: Allowance(limit))
    }
    let given = try outcome(of: stub)
    guard case .missing = given else { return given }
    return try outcome(of: exercise(at: repository.solution(of: lesson.id)))
  }

  /// Grades the stub of a lesson to find out whether this machine can grade.
  ///
  /// - Returns: the sandbox that is in effect for exercises.
  public func examine(with lesson: Lesson) throws(EnvironmentError) -> Sandbox {
    try Surroundings.explain { () throws(EnvironmentError) in
      let stub = try exercise(at: repository.stub(of: lesson.id))
      let fault: EnvironmentError
      switch try givenOutcome(of: stub, lesson) {
      case .report(let report): return report.confinement
      case .doesNotCompile(let messages):
        fault = .stubDoesNotCompile(lesson: lesson.id, details: messages.map(\.text))
      case .missing(let names):
        fault = .adapterDoesNotBuild(lesson: lesson.id, details: names.joined(separator: "\n"))
      case .problem(let problem):
        fault = EnvironmentError(problem, of: lesson.id) ?? .compilerTooSlow(lesson: lesson.id)
      }
      // The failure may come from missing resources.
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
