#if canImport(Darwin)
  import Darwin

  // Written from Apple's documentation; not tested on macOS.
  // macOS gives orphans to launchd, so only the program's own process group can be ended there, and
  // only the program itself can be measured.
  extension Supervisor {
    static func setLimit(_ resource: Resource, _ amount: UInt64) {
      let number =
        switch resource {
        case .core: RLIMIT_CORE
        case .data: RLIMIT_DATA
        case .fileSize: RLIMIT_FSIZE
        case .openFiles: RLIMIT_NOFILE
        }
      var limit = rlimit(rlim_cur: amount, rlim_max: amount)
      setrlimit(number, &limit)
    }

    static func adoptOrphans() {}
    static func endOrphans() {}

    static func passedLimit(of program: pid_t) -> Limit? {
      var usage = rusage_info_current()
      let code = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(program, RUSAGE_INFO_CURRENT, $0)
        }
      }
      return code == 0 && usage.ri_phys_footprint > Limit.memory.amount ? .memory : nil
    }

    /// The most memory that an ended program used, in bytes.
    static func peak(_ usage: rusage) -> Int { usage.ru_maxrss }
  }
#else
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  extension Supervisor {
    static func setLimit(_ resource: Resource, _ amount: UInt64) {
      var limit = rlimit(rlim_cur: rlim_t(amount), rlim_max: rlim_t(amount))
      #if canImport(Glibc)
        let number: __rlimit_resource_t =
          switch resource {
          case .core: __rlimit_resource_t(RLIMIT_CORE.rawValue)
          case .data: __rlimit_resource_t(RLIMIT_DATA.rawValue)
          case .fileSize: __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
          case .openFiles: __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
          }
      #else
        let number: Int32 =
          switch resource {
          case .core: RLIMIT_CORE
          case .data: RLIMIT_DATA
          case .fileSize: RLIMIT_FSIZE
          case .openFiles: RLIMIT_NOFILE
          }
      #endif
      setrlimit(number, &limit)
    }

    /// From now on a process whose parent ends becomes a child of this one, even if it has left
    /// its group and its session (`prctl(2)`, PR_SET_CHILD_SUBREAPER).
    static func adoptOrphans() {
      // Swift imports no function with a variable number of arguments; this one takes five words.
      typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      _ = unsafeBitCast(symbol, to: Function.self)(36, 1, 0, 0, 0)
    }

    /// Ends everything that was started until there is nothing left.
    ///
    /// A process that ends its children's parents faster than they can be listed is stopped first.
    static func endOrphans() {
      for _ in 0..<1000 {
        var status: Int32 = 0
        var ended: pid_t
        repeat { ended = waitpid(-1, &status, WNOHANG) } while ended > 0
        // Whoever loses its parent becomes this process's child: without one there is no orphan.
        if ended < 0, errno == ECHILD { return }
        let orphans = ProcessTable.descendants(of: getpid())
        guard !orphans.isEmpty else { return }
        for orphan in orphans { kill(orphan.id, SIGSTOP) }
        for orphan in orphans { kill(orphan.id, SIGKILL) }
        usleep(1000)
      }
    }

    /// The limit that the program and all that it has started have passed together, if any.
    static func passedLimit(of program: pid_t) -> Limit? {
      let all = ProcessTable.descendants(of: getpid())
      if all.count > Limit.processes.amount { return .processes }
      return all.reduce(0) { $0 + $1.memory } > Limit.memory.amount ? .memory : nil
    }

    /// The most memory that an ended program used, in bytes.
    static func peak(_ usage: rusage) -> Int { usage.ru_maxrss * 1024 }
  }
#endif
