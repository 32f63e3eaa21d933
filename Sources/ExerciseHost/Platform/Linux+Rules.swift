#if os(Linux)
  import Traces

  /// What the kernel is to do with a call, if all conditions hold for its arguments.
  struct CallRule {
    var calls: [SystemCall]
    var conditions: [Condition] = []
    var verdict = Verdict.allow

    enum Verdict {
      case allow
      /// As if the kernel couldn't, for this reason.
      case refuse(Int32)
      /// The process is asked itself (SIGSYS).
      case trap
      /// Nothing comes back: the process ends (SIGSYS).
      case end
    }

    /// About an argument, by its index. The C library's types for them have 32 bits, but where all
    /// are named.
    enum Condition {
      case equals(Int, Int)
      /// None of these bits is set.
      case lacks(Int, Int)
      /// Of the first bits, exactly the second are set.
      case has(Int, of: Int, exactly: Int)
      /// All 64 bits are zero: nothing is pointed to.
      case isNothing(Int)
    }

    static func allow(_ calls: SystemCall..., when conditions: Condition...) -> CallRule {
      CallRule(calls: calls, conditions: conditions)
    }

    static func trap(_ calls: SystemCall...) -> CallRule {
      CallRule(calls: calls, verdict: .trap)
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

  /// All that the kernel still does for an exercise.
  ///
  /// Of several rules for a call the first decides whose conditions hold. Whatever no rule decides is
  /// refused with `EPERM`: “not permitted” is what ordinary code expects, and goes on after it.
  enum CallRules {
    /// While an exercise is loaded, and later.
    ///
    /// - Parameters:
    ///   - process: the host's id.
    ///   - descriptors: the files that the loader will be given.
    ///   - zones: a folder below which files may be opened, if any.
    static func all(process: Int, loading descriptors: [Int32], zones: Int32?) -> [CallRule] {
      plain + memory
        + descriptors.map {
          .allow(
            .mmap, when: .equals(4, Int($0)),
            .has(3, of: Int(typeOfMapping | MAP_ANONYMOUS), exactly: Int(MAP_PRIVATE)))
        }
        // Another filter, which can only forbid more.
        + [.allow(.seccomp, when: .equals(0, 1), .equals(1, 1))]
        + threads + signals(process: process) + self.descriptors
        + questions(process: process)
        + files(below: zones)
    }

    /// What is taken when the exercise is loaded, of that which loading needed.
    static let loaded: [CallRule] =
      [newMemory] + [.refuse(.mmap, .seccomp, with: EPERM)]

    /// What does nothing to anybody else, whatever its arguments are: these come first because the
    /// kernel doesn't even ask the filter about them a second time.
    private static let plain: [CallRule] = [
      // Descriptors that it has. There is no call that makes one for a file but `openat`, see below.
      .allow(.read, .write, .readv, .writev, .pread64, .close, .fstat, .lseek),
      // Memory of its own.
      .allow(.munmap, .brk, .mremap, .mincore),
      // Waiting for one's own threads, and what the C library tells the kernel about each.
      .allow(.futex, .setRobustList, .rseq, .setTidAddress, .membarrier, .schedYield),
      // Its end.
      .allow(.exit, .exitGroup),
      // Time, and sleep.
      .allow(.nanosleep, .clockNanosleep, .clockGettime, .clockGetres, .gettimeofday, .time),
      .allow(.getrusage, .times, .restartSyscall, .pause),
      // Its own signals: what is blocked, what has come.
      .allow(.rtSigprocmask, .rtSigreturn, .rtSigtimedwait, .rtSigpending, .rtSigsuspend),
      .allow(.sigaltstack),
      // Who and where it is. Seeds of dictionaries, random numbers.
      .allow(.getpid, .gettid, .getppid, .getuid, .geteuid, .getgid, .getegid),
      .allow(.uname, .sysinfo, .getcpu, .getcwd, .getrandom),
      .allow(.schedGetPriorityMin, .schedGetPriorityMax, .getrlimit),
      // Waiting for descriptors: Dispatch and run loops do, and make events and timers for it.
      .allow(.poll, .ppoll, .select, .pselect6),
      .allow(.epollCreate1, .epollCtl, .epollWait, .epollPwait, .eventfd2),
      .allow(.timerfdCreate, .timerfdSettime, .timerfdGettime),
      .allow(.dup, .dup2, .dup3),
    ]

    /// New memory is private and of no file: shared memory is counted by no limit. None can be run: then
    /// there is no code but what was loaded.
    private static let newMemory = CallRule.allow(
      .mmap, when: .lacks(2, Int(PROT_EXEC)),
      .has(
        3, of: Int(typeOfMapping | MAP_ANONYMOUS | hugePages),
        exactly: Int(MAP_PRIVATE | MAP_ANONYMOUS)))

    private static let memory: [CallRule] =
      [
        newMemory,
        .allow(.mprotect, when: .lacks(2, Int(PROT_EXEC))),
      ] + harmlessAdvice.map { .allow(.madvise, when: .equals(2, $0)) }

    private static let typeOfMapping: Int32 = 0x0F
    private static let hugePages: Int32 = 0x40000
    /// From `MADV_NORMAL` to `MADV_DONTNEED`, `FREE`, `HUGEPAGE`, `NOHUGEPAGE`, `GUARD_INSTALL`,
    /// `GUARD_REMOVE`: what allocators and stacks of threads need.
    private static let harmlessAdvice = [0, 1, 2, 3, 4, 8, 14, 15, 102, 103]

    private static let threads: [CallRule] = [
      // Has its flags in memory, where a filter can't look; the C library then takes `clone`.
      .refuse(.clone3, with: ENOSYS),
      // A thread as the C library makes them, and nothing else: glibc, musl.
      .allow(.clone, when: .equals(0, 0x3D0F00)),
      .allow(.clone, when: .equals(0, 0x7D0F00)),
      // Who copies itself doesn't do it once, so it is over. To start another program is what ordinary
      // code may try: the copy that this takes, while its parent waits (CLONE_VFORK), is refused.
      .end(.fork, .vfork),
      .end(.clone, when: .lacks(0, 0x4000)),
      // Names of threads; memory has none.
      .allow(.prctl, when: .equals(0, Int(Kernel.Control.setName))),
      .allow(.prctl, when: .equals(0, Int(Kernel.Control.getName))),
      .refuse(.prctl, with: EINVAL, when: .equals(0, Int(Kernel.Control.setMemoryName))),
    ]

    private static let descriptors: [CallRule] =
      // Copies and flags, but not who is to be told when something can be read.
      [F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL].map {
        .allow(.fcntl, when: .equals(1, Int($0)))
      } + [
        .allow(.fcntl, when: .equals(1, Int(F_SETFL)), .lacks(2, Int(tellsOwner))),
        // Whether it is a terminal, is what is asked; it never is.
        .refuse(.ioctl, with: ENOTTY),
        // The connection that it has, as `read` and `write` would: to no address, with no descriptors.
        .allow(.sendto, when: .isNothing(4)),
        .allow(.recvfrom, when: .isNothing(4)),
      ]

    private static let tellsOwner: Int32 = 0x2000

    /// Handlers, `abort` and `raise`: never for other processes.
    private static func signals(process: Int) -> [CallRule] {
      [
        // By this signal it is ended from outside alone, by the other one for a call that isn't refused but
        // ends it. That is how both are known.
        .refuse(.tgkill, with: EPERM, when: .equals(2, Int(SIGKILL))),
        .refuse(.tgkill, with: EPERM, when: .equals(2, Int(SIGSYS))),
        .allow(.tgkill, when: .equals(0, process)),
        // Its handler answers for files.
        .refuse(.rtSigaction, with: EPERM, when: .equals(0, Int(SIGSYS))),
        .allow(.rtSigaction),
      ]
    }

    /// About itself; never about other processes.
    private static func questions(process: Int) -> [CallRule] {
      [
        // Limits can be read; the address of new ones is nothing.
        .allow(.prlimit64, when: .equals(0, 0), .isNothing(2)),
        .allow(.prlimit64, when: .equals(0, process), .isNothing(2)),
      ]
        + [0, process].map {
          .allow(
            .schedGetaffinity, .schedGetparam, .schedGetscheduler, when: .equals(0, $0))
        }
    }

    /// Only to read, and nothing that names a file without reading it (`O_PATH`). Which ones, say
    /// Landlock and the root folder; `OpenedFiles` answers for all others, and what is asked about them.
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
    /// `O_LARGEFILE` on one kind of processor and `O_NOFOLLOW` on the other.
    private static let largeFile: Int32 = 0o100000 | 0o400000
  }
#endif
