import Foundation

/// Whether the kernel's numbers are those of an x86, as the kernel tells.
let isX86: Bool = {
  var system = utsname()
  uname(&system)
  return withUnsafeBytes(of: system.machine) { $0.starts(with: "x86_64".utf8) }
}()

typealias Function = @convention(c) (Int, UInt, UInt, UInt, UInt, UInt, UInt) -> Int
let kernel = unsafeBitCast(dlsym(nil, "syscall")!, to: Function.self)

/// A call of the kernel that an exercise has no need for, by its numbers on both kinds of processors.
struct Attempt {
  let name: String
  let number: Int?
  let arguments: [UInt]

  init(_ name: String, _ x86: Int?, _ arm: Int?, _ arguments: UInt...) {
    self.name = name
    number = isX86 ? x86 : arm
    self.arguments = arguments + [UInt](repeating: 0, count: 6 - arguments.count)
  }

  /// What the kernel has done, if it has done anything.
  var hole: String? {
    guard let number else { return nil }
    let a = arguments
    let result = kernel(number, a[0], a[1], a[2], a[3], a[4], a[5])
    // What isn't refused as such may only have found nothing to do.
    let refusals = [EPERM, ENOSYS, ENOTTY] + (name.hasPrefix("openat") ? [ENOENT, EACCES] : [])
    return result >= 0 || !refusals.contains(errno) ? "\(name): \(result) \(errno)" : nil
  }
}

/// A text that stays where it is.
func text(_ text: StaticString) -> UInt { UInt(bitPattern: text.utf8Start) }

let space = UInt(
  bitPattern: mmap(nil, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
let parent = UInt(getppid())
let own = UInt(getpid())
let here = UInt(bitPattern: -100)
let minusOne = UInt(bitPattern: -1)
let victim = text("/tmp/workbook-victim")
let secret = text("/etc/passwd")

let attempts: [Attempt] = [
  // Files
  Attempt("open", 2, nil, secret, 0),
  Attempt("openat to read", 257, 56, here, secret, 0),
  Attempt("openat to write", 257, 56, here, victim, 1),
  Attempt("openat to make", 257, 56, here, text("/tmp/workbook-made"), 0o101, 0o644),
  Attempt("openat of a terminal", 257, 56, here, text("/dev/tty"), 2),
  Attempt("openat of its own environment", 257, 56, here, text("/proc/self/environ"), 0),
  Attempt("openat of its own memory", 257, 56, here, text("/proc/self/mem"), 2),
  Attempt("openat of a folder", 257, 56, here, text("/"), 0o200000),
  Attempt("openat of a path alone", 257, 56, here, secret, 0o10000000),
  Attempt("openat without a name", 257, 56, here, text("/tmp"), 0o20200002, 0o600),
  Attempt("openat2", 437, 437, here, secret, space, 24),
  Attempt("creat", 85, nil, text("/tmp/workbook-made"), 0o644),
  Attempt("name_to_handle_at", 303, 264, here, secret, space, space + 512, 0),
  Attempt("open_by_handle_at", 304, 265, here, space, 0),
  Attempt("stat", 4, nil, secret, space),
  Attempt("lstat", 6, nil, secret, space),
  Attempt("newfstatat", 262, 79, here, secret, space, 0),
  Attempt("newfstatat with a descriptor and a path", 262, 79, 0, secret, space, 0x1000),
  Attempt("statx", 332, 291, here, secret, 0, 0xFFF, space),
  Attempt("access", 21, nil, secret, 0),
  Attempt("faccessat", 269, 48, here, secret, 0),
  Attempt("readlink", 89, nil, text("/proc/self/exe"), space, 100),
  Attempt("readlinkat", 267, 78, here, text("/proc/self/exe"), space, 100),
  Attempt("getdents64", 217, 61, 0, space, 1000),
  Attempt("statfs", 137, 43, text("/"), space),
  Attempt("chdir", 80, 49, text("/tmp")),
  Attempt("chroot", 161, 51, text("/")),
  Attempt("fchdir", 81, 50, 0),
  Attempt("chmod", 90, nil, victim, 0o644),
  Attempt("fchmodat", 268, 53, here, victim, 0o644),
  Attempt("fchmodat2", 452, 452, here, victim, 0o644, 0),
  Attempt("fchmod", 91, 52, 1, 0o600),
  Attempt("chown", 92, nil, victim, 0, 0),
  Attempt("fchownat", 260, 54, here, victim, 0, 0, 0),
  Attempt("fchown", 93, 55, 1, 0, 0),
  Attempt("truncate", 76, 45, victim, 0),
  Attempt("ftruncate", 77, 46, 1, 0),
  Attempt("fallocate", 285, 47, 1, 0, 0, 1),
  Attempt("mkdir", 83, nil, text("/tmp/workbook-made"), 0o700),
  Attempt("mkdirat", 258, 34, here, text("/tmp/workbook-made"), 0o700),
  Attempt("unlink", 87, nil, victim),
  Attempt("unlinkat", 263, 35, here, victim, 0),
  Attempt("rename", 82, nil, victim, text("/tmp/workbook-moved")),
  Attempt("renameat2", 316, 276, here, victim, here, text("/tmp/workbook-moved"), 0),
  Attempt("linkat", 265, 37, here, victim, here, text("/tmp/workbook-moved"), 0),
  Attempt("symlinkat", 266, 36, text("/x"), here, text("/tmp/workbook-moved")),
  Attempt("mknodat", 259, 33, here, text("/tmp/workbook-moved"), 0o10644, 0),
  Attempt("utimensat", 280, 88, here, victim, 0, 0),
  Attempt("setxattr", 188, 5, victim, text("user.x"), text("y"), 1, 0),
  Attempt("fsetxattr", 190, 7, 1, text("user.x"), text("y"), 1, 0),
  Attempt("umask", 95, 166, 0o22),
  Attempt("flock", 73, 32, 1, 1),
  Attempt("inotify_init1", 294, 26, 0),
  Attempt("fanotify_init", 300, 262, 0, 0),
  Attempt("sync", 162, 81),
  // Other computers, other programs
  Attempt("socket, unix", 41, 198, 1, 1, 0),
  Attempt("socket, unix, datagrams", 41, 198, 1, 2, 0),
  Attempt("socket, internet", 41, 198, 2, 1, 0),
  Attempt("socket, internet, datagrams", 41, 198, 2, 2, 0),
  Attempt("socket, internet, several paths", 41, 198, 2, 1, 262),
  Attempt("socket, internet 6", 41, 198, 10, 1, 0),
  Attempt("socket, netlink", 41, 198, 16, 3, 0),
  Attempt("socket, packets", 41, 198, 17, 3, 0),
  Attempt("socket, keys", 41, 198, 15, 3, 2),
  Attempt("socket, bluetooth", 41, 198, 31, 3, 0),
  Attempt("socket, algorithms", 41, 198, 38, 5, 0),
  Attempt("socket, virtual machines", 41, 198, 40, 1, 0),
  Attempt("socket, express data path", 41, 198, 44, 3, 0),
  Attempt("socketpair", 53, 199, 1, 1, 0, space),
  Attempt("connect", 42, 203, 3, space, 16),
  Attempt("bind", 49, 200, 3, space, 16),
  Attempt("listen", 50, 201, 3, 1),
  Attempt("accept", 43, 202, 3, 0, 0),
  Attempt("sendmsg", 46, 211, 3, space, 0),
  Attempt("recvmsg", 47, 212, 3, space, 0x40),
  Attempt("sendto an address", 44, 206, 3, space, 1, 0, space, 110),
  Attempt("setsockopt", 54, 208, 3, 1, 9, space, 4),
  Attempt("shutdown", 48, 210, 3, 2),
  Attempt("pipe2", 293, 59, space, 0),
  // Programs and processes
  Attempt("execve", 59, 221, text("/bin/true"), 0, 0),
  Attempt("execveat", 322, 281, here, text("/bin/true"), 0, 0, 0),
  Attempt("clone that waits", 56, 220, 0x4100 | 17, space + 60000),
  Attempt("clone3", 435, 435, space, 88),
  Attempt("wait4", 61, 260, minusOne, space, 1, 0),
  Attempt("waitid", 247, 95, 0, 0, space, 5, 0),
  Attempt("kill its parent", 62, 129, parent, 0),
  Attempt("kill everybody", 62, 129, minusOne, 0),
  Attempt("kill itself", 62, 129, own, 0),
  Attempt("tkill its parent", 200, 130, parent, 0),
  Attempt("tgkill its parent", 234, 131, parent, parent, 0),
  Attempt("rt_sigqueueinfo", 129, 138, parent, 0, space),
  Attempt("rt_tgsigqueueinfo", 297, 240, parent, parent, 0, space),
  Attempt("pidfd_open", 434, 434, parent, 0),
  Attempt("pidfd_send_signal", 424, 424, 3, 0, 0, 0),
  Attempt("pidfd_getfd", 438, 438, 3, 0, 0),
  Attempt("ptrace itself", 101, 117, 0, 0, 0, 0),
  Attempt("ptrace its parent", 101, 117, 16, parent, 0, 0),
  Attempt("process_vm_readv", 310, 270, parent, space, 0, space, 0, 0),
  Attempt("process_vm_writev", 311, 271, parent, space, 0, space, 0, 0),
  Attempt("process_madvise", 440, 440, 3, 0, 21, 0),
  Attempt("kcmp", 312, 272, parent, parent, 0, 0),
  Attempt("setsid", 112, 157),
  Attempt("setpgid", 109, 154, 0, 0),
  Attempt("getpgid", 121, 155, parent),
  Attempt("getsid", 124, 156, parent),
  Attempt("unshare", 272, 97, 0x1000_0000),
  Attempt("setns", 308, 268, 3, 0),
  // Limits and turns
  Attempt("prlimit of its parent", 302, 261, parent, 7, 0, space),
  Attempt("prlimit for its parent", 302, 261, parent, 4, space, 0),
  Attempt("prlimit for itself", 302, 261, 0, 4, space, 0),
  Attempt("setrlimit", 160, 164, 4, space),
  Attempt("setpriority", 141, 140, 0, 0, 5),
  Attempt("setpriority for its parent", 141, 140, 0, parent, 5),
  Attempt("getpriority", 140, 141, 0, parent),
  Attempt("sched_setattr", 314, 274, 0, space, 0),
  Attempt("sched_setaffinity", 203, 122, parent, 8, space),
  Attempt("sched_getaffinity of its parent", 204, 123, parent, 8, space),
  Attempt("sched_setscheduler", 144, 119, parent, 0, space),
  Attempt("sched_setparam", 142, 118, parent, space),
  Attempt("ioprio_set", 251, 30, 1, parent, 0x4000),
  // Rights and keys
  Attempt("setuid", 105, 146, 65534),
  Attempt("setresuid", 117, 147, minusOne, minusOne, minusOne),
  Attempt("setgroups", 116, 159, 0, space),
  Attempt("capset", 126, 91, space, space),
  Attempt("keyctl", 250, 219, 0, UInt(bitPattern: -3), 1),
  Attempt("add_key", 248, 217, text("user"), text("x"), text("y"), 1, UInt(bitPattern: -3)),
  Attempt("request_key", 249, 218, text("user"), text("x"), 0, 0),
  Attempt("seccomp", 317, 277, 0, 0, 0),
  Attempt("landlock_create_ruleset", 444, 444, 0, 0, 1),
  Attempt("prctl, not to die with its parent", 157, 167, 1, 0),
  Attempt("prctl, to be looked at", 157, 167, 4, 1),
  Attempt("prctl, to adopt", 157, 167, 36, 1),
  Attempt("prctl, to be traced", 157, 167, 0x5961_6D61, minusOne),
  Attempt("prctl, another place", 157, 167, 35, 1, space),
  Attempt("arch_prctl", 158, nil, 0x1012, 1),
  Attempt("personality", 135, 92, 0x40000),
  // What tells how it has ended
  Attempt("tgkill by the filter's signal", 234, 131, own, own, 31),
  Attempt("rt_sigaction for the filter's signal", 13, 134, 31, 0, space, 8),
  // Memory that is shared, run or looked at
  Attempt("memfd_create", 319, 279, text("x"), 0),
  Attempt("memfd_secret", 447, 447, 0),
  Attempt("shmget", 29, 194, 0, 4096, 0o1600),
  Attempt("shmat", 30, 196, 0, 0, 0),
  Attempt("semget", 64, 190, 0, 1, 0o1600),
  Attempt("msgget", 68, 186, 0, 0o1600),
  Attempt("mq_open", 240, 180, text("x"), 0o102, 0o600, 0),
  Attempt("mmap to run", 9, 222, 0, 4096, 5, 0x22, minusOne, 0),
  Attempt("mmap to write and run", 9, 222, 0, 4096, 7, 0x22, minusOne, 0),
  Attempt("mmap to share", 9, 222, 0, 4096, 3, 0x21, minusOne, 0),
  Attempt("mmap of a file", 9, 222, 0, 4096, 1, 2, 0, 0),
  Attempt("mmap of huge pages", 9, 222, 0, 2 << 20, 3, 0x40022, minusOne, 0),
  Attempt("mmap of a file to run", 9, 222, 0, 4096, 5, 2, 3, 0),
  Attempt("mmap in the place of other memory", 9, 222, space, 4096, 3, 0x32, minusOne, 0),
  Attempt("mremap", 25, 216, space, 4096, 4096, 3, space + 8192),
  Attempt("mprotect to run", 10, 226, space, 4096, 5),
  Attempt("pkey_mprotect", 329, 288, space, 4096, 5, minusOne),
  Attempt("mlockall", 151, 230, 1),
  Attempt("mlock", 149, 228, space, 4096),
  Attempt("remap_file_pages", 216, 234, space, 4096, 0, 0, 0),
  Attempt("mbind", 237, 235, space, 4096, 0, 0, 0, 0),
  Attempt("move_pages", 279, 239, parent, 0, 0, 0, 0, 0),
  Attempt("madvise, as broken", 28, 233, space, 4096, 100),
  Attempt("madvise, to merge", 28, 233, space, 4096, 12),
  Attempt("userfaultfd", 323, 282, 1),
  // Descriptors
  Attempt("fcntl, an owner", 72, 25, 3, 8, parent),
  Attempt("fcntl, a signal", 72, 25, 3, 10, 9),
  Attempt("fcntl, to be signalled", 72, 25, 3, 4, 0x2000),
  Attempt("fcntl, a lease", 72, 25, 1, 1024, 0),
  Attempt("fcntl, to watch", 72, 25, 1, 1026, 0),
  Attempt("fcntl, the size of a pipe", 72, 25, 1, 1031, 1 << 20),
  Attempt("fcntl, a lock", 72, 25, 1, 6, space),
  Attempt("ioctl, to type", 16, 29, 0, 0x5412, space),
  Attempt("ioctl, to own a terminal", 16, 29, 0, 0x540E, 0),
  Attempt("ioctl, to be signalled", 16, 29, 3, 0x5452, space),
  Attempt("splice", 275, 76, 0, 0, 1, 0, 1, 0),
  Attempt("tee", 276, 77, 0, 1, 1, 0),
  Attempt("vmsplice", 278, 75, 1, space, 1, 0),
  Attempt("sendfile", 40, 71, 1, 0, 0, 1),
  Attempt("copy_file_range", 326, 285, 0, 0, 1, 0, 1, 0),
  Attempt("io_uring_setup", 425, 425, 4, space),
  Attempt("io_setup", 206, 0, 1, space),
  Attempt("signalfd4", 289, 74, minusOne, space, 8, 0),
  Attempt("setitimer", 38, 103, 0, space, 0),
  Attempt("alarm", 37, nil, 0),
  Attempt("timer_create", 222, 107, 1, 0, space),
  // The machine
  Attempt("mount", 165, 40, text("none"), text("/mnt"), text("tmpfs"), 0, 0),
  Attempt("umount2", 166, 39, text("/proc"), 2),
  Attempt("fsopen", 430, 430, text("tmpfs"), 0),
  Attempt("open_tree", 428, 428, here, text("/"), 0),
  Attempt("pivot_root", 155, 41, text("/"), text("/")),
  Attempt("perf_event_open", 298, 241, space, 0, minusOne, minusOne, 0),
  Attempt("bpf", 321, 280, 0, space, 64),
  Attempt("syslog", 103, 116, 10, 0, 0),
  Attempt("sethostname", 170, 161, text("x"), 1),
  Attempt("settimeofday", 164, 170, 0, space),
  Attempt("clock_settime", 227, 112, 0, space),
  Attempt("adjtimex", 159, 171, space),
  Attempt("quotactl", 179, 60, 0, 0, 0, 0),
  Attempt("swapon", 167, 224, text("/x"), 0),
  Attempt("acct", 163, 89, 0),
  Attempt("init_module", 175, 105, 0, 0, 0),
  Attempt("kexec_load", 246, 104, 0, 0, 0, 0),
  Attempt("vhangup", 153, 58),
  Attempt("a number of programs with short pointers", 0x4000_0000 | 39, nil),
]

/// What is so wrong that the process ends.
let copies: [String: () -> Int] = [
  "fork": { isX86 ? kernel(57, 0, 0, 0, 0, 0, 0) : kernel(220, 17, 0, 0, 0, 0, 0) },
  "vfork": { isX86 ? kernel(58, 0, 0, 0, 0, 0, 0) : kernel(220, 17, 0, 0, 0, 0, 0) },
  "a copy": { kernel(isX86 ? 56 : 220, 17, 0, 0, 0, 0, 0) },
  "a copy that shares its memory": {
    kernel(isX86 ? 56 : 220, 0x100 | 17, space + 60000, 0, 0, 0, 0)
  },
  "a copy with a user of its own": { kernel(isX86 ? 56 : 220, 0x1000_0000 | 17, 0, 0, 0, 0, 0) },
  "a thread with a view of its own": {
    kernel(isX86 ? 56 : 220, 0x3D0F00 | 0x20000, space + 60000, 0, 0, 0, 0)
  },
]

public func play(_ script: String) -> String {
  if script == "count" { return "\(attempts.count)" }
  if let copy = copies[script] { return "\(copy())" }
  return attempts.compactMap(\.hole).joined(separator: "\n")
}
