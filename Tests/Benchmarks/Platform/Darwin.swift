#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// All children that were waited for, as the C library is asked what they have used.
  let usersThatAreChildren = RUSAGE_CHILDREN

  /// How much memory a process has, in bytes; 0 if it has ended.
  func residentSize(of process: pid_t) -> Int {
    var information = proc_taskinfo()
    let size = Int32(MemoryLayout<proc_taskinfo>.size)
    let count = proc_pidinfo(process, PROC_PIDTASKINFO, 0, &information, size)
    return count == size ? Int(information.pti_resident_size) : 0
  }
#endif
