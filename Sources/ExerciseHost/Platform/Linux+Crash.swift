#if os(Linux)
  import Traces

  /// What a signal's handler asks of the system.
  extension Platform {
    /// - Parameter flags: `SA_…` beside the one that tells the handler about the signal.
    static func handle(
      _ signal: Int32, flags: Int32,
      by handler:
        @escaping @convention(c) (
          Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
        ) -> Void
    ) {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = handler
      action.sa_flags = SA_SIGINFO | flags
      sigaction(signal, &action, nil)
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
