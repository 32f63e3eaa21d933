#if os(Linux)
  import Traces

  /// What the host asks of the system it runs on.
  enum Platform {
    /// For `dlsym`: whatever library has the name (RTLD_DEFAULT).
    static var anyLibrary: UnsafeMutableRawPointer? { nil }
    /// The C library's name for the stream of what is printed.
    static let standardOutput = "stdout"

    /// Goes where the host is alone: before anything is opened, and before there is a second thread.
    static func enter() {
      Namespaces.enter()
      // Bound to the parent's thread that has started this process, which lives as long as the parent.
      Kernel.call(.prctl, Kernel.Control.setDeathSignal, UInt(SIGKILL))
      ResourceLimits.hold()
      if Kernel.call(.closeRange, UInt(HostDescriptor.firstOther), UInt(UInt32.max)) < 0 {
        for descriptor in HostDescriptor.firstOther..<1024 { close(descriptor) }
      }
      chdir("/")
    }

    /// Does once what opens files or asks the system the first time that it is done; later there will
    /// be no files.
    static func warmUp() {
      _ = Int.random(in: 0...1)
      tzset()
    }

    static func limitProcessorTime(seconds: Int) {
      ResourceLimits.set(.processorTime, UInt(clamping: seconds))
    }

    /// Where a library lies that is loaded.
    static func base(ofLibrary path: String) -> UInt {
      // The linker's list of libraries begins with the program (`link_map` in link.h).
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
    /// Gives up all that isn't needed to compute and to load these files, for good.
    ///
    /// - Returns: what holds from now on. Nothing does where the kernel filters no calls: the loader
    ///   could open nothing then.
    static func confine(loading paths: [String]) -> Sandbox {
      var confinement = Sandbox.none
      guard CallFilter.isKnown else { return confinement }
      OpenedFiles.hold(paths)
      confinement.files = FileAccess.cancel(and: { confinement.namespaces = Namespaces.close() })
      if confinement.files || confinement.namespaces { OpenedFiles.findZones() }
      confinement.calls = CallFilter.hold(
        CallRules.all(
          process: Int(getpid()), loading: OpenedFiles.once, zones: OpenedFiles.zones))
      return confinement
    }

    /// Gives up what only loading needed: there is no code any more but what was loaded.
    static func endLoading() {
      guard CallFilter.isKnown else {
        _ = FileAccess.cancel(and: { _ = Namespaces.close() })
        return
      }
      _ = CallFilter.hold(CallRules.loaded, otherwise: .allow)
    }
  }

  /// What a signal's handler asks of the system.
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
        // The first word is the address of a fault, then come the registers with numbers.
        let registers = (context + 176).assumingMemoryBound(to: UInt.self)
        return CrashHandler.Registers(
          counter: registers[33], stack: registers[32], frame: registers[30])
      #endif
    }

    /// Whether there is memory at an address: the kernel looks. It reads a set of signals there
    /// before it finds that it isn't told what to do with it.
    static func isReadable(_ address: UInt) -> Bool {
      Kernel.call(.rtSigprocmask, UInt(bitPattern: -1), address, 0, 8) == -1 && errno == EINVAL
    }

    /// Lets the process end by the signal, whose handler has gone by now.
    ///
    /// - Parameter isAsked: whether somebody has asked for the signal, and has to ask again; otherwise
    ///   an instruction has led to it, which runs again.
    static func end(by signal: Int32, isAsked: Bool) {
      guard isAsked else { return }
      let thread = Kernel.call(.gettid)
      Kernel.call(.tgkill, UInt(getpid()), UInt(bitPattern: thread), UInt(bitPattern: Int(signal)))
    }
  }
#endif
