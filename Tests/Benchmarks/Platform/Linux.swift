#if os(Linux)
  import Foundation

  /// All children that were waited for, as the C library is asked what they have used.
  let usersThatAreChildren = RUSAGE_CHILDREN.rawValue

  /// How much memory a process has, in bytes; 0 if it has ended.
  func residentSize(of process: pid_t) -> Int {
    // The second number is that of its pages (proc_pid_statm(5)).
    let numbers = FileManager.default.contents(atPath: "/proc/\(process)/statm") ?? Data()
    let pages = String(decoding: numbers, as: UTF8.self).split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }
#endif
