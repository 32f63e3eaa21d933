/// The signals by which a program crashes.
package enum CrashSignal {
  /// Memory was touched that isn't there.
  package static let faults = [SIGSEGV, SIGBUS]
  /// All of them; on some processors a trap is `SIGTRAP`, on others `SIGILL`.
  package static let all = faults + [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
}
