import Foundation
import Launching

/// Which file stands at a path, and in which state: another value whenever it was written anew.
public struct FileIdentity: Codable, Equatable, Sendable {
  private var path: String
  private var size: Int64
  private var inode: UInt64
  private var seconds: Int
  private var nanoseconds: Int

  /// Nil if there is no file.
  public init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self.path = path
    size = Int64(information.st_size)
    inode = UInt64(information.st_ino)
    (seconds, nanoseconds) = information.written
  }

  /// Whether nothing is in the file.
  public var isEmpty: Bool { size == 0 }

  /// Whether its file was written later than another one.
  public func wasWritten(after other: FileIdentity) -> Bool {
    (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
  }
}
