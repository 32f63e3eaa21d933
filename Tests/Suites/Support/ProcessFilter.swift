#if os(Linux) && (arch(x86_64) || arch(arm64))
  import Foundation

  /// Lets the kernel end the exercise's process when it copies itself, and refuses it memory that no
  /// limit counts or that would outlive it (`seccomp(2)`).
  ///
  /// A program that copies itself for ever leaves nobody the time to stop it. Threads stay allowed,
  /// and so does the way in which the runtime starts the program that writes backtraces: both share
  /// their memory with the one that starts them, and that one waits or they end together.
  enum ProcessFilter {
    /// One instruction of the kernel's filter machine (`sock_filter`).
    private struct Instruction {
      var code: UInt16
      var ifTrue: UInt8 = 0
      var ifFalse: UInt8 = 0
      var value: UInt32

      /// Loads the four bytes at this place of `seccomp_data`.
      static func load(_ place: UInt32) -> Instruction { .init(code: 0x20, value: place) }
      static func ends(_ verdict: UInt32) -> Instruction { .init(code: 0x06, value: verdict) }
      /// Leaves out the next instruction unless the loaded value is this one.
      static func equals(_ value: UInt32) -> Instruction {
        .init(code: 0x15, ifTrue: 0, ifFalse: 1, value: value)
      }
      /// Leaves out the next instruction if the loaded value is smaller.
      static func reaches(_ value: UInt32) -> Instruction {
        .init(code: 0x35, ifTrue: 0, ifFalse: 1, value: value)
      }
      /// Leaves out the next instruction if one of these bits is set.
      static func lacks(_ bits: UInt32) -> Instruction {
        .init(code: 0x45, ifTrue: 1, ifFalse: 0, value: bits)
      }
    }

    /// `sock_fprog`.
    private struct Program {
      var count: UInt16
      var instructions: UnsafeMutablePointer<Instruction>?
    }

    private static let allow: UInt32 = 0x7FFF_0000
    private static let end: UInt32 = 0x8000_0000
    /// As if the kernel didn't know the call: the C library then uses an older one.
    private static let unknown: UInt32 = 0x0005_0000 | UInt32(ENOSYS)

    #if arch(x86_64)
      private static let architecture: UInt32 = 0xC000_003E
      private static let clone: UInt32 = 56
      private static let copying: [UInt32] = [57, 58]
      /// `shmget`, `semget`, `msgget`, `mq_open`, `memfd_create`.
      private static let keeping: [UInt32] = [29, 64, 68, 240, 319]
    #else
      private static let architecture: UInt32 = 0xC000_00B7
      private static let clone: UInt32 = 220
      private static let copying: [UInt32] = []
      private static let keeping: [UInt32] = [194, 190, 186, 180, 279]
    #endif
    /// `clone3` has its flags in memory, where a filter can't look.
    private static let clone3: UInt32 = 435
    private static let sharesMemory: UInt32 = 0x100
    /// Is a thread, or its parent waits for it.
    private static let staysTogether: UInt32 = 0x1_0000 | 0x4000
    /// The same calls have these numbers and more in programs with short pointers.
    private static let otherNumbers: UInt32 = 0x4000_0000
    /// `memfd_secret`, and `io_uring_setup`, by which calls are made that no filter sees.
    private static let unneeded: [UInt32] = [447, 425]

    /// Holds from now on, for this thread and all that it starts.
    static func begin() {
      var filter: [Instruction] = [.load(4), .equals(architecture)]
      // Another architecture's numbers would mean other calls.
      filter[1].ifFalse = 1
      filter += [.init(code: 0x05, value: 1), .ends(end), .load(0)]
      filter += [.reaches(otherNumbers), .ends(end)]
      for number in keeping + unneeded { filter += [.equals(number), .ends(unknown)] }
      for number in copying { filter += [.equals(number), .ends(end)] }
      filter += [.equals(clone3), .ends(unknown), .equals(clone)]
      filter[filter.count - 1].ifFalse = 5
      filter += [.load(16), .lacks(sharesMemory), .ends(end), .lacks(staysTogether), .ends(end)]
      filter += [.ends(allow)]
      filter.withUnsafeMutableBufferPointer { buffer in
        var program = Program(count: UInt16(buffer.count), instructions: buffer.baseAddress)
        Kernel.control(38, 1, 0)
        _ = withUnsafeMutablePointer(to: &program) { pointer in
          // PR_SET_SECCOMP with SECCOMP_MODE_FILTER.
          Kernel.control(22, 2, UInt(bitPattern: pointer))
        }
      }
    }
  }
#else
  /// Written for Linux on two kinds of processors; elsewhere the supervisor alone watches.
  enum ProcessFilter {
    static func begin() {}
  }
#endif
