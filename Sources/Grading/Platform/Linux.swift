#if os(Linux)
  import Basics
  import Curriculum
  import Launching

  /// What the workbook asks the system about a host.
  enum HostSystem {
    /// The program that is running, or that of the tests.
    static var ownProgram: String { runningProgram ?? "" }

    /// The library that a host loads before an exercise that imports Foundation.
    static func preparation(in folder: String) -> String? { "\(folder)/FoundationWarmUp" }

    /// Whether libraries can be loaded from a folder, as far as its file system says (`noexec`).
    static func mayLoad(from folder: String) -> Bool {
      var information = statvfs()
      // What can't be looked at can't be written, either, and that is told elsewhere.
      guard statvfs(folder, &information) == 0 else { return true }
      // The number of ST_NOEXEC.
      return information.f_flag & 8 == 0
    }

    /// As `write`, but nobody is ended for it if the other end has gone.
    static func send(_ bytes: UnsafeRawBufferPointer, over connection: Int32) -> Int {
      Glibc.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Whether the kernel filters the process's calls as no other process's, and it can win no
    /// rights.
    static func isConfined(_ process: pid_t) -> Bool {
      guard let status = ProcessStatus(of: process), let own = ProcessStatus(of: getpid()) else {
        return false
      }
      return status.mayWinNoRights && status.filterCount > own.filterCount
    }

    /// How many threads a process has; 0 if there is no such process any more.
    static func threadCount(of process: pid_t) -> Int {
      var information = stat()
      guard stat("/proc/\(process)/task", &information) == 0 else { return 0 }
      // The folder itself and its name in the folder above are counted, too.
      return Int(information.st_nlink) - 2
    }

    /// How much of a processor's time this thread had.
    static func timeOfThisThread() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// The limit that a process has passed, if any.
    static func passedLimit(of process: pid_t) -> Limit? {
      if threadCount(of: process) > CountLimit.exerciseThreads { return .processes }
      // In pages: all addresses, what is in memory, what of that belongs to files.
      let numbers = ProcessStatus.words(of: "/proc/\(process)/statm").prefix(3).compactMap {
        Int($0)
      }
      guard numbers.count == 3 else { return nil }
      return (numbers[1] - numbers[2]) * Int(getpagesize()) > MemoryLimit.exercise ? .memory : nil
    }
  }
#endif
