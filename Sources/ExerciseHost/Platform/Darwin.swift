#if os(macOS)
  import Basics
  import Foundation
  import Traces

  // Written from Apple's documentation and XNU's sources; not tried on a Mac yet.

  /// The system's functions as the host needs them.
  enum Platform {
    /// The handle for `dlsym` that means all libraries (RTLD_DEFAULT).
    static var anyLibrary: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -2) }
    /// The C library's symbol for standard output.
    static let standardOutput = "__stdoutp"

    /// Sets limits and closes inherited descriptors, before anything is loaded.
    static func enter() {
      limit(RLIMIT_CORE, 0)
      limit(RLIMIT_FSIZE, 0)
      limit(RLIMIT_NOFILE, rlim_t(CountLimit.exerciseFiles))
      // Memory isn't limited, because macOS compares the limit with the whole address map. The
      // workbook monitors it instead.
      for descriptor in HostDescriptor.firstOther..<max(HostDescriptor.firstOther, getdtablesize())
      {
        close(descriptor)
      }
      chdir("/")
      endWithParent()
    }

    /// Not needed: files can still be read in the sandbox.
    static func warmUp() {}

    static func reserve() {}

    static func limitProcessorTime(seconds: Int) {
      limit(RLIMIT_CPU, rlim_t(clamping: seconds))
    }

    /// Enters the sandbox, in which loading is still possible, because it only needs reading.
    static func confine(loading paths: [String]) -> Sandbox {
      var reason: String?
      let calls = Profile.hold(loading: paths, or: &reason)
      return Sandbox(calls: calls, files: false, namespaces: false, reason: reason)
    }

    static func endLoading() {}

    /// The address at which a library is loaded. The loader reports its real path, such as
    /// `/private/var` for `/var`.
    static func base(ofLibrary path: String) -> UInt {
      guard
        let count = loadedFunction("_dyld_image_count", (@convention(c) () -> UInt32).self),
        let name = loadedFunction(
          "_dyld_get_image_name", (@convention(c) (UInt32) -> UnsafePointer<CChar>?).self),
        let header = loadedFunction(
          "_dyld_get_image_header", (@convention(c) (UInt32) -> UnsafeRawPointer?).self)
      else { return 0 }
      let wanted = realPath(path)
      let index = (0..<count()).first { index in
        guard let found = name(index).map({ String(cString: $0) }) else { return false }
        // Only paths with the same last component are resolved, as there are hundreds of libraries.
        let isNamed = found.split(separator: "/").last == path.split(separator: "/").last
        return isNamed && realPath(found) == wanted
      }
      return index.map { UInt(bitPattern: header($0)) } ?? 0
    }

    /// The path with symbolic links resolved; unchanged if it doesn't exist.
    fileprivate static func realPath(_ path: String) -> String {
      guard let real = realpath(path, nil) else { return path }
      defer { free(real) }
      return String(cString: real)
    }

    private static func limit(_ resource: Int32, _ amount: rlim_t) {
      var limit = rlimit()
      getrlimit(resource, &limit)
      limit.rlim_max = min(limit.rlim_max, amount)
      limit.rlim_cur = limit.rlim_max
      setrlimit(resource, &limit)
    }

    /// Starts a thread that ends the host when its parent ends.
    ///
    /// macOS has no kernel feature for that. Hostile code could stop the thread, but its processor
    /// time is limited anyway.
    private static func endWithParent() {
      let queue = kqueue()
      var end = kevent(
        ident: UInt(getppid()), filter: Int16(EVFILT_PROC), flags: UInt16(EV_ADD),
        fflags: NOTE_EXIT, data: 0, udata: nil)
      // If the parent has ended already, it can't be watched.
      guard kevent(queue, &end, 1, nil, 0, nil) == 0 else { _exit(0) }
      let waiting = try? Job {
        var event = kevent()
        while kevent(queue, nil, 0, &event, 1, nil) < 0 && errno == EINTR {}
        _exit(0)
      }
      // Without a thread the parent can't be watched either.
      if waiting == nil { _exit(0) }
    }
  }

  /// The macOS sandbox profile.
  private enum Profile {
    /// The rules of the sandbox, of which the last matching one applies.
    ///
    /// - Parameter paths: the libraries that are still to be loaded.
    private static func profile(loading paths: [String]) -> String {
      let files = paths.map { path in
        let name = Platform.realPath(path).replacing("\\", with: "\\\\")
          .replacing("\"", with: "\\\"")
        return "(literal \"\(name)\")"
      }.joined(separator: " ")
      return """
        (version 1)
        ; All that isn't named: writing, the network, starting programs or having others start them,
        ; signals to other processes, what others know of this user.
        (deny default)
        ; What each program needs to run at all: Apple's own list, which the package manager uses for
        ; manifests, too.
        (import "system.sb")
        ; The system's libraries, time zones and languages.
        (allow file-read* (subpath "/System") (subpath "/usr/lib") (subpath "/usr/share"))
        (allow file-read* (subpath "/private/var/db/timezone"))
        ; The exercise and its adapter.
        (allow file-read* \(files))
        (allow file-map-executable (subpath "/System") (subpath "/usr/lib") \(files))
        ; The loader looks at each folder on the way to a library.
        (allow file-read-metadata)
        ; How many processors there are, and how much memory.
        (allow sysctl-read)
        ; Its own name and threads, and to end itself.
        (allow process-info* (target self))
        (allow signal (target self))
        ; When the time zone changes, and who the user is: the home's path.
        (allow mach-lookup (global-name "com.apple.system.notification_center"))
        (allow mach-lookup (global-name "com.apple.system.opendirectoryd.libinfo"))
        (allow ipc-posix-shm-read-data (ipc-posix-name "apple.shm.notification_center"))
        """
    }

    /// Enters the sandbox with `sandbox_init(3)`, like `sandbox-exec -p`. Called by name, because
    /// it is declared deprecated although it has no replacement.
    ///
    /// - Parameter refusal: the system's reason if it fails.
    static func hold(loading paths: [String], or refusal: inout String?) -> Bool {
      let hold = loadedFunction(
        "sandbox_init",
        (@convention(c) (
          UnsafePointer<CChar>, UInt64, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        ) -> Int32).self)
      // The reason's memory isn't freed, because this process ends soon.
      var reason: UnsafeMutablePointer<CChar>?
      if hold?(profile(loading: paths), 0, &reason) == 0 { return true }
      refusal = reason.map { String(cString: $0) }
      return false
    }
  }

  // Written from Apple's documentation; not tried on a Mac yet.

  /// System functions for signal handlers.
  extension Platform {
    static func set(_ handler: @escaping SignalHandler, in action: inout sigaction) {
      action.__sigaction_u.__sa_sigaction = handler
    }

    static func faultAddress(_ information: UnsafeMutablePointer<siginfo_t>) -> UInt {
      UInt(bitPattern: information.pointee.si_addr)
    }

    /// - Parameter context: a `ucontext_t`.
    static func registers(_ context: UnsafeMutableRawPointer) -> CrashHandler.Registers {
      let state = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext.pointee.__ss
      #if arch(arm64)
        return CrashHandler.Registers(
          counter: UInt(state.__pc), stack: UInt(state.__sp), frame: UInt(state.__fp))
      #else
        return CrashHandler.Registers(
          counter: UInt(state.__rip), stack: UInt(state.__rsp), frame: UInt(state.__rbp))
      #endif
    }

    /// Whether an address is readable memory. `sigprocmask` reads a signal set there before it
    /// rejects the invalid operation.
    static func isReadable(_ address: UInt) -> Bool {
      let place = UnsafePointer<sigset_t>(bitPattern: address)
      return sigprocmask(0, place, nil) == -1 && errno == EINVAL
    }

    /// Ends the process with an exit code instead of the signal, for which macOS would write a
    /// crash report and show a dialog.
    static func end(by signal: Int32, isAsked: Bool) {
      _exit(128 + signal)
    }
  }
#endif
