import Basics
import Curriculum
import Foundation
import Purity

/// What came of reading a file for purity.
public enum PurityReading: Equatable, Sendable {
  case report(PurityReport)
  /// The compiler makes nothing of the file; what it says of its lines.
  case unreadable(details: String)
  /// The compiler uses up its processor time on it, or writes down more than is read.
  case tooLarge
  /// The compiler had no time to come to its end, or was ended by somebody else.
  case unfinished
}

extension PurityReading {
  /// Whether the compiler has something to say against the file.
  fileprivate var findsFault: Bool {
    switch self {
    case .report(let report): report.hasErrors
    case .unreadable, .tooLarge: true
    case .unfinished: false
    }
  }

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
  ) throws(EnvironmentProblem) -> PurityReading {
    try Surroundings.lookForCompiler()
    return try Surroundings.explain { () throws(EnvironmentProblem) in
      let reading = try purity(of: file, environment: environment)
      guard reading.findsFault else { return reading }
      try Surroundings.lookForMove()
      try Surroundings.lookForCompiler()
      try Surroundings.lookForRoom()
      return reading
    }
  }

  /// The same for somebody who looks himself what this machine lacks.
  public func purity(
    of file: ExerciseFile, environment: [String: String]
  ) throws(EnvironmentProblem) -> PurityReading {
    let isMain = file.path.split(separator: "/").last == "main.swift"
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(isMain ? "main" : "Read").swift"
    try write(file.text, to: path, in: folder.path)
    let environment = folder.environment(from: environment)
    let answer = try tree(of: [path], isMain: isMain, environment: environment)
    if let reading = PurityReading(tree: answer.output, answer.ending, of: file.text) {
      return reading
    }
    return .unreadable(details: answer.errors)
  }

  private func write(
    _ text: String, to path: String, in folder: String
  ) throws(EnvironmentProblem) {
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      throw .noTemporaryFolder(path: folder)
    }
  }

  /// Has the compiler write down what it makes of these files, as one module.
  package func tree(
    of files: [String], module: String = Purity.module, isMain: Bool = false,
    of package: String? = nil, beside modules: [String] = [], environment: [String: String],
    within limit: Duration = TimeLimit.reading
  ) throws(EnvironmentProblem) -> Captured {
    var call = treeCall(of: files, module: module, isMain: isMain)
    if let package { call += ["-package-name", package] }
    for folder in modules { call += ["-I", folder] }
    return try captured(call, environment, within: limit)
  }

  /// A call that has the compiler write down what it makes of these files.
  func treeCall(
    of files: [String], module: String = Purity.module, isMain: Bool = false
  ) -> [String] {
    reading(module, isMain: isMain, ["-dump-ast", "-dump-ast-format", "json"])
      + files.flatMap { ["-primary-file", $0] }
  }

  /// A call that has the compiler write down something.
  private func reading(_ module: String, isMain: Bool, _ what: [String]) -> [String] {
    var call = [plan?.compile.first ?? compiler, "-frontend"] + what
    call += ["-suppress-warnings", "-module-name", module, "-swift-version", "5"]
    call.append("-enable-bare-slash-regex")
    if !isMain { call.append("-parse-as-library") }
    return call + machine
  }

  private func captured(
    _ call: [String], _ environment: [String: String],
    within limit: Duration = TimeLimit.reading
  ) throws(EnvironmentProblem) -> Captured {
    do throws(SpawnError) {
      return try countedCapture(
        command(call, environment: environment, processorTime: TimeLimit.syntaxTree), limit: limit,
        outputLimit: SizeLimit.syntaxTree, endsThere: true)
    } catch {
      throw .programDoesNotStart(error)
    }
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
