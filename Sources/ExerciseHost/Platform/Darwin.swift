#if os(macOS)
  import Basics
  import Foundation
  import Traces

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

    static func limitProcessorTime(seconds: Int) {
      limit(RLIMIT_CPU, rlim_t(clamping: seconds))
    }

    /// Gives up what the sandbox can take: nothing is needed for loading but to read.
    static func confine(loading paths: [String]) -> Sandbox {
      var reason: String?
      let calls = Profile.hold(loading: paths, or: &reason)
      return Sandbox(calls: calls, files: false, namespaces: false, reason: reason)
    }

    static func endLoading() {}

    /// Where a library lies that is loaded. The loader tells its real path, whatever path it was given:
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
        // There are hundreds of others, and each real path is looked up.
        let isNamed = found.split(separator: "/").last == path.split(separator: "/").last
        return isNamed && realPath(found) == wanted
      }
      return index.map { UInt(bitPattern: header($0)) } ?? 0
    }

    /// The path without links; as it is where it leads nowhere.
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
  private enum Profile {
    /// The sandbox's rules, of which the last one that fits holds.
    ///
    /// - Parameter paths: what is still to be loaded.
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

    /// `sandbox_init(3)`: the same as `sandbox-exec -p` does for a program that it starts. By name,
    /// because it is declared as outdated, though nothing has taken its place.
    ///
    /// - Parameter refusal: why it doesn't hold, in the system's words.
    static func hold(loading paths: [String], or refusal: inout String?) -> Bool {
      let hold = loadedFunction(
        "sandbox_init",
        (@convention(c) (
          UnsafePointer<CChar>, UInt64, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        ) -> Int32).self)
      // It wants a place for its reason, which nobody gives back: this process ends soon.
      var reason: UnsafeMutablePointer<CChar>?
      if hold?(profile(loading: paths), 0, &reason) == 0 { return true }
      refusal = reason.map { String(cString: $0) }
      return false
    }
  }

  // Written from Apple's documentation; not tried on a Mac yet.

  /// What a signal's handler asks of the system.
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

    /// Whether there is memory at an address: the kernel looks. It reads a set of signals there
    /// before it finds that it isn't told what to do with it.
    static func isReadable(_ address: UInt) -> Bool {
      let place = UnsafePointer<sigset_t>(bitPattern: address)
      return sigprocmask(0, place, nil) == -1 && errno == EINVAL
    }

    /// Ends the process by a code instead of the signal: the system would write a report for that,
    /// and ask whether to send it to Apple.
    static func end(by signal: Int32, isAsked: Bool) {
      _exit(128 + signal)
    }
  }
#endif
