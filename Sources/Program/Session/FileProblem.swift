/// What is wrong with a file that isn't an exercise.
package enum FileProblem: Error, Equatable {
  case notWritable(path: String)
  case notReadable(path: String)
  /// What stood at the path could not be moved back to it; it is kept as this backup.
  case leftInBackup(path: String, backup: String)
  /// Not everything that was to stand there could be written.
  case fileIncomplete(path: String)
}
