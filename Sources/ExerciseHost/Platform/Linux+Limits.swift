#if os(Linux)
  import Traces
  import Limits

  /// How much the kernel lets the host have (`setrlimit(2)`); whoever has started it counts, too.
  enum ResourceLimits {
    /// The kernel's numbers.
    enum Resource: UInt {
      case processorTime = 0
      case fileSize = 1
      case memory = 2
      case stack = 3
      case core = 4
      case threads = 6
      case descriptors = 7
    }

    static func hold() {
      set(.core, 0)
      // There are none to write to.
      set(.fileSize, 0)
      // What isn't counted, memory that is shared, can't be had.
      set(.memory, UInt(MemoryLimit.exerciseAddresses))
      set(.stack, UInt(MemoryLimit.exerciseStack))
      set(.descriptors, UInt(CountLimit.exerciseFiles))
      // Counted for each user, and so of no use where that user runs other programs, too; in a
      // namespace for users of its own the host is alone.
      if Namespaces.isUserAlone { set(.threads, UInt(CountLimit.exerciseThreadsInKernel)) }
    }

    /// Lowers a limit, for good.
    static func set(_ resource: Resource, _ amount: UInt) {
      var now = [UInt64](repeating: 0, count: 2)
      _ = now.withUnsafeMutableBytes { bytes in
        Kernel.call(.prlimit64, 0, resource.rawValue, 0, UInt(bitPattern: bytes.baseAddress))
      }
      // At the second one a program is ended by SIGKILL, as by somebody else: at the first by a signal
      // that tells why.
      let most = resource == .processorTime ? amount + 1 : amount
      let limit = [min(UInt64(amount), now[1]), min(UInt64(most), now[1])]
      Kernel.call(.prlimit64, 0, resource.rawValue, Kernel.place(limit))
    }
  }
#endif
