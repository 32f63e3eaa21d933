#if os(Linux)
  import Foundation

  /// How much the kernel lets the host have (`setrlimit(2)`); whoever has started it counts, too.
  enum Limits {
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
      // Twice the gibibyte that may be used, because what is only reserved counts here too. What
      // isn't counted, memory that is shared, can't be had.
      set(.memory, 2 << 30)
      // As usual, also for whoever has set no limit: endless recursion is to come to an end.
      set(.stack, 8 << 20)
      set(.descriptors, 256)
      // Counted for each user, and so of no use where that user runs other programs, too; in a
      // namespace for users of its own the host is alone.
      if Namespaces.isUserAlone { set(.threads, 1024) }
    }

    /// Lowers a limit, for good.
    static func set(_ resource: Resource, _ amount: UInt) {
      var now = [UInt64](repeating: 0, count: 2)
      _ = now.withUnsafeMutableBytes { bytes in
        Kernel.call(.prlimit64, 0, resource.rawValue, 0, UInt(bitPattern: bytes.baseAddress))
      }
      let limit = [UInt64](repeating: min(UInt64(amount), now[1]), count: 2)
      Kernel.call(.prlimit64, 0, resource.rawValue, Kernel.place(limit))
    }
  }
#endif
