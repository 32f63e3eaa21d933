import Foundation

/// How many files this process, and each that it starts, may have open at once.
public enum OpenFiles {
  /// How many may be open now.
  public static var limit: Int {
    var limits = rlimit()
    return getrlimit(openFilesResource, &limits) == 0
      ? Int(clamping: limits.rlim_cur) : CountLimit.openFiles
  }

  /// Takes what the system grants beyond what somebody has set for a start.
  public static func allowMore() {
    var limits = rlimit()
    guard getrlimit(openFilesResource, &limits) == 0 else { return }
    let wish = min(limits.rlim_max, rlim_t(CountLimit.openFiles))
    guard limits.rlim_cur < wish else { return }
    limits.rlim_cur = wish
    setrlimit(openFilesResource, &limits)
  }
}
