import Foundation
import Launching

/// Runs a program from the `PATH` and waits for its end. Its output goes to standard error, because
/// standard output belongs to the workbook.
///
/// - Returns: whether it exited with 0.
func runOnStandardError(_ arguments: [String]) -> Bool {
  var actions = newFileActions
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  var program: pid_t = 0
  let hasStarted = withCStrings(arguments) {
    posix_spawnp(&program, arguments[0], &actions, nil, $0, environ) == 0
  }
  var status: Int32 = 0
  while hasStarted, waitpid(program, &status, 0) < 0, errno == EINTR {}
  return hasStarted && status == 0
}

/// Replaces this process by another program; returns only on failure.
func become(_ program: String, _ arguments: [String]) {
  _ = withCStrings([program] + arguments) { execv(program, $0) }
}

private func withCStrings<Result>(
  _ strings: [String], _ act: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return act(pointers)
}
