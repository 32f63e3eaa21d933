import Basics
import Curriculum
import Purity

/// Analyses the purity of an exercise's functions in a thread of its own, using the syntax tree
/// that a second compiler process writes.
package final class ExerciseReader: Sendable {
  package enum Moment: Sendable {
    /// While the exercise is compiled, because a verdict is awaited.
    case ahead
    /// When a check needs it, so that exercises which fail before need no analysis.
    case whenWanted
    /// Never: checks that need it get no result.
    case never
  }

  /// The time used, which counts against the analysis's own limit and the grading's allowance. The
  /// grading may begin later.
  let spent: Allowance
  private let stage = Locked(Stage.waiting)
  private let cancellation = Cancellation()
  /// The work of the thread; nil once it has started.
  private let work: Locked<(@Sendable () -> Void)?>

  private enum Stage: Sendable {
    /// No exercise was given yet.
    case waiting
    case begun(String)
    case done(PurityReading)
  }

  /// - Parameters:
  ///   - limit: the limit of processor time.
  ///   - start: starts a compiler that reads the exercise from its standard input and prints its
  ///     syntax tree; returns nil if that fails.
  init(
    _ moment: Moment, toolchain: Toolchain, environment: [String: String],
    limit: Duration = TimeLimit.reader,
    starting start: @escaping @Sendable () -> RunningProgram?
  ) {
    spent = Allowance(limit)
    if let grading = Allowance.ofGrading { spent.join(grading) }
    work = Locked { [stage, cancellation, spent] in
      let program = start()
      let text = stage.wait { stage -> String?? in
        switch stage {
        case .waiting: nil
        case .begun(let text): .some(text)
        case .done: .some(nil)
        }
      }
      guard let text else { return }
      let reading = cancellation.perform {
        spent.spend {
          Self.reading(of: text, by: program, or: toolchain, environment)
        }
      }
      stage.withLock { $0 = .done(spent.left > .zero ? reading : .tooLarge) }
    }
    if moment == .ahead { startWorking() }
  }

  private func startWorking() {
    let work = work.withLock { work in
      defer { work = nil }
      return work
    }
    // If no thread can be started, there is no result.
    if let work, (try? Job(work)) == nil { stage.withLock { $0 = .done(.unfinished) } }
  }

  deinit { cancel() }

  /// Gives it the exercise's text; only the first call has an effect.
  func begin(_ text: String) {
    stage.withLock { stage in
      if case .waiting = stage { stage = .begun(text) }
    }
  }

  /// Starts the work if necessary and waits for the result; `unfinished` if no exercise was given.
  func reading() -> PurityReading {
    startWorking()
    if let reading = awaitedReading(while: { true }) { return reading }
    if Cancellation.isRequested { cancel() }
    return .unfinished
  }

  /// The result if it is there before this much processor time is used; else nil, also if the work
  /// wasn't started.
  func reading(within limit: Duration) -> PurityReading? {
    guard work.withLock({ $0 == nil }) else { return nil }
    return awaitedReading(while: { spent.spent.processor <= limit })
  }

  /// Waits for the result. Nil if no exercise was given, if the grading is cancelled, or once
  /// `isWorthIt` returns false.
  private func awaitedReading(while isWorthIt: () -> Bool) -> PurityReading? {
    while !Cancellation.isRequested {
      let look = Date(timeIntervalSinceNow: TimeLimit.lookAtProgram.inSeconds)
      let done = stage.wait(until: look) { stage -> PurityReading?? in
        switch stage {
        case .waiting: .some(nil)
        case .begun: nil
        case .done(let reading): reading
        }
      }
      if let done { return done }
      if !isWorthIt() { return nil }
    }
    return nil
  }

  /// Cancels the work without waiting; the thread ends its programs.
  func cancel() {
    cancellation.cancel()
    stage.withLock { $0 = .done(.unfinished) }
  }

  private static func reading(
    of text: String, by program: RunningProgram?, or toolchain: Toolchain,
    _ environment: [String: String]
  ) -> PurityReading {
    let bytes = Array(text.utf8)
    if let program, bytes.count <= SizeLimit.programInput {
      program.send(bytes)
      // The compiler runs at low priority, so on a busy machine it may not finish.
      let answer = program.answer(
        within: TimeLimit.yieldingReader, orAtOutput: SizeLimit.syntaxTree,
        outputLimit: SizeLimit.syntaxTree)
      if Cancellation.isRequested { return .unfinished }
      switch PurityReading(tree: answer.output, answer.ending, of: text) {
      case .tooLarge?: return .tooLarge
      case .report(let report)? where answer.ending.isSuccess: return .report(report)
      case .report, .unreadable, .unfinished, nil: break
      }
    }
    // A compiler that reads a file may succeed where the one reading from its input has failed.
    let file = ExerciseFile(path: "", text: text)
    do throws(EnvironmentError) {
      return try toolchain.purity(of: file, environment: environment)
    } catch {
      return .unfinished
    }
  }
}

/// The result of analysing a file's purity.
public enum PurityReading: Equatable, Sendable {
  case report(PurityReport)
  /// The compiler gives no syntax tree; with its messages, which may be empty, and how it ended.
  case unreadable(details: String, TerminationStatus)
  /// The compiler used up its processor time, or its output exceeds the limit.
  case tooLarge
  /// The compiler timed out, or was killed by another process.
  case unfinished
}

extension PurityReading {
  /// Analyses a compiler's syntax tree of a file; nil if the tree can't be used.
  init?(tree: String, _ ending: TerminationStatus, of source: String) {
    if tree.utf8.count >= SizeLimit.syntaxTree || ending == .killed(signal: SIGXCPU) {
      self = .tooLarge
    } else if ending.isByOthers || ending == .outOfTime {
      self = .unfinished
    } else {
      let hasErrors = !ending.isSuccess
      guard
        let report = Purity.report(tree: Array(tree.utf8), source: source, hasErrors: hasErrors)
      else { return nil }
      self = .report(report)
    }
  }
}

extension Toolchain {
  /// Analyses the purity of a file's functions.
  ///
  /// - Throws: an error of the environment if this machine is why the analysis fails.
  package func purityOrBlame(
    of file: ExerciseFile, environment: [String: String]
  ) throws(EnvironmentError) -> PurityReading {
    try Surroundings.lookForCompiler()
    return try Surroundings.explain { () throws(EnvironmentError) in
      let reading = try purity(of: file, environment: environment)
      switch reading {
      case .report(let report) where !report.hasErrors: return reading
      case .unfinished: return reading
      case .report, .unreadable, .tooLarge: break
      }
      try Surroundings.lookForMove()
      try Surroundings.lookForCompiler()
      try Surroundings.lookForRoom()
      return reading
    }
  }

  /// Analyses the purity of a file's functions, without looking for faults of this machine.
  public func purity(
    of file: ExerciseFile, environment: [String: String]
  ) throws(EnvironmentError) -> PurityReading {
    let isMain = file.path.split(separator: "/").last == "main.swift"
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(isMain ? "main" : "Read").swift"
    try write(file.text, to: path)
    let environment = folder.environment(from: environment)
    let answer = try tree(of: [path], isMain: isMain, environment: environment)
    if let reading = PurityReading(tree: answer.output, answer.ending, of: file.text) {
      return reading
    }
    return .unreadable(details: answer.errors, answer.ending)
  }

  /// Has the compiler print the syntax tree of these files as one module.
  ///
  /// - Parameter words: additional compiler arguments.
  package func tree(
    of files: [String], module: String = Purity.module, isMain: Bool = false,
    adding words: [String] = [], environment: [String: String],
    within limit: Duration = TimeLimit.reading
  ) throws(EnvironmentError) -> Captured {
    let call = treeCall(of: files, module: module, isMain: isMain) + words
    return try captured(
      command(call, environment: environment, processorTime: TimeLimit.syntaxTree), limit: limit,
      outputLimit: SizeLimit.syntaxTree, endsThere: true)
  }

  func treeCall(
    of files: [String], module: String = Purity.module, isMain: Bool = false
  ) -> [String] {
    var call = frontend + ["-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
    call += ["-module-name", module, "-swift-version", "5", "-enable-bare-slash-regex"]
    if !isMain { call.append("-parse-as-library") }
    return call + files.flatMap { ["-primary-file", $0] }
  }

  /// A direct call of the compiler, with the arguments about the target and SDK that the driver
  /// passes to it.
  var frontend: [String] {
    let told: Set<String> = [
      "-target", "-sdk", "-resource-dir", "-plugin-path", "-external-plugin-path",
      "-in-process-plugin-server-path",
    ]
    let call = plan?.compile ?? []
    return [call.first ?? compiler, "-frontend"]
      + zip(call, call.dropFirst()).flatMap { told.contains($0) ? [$0, $1] : [] }
  }
}
