import Basics
import Curriculum
import Launching
import SuiteSupport

/// The place where one exercise is graded: a folder of its own, with programs started in advance.
///
/// A compiler spends a third of its time on starting, a linker half, and neither needs the exercise
/// for that. So the compiler waits for the text, the linker for the compiler, and the host
/// processes for both. Callers make a place as soon as they expect an exercise.
public final class PrewarmedBuild: Sendable {
  private let toolchain: Toolchain
  let programs: HostPrograms
  /// The environment of the programs, with this folder as `TMPDIR`, so that temporary files are
  /// removed with it.
  private let environment: [String: String]
  let layout: ExerciseLayout
  private let folder: TemporaryFolder
  private let state: Locked<State>
  /// Set to true if another program has killed a process with the exercise.
  let interruption = Locked(false)

  private struct State: Sendable {
    var compiler: RunningProgram?
    var linker: RunningProgram?
    var hosts: [RunningHost] = []
    /// Runs the purity analysis, if a check of the suite needs it.
    var reader: ExerciseReader?
    var isReady = false
    var isTaken = false
    /// The exercise's text that was sent to the compiler; nil before that.
    var begun: String?
  }

  /// Makes the folder, and starts the compiler if the plan is known.
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

  /// Cancels all waiting programs at once, because each takes a while to end.
  func cancel() {
    let state = state.withLock { $0 }
    for program in [state.compiler, state.linker] { program?.cancel() }
    for host in state.hosts { host.process.cancel() }
    state.reader?.cancel()
  }

  /// Reserves the place for an exercise, unless a new one would give another result.
  ///
  /// - Returns: whether the caller may use the place; only then may it call the other methods.
  func take(for exercise: ExerciseFile, _ module: String, _ toolchain: Toolchain) -> Bool {
    guard layout.module == module, self.toolchain == toolchain else { return false }
    // A cleanup program may have removed the temporary folder.
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

  func wasBegun(with exercise: ExerciseFile) -> Bool {
    state.withLock { $0.begun == exercise.text }
  }

  /// Starts the linker, hosts and purity analysis, if that hasn't been done yet.
  ///
  /// - Parameter libraries: the libraries that hosts load right away.
  func ready(
    for suite: AnySuite, reads: ExerciseReader.Moment, libraries: [String]
  ) throws(EnvironmentError) {
    let isFirst = state.withLock { state in
      defer { state.isReady = true }
      return !state.isReady
    }
    guard isFirst else { return }
    if reads != .never, suite.catalogue.contains(where: \.isReading) { beginReading(reads) }
    let host = try newHost(libraries)
    state.withLock { $0.hosts.append(host) }
    // If the list can't be written, linking reports it later.
    if let call = toolchain.plan?.waitingLink(for: layout, leavingOut: programs.loaded),
      (try? layout.writeExports()) != nil
    {
      let linker = toolchain.start(call, reading: layout.start, environment: environment)
      state.withLock { $0.linker = linker }
    }
    // If it can't be started now, it is started when it is needed.
    if let second = try? newHost(libraries) { state.withLock { $0.hosts.append(second) } }
  }

  /// Starts the purity analysis, whose compiler waits for the exercise or gets it at once.
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

  /// A waiting host process, or a new one if none is left or it has died.
  ///
  /// May be called from any thread.
  ///
  /// - Parameter libraries: the libraries that a new process loads right away.
  func host(_ libraries: [String]) throws(EnvironmentError) -> HostProcess {
    let waiting = state.withLock { $0.hosts.isEmpty ? nil : $0.hosts.removeFirst() }
    if let waiting, !hasEnded(waiting.process.id) { return HostProcess(waiting) }
    return HostProcess(try newHost(libraries))
  }

  private func newHost(_ libraries: [String]) throws(EnvironmentError) -> RunningHost {
    try RunningHost(programs, environment: environment, libraries: libraries)
  }

  /// Sends an exercise to the waiting compiler. Only the first call has an effect; it may come
  /// before or after `take`.
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

/// Building the exercise's library in this place.
extension PrewarmedBuild {
  /// Waits for the compiler's result. Compiles again if the waiting compiler failed without errors.
  func compilation(of exercise: ExerciseFile) throws(EnvironmentError) -> Made<ExerciseModule> {
    if let compiler = state.withLock({ $0.compiler }) {
      // The compiler writes to its standard output when it has finished.
      let answer = compiler.answer(within: TimeLimit.busyMachine, orAtOutput: 1)
      try toolchain.lookForOthers(behind: answer.ending, of: toolchain.compiler)
      let compilation = toolchain.compilation(answer, layout)
      // The driver may succeed where the direct call has failed.
      guard case .failure(.problem(.compilerGaveUp)) = compilation else { return compilation }
    }
    // The source is a symbolic link to the standard input, for the waiting compiler only.
    unlink(layout.source)
    return try toolchain.compile(
      exercise, module: layout.module, mode: layout.languageMode, into: folder.path,
      environment: environment)
  }

  /// Sends the exercise's list of libraries to the waiting linker.
  func beginLinking(_ module: ExerciseModule) {
    let names = module.linkerFlags?.linked ?? []
    let script = names.isEmpty ? "" : "INPUT(\(names.joined(separator: " ")))"
    state.withLock { $0.linker }?.send(Array(script.utf8))
  }

  /// Waits for the linker's result, or links with `Toolchain.link` if no linker was waiting or its
  /// result was already taken.
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

  /// Builds the exercise's library once more, with line tables; nil if that fails.
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
    // If it doesn't start, the later attempt reports the error.
    return try? RunningProgram(command)
  }
}

extension PrewarmedBuild {
  /// Makes a place for the exercise in this lesson's folder and starts compiling it, before the
  /// lesson's texts are read.
  ///
  /// - Returns: nil if a cached verdict is newer than the exercise, so that no grading is expected,
  ///   or if something is missing or unknown; the grading reports that.
  public convenience init?(
    ahead lesson: String, in repository: Repository, environment: [String: String]
  ) {
    let exercise = FileIdentity(path: repository.exercise(of: lesson))
    let verdict = FileIdentity(path: repository.verdict(of: lesson))
    if let exercise, let verdict, verdict.wasWritten(after: exercise) { return nil }
    // An exercise that can't be read is reported when it is graded.
    guard let file = try? ExerciseFile(path: repository.exercise(of: lesson)),
      let (module, mode) = Lesson.module(of: lesson, in: repository),
      let toolchain = Toolchain.kept(at: repository.knownToolchain, environment: environment)
    else { return nil }
    // Missing disk space is reported when it is graded, too.
    try? self.init(module: module, mode: mode, toolchain: toolchain, environment: environment)
    begin(file)
  }
}
