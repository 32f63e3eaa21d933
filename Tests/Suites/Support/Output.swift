import Foundation

/// Runs the body and returns its value together with everything that it wrote to standard output
/// and standard error meanwhile.
public func capturingOutput<Value>(of body: () throws -> Value) throws -> (Value, output: String) {
  fflush(nil)
  let file = try OutputFile.take()
  defer { OutputFile.give(back: file) }
  let saved = (dup(STDOUT_FILENO), dup(STDERR_FILENO))
  dup2(file, STDOUT_FILENO)
  dup2(file, STDERR_FILENO)
  defer {
    close(saved.0)
    close(saved.1)
  }
  let result = Result { try body() }
  fflush(nil)
  dup2(saved.0, STDOUT_FILENO)
  dup2(saved.1, STDERR_FILENO)
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = max(0, pread(file, &bytes, bytes.count, 0))
  return (try result.get(), String(decoding: bytes.prefix(count), as: UTF8.self))
}

/// The file that catches output: opened once, because the exercise's process may write no others.
enum OutputFile {
  /// Set before any check runs, and used by one check at a time.
  nonisolated(unsafe) private static var file: Int32 = -1

  /// Makes it in the folder for temporary files, without a name: it goes with the process.
  static func open() {
    var path = Array((NSTemporaryDirectory() + "/output-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return }
    unlink(path)
    // Out of the way of code that closes the first few.
    file = fcntl(descriptor, F_DUPFD_CLOEXEC, Int32.random(in: 100...200))
    close(descriptor)
  }

  static func take() throws -> Int32 {
    guard file >= 0 else { throw OutputCannotBeCaptured() }
    defer { file = -1 }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
    return file
  }

  static func give(back descriptor: Int32) {
    file = descriptor
  }
}

/// Throws a mismatch if the body writes anything to standard output or standard error.
public func expectSilence<Value>(
  given: @autoclosure () -> [String], note: @autoclosure () -> String? = nil,
  during body: () throws -> Value
) throws -> Value {
  let (value, output) = try capturingOutput(of: body)
  try expect(output, equals: "", given: given(), note: note())
  return value
}

/// There is no file to catch the output in, or it is in use.
struct OutputCannotBeCaptured: Error {}
