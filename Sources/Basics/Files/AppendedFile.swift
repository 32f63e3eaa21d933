/// A file that is open for appending; closed when the last reference goes.
package final class AppendedFile: Sendable {
  private let descriptor: Int32

  /// Opens a file for appending and creates it if necessary; nil if it can't be written. Only a
  /// file named by the user may be a pipe, and then this may block until the pipe has a reader.
  ///
  /// - Parameters:
  ///   - isNamedByUser: whether it may be a symbolic link, a pipe or a device.
  ///   - isLinked: whether it may be a symbolic link to a file.
  ///   - isEmptied: whether to truncate the file.
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

  /// Appends bytes and returns whether all of them were written.
  package func append(_ data: some Sequence<UInt8>) -> Bool {
    writeAll(Array(data), to: descriptor)
  }
}
