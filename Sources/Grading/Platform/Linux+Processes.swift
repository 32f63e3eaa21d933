#if os(Linux)
  import Basics

  /// What `/proc` tells about a process and its threads; see `proc(5)`.
  struct ProcessStatus {
    /// The number of its seccomp filters.
    var filterCount: Int
    var mayWinNoRights: Bool

    init?(of process: pid_t) {
      // Matched line by line, because a process can be named like a field.
      let lines = systemText(at: "/proc/\(process)/status").split(separator: "\n")
      func value(of name: String) -> Int? {
        lines.first { $0.hasPrefix("\(name):\t") }.flatMap { Int($0.dropFirst(name.count + 2)) }
      }
      // Kernels before 5.9 don't report the number of filters.
      guard let mode = value(of: "Seccomp"), let noRights = value(of: "NoNewPrivs") else {
        return nil
      }
      filterCount = value(of: "Seccomp_filters") ?? (mode == 2 ? 1 : 0)
      mayWinNoRights = noRights == 1
    }
  }

  extension HostSystem {
    /// What the threads do, except for the main thread.
    ///
    /// - Parameter time: timers that fire later than this are ignored.
    static func activity(of process: pid_t, within time: Duration) -> HostActivity {
      let threads = systemNumbers(in: "/proc/\(process)/task").filter { $0 != "\(process)" }
        .map { WaitingThread(process, $0) }
      if threads.contains(where: { $0 == nil }) { return .runs }
      let isQuiet =
        threads.allSatisfy { $0?.isQuiet(for: time) ?? false }
        && timers(of: process).allSatisfy { $0 > time }
      return isQuiet ? .none : .waits
    }

    /// Whether all threads are blocked, and not in an uninterruptible wait for memory or disk.
    static func isAsleep(_ process: pid_t) -> Bool {
      let threads = systemNumbers(in: "/proc/\(process)/task")
      return !threads.isEmpty
        && threads.allSatisfy { thread in
          // The state letter follows the program's name, which is in parentheses.
          let words = systemWords(at: "/proc/\(process)/task/\(thread)/stat", after: ")")
          return words.first.map { !"RD".contains($0) } ?? true
        }
    }

    /// The total time that all threads have waited for a processor.
    static func delay(of process: pid_t) -> Duration {
      let delays = turns(of: process).map { $0.split(separator: " ") }
      return .nanoseconds(delays.reduce(0) { $0 + ($1.count > 1 ? Int($1[1]) ?? 0 : 0) })
    }

    /// The scheduling statistics of all threads but the main one; they change when a thread runs.
    static func runs(of process: pid_t) -> [String] { Array(turns(of: process).dropFirst()) }

    /// For each thread, main thread first: time run, time waited for a processor, number of time
    /// slices.
    private static func turns(of process: pid_t) -> [String] {
      systemNumbers(in: "/proc/\(process)/task").map { thread in
        systemText(at: "/proc/\(process)/task/\(thread)/schedstat")
      }
    }

    /// The time until each of the process's active timers (`timerfd`) fires next.
    private static func timers(of process: pid_t) -> [Duration] {
      let folder = "/proc/\(process)"
      return systemNumbers(in: "\(folder)/fd").compactMap { name in
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
  }

  /// A thread that is blocked in a system call.
  private struct WaitingThread {
    private let process: pid_t
    private let call: Int
    private let arguments: [UInt]

    /// Nil if it is running or can't be examined.
    init?(_ process: pid_t, _ thread: String) {
      // The system call's number, its six arguments, the stack pointer and the program counter.
      let words = systemWords(at: "/proc/\(process)/task/\(thread)/syscall")
      guard words.count >= 7, let call = Int(words[0]) else { return nil }
      self.process = process
      self.call = call
      arguments = words[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 0 }
    }

    /// Whether it waits for another thread or process for at least this long.
    func isQuiet(for time: Duration) -> Bool {
      if Self.waitsForDescriptors.contains(call) { return true }
      guard call == Self.futex else { return false }
      // A futex wait may have a timeout, whose address is the fourth argument.
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
      // The timeout of FUTEX_WAIT is a duration, those of the other operations are absolute times.
      if operation & Self.operationMask == 0 { return Duration(time: limit) }
      var now = timespec()
      clock_gettime(operation & Self.realTime != 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now)
      return Duration(time: limit) - Duration(time: now)
    }

    private static let operationMask = 0x7F
    private static let realTime = 0x100

    // Waits for descriptors count as quiet: their timeouts are timers, which are examined apart, or
    // belong to code that prints nothing.
    #if arch(x86_64)
      private static let futex = 202
      private static let waitsForDescriptors = [232, 281, 441]
    #else
      private static let futex = 98
      private static let waitsForDescriptors = [22, 441]
    #endif
  }
#endif
