#if os(macOS)
  import Foundation
  import HostMessages
  import Limits
  import Threads

  // Written from Apple's documentation and XNU's sources; not tried on a Mac yet.

  /// What the host asks of the system it runs on.
  enum Platform {
    /// For `dlsym`: whatever library has the name (RTLD_DEFAULT).
    static var anyLibrary: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -2) }
    /// The C library's name for the stream of what is printed.
    static let standardOutput = "__stdoutp"

    /// Goes where the host is alone.
    static func enter() {
      limit(RLIMIT_CORE, 0)
      limit(RLIMIT_FSIZE, 0)
      limit(RLIMIT_NOFILE, rlim_t(CountLimit.exerciseFiles))
      // Memory isn't limited: what is compared there is the size of the whole map. Whoever has started
      // the host watches it.
      for descriptor in HostDescriptor.firstOther..<max(HostDescriptor.firstOther, getdtablesize())
      {
        close(descriptor)
      }
      chdir("/")
      endWithParent()
    }

    /// Files can still be read later.
    static func warmUp() {}

    static func reserve() {}

    static func isChild(of parent: Int) -> Bool { Int(getppid()) == parent }

    static func limitProcessorTime(seconds: Int) {
      limit(RLIMIT_CPU, rlim_t(clamping: seconds))
    }

    /// Gives up what the sandbox can take: nothing is needed for loading but to read.
    static func confine(loading paths: [String]) -> Confinement {
      Confinement(calls: Sandbox.hold(), files: false, namespaces: false)
    }

    static func endLoading() {}

    /// Where a library lies that is loaded.
    static func base(ofLibrary path: String) -> UInt {
      guard
        let count = loadedFunction("_dyld_image_count", (@convention(c) () -> UInt32).self),
        let name = loadedFunction(
          "_dyld_get_image_name", (@convention(c) (UInt32) -> UnsafePointer<CChar>?).self),
        let header = loadedFunction(
          "_dyld_get_image_header", (@convention(c) (UInt32) -> UnsafeRawPointer?).self)
      else { return 0 }
      let index = (0..<count()).first { name($0).map { strcmp($0, path) == 0 } ?? false }
      return index.map { UInt(bitPattern: header($0)) } ?? 0
    }

    private static func limit(_ resource: Int32, _ amount: rlim_t) {
      var limit = rlimit()
      getrlimit(resource, &limit)
      limit.rlim_max = min(limit.rlim_max, amount)
      limit.rlim_cur = limit.rlim_max
      setrlimit(resource, &limit)
    }

    /// Ends the host when its parent ends: a thread waits for that.
    ///
    /// The kernel has nothing of its own for it here. Code that is after that thread can stop it; its
    /// processor time is limited all the same.
    private static func endWithParent() {
      let queue = kqueue()
      var end = kevent(
        ident: UInt(getppid()), filter: Int16(EVFILT_PROC), flags: UInt16(EV_ADD),
        fflags: NOTE_EXIT, data: 0, udata: nil)
      // Who has gone already can't be waited for.
      guard kevent(queue, &end, 1, nil, 0, nil) == 0 else { _exit(0) }
      let waiting = try? Job {
        var event = kevent()
        while kevent(queue, nil, 0, &event, 1, nil) < 0 && errno == EINTR {}
        _exit(0)
      }
      // Nor who can't be waited for.
      if waiting == nil { _exit(0) }
    }
  }

  /// What the system's sandbox takes from a process for good.
  private enum Sandbox {
    private static let profile =
      "(version 1)(allow default)(deny file-write*)(deny network*)(deny process-fork)"
      + "(deny process-exec*)"

    /// `sandbox_init(3)`: the same as `sandbox-exec -p` does for a program that it starts. By name,
    /// because it is declared as outdated, though nothing has taken its place.
    static func hold() -> Bool {
      let hold = loadedFunction(
        "sandbox_init",
        (@convention(c) (
          UnsafePointer<CChar>, UInt64, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        ) -> Int32).self)
      return hold?(profile, 0, nil) == 0
    }
  }
#endif
