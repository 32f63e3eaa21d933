import Basics
import Launching

/// The key of this user on this machine, by which what the workbook keeps is signed: whoever knows the
/// program, and can write to its files, can't make such a signature.
///
/// It stands outside of every copy of the workbook, where no exercise can read it.
package enum SecretKey {
  /// The key; nil where none can be kept. Then nothing is kept that a verdict could come from.
  package static let own: SumKey? = key(at: StateFolder.path.map { "\($0)/workbook/key" })

  /// The key in a file, which is made if there is none that only its owner can read.
  static func key(at path: String?) -> SumKey? {
    guard let path else { return nil }
    if let known = known(at: path) { return known }
    makeFolder(path.folderPath)
    let part = "\(path)-\(UUID().uuidString)"
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    let bytes = (0..<SumKey.size).map { _ in UInt8.random(in: .min ... .max) }
    let isWritten = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard isWritten == bytes.count, rename(part, path) == 0 else {
      unlink(part)
      return nil
    }
    // Another run may have made one at the same time: then both take the later one.
    return known(at: path)
  }

  private static func known(at path: String) -> SumKey? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      information.st_uid == geteuid(), information.st_mode & 0o077 == 0
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: SumKey.size + 1)
    let count = read(descriptor, &bytes, bytes.count)
    return SumKey(bytes.prefix(max(0, count)))
  }
}
