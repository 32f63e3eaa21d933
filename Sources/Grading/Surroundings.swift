import Foundation
import Launching
import Limits
import Processes
import Threads

/// What grading takes of a machine: looked at before anything is compiled, and again before an exercise is
/// blamed, because an exercise gets the blame for what is missing otherwise.
enum Surroundings {
  /// Looks whether everything is there.
  static func look() throws(EnvironmentProblem) {
    guard OpenFiles.limit >= CountLimit.gradingFiles else {
      throw .tooFewFiles(limit: OpenFiles.limit, needed: CountLimit.gradingFiles)
    }
    let memory = ProgramLimits.ownMemory
    guard memory >= MemoryLimit.gradingAddresses else {
      throw .tooLittleMemory(limit: memory, needed: MemoryLimit.gradingAddresses)
    }
    guard hasThreads(CountLimit.gradingThreads) else { throw .tooFewThreads }
    let folder = TemporaryFolder.parent
    guard HostSystem.mayLoad(from: folder) else { throw .loadsNothing(path: folder) }
  }

  /// Does work that a moved build can't do: what comes of it then has that cause, whatever it is.
  static func explain<Value>(
    in repository: Repository, _ work: () throws(EnvironmentProblem) -> Value
  ) throws(EnvironmentProblem) -> Value {
    do throws(EnvironmentProblem) {
      return try work()
    } catch .cancelled {
      throw .cancelled
    } catch {
      let build = Build.all(in: repository).first { $0.isOwn && $0.wasMoved }
      throw build.map { .buildMoved(folder: $0.whole) } ?? error
    }
  }
}

extension Build {
  /// Whether the program that is running stands there.
  fileprivate var isOwn: Bool { realProgram.map(parentFolder(of:)) == HostPrograms.ownFolder }
}
