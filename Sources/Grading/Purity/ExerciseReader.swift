import Basics
import Curriculum
import Purity

/// Reads an exercise: in a thread of its own, in which a second compiler writes down the exercise's tree,
/// and then is found out which functions are pure.
package final class ExerciseReader: Sendable {
  package enum Moment: Sendable {
    /// While the exercise is compiled: somebody waits for the verdict.
    case ahead
    /// When a check wants to know: then what fails before that needs no reading.
    case whenWanted
    /// Never: the checks that read are left out.
    case never
  }

  /// What it uses up of what there is to read, and of what there is for the grading that waits for it, which
  /// may begin later.
  let spent: Allowance
  private let stage = Locked(Stage.waiting)
  private let cancellation = Cancellation()
  /// What it does in its thread, as long as it hasn't begun with that.
  private let work: Locked<(@Sendable () -> Void)?>

  private enum Stage: Sendable {
    /// For the exercise.
    case waiting
    case begun(String)
    case done(PurityReading)
  }

  /// - Parameters:
  ///   - limit: how much of a processor's time it may use.
  ///   - start: starts a compiler that waits for the exercise on its standard input, to write down its tree;
  ///     gives nil where it can't.
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
    // Without a thread nothing is read.
    if let work, (try? Job(work)) == nil { stage.withLock { $0 = .done(.unfinished) } }
  }

  deinit { cancel() }

  /// Hands it the exercise, once.
  func begin(_ text: String) {
    stage.withLock { stage in
      if case .waiting = stage { stage = .begun(text) }
    }
  }

  /// Waits for what came of it, if it has begun.
  func reading() -> PurityReading {
    startWorking()
    if let reading = awaitedReading(while: { true }) { return reading }
    if Cancellation.isRequested { cancel() }
    return .unfinished
  }

  /// What came of it, if it takes no more of a processor's time than this; nil also if it hasn't begun to work.
  func reading(within limit: Duration) -> PurityReading? {
    guard work.withLock({ $0 == nil }) else { return nil }
    return awaitedReading(while: { spent.spent.processor <= limit })
  }

  /// Waits for what came of it; nil if it has no exercise yet, if nobody wants it any more, or if it is
  /// waited for no longer.
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

  /// Ends it without waiting for that: the thread ends what it has started.
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
      // It lets others go first, so it may be that it never comes to its end.
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
    // What the compiler that waits can't do, perhaps one with a file can.
    let file = ExerciseFile(path: "", text: text)
    do throws(EnvironmentError) {
      return try toolchain.purity(of: file, environment: environment)
    } catch {
      return .unfinished
    }
  }
}

/// What came of reading a file for purity.
public enum PurityReading: Equatable, Sendable {
  case report(PurityReport)
  /// The compiler makes nothing of the file; what it says of its lines, which may be nothing, and how it
  /// ended.
  case unreadable(details: String, TerminationStatus)
  /// The compiler uses up its processor time on it, or writes down more than is read.
  case tooLarge
  /// The compiler had no time to come to its end, or was ended by somebody else.
  case unfinished
}

extension PurityReading {
  /// What comes of a compiler's tree of a file; nil if that tells nothing.
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
  /// Tells for every function of a file whether it is pure, for somebody who waits for nothing else.
  ///
  /// - Throws: what this machine lacks, before the file is blamed for it.
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

  /// The same for somebody who looks himself what this machine lacks.
  public func purity(
    of file: ExerciseFile, environment: [String: String]
  ) throws(EnvironmentError) -> PurityReading {
    let isMain = file.path.split(separator: "/").last == "main.swift"
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(isMain ? "main" : "Read").swift"
    guard FileManager.default.createFile(atPath: path, contents: Data(file.text.utf8)) else {
      throw .noTemporaryFolder(path: folder.path)
    }
    let environment = folder.environment(from: environment)
    let answer = try tree(of: [path], isMain: isMain, environment: environment)
    if let reading = PurityReading(tree: answer.output, answer.ending, of: file.text) {
      return reading
    }
    return .unreadable(details: answer.errors, answer.ending)
  }

  /// Has the compiler write down what it makes of these files, as one module.
  ///
  /// - Parameter words: what it is told beside that.
  package func tree(
    of files: [String], module: String = Purity.module, isMain: Bool = false,
    adding words: [String] = [], environment: [String: String],
    within limit: Duration = TimeLimit.reading
  ) throws(EnvironmentError) -> Captured {
    let call = treeCall(of: files, module: module, isMain: isMain) + words
    do throws(SpawnError) {
      return try capture(
        command(call, environment: environment, processorTime: TimeLimit.syntaxTree), limit: limit,
        outputLimit: SizeLimit.syntaxTree, endsThere: true)
    } catch {
      throw .programDoesNotStart(error)
    }
  }

  func treeCall(
    of files: [String], module: String = Purity.module, isMain: Bool = false
  ) -> [String] {
    var call = [plan?.compile.first ?? compiler, "-frontend"]
    call += ["-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
    call += ["-module-name", module, "-swift-version", "5", "-enable-bare-slash-regex"]
    if !isMain { call.append("-parse-as-library") }
    return call + machine + files.flatMap { ["-primary-file", $0] }
  }

  /// What the driver tells the compiler of the machine.
  private var machine: [String] {
    let told: Set<String> = [
      "-target", "-sdk", "-resource-dir", "-plugin-path", "-external-plugin-path",
      "-in-process-plugin-server-path",
    ]
    let call = plan?.compile ?? []
    return zip(call, call.dropFirst()).flatMap { told.contains($0) ? [$0, $1] : [] }
  }
}
