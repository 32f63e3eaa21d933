import Foundation

/// Starts a program with the given descriptors, by default in a process group of its own.
///
/// - Parameter descriptors: for each descriptor in the program, the one of this process it copies.
/// - Returns: the id of the process.
package func spawn(
  _ command: Command, descriptors: [Int32: Int32], ownGroup: Bool
) throws(SpawnError) -> pid_t {
  var actions = newFileActions
  var attributes = newSpawnAttributes
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  for (target, source) in descriptors.sorted(by: { $0.key < $1.key }) {
    posix_spawn_file_actions_adddup2(&actions, source, target)
  }
  var defaults = sigset_t()
  sigemptyset(&defaults)
  for signal in [SIGINT, SIGTERM, SIGPIPE, SIGQUIT, SIGXFSZ] {
    sigaddset(&defaults, signal)
  }
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  // The threads of Dispatch block signals; a program that inherited that could not be interrupted.
  var blocked = sigset_t()
  sigemptyset(&blocked)
  posix_spawnattr_setsigmask(&attributes, &blocked)
  var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
  if ownGroup {
    posix_spawnattr_setpgroup(&attributes, 0)
    flags |= Int32(POSIX_SPAWN_SETPGROUP)
  }
  posix_spawnattr_setflags(&attributes, Int16(flags))

  var id = pid_t()
  let environment = command.environment.map { "\($0.key)=\($0.value)" }
  let code = withCStrings([command.executable] + command.arguments) { arguments in
    withCStrings(environment) { environment in
      spawning.withLock { _ in
        posix_spawn(&id, command.executable, &actions, &attributes, arguments, environment)
      }
    }
  }
  guard code == 0 else { throw SpawnError(executable: command.executable, code: code) }
  return id
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
