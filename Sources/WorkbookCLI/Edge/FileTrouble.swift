/// Trouble with a file that isn't an exercise.
enum FileTrouble: Error, Equatable {
  case notWritable(path: String)
}
