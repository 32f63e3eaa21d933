#if os(Linux)
  import Basics

  /// What the kernel tells about a process and its threads in `/proc` (`proc(5)`).
  struct ProcessStatus {
    /// How many programs filter its calls.
    var filterCount: Int
    var mayWinNoRights: Bool

    init?(of process: pid_t) {
      // A line each, because a process may have the name of one of them.
      let lines = systemText(at: "/proc/\(process)/status").split(separator: "\n")
      func value(of name: String) -> Int? {
        lines.first { $0.hasPrefix("\(name):\t") }.flatMap { Int($0.dropFirst(name.count + 2)) }
      }
      // Kernels before 5.9 don't count the filters.
      guard let mode = value(of: "Seccomp"), let noRights = value(of: "NoNewPrivs") else {
        return nil
      }
      filterCount = value(of: "Seccomp_filters") ?? (mode == 2 ? 1 : 0)
      mayWinNoRights = noRights == 1
    }
  }

  extension HostSystem {
    /// What the threads do, but the first.
    ///
    /// - Parameter time: what comes later than that isn't waited for.
    static func activity(of process: pid_t, within time: Duration) -> HostActivity {
      let names = names(in: "/proc/\(process)/task") ?? []
      let threads = names.filter { $0 != "\(process)" }.map { WaitingThread(process, $0) }
      if threads.contains(where: { $0 == nil }) { return .runs }
      let isQuiet =
        threads.allSatisfy { $0?.isQuiet(for: time) ?? false }
        && timers(of: process).allSatisfy { $0 > time }
      return isQuiet ? .none : .waits
    }

    /// Whether each of its threads waits, and not for a processor, or for a page or a disk.
    static func isAsleep(_ process: pid_t) -> Bool {
      let threads = names(in: "/proc/\(process)/task") ?? []
      return !threads.isEmpty
        && threads.allSatisfy { thread in
          // Behind the program's name, which is in parentheses, stands a letter for what it does.
          let words = systemWords(at: "/proc/\(process)/task/\(thread)/stat", after: ")")
          return words.first.map { !"RD".contains($0) } ?? true
        }
    }

    /// How long all threads together had to wait for a processor since they began.
    static func delay(of process: pid_t) -> Duration {
      let delays = turns(of: process).map { $0.split(separator: " ") }
      return .nanoseconds(delays.reduce(0) { $0 + ($1.count > 1 ? Int($1[1]) ?? 0 : 0) })
    }

    /// How much each thread but the first has run: the same as before if none has.
    static func runs(of process: pid_t) -> [String] { Array(turns(of: process).dropFirst()) }

    /// For each thread, beginning with the first, how long it ran, how long it waited for that, and how
    /// often.
    private static func turns(of process: pid_t) -> [String] {
      (names(in: "/proc/\(process)/task") ?? []).map { thread in
        systemText(at: "/proc/\(process)/task/\(thread)/schedstat")
      }
    }

    /// How long it takes until the next expiration of each of its timers that are set.
    private static func timers(of process: pid_t) -> [Duration] {
      let folder = "/proc/\(process)"
      return (names(in: "\(folder)/fd") ?? []).compactMap { name in
        var target = [CChar](repeating: 0, count: 32)
        guard readlink("\(folder)/fd/\(name)", &target, target.count - 1) > 0,
          strstr(target, "[timerfd]") != nil,
          let left = systemText(at: "\(folder)/fdinfo/\(name)").firstMatch(
            of: /it_value: \((\d+), (\d+)\)/),
          let seconds = Int(left.1), let nanoseconds = Int(left.2)
        else { return nil }
        let time = Duration.seconds(seconds) + .nanoseconds(nanoseconds)
        return time > .zero ? time : nil
      }
    }

    private static func names(in path: String) -> [String]? {
      guard let folder = opendir(path) else { return nil }
      defer { closedir(folder) }
      var names: [String] = []
      while let item = readdir(folder) {
        let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
          String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
        }
        if name.allSatisfy(\.isNumber) { names.append(name) }
      }
      return names
    }
  }

  /// A thread in a call of the kernel.
  private struct WaitingThread {
    private let process: pid_t
    private let call: Int
    private let arguments: [UInt]

    /// Nil if it runs, or can't be looked at.
    init?(_ process: pid_t, _ thread: String) {
      // The number of the call, its arguments, the stack pointer, and where it was called.
      let words = systemWords(at: "/proc/\(process)/task/\(thread)/syscall")
      guard words.count >= 7, let call = Int(words[0]) else { return nil }
      self.process = process
      self.call = call
      arguments = words[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 0 }
    }

    /// Whether it waits for somebody else at least so long.
    func isQuiet(for time: Duration) -> Bool {
      if Self.waitsForDescriptors.contains(call) { return true }
      guard call == Self.futex else { return false }
      // A wait for another thread may have a limit, whose address is the fourth argument.
      return arguments[3] == 0 || (timeLeft(at: arguments[3]).map { $0 > time } ?? false)
    }

    private func timeLeft(at place: UInt) -> Duration? {
      let memory = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
      guard memory >= 0 else { return nil }
      defer { close(memory) }
      var limit = timespec()
      let size = MemoryLayout<timespec>.size
      guard pread(memory, &limit, size, off_t(place)) == size else { return nil }
      let operation = Int(arguments[1])
      // FUTEX_WAIT's limit is a time span, those of all others are times of day of a clock.
      if operation & Self.operationMask == 0 { return Duration(time: limit) }
      var now = timespec()
      clock_gettime(operation & Self.realTime != 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now)
      return Duration(time: limit) - Duration(time: now)
    }

    private static let operationMask = 0x7F
    private static let realTime = 0x100

    // A limit for descriptors is a timer, or set by who waits for nothing that prints.
    #if arch(x86_64)
      private static let futex = 202
      private static let waitsForDescriptors = [232, 281, 441]
    #else
      private static let futex = 98
      private static let waitsForDescriptors = [22, 441]
    #endif
  }
#endif
