/// A file that is open to be written at its end; closed with its last owner.
package final class AppendedFile: Sendable {
  private let descriptor: Int32

  /// Makes the file if there is none; nil if it can't be written. Waits for a pipe to have a reader, and room,
  /// only where the user has named it.
  ///
  /// - Parameters:
  ///   - isNamedByUser: whether it may be a link, a pipe or a device.
  ///   - isLinked: whether it may be a link to a file.
  ///   - isEmptied: whether what stands in it goes.
  package init?(
    path: String, isNamedByUser: Bool = false, isLinked: Bool = false, isEmptied: Bool = false
  ) {
    var flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC
    if !isNamedByUser { flags |= O_NONBLOCK }
    if !isNamedByUser, !isLinked { flags |= O_NOFOLLOW }
    if isEmptied { flags |= O_TRUNC }
    descriptor = open(path, flags, 0o644)
    var information = stat()
    guard descriptor >= 0, fstat(descriptor, &information) == 0,
      isNamedByUser || information.st_mode & S_IFMT == S_IFREG
    else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether all of it was written.
  package func append(_ data: some Sequence<UInt8>) -> Bool {
    writeAll(Array(data), to: descriptor)
  }
}
