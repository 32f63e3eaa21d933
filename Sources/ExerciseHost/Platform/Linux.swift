#if os(Linux)
  import Traces

  /// The system's functions as the host needs them.
  enum Platform {
    /// The handle for `dlsym` that means all libraries (RTLD_DEFAULT).
    static var anyLibrary: UnsafeMutableRawPointer? { nil }
    /// The C library's symbol for standard output.
    static let standardOutput = "stdout"

    /// Creates namespaces, sets limits and closes inherited descriptors; called before anything is
    /// opened and while there is a single thread.
    static func enter() {
      Namespaces.enter()
      // Sent when the parent's thread that started this process ends, which lives as long as the
      // parent.
      Kernel.call(.prctl, Kernel.Control.setDeathSignal, UInt(SIGKILL))
      ResourceLimits.hold()
      if Kernel.call(.closeRange, UInt(HostDescriptor.firstOther), UInt(UInt32.max)) < 0 {
        for descriptor in HostDescriptor.firstOther..<1024 { close(descriptor) }
      }
      chdir("/")
    }

    /// Calls functions that open files or query the system on first use, because there are no files
    /// later.
    static func warmUp() {
      _ = Int.random(in: 0...1)
      tzset()
    }

    static func limitProcessorTime(seconds: Int) {
      ResourceLimits.set(.processorTime, UInt(clamping: seconds))
    }

    /// The address at which a library is loaded; 0 if it isn't.
    static func base(ofLibrary path: String) -> UInt {
      // The loader's list of libraries begins with the program (`link_map` in link.h).
      var entry = dlopen(nil, RTLD_NOW)
      while let place = entry {
        if let name = place.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self),
          strcmp(name, path) == 0
        {
          return place.load(as: UInt.self)
        }
        entry = place.load(fromByteOffset: 24, as: UnsafeMutableRawPointer?.self)
      }
      return 0
    }
  }

  extension Platform {
    /// Irrevocably gives up everything that isn't needed for computing and for loading these files.
    ///
    /// - Returns: the parts that are in effect. None if the kernel doesn't support the filter,
    ///   because the loader couldn't open files then.
    static func confine(loading paths: [String]) -> Sandbox {
      var confinement = Sandbox.none
      guard CallFilter.isKnown else { return confinement }
      OpenedFiles.hold(paths)
      confinement.files = FileAccess.cancel(and: { confinement.namespaces = Namespaces.close() })
      if confinement.files || confinement.namespaces { OpenedFiles.findZones() }
      OpenedFiles.prepareEnd()
      let rules = CallRules.all(
        process: Int(getpid()), loading: OpenedFiles.once, zones: OpenedFiles.zones)
      confinement.calls = CallFilter.prepare(rules)?.hold() ?? false
      return confinement
    }

    /// Gives up what only loading needed, where the loader hasn't closed all files.
    static func endLoading() {
      guard CallFilter.isKnown else {
        _ = FileAccess.cancel(and: { _ = Namespaces.close() })
        return
      }
      OpenedFiles.end()
    }
  }

  /// System functions for signal handlers.
  extension Platform {
    static func set(_ handler: @escaping SignalHandler, in action: inout sigaction) {
      action.__sigaction_handler.sa_sigaction = handler
    }

    static func faultAddress(_ information: UnsafeMutablePointer<siginfo_t>) -> UInt {
      UnsafeRawPointer(information).load(fromByteOffset: 16, as: UInt.self)
    }

    /// - Parameter context: a `ucontext_t`.
    static func registers(_ context: UnsafeMutableRawPointer) -> CrashHandler.Registers {
      #if arch(x86_64)
        let registers = (context + 40).assumingMemoryBound(to: UInt.self)
        return CrashHandler.Registers(
          counter: registers[16], stack: registers[15], frame: registers[10])
      #else
        // The fault address comes first, then the numbered registers.
        let registers = (context + 176).assumingMemoryBound(to: UInt.self)
        return CrashHandler.Registers(
          counter: registers[33], stack: registers[32], frame: registers[30])
      #endif
    }

    /// Whether an address is readable memory. `rt_sigprocmask` reads a signal set there before it
    /// rejects the invalid operation.
    static func isReadable(_ address: UInt) -> Bool {
      Kernel.call(.rtSigprocmask, UInt(bitPattern: -1), address, 0, 8) == -1 && errno == EINVAL
    }

    /// Has the process end by the signal, whose handler is removed by then.
    ///
    /// - Parameter isAsked: whether the signal was sent and must be sent again; otherwise the
    ///   instruction that caused it runs again.
    static func end(by signal: Int32, isAsked: Bool) {
      guard isAsked else { return }
      let thread = Kernel.call(.gettid)
      Kernel.call(.tgkill, UInt(getpid()), UInt(bitPattern: thread), UInt(bitPattern: Int(signal)))
    }
  }
#endif
