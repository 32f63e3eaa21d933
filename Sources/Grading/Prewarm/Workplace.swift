import Foundation
import Limits
import Processes
import SuiteSupport
import Threads

/// Where one exercise is graded: a folder of its own, and programs that wait there for it.
///
/// A compiler takes a third of its time to start, a linker half of it, and neither needs the exercise
/// for that. So the compiler waits for the text, the linker for the compiler, and the process that
/// loads exercises for both. Whoever knows that there will be something to grade makes a workplace before it is there.
public final class Workplace: @unchecked Sendable {
  let toolchain: Toolchain
  /// The folder for temporary files is this one: what is left there goes with it.
  let environment: [String: String]
  let layout: ExerciseLayout
  private let folder: TemporaryFolder
  private var compiler: RunningProgram?
  private var linker: RunningProgram?
  /// What the linker isn't told of, because the host has loaded it.
  private var loaded: Set<String> = []
  private var hosts: [HostProcess] = []
  /// Reads the exercise, if the suite has a check that wants it.
  private(set) var reader: ExerciseReader?
  /// Of the suite, with this seed: there is time as long as the compiler works.
  private var rehearsal: (seed: UInt64, job: Job<[Rehearsal]>)?
  private var isReady = false
  private let lock = NSLock()
  private var isTaken = false
  /// The exercise that the compiler was given.
  private var begun: String?

  /// Makes the folder, and starts the compiler if its plan is known.
  init(
    module: String, toolchain: Toolchain, environment: [String: String]
  ) throws(EnvironmentProblem) {
    folder = try TemporaryFolder()
    layout = ExerciseLayout(folder: folder.path, module: module)
    self.toolchain = toolchain
    self.environment = folder.environment(from: environment)
    if let plan = toolchain.plan {
      let call = CompilerPlan.filled(plan.compile, folder: folder.path, module: module)
      compiler = start(call, reading: layout.source)
    }
  }

  deinit {
    giveUp()
  }

  /// Ends what still waits, all at once, because each takes a while to end.
  func giveUp() {
    for program in [compiler, linker] { program?.giveUp() }
    for host in lock.withLock({ hosts }) { host.giveUp() }
    lock.withLock { reader }?.giveUp()
  }

  /// Takes the place for an exercise, if that would be graded here as in a new one.
  ///
  /// - Returns: whether it may be used; everything else here is for whoever has taken it.
  func take(for exercise: ExerciseFile, _ module: String, _ toolchain: Toolchain) -> Bool {
    guard layout.module == module, self.toolchain == toolchain else { return false }
    // Who cleans up temporary folders may have thought that nobody uses this one any more.
    guard access(folder.path, F_OK) == 0 else { return false }
    return lock.withLock {
      guard !isTaken, begun == nil || begun == exercise.text else { return false }
      isTaken = true
      return true
    }
  }

  /// Starts the linker, a host and the rehearsal of a suite, if they haven't begun already.
  func ready(
    _ programs: HostPrograms, for suite: AnySuite, seed: UInt64
  ) throws(EnvironmentProblem) {
    if rehearsal?.seed != seed { rehearsal = (seed, Job { suite.rehearse(seed: seed) }) }
    guard !isReady else { return }
    isReady = true
    if toolchain.hasTrees, suite.catalogue.contains(where: \.isReading) { beginReading() }
    let host = try HostProcess(programs, environment: environment)
    lock.withLock { hosts.append(host) }
    loaded = LinkerFlags.loaded(by: programs.host)
    if let call = toolchain.plan?.waitingLink(for: layout, leavingOut: loaded) {
      linker = start(call + programs.libraries, reading: layout.gate)
    }
    // The second one isn't missed: whoever needs it starts one.
    if let second = try? HostProcess(programs, environment: environment) {
      lock.withLock { hosts.append(second) }
    }
  }

  /// Has a second compiler wait for the exercise, or read it if it is there already.
  private func beginReading() {
    let (toolchain, environment, file) = (toolchain, environment, layout.read)
    let reader = ExerciseReader(toolchain: toolchain, environment: environment) {
      Self.start(toolchain.treeCall(of: [file]), reading: file, by: toolchain, environment)
    }
    lock.withLock {
      self.reader = reader
      if let begun { reader.begin(begun) }
    }
  }

  /// The processes of the hosts that wait.
  var waitingHosts: [pid_t] { lock.withLock { hosts.map(\.id) } }

  /// A host that waits for an exercise; if there is none, or if it has died, a new one.
  ///
  /// May be called from any thread.
  func host(_ programs: HostPrograms) throws(HostFailure) -> HostProcess {
    let waiting = lock.withLock { hosts.isEmpty ? nil : hosts.removeFirst() }
    if let waiting, !hasEnded(waiting.id) { return waiting }
    do {
      return try HostProcess(programs, environment: environment)
    } catch {
      throw .environment(error)
    }
  }

  /// What the suite asks; waits until that is known.
  var rehearsals: [Rehearsal] { rehearsal?.job.value ?? [] }

  /// Hands an exercise to the waiting compiler, once, before or after the place is taken for it.
  public func begin(_ exercise: ExerciseFile) {
    lock.withLock {
      guard begun == nil else { return }
      begun = exercise.text
      reader?.begin(exercise.text)
      let text = Array(exercise.text.utf8)
      if text.count <= SizeLimit.programInput {
        compiler?.send(text)
      } else {
        compiler = nil
      }
    }
  }

  /// Waits for the compiler, or compiles an exercise anew where it can't tell what became of it.
  func compilation(
    of exercise: ExerciseFile, helps: [CompilerHelp]
  ) throws(EnvironmentProblem) -> Compilation {
    if let compiler {
      // It is told to write to its standard output when it has compiled.
      let answer = compiler.answer(within: toolchain.limit, orAtOutput: true)
      let compilation = toolchain.compilation(
        answer.ending, errors: answer.errors, layout, helps)
      // What the plan can't do, perhaps the driver can.
      guard case .gaveUp = compilation else { return compilation }
    }
    // It leads to the standard input of whoever opens it.
    unlink(layout.source)
    return try toolchain.compile(
      exercise, module: layout.module, into: folder.path, environment: environment, helps: helps)
  }

  /// Hands the module of an exercise to the waiting linker.
  func beginLinking(_ module: ExerciseModule) {
    guard module.earlyCode == nil,
      let names = module.linkerFlags?.libraries(leavingOut: loaded)
    else {
      linker = nil
      return
    }
    let script = names.isEmpty ? "" : "INPUT(\(names.joined(separator: " ")))"
    linker?.send(Array(script.utf8))
  }

  /// Waits for the library of an exercise, or makes it, as `Toolchain.link` does, where no linker
  /// was waiting, or it was asked before.
  func library(
    of module: ExerciseModule, to libraries: [String] = [], leavingOut loaded: Set<String>
  ) throws(EnvironmentProblem) -> Linking {
    if let linker {
      self.linker = nil
      if linker.answer(within: toolchain.limit).ending == .exited(0) {
        return .library(layout.library)
      }
    }
    return try toolchain.link(
      module, to: libraries, leavingOut: loaded, environment: environment)
  }

  /// Makes a library of an exercise that knows its lines; nil if it can't be made a second time.
  func libraryWithLines(
    of exercise: ExerciseFile, to libraries: [String] = [], leavingOut loaded: Set<String>
  ) throws(EnvironmentProblem) -> String? {
    let compilation = try toolchain.compile(
      exercise, module: layout.module, into: try folder.subfolder("lines"),
      environment: environment, helps: [], hasLines: true)
    guard case .module(let module) = compilation else { return nil }
    return try toolchain.link(
      module, to: libraries, leavingOut: loaded, environment: environment
    ).path
  }

  /// Starts a program that reads one of its files from its standard input; not tested on macOS.
  private func start(_ call: [String], reading file: String) -> RunningProgram? {
    Self.start(call, reading: file, by: toolchain, environment)
  }

  private static func start(
    _ call: [String], reading file: String, by toolchain: Toolchain, _ environment: [String: String]
  ) -> RunningProgram? {
    guard symlink("/dev/stdin", file) == 0 else { return nil }
    var command = toolchain.command(call, environment: environment)
    command.hasInput = true
    // If nothing waits, it is started when it is needed, and whoever does that says what is wrong.
    return try? RunningProgram(command)
  }
}
