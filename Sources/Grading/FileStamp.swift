import Basics
import Foundation

/// What the system says of whatever stands at a path: another value when it may read differently.
struct FileStamp: Equatable, Sendable {
  private var mode: UInt32
  private var size: Int64
  private var inode: UInt64
  /// When it was changed last, in any way.
  private var seconds: Int
  private var nanoseconds: Int

  /// Nil if nothing stands there, or nobody may look.
  init?(path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return nil }
    mode = UInt32(information.st_mode)
    size = Int64(information.st_size)
    inode = UInt64(information.st_ino)
    (seconds, nanoseconds) = information.changed
  }

  /// Whether a change from now on gives another stamp: clocks of files are coarse.
  var isSettled: Bool {
    let changed = Double(seconds) + Double(nanoseconds) / 1e9
    return Date().timeIntervalSince1970 - changed > TimeLimit.fileClock.inSeconds
  }
}
