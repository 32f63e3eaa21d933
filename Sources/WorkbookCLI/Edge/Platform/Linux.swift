#if os(Linux)
  import Foundation

  /// Files that the kernel makes up.
  enum SystemFiles {
    /// Whether there is `/proc`: Swift itself reads there how a program was called.
    static var tellOfProcesses: Bool {
      ["cmdline", "exe", "task"].allSatisfy { access("/proc/self/\($0)", F_OK) == 0 }
    }
  }
#endif
