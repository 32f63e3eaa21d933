#if os(Linux)
  /// A system call with its number for each processor architecture.
  struct SystemCall: Sendable {
    private let numbers: (x86: UInt32?, arm: UInt32?)

    private init(_ x86: UInt32?, _ arm: UInt32?) { numbers = (x86, arm) }

    /// The number on this processor; nil if the call doesn't exist there.
    var number: UInt32? {
      #if arch(x86_64)
        numbers.x86
      #elseif arch(arm64)
        numbers.arm
      #else
        nil
      #endif
    }

    /// The kernel's identifier of this processor architecture (`AUDIT_ARCH_…`); nil if the numbers
    /// for it aren't known here.
    static var architecture: UInt32? {
      #if arch(x86_64)
        0xC000_003E
      #elseif arch(arm64)
        0xC000_00B7
      #else
        nil
      #endif
    }

    static let read = Self(0, 63)
    static let write = Self(1, 64)
    static let close = Self(3, 57)
    static let fstat = Self(5, 80)
    static let poll = Self(7, nil)
    static let lseek = Self(8, 62)
    static let mmap = Self(9, 222)
    static let mprotect = Self(10, 226)
    static let munmap = Self(11, 215)
    static let brk = Self(12, 214)
    static let rtSigaction = Self(13, 134)
    static let rtSigprocmask = Self(14, 135)
    static let rtSigreturn = Self(15, 139)
    static let ioctl = Self(16, 29)
    static let pread64 = Self(17, 67)
    static let readv = Self(19, 65)
    static let writev = Self(20, 66)
    static let select = Self(23, nil)
    static let schedYield = Self(24, 124)
    static let mremap = Self(25, 216)
    static let mincore = Self(27, 232)
    static let madvise = Self(28, 233)
    static let dup = Self(32, 23)
    static let dup2 = Self(33, nil)
    static let pause = Self(34, nil)
    static let nanosleep = Self(35, 101)
    static let getpid = Self(39, 172)
    static let sendto = Self(44, 206)
    static let recvfrom = Self(45, 207)
    static let clone = Self(56, 220)
    static let fork = Self(57, nil)
    static let vfork = Self(58, nil)
    static let exit = Self(60, 93)
    static let uname = Self(63, 160)
    static let fcntl = Self(72, 25)
    static let getcwd = Self(79, 17)
    static let gettimeofday = Self(96, 169)
    static let getrlimit = Self(97, 163)
    static let getrusage = Self(98, 165)
    static let sysinfo = Self(99, 179)
    static let times = Self(100, 153)
    static let getuid = Self(102, 174)
    static let getgid = Self(104, 176)
    static let geteuid = Self(107, 175)
    static let getegid = Self(108, 177)
    static let getppid = Self(110, 173)
    static let capset = Self(126, 91)
    static let rtSigpending = Self(127, 136)
    static let rtSigtimedwait = Self(128, 137)
    static let rtSigsuspend = Self(130, 133)
    static let sigaltstack = Self(131, 132)
    static let schedGetparam = Self(143, 121)
    static let schedGetscheduler = Self(145, 120)
    static let schedGetPriorityMax = Self(146, 125)
    static let schedGetPriorityMin = Self(147, 126)
    static let prctl = Self(157, 167)
    static let chroot = Self(161, 51)
    static let mount = Self(165, 40)
    static let gettid = Self(186, 178)
    static let time = Self(201, nil)
    static let futex = Self(202, 98)
    static let schedGetaffinity = Self(204, 123)
    static let setTidAddress = Self(218, 96)
    static let restartSyscall = Self(219, 128)
    static let clockGettime = Self(228, 113)
    static let clockGetres = Self(229, 114)
    static let clockNanosleep = Self(230, 115)
    static let exitGroup = Self(231, 94)
    static let epollWait = Self(232, nil)
    static let epollCtl = Self(233, 21)
    static let tgkill = Self(234, 131)
    static let openat = Self(257, 56)
    static let newfstatat = Self(262, 79)
    static let pselect6 = Self(270, 72)
    static let ppoll = Self(271, 73)
    static let unshare = Self(272, 97)
    static let setRobustList = Self(273, 99)
    static let epollPwait = Self(281, 22)
    static let timerfdCreate = Self(283, 85)
    static let timerfdSettime = Self(286, 86)
    static let timerfdGettime = Self(287, 87)
    static let eventfd2 = Self(290, 19)
    static let epollCreate1 = Self(291, 20)
    static let dup3 = Self(292, 24)
    static let prlimit64 = Self(302, 261)
    static let getcpu = Self(309, 168)
    static let seccomp = Self(317, 277)
    static let getrandom = Self(318, 278)
    static let membarrier = Self(324, 283)
    static let rseq = Self(334, 293)
    static let clone3 = Self(435, 435)
    static let closeRange = Self(436, 436)
    static let landlockCreateRuleset = Self(444, 444)
    static let landlockAddRule = Self(445, 445)
    static let landlockRestrictSelf = Self(446, 446)
  }
#endif
