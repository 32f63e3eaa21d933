#if os(Linux)
  import Traces

  /// System calls without a function in every C library, or without one that Swift imports.
  enum Kernel {
    private typealias Function = @convention(c) (Int, UInt, UInt, UInt, UInt, UInt, UInt) -> Int
    private static let function = unsafeBitCast(dlsym(nil, "syscall")!, to: Function.self)

    /// - Returns: the result of the call; -1 with `errno` if it failed.
    @discardableResult
    static func call(
      _ call: SystemCall, _ first: UInt = 0, _ second: UInt = 0, _ third: UInt = 0,
      _ fourth: UInt = 0, _ fifth: UInt = 0
    ) -> Int {
      guard let number = call.number else { return -1 }
      return function(Int(number), first, second, third, fourth, fifth, 0)
    }

    /// Operations of `prctl(2)`.
    enum Control {
      static let setDeathSignal: UInt = 1
      static let setDumpable: UInt = 4
      static let setName: UInt = 15
      static let getName: UInt = 16
      static let setNoNewPrivileges: UInt = 38
      static let setMemoryName: UInt = 0x5356_4D41
    }

    /// `O_PATH`: opens a file as a location only, not for reading.
    static let pathAlone: UInt = 0o10000000
    /// `AT_EMPTY_PATH`: the call is about the descriptor itself.
    static let emptyPath: UInt = 0x1000

    /// The address of a value, as the kernel expects it.
    static func place<Value>(_ pointer: UnsafePointer<Value>) -> UInt { UInt(bitPattern: pointer) }
  }

  /// The host's resource limits (`setrlimit(2)`), in addition to what the workbook monitors.
  enum ResourceLimits {
    /// The kernel's numbers (`RLIMIT_…`).
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
      // No files may be written.
      set(.fileSize, 0)
      // Shared memory isn't counted, but the filter refuses it.
      set(.memory, UInt(MemoryLimit.exerciseAddresses))
      set(.stack, UInt(MemoryLimit.exerciseStack))
      set(.descriptors, UInt(CountLimit.exerciseFiles))
      // Threads are counted per user, so the limit is useful only in a user namespace, where the
      // host is alone.
      if Namespaces.isUserAlone { set(.threads, UInt(CountLimit.exerciseThreadsInKernel)) }
    }

    /// Lowers a limit irrevocably.
    static func set(_ resource: Resource, _ amount: UInt) {
      var now = [UInt64](repeating: 0, count: 2)
      _ = now.withUnsafeMutableBytes { bytes in
        Kernel.call(.prlimit64, 0, resource.rawValue, 0, UInt(bitPattern: bytes.baseAddress))
      }
      // At the hard limit of processor time the kernel sends SIGKILL, as another process could; at
      // the soft limit SIGXCPU, which tells the reason.
      let most = resource == .processorTime ? amount + 1 : amount
      let limit = [min(UInt64(amount), now[1]), min(UInt64(most), now[1])]
      Kernel.call(.prlimit64, 0, resource.rawValue, Kernel.place(limit))
    }
  }
#endif
