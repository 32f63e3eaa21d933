import Basics
import Launching

/// This user's key on this machine, with which saved data is signed. A person who knows the program
/// and can write to its files can't make such a signature.
///
/// The key is outside of every copy of the workbook, where no exercise can read it.
package enum SecretKey {
  /// The key; nil if none can be saved. Then nothing is saved that may decide a verdict.
  package static let own: SumKey? = key(at: StateFolder.path.map { "\($0)/workbook/key" })

  /// The key in a file. A new one is made if there is none that only its owner can read.
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
    // Another process may have made a key at the same time; both use the one that was renamed last.
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
