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
#endif
