import Basics
import Foundation
import Launching

/// What grading takes of a machine: looked at before anything is compiled, and again before an exercise is
/// blamed, because an exercise gets the blame for what is missing otherwise.
enum Surroundings {
  /// Looks whether everything is there.
  static func look() throws(EnvironmentProblem) {
    try lookForCompiler()
    let folder = TemporaryFolder.parent
    guard HostSystem.mayLoad(from: folder) else { throw .loadsNothing(path: folder) }
  }

  /// Looks whether everything is there but what loads an exercise.
  static func lookForCompiler() throws(EnvironmentProblem) {
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
  static func lookForRoom() throws(EnvironmentProblem) {
    let folder = try TemporaryFolder()
    guard hasRoom(in: folder.path) else { throw .noTemporaryFolder(path: TemporaryFolder.parent) }
  }

  /// Looks whether the program that is running still stands where it was built.
  static func lookForMove() throws(EnvironmentProblem) {
    if let build = Build.own, build.wasMoved { throw .buildMoved(folder: build.whole) }
  }

  /// Does work that a moved build can't do: what comes of it then has that cause, whatever it is.
  static func explain<Value>(
    _ work: () throws(EnvironmentProblem) -> Value
  ) throws(EnvironmentProblem) -> Value {
    do throws(EnvironmentProblem) {
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
