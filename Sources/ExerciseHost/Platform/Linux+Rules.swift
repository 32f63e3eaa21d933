#if os(Linux)
  import Traces

  /// The verdict on system calls whose arguments meet all conditions.
  struct CallRule {
    var calls: [SystemCall]
    var conditions: [Condition] = []
    var verdict = Verdict.allow

    enum Verdict {
      case allow
      /// Fails with this `errno`.
      case refuse(Int32)
      /// Sends SIGSYS, whose handler provides the result.
      case trap
      /// Ends the process with SIGSYS.
      case end
    }

    /// A condition for an argument, by index. Only the lower 32 bits are compared, like the C
    /// types, unless stated otherwise.
    enum Condition {
      case equals(Int, Int)
      /// None of these bits is set.
      case lacks(Int, Int)
      /// Of the bits `of`, exactly those in `exactly` are set.
      case has(Int, of: Int, exactly: Int)
      /// All 64 bits are zero: a null pointer.
      case isNothing(Int)
    }

    static func allow(_ calls: SystemCall..., when conditions: Condition...) -> CallRule {
      CallRule(calls: calls, conditions: conditions)
    }

    static func trap(_ calls: SystemCall..., when conditions: Condition...) -> CallRule {
      CallRule(calls: calls, conditions: conditions, verdict: .trap)
    }

    static func end(_ calls: SystemCall..., when conditions: Condition...) -> CallRule {
      CallRule(calls: calls, conditions: conditions, verdict: .end)
    }

    static func refuse(
      _ calls: SystemCall..., with code: Int32, when conditions: Condition...
    ) -> CallRule {
      CallRule(calls: calls, conditions: conditions, verdict: .refuse(code))
    }
  }

  /// The system calls that are allowed in the sandbox.
  ///
  /// The first matching rule for a call decides. Other calls fail with `EPERM` (not permitted),
  /// which ordinary code handles.
  enum CallRules {
    /// The rules while the loader maps an exercise, and afterwards.
    ///
    /// - Parameters:
    ///   - process: the host's process id.
    ///   - descriptors: the files that the loader will be given.
    ///   - zones: the descriptor of a folder below which files may be opened, if any.
    static func all(process: Int, loading descriptors: [Int32], zones: Int32?) -> [CallRule] {
      descriptors.flatMap { descriptor -> [CallRule] in
        [
          // The loader closes a file when it has mapped it.
          .trap(.close, when: .equals(0, Int(descriptor))),
          .allow(
            .mmap, when: .equals(4, Int(descriptor)),
            .has(3, of: Int(typeOfMapping | MAP_ANONYMOUS), exactly: Int(MAP_PRIVATE))),
        ]
      }
        + plain + memory
        // Installing a further filter, which can only restrict more.
        + [.allow(.seccomp, when: .equals(0, 1), .equals(1, 1))]
        + threads + signals(process: process) + self.descriptors
        + questions(process: process)
        + files(below: zones)
    }

    /// The rules that additionally apply before any code of the exercise runs: they revoke what
    /// mapping needed. Memory can't replace memory any more, so that code and the tables beside it
    /// stay where they are.
    static let mapped: [CallRule] =
      [newMemory(with: MAP_FIXED)] + [.refuse(.mmap, .seccomp, with: EPERM)]

    /// Calls that are harmless with any arguments. They come first, because the kernel caches its
    /// decision about them.
    private static let plain: [CallRule] = [
      // Open descriptors. New ones for files can only be made with `openat`, see below.
      .allow(.read, .write, .readv, .writev, .pread64, .close, .fstat, .lseek),
      // The process's own memory. Without `mremap`, which could move code, the C library copies.
      .allow(.munmap, .brk, .mincore),
      // Waiting for own threads, and the C library's bookkeeping for each thread.
      .allow(.futex, .setRobustList, .rseq, .setTidAddress, .membarrier, .schedYield),
      // Ending the process or thread.
      .allow(.exit, .exitGroup),
      // Time, and sleep.
      .allow(.nanosleep, .clockNanosleep, .clockGettime, .clockGetres, .gettimeofday, .time),
      .allow(.getrusage, .times, .restartSyscall, .pause),
      // Own signals: the mask and pending ones.
      .allow(.rtSigprocmask, .rtSigreturn, .rtSigtimedwait, .rtSigpending, .rtSigsuspend),
      .allow(.sigaltstack),
      // Identity and system information; random numbers, which seed dictionaries.
      .allow(.getpid, .gettid, .getppid, .getuid, .geteuid, .getgid, .getegid),
      .allow(.uname, .sysinfo, .getcpu, .getcwd, .getrandom),
      .allow(.schedGetPriorityMin, .schedGetPriorityMax, .getrlimit),
      // Waiting for descriptors, as Dispatch and run loops do, with events and timers.
      .allow(.poll, .ppoll, .select, .pselect6),
      .allow(.epollCreate1, .epollCtl, .epollWait, .epollPwait, .eventfd2),
      .allow(.timerfdCreate, .timerfdSettime, .timerfdGettime),
      .allow(.dup, .dup2, .dup3),
    ]

    /// New memory must be private and anonymous, because shared memory isn't counted by any limit.
    /// It can't be executable, so no code runs but what was loaded.
    ///
    /// - Parameter refused: further flags that it may not have.
    private static func newMemory(with refused: Int32 = 0) -> CallRule {
      .allow(
        .mmap, when: .lacks(2, Int(PROT_EXEC)),
        .has(
          3, of: Int(typeOfMapping | MAP_ANONYMOUS | hugePages | refused),
          exactly: Int(MAP_PRIVATE | MAP_ANONYMOUS)))
    }

    private static let memory: [CallRule] =
      [
        newMemory(),
        .allow(.mprotect, when: .lacks(2, Int(PROT_EXEC))),
      ] + harmlessAdvice.map { .allow(.madvise, when: .equals(2, $0)) }

    private static let typeOfMapping: Int32 = 0x0F
    private static let hugePages: Int32 = 0x40000
    /// From `MADV_NORMAL` to `MADV_DONTNEED`, `FREE`, `HUGEPAGE`, `NOHUGEPAGE`, `GUARD_INSTALL`,
    /// `GUARD_REMOVE`: what allocators and thread stacks need.
    private static let harmlessAdvice = [0, 1, 2, 3, 4, 8, 14, 15, 102, 103]

    private static let threads: [CallRule] = [
      // The flags of `clone3` are in memory, where a filter can't read them; the C library then
      // uses `clone`.
      .refuse(.clone3, with: ENOSYS),
      // Only threads with exactly the flags of the C library: glibc, musl.
      .allow(.clone, when: .equals(0, 0x3D0F00)),
      .allow(.clone, when: .equals(0, 0x7D0F00)),
      // A fork ends the process, because code that forks tends to repeat it. Starting another
      // program (with CLONE_VFORK) only fails, because ordinary code may try that.
      .end(.fork, .vfork),
      .end(.clone, when: .lacks(0, 0x4000)),
      // Names of threads, but not of memory areas.
      .allow(.prctl, when: .equals(0, Int(Kernel.Control.setName))),
      .allow(.prctl, when: .equals(0, Int(Kernel.Control.getName))),
      .refuse(.prctl, with: EINVAL, when: .equals(0, Int(Kernel.Control.setMemoryName))),
    ]

    private static let descriptors: [CallRule] =
      // Duplicates and flags, but no signals about readable descriptors.
      [F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL].map {
        .allow(.fcntl, when: .equals(1, Int($0)))
      } + [
        .allow(.fcntl, when: .equals(1, Int(F_SETFL)), .lacks(2, Int(tellsOwner))),
        // Used to ask whether a descriptor is a terminal; it never is.
        .refuse(.ioctl, with: ENOTTY),
        // The existing connection, like `read` and `write`: without an address or descriptors.
        .allow(.sendto, when: .isNothing(4)),
        .allow(.recvfrom, when: .isNothing(4)),
      ]

    private static let tellsOwner: Int32 = 0x2000

    /// Signal handlers, `abort` and `raise`; no signals to other processes.
    private static func signals(process: Int) -> [CallRule] {
      [
        // The process can't send itself these two: SIGKILL means that another process has ended it,
        // SIGSYS that it made a forbidden call.
        .refuse(.tgkill, with: EPERM, when: .equals(2, Int(SIGKILL))),
        .refuse(.tgkill, with: EPERM, when: .equals(2, Int(SIGSYS))),
        .allow(.tgkill, when: .equals(0, process)),
        // The handler that provides files must stay.
        .refuse(.rtSigaction, with: EPERM, when: .equals(0, Int(SIGSYS))),
        .allow(.rtSigaction),
      ]
    }

    /// Information about this process only.
    private static func questions(process: Int) -> [CallRule] {
      [
        // Limits can be read but not set: the pointer to new limits must be null.
        .allow(.prlimit64, when: .equals(0, 0), .isNothing(2)),
        .allow(.prlimit64, when: .equals(0, process), .isNothing(2)),
      ]
        + [0, process].map {
          .allow(
            .schedGetaffinity, .schedGetparam, .schedGetscheduler, when: .equals(0, $0))
        }
    }

    /// Opening for reading only, not with `O_PATH`. Landlock and the root folder decide which
    /// files; `OpenedFiles` answers all other requests.
    private static func files(below folder: Int32?) -> [CallRule] {
      let zones = folder.map { folder in
        CallRule.allow(
          .openat, when: .equals(0, Int(folder)),
          .has(2, of: ~harmlessFlags & 0xFFFF_FFFF, exactly: 0))
      }
      return [zones].compactMap(\.self) + [.trap(.openat, .newfstatat)]
    }

    private static let harmlessFlags = Int(
      O_CLOEXEC | O_NONBLOCK | O_DIRECTORY | O_NOFOLLOW | largeFile)
    /// `O_LARGEFILE` on one architecture and `O_NOFOLLOW` on the other.
    private static let largeFile: Int32 = 0o100000 | 0o400000
  }
#endif
