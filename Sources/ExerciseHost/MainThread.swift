import Limits
import Traces

/// The thread that plays scripts, and that an exercise may have given work for later.
///
/// Asked are the functions below Foundation's, after each script: Foundation's own take a hundred
/// times as long.
enum MainThread {
  /// What CoreFoundation calls when there is work on the main queue.
  private static let drainQueue = loadedFunction(
    "_dispatch_main_queue_callback_4CF", (@convention(c) () -> Void).self)
  private static let mainLoop = loadedFunction(
    "CFRunLoopGetMain", (@convention(c) () -> UnsafeRawPointer?).self)
  private static let now = loadedFunction(
    "CFAbsoluteTimeGetCurrent", (@convention(c) () -> Double).self)
  private static let nextTimer = loadedFunction(
    "CFRunLoopGetNextTimerFireDate",
    (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Double).self)
  private static let runLoop = loadedFunction(
    "CFRunLoopRunInMode", (@convention(c) (UnsafeRawPointer?, Double, UInt8) -> Int32).self)
  /// `kCFRunLoopRunHandledSource`.
  private static let hasRun: Int32 = 4
  nonisolated(unsafe) private static let mode =
    dlsym(Platform.anyLibrary, "kCFRunLoopDefaultMode")?.load(as: UnsafeRawPointer?.self)

  /// Does what is there to be done on the main queue, and what a timer is set for that comes in a
  /// moment.
  static func drain() {
    for _ in 1...CountLimit.mainThreadTurns { drainQueue?() }
    guard let nextTimer, let mainLoop, let now, let runLoop else { return }
    let next = nextTimer(mainLoop(), mode)
    // There is none: that is zero.
    guard next > 0 else { return }
    let left = next - now()
    if left < TimeLimit.plannedWork.inSeconds { _ = runLoop(mode, max(0, left), 0) }
  }

  /// Does all that, and what was left for the main run loop.
  static func settle() {
    drain()
    for _ in 1...CountLimit.mainThreadTurns where runLoop?(mode, 0, 1) == hasRun {}
    drain()
  }
}
