import Basics
import Curriculum
import Launching
import SuiteSupport

/// Where one exercise is graded: a folder of its own, and programs that wait there for it.
///
/// A compiler takes a third of its time to start, a linker half of it, and neither needs the exercise
/// for that. So the compiler waits for the text, the linker for the compiler, and the process that
/// loads exercises for both. Whoever knows that there will be something to grade makes one before it is
/// there.
public final class PrewarmedBuild: Sendable {
  private let toolchain: Toolchain
  let programs: HostPrograms
  /// The folder for temporary files is this one: what is left there goes with it.
  private let environment: [String: String]
  let layout: ExerciseLayout
  private let folder: TemporaryFolder
  private let state: Locked<State>
  /// Whether somebody else has ended a process with the exercise.
  let interruption = Locked(false)

  private struct State: Sendable {
    var compiler: RunningProgram?
    var linker: RunningProgram?
    var hosts: [RunningHost] = []
    /// Reads the exercise, if the suite has a check that wants it.
    var reader: ExerciseReader?
    /// Of the suite, with this seed: there is time as long as the compiler works.
    var recording: (seed: UInt64, job: Job<[Recording]>)?
    var isReady = false
    var isTaken = false
    /// The exercise that the compiler was given.
    var begun: String?
  }

  /// Makes the folder, and starts the compiler if its plan is known.
  init(
    module: String, mode: String = Lesson.usualLanguageMode, toolchain: Toolchain,
    environment: [String: String]
  ) throws(EnvironmentError) {
    folder = try TemporaryFolder()
    layout = ExerciseLayout(folder: folder.path, module: module, languageMode: mode)
    self.toolchain = toolchain
    let environment = folder.environment(from: environment)
    self.environment = environment
    var compiler: RunningProgram?
    if let call = toolchain.plan?.compileCall(for: layout) {
      compiler = toolchain.start(call, reading: layout.source, environment: environment)
    }
    state = Locked(State(compiler: compiler))
    programs = try HostPrograms()
  }

  deinit { cancel() }

  /// Ends what still waits, all at once, because each takes a while to end.
  func cancel() {
    let state = state.withLock { $0 }
    for program in [state.compiler, state.linker] { program?.cancel() }
    for host in state.hosts { host.process.cancel() }
    state.reader?.cancel()
  }

  /// Takes the place for an exercise, if that would be graded here as in a new one.
  ///
  /// - Returns: whether it may be used; everything else here is for whoever has taken it.
  func take(for exercise: ExerciseFile, _ module: String, _ toolchain: Toolchain) -> Bool {
    guard layout.module == module, self.toolchain == toolchain else { return false }
    // A program that cleans up temporary folders may have removed this one.
    guard access(folder.path, F_OK) == 0 else { return false }
    return state.withLock { state in
      guard !state.isTaken, state.begun == nil || state.begun == exercise.text else {
        return false
      }
      state.isTaken = true
      if let grading = Allowance.ofGrading { state.reader?.spent.join(grading) }
      return true
    }
  }

  /// Starts the linker and hosts, and begins to read, if that hasn't begun already.
  ///
  /// - Parameters:
  ///   - recording: the suite's, with this seed.
  ///   - libraries: what hosts load before there is an exercise.
  func ready(
    for suite: AnySuite, seed: UInt64, recording: Job<[Recording]>,
    reads: ExerciseReader.Moment, libraries: [String]
  ) throws(EnvironmentError) {
    let isFirst = state.withLock { state in
      defer { state.isReady = true }
      if state.recording?.seed != seed { state.recording = (seed, recording) }
      return !state.isReady
    }
    guard isFirst else { return }
    if reads != .never, suite.catalogue.contains(where: \.isReading) { beginReading(reads) }
    let host = try newHost(libraries)
    state.withLock { $0.hosts.append(host) }
    if layout.writeExports(),
      let call = toolchain.plan?.waitingLink(for: layout, leavingOut: programs.loaded)
    {
      let linker = toolchain.start(call, reading: layout.start, environment: environment)
      state.withLock { $0.linker = linker }
    }
    // If it can't be started now, it is started when it is needed.
    if let second = try? newHost(libraries) { state.withLock { $0.hosts.append(second) } }
  }

  /// Has a second compiler wait for the exercise, or read it if it is there already.
  private func beginReading(_ moment: ExerciseReader.Moment) {
    let (toolchain, environment, file) = (toolchain, environment, layout.read)
    let reader = ExerciseReader(moment, toolchain: toolchain, environment: environment) {
      toolchain.start(
        toolchain.treeCall(of: [file]), reading: file, environment: environment, yields: true)
    }
    state.withLock { state in
      state.reader = reader
      if let begun = state.begun { reader.begin(begun) }
    }
  }

  var reader: ExerciseReader? { state.withLock { $0.reader } }

  var waitingHosts: [pid_t] { state.withLock { $0.hosts.map(\.process.id) } }

  /// What the suite asks; waits until that is known.
  var recordings: [Recording] { state.withLock { $0.recording?.job }?.value ?? [] }

  /// A host that waits for an exercise; if there is none, or if it has died, a new one.
  ///
  /// May be called from any thread.
  ///
  /// - Parameter libraries: what a new one loads before it is told of the exercise.
  func host(_ libraries: [String]) throws(EnvironmentError) -> HostProcess {
    let waiting = state.withLock { $0.hosts.isEmpty ? nil : $0.hosts.removeFirst() }
    if let waiting, !hasEnded(waiting.process.id) { return HostProcess(waiting) }
    return HostProcess(try newHost(libraries))
  }

  private func newHost(_ libraries: [String]) throws(EnvironmentError) -> RunningHost {
    try RunningHost(programs, environment: environment, libraries: libraries)
  }

  /// Hands an exercise to the waiting compiler, once, before or after the place is taken for it.
  public func begin(_ exercise: ExerciseFile) {
    state.withLock { state in
      guard state.begun == nil else { return }
      state.begun = exercise.text
      state.reader?.begin(exercise.text)
      let text = Array(exercise.text.utf8)
      if text.count <= SizeLimit.programInput {
        state.compiler?.send(text)
      } else {
        state.compiler = nil
      }
    }
  }
}

/// How an exercise becomes a library there.
extension PrewarmedBuild {
  /// Waits for the compiler, or compiles an exercise anew where it can't tell what became of it.
  func compilation(of exercise: ExerciseFile) throws(EnvironmentError) -> Made<ExerciseModule> {
    if let compiler = state.withLock({ $0.compiler }) {
      // It is told to write to its standard output when it has compiled.
      let answer = compiler.answer(within: TimeLimit.busyMachine, orAtOutput: 1)
      try toolchain.lookForOthers(behind: answer.ending, of: toolchain.compiler)
      let compilation = toolchain.compilation(answer, layout)
      // What the plan can't do, perhaps the driver can.
      guard case .failure(.problem(.compilerGaveUp)) = compilation else { return compilation }
    }
    // It is a link to the standard input of the process that opens it.
    unlink(layout.source)
    return try toolchain.compile(
      exercise, module: layout.module, mode: layout.languageMode, into: folder.path,
      environment: environment)
  }

  /// Hands the module of an exercise to the waiting linker.
  func beginLinking(_ module: ExerciseModule) {
    let names = module.linkerFlags?.linked ?? []
    let script = names.isEmpty ? "" : "INPUT(\(names.joined(separator: " ")))"
    state.withLock { $0.linker }?.send(Array(script.utf8))
  }

  /// Waits for the library of an exercise, or makes it, as `Toolchain.link` does, where no linker
  /// was waiting, or it was asked before.
  func library(of module: ExerciseModule) throws(EnvironmentError) -> Made<String> {
    let linker = state.withLock { state in
      defer { state.linker = nil }
      return state.linker
    }
    if let answer = linker?.answer(within: TimeLimit.busyMachine), answer.ending.isSuccess {
      return .success(layout.library)
    }
    return try toolchain.link(module, leavingOut: programs.loaded, environment: environment)
  }

  /// Makes a library of an exercise that knows its lines; nil if it can't be made a second time.
  func libraryWithLines(of exercise: ExerciseFile) throws(EnvironmentError) -> String? {
    let compilation = try toolchain.compile(
      exercise, module: layout.module, mode: layout.languageMode,
      into: try folder.subfolder("lines"),
      environment: environment, hasLines: true)
    guard case .success(let module) = compilation,
      case .success(let library) = try toolchain.link(
        module, leavingOut: programs.loaded, environment: environment)
    else { return nil }
    return library
  }
}

extension Toolchain {
  /// Starts a program that reads one of its files from its standard input; not tested on macOS.
  fileprivate func start(
    _ call: [String], reading file: String, environment: [String: String], yields: Bool = false
  ) -> RunningProgram? {
    guard symlink("/dev/stdin", file) == 0 else { return nil }
    var command = command(call, environment: environment)
    (command.hasInput, command.yields) = (true, yields)
    // If it doesn't start, it is started again when it is needed, and that says what is wrong.
    return try? RunningProgram(command)
  }
}

extension PrewarmedBuild {
  /// Makes a place for the exercise of the lesson in this folder, and begins to compile it, before
  /// the lesson is read.
  ///
  /// - Returns: nil if it would hardly be of use, because a kept verdict is younger than the exercise;
  ///   or if anything is missing, or takes long to find out: whoever grades will say so.
  public convenience init?(
    ahead lesson: String, in repository: Repository, environment: [String: String]
  ) {
    let exercise = FileIdentity(path: repository.exercise(of: lesson))
    let verdict = FileIdentity(path: repository.verdict(of: lesson))
    if let exercise, let verdict, verdict.wasWritten(after: exercise) { return nil }
    // The grading says why it can't be read.
    guard let file = try? ExerciseFile(path: repository.exercise(of: lesson)),
      let (module, mode) = Lesson.module(of: lesson, in: repository),
      let toolchain = Toolchain.kept(at: repository.knownToolchain, environment: environment)
    else { return nil }
    // Or that there is no room.
    try? self.init(module: module, mode: mode, toolchain: toolchain, environment: environment)
    begin(file)
  }
}
