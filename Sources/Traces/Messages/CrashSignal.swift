/// The signals of a crashing program.
package enum CrashSignal {
  /// Invalid memory accesses.
  package static let faults = [SIGSEGV, SIGBUS]
  /// All of them; depending on the processor, a trap is `SIGTRAP` or `SIGILL`.
  package static let all = faults + [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
}
