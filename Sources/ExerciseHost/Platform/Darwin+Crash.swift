#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

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
      action.__sigaction_u.__sa_sigaction = handler
      action.sa_flags = SA_SIGINFO | flags
      sigaction(signal, &action, nil)
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
