import Classroom
import Foundation
import Grading

extension ClassFolder {
  /// Says that somebody grades into it, as long as what is given is there; nil where the file system
  /// knows no locks.
  func lock() throws(ClassFolderProblem) -> FolderLock? {
    do throws(FolderLock.Failure) {
      // A link to a folder is as good as the folder, but can't be locked itself.
      return try FolderLock(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    } catch {
      switch error {
      case .taken: throw .taken(path: path)
      case .impossible: return nil
      }
    }
  }
}
