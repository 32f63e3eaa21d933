#if os(Linux)
  import Traces

  /// Calls of the kernel, for those that have no function in every C library, or none that Swift
  /// imports.
  enum Kernel {
    private typealias Function = @convention(c) (Int, UInt, UInt, UInt, UInt, UInt, UInt) -> Int
    private static let function = unsafeBitCast(dlsym(nil, "syscall")!, to: Function.self)

    /// - Returns: what the kernel says; -1 with `errno` if it refuses.
    @discardableResult
    static func call(
      _ call: SystemCall, _ first: UInt = 0, _ second: UInt = 0, _ third: UInt = 0,
      _ fourth: UInt = 0, _ fifth: UInt = 0
    ) -> Int {
      guard let number = call.number else { return -1 }
      return function(Int(number), first, second, third, fourth, fifth, 0)
    }

    /// What `prctl(2)` can be told.
    enum Control {
      static let setDeathSignal: UInt = 1
      static let setDumpable: UInt = 4
      static let setName: UInt = 15
      static let getName: UInt = 16
      static let setNoNewPrivileges: UInt = 38
      static let setMemoryName: UInt = 0x5356_4D41
    }

    /// `O_PATH`: a file that is only named, and not read.
    static let pathAlone: UInt = 0o10000000
    /// `AT_EMPTY_PATH`: about the descriptor itself.
    static let emptyPath: UInt = 0x1000

    /// The place of a value, as the kernel wants it.
    static func place<Value>(_ pointer: UnsafePointer<Value>) -> UInt { UInt(bitPattern: pointer) }
  }

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
