import Basics
import Foundation

/// Does something to the first program of a kind that this process starts.
final class Disturbance: Sendable {
  enum Program: CaseIterable {
    case compiler, reader, linker, host, symbolizer

    /// How long it is left alone at most: one is over in a moment.
    var patience: Int { self == .symbolizer ? 0 : 250 }

    /// Whether this is its command line.
    fileprivate func isCalled(_ line: String) -> Bool {
      let isFrontend = line.contains("swift-frontend")
      return switch self {
      case .compiler: isFrontend && !line.contains("-dump-ast")
      case .reader: isFrontend && line.contains("-dump-ast")
      case .linker: line.prefix { $0 != "\0" }.hasSuffix("lld")
      case .host: line.contains("ExerciseHost")
      case .symbolizer: line.contains("llvm-symbolizer")
      }
    }
  }

  enum Way: CaseIterable {
    /// Ended, once.
    case killed
    /// Each of its kind that is started, for as long as the exercise is graded.
    case alwaysKilled
    /// Stopped, and sent on after a while.
    case paused
    /// At work for a tenth of the time.
    case slowed
    case stopped

    /// Whether nobody waits long for it.
    var isQuick: Bool { self == .killed || self == .paused }
  }

  private let isOver = Locked(false)
  private let isMet = Locked(false)
  private let job: Job<Void>

  init(of program: Program, _ way: Way, after delay: Duration) throws {
    job = try Job { [isOver, isMet] in
      func goesOn(_ time: Double) -> Bool {
        isOver.wait(until: Date(timeIntervalSinceNow: time)) { $0 ? () : nil } == nil
      }
      var found: pid_t?
      var isDelayed = false
      while found == nil || way == .alwaysKilled {
        guard goesOn(0.002) else { return }
        found = Self.children { program.isCalled($0) }.first
        guard let found else { continue }
        if !isDelayed {
          guard goesOn(Double(delay.components.attoseconds) / 1e18) else { return }
          isDelayed = true
        }
        guard way == .killed || way == .alwaysKilled else { break }
        if kill(found, SIGKILL) == 0 { isMet.withLock { $0 = true } }
      }
      guard let id = found, way != .killed, kill(id, SIGSTOP) == 0 else { return }
      isMet.withLock { $0 = true }
      defer { kill(id, SIGCONT) }
      switch way {
      case .killed, .alwaysKilled: return
      case .paused: _ = goesOn(0.4)
      case .stopped: while goesOn(1) {}
      case .slowed:
        while goesOn(0.009) {
          kill(id, SIGCONT)
          guard goesOn(0.001) else { return }
          kill(id, SIGSTOP)
        }
      }
    }
  }

  /// Lets the program go on.
  ///
  /// - Returns: whether anything was done to it.
  func end() -> Bool {
    isOver.withLock { $0 = true }
    job.value
    return isMet.withLock { $0 }
  }

  /// The processes that this one has started, and that a command line is like.
  private static func children(_ isCalled: (String) -> Bool) -> [pid_t] {
    let manager = FileManager.default
    let own = String(getpid())
    // What has ended meanwhile isn't there any more.
    return ((try? manager.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
      .filter { id in
        guard let status = manager.contents(atPath: "/proc/\(id)/stat"),
          let rest = String(decoding: status, as: UTF8.self).split(separator: ")").last,
          let parent = rest.split(separator: " ").dropFirst().first, parent == own,
          let line = manager.contents(atPath: "/proc/\(id)/cmdline")
        else { return false }
        return isCalled(String(decoding: line, as: UTF8.self))
      }
  }
}
