import Foundation

/// Runs the body and returns its value together with everything that it wrote to standard output
/// and standard error meanwhile.
public func capturingOutput<Value>(of body: () throws -> Value) throws -> (Value, output: String) {
  fflush(nil)
  guard let file = unnamedFile() else { throw OutputCannotBeCaptured() }
  defer { fclose(file) }
  let saved = (dup(STDOUT_FILENO), dup(STDERR_FILENO))
  dup2(fileno(file), STDOUT_FILENO)
  dup2(fileno(file), STDERR_FILENO)
  defer {
    close(saved.0)
    close(saved.1)
  }
  let result = Result { try body() }
  fflush(nil)
  dup2(saved.0, STDOUT_FILENO)
  dup2(saved.1, STDERR_FILENO)
  rewind(file)
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = fread(&bytes, 1, bytes.count, file)
  return (try result.get(), String(decoding: bytes.prefix(count), as: UTF8.self))
}

/// A file without a name, in the folder for temporary files: it goes when it is closed.
private func unnamedFile() -> UnsafeMutablePointer<FILE>? {
  var path = Array((NSTemporaryDirectory() + "/output-XXXXXX").utf8CString)
  let descriptor = mkstemp(&path)
  guard descriptor >= 0 else { return nil }
  unlink(path)
  return fdopen(descriptor, "w+")
}

/// Throws a mismatch if the body writes anything to standard output or standard error.
public func expectSilence<Value>(
  given: [String], note: String? = nil, during body: () throws -> Value
) throws -> Value {
  let (value, output) = try capturingOutput(of: body)
  try expect(output, equals: "", given: given, note: note)
  return value
}

/// There was no temporary file to catch the output in.
struct OutputCannotBeCaptured: Error {}
