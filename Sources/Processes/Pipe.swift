import Foundation

/// A new pipe is open to every program for a moment, until it is marked; so no program is started
/// meanwhile.
let spawning = DispatchQueue(label: "workbook.spawning")

/// Both ends of a pipe, or of a connection; neither is passed on to a program that isn't given it by name.
package final class Pipe {
  package private(set) var readEnd: Int32
  package private(set) var writeEnd: Int32

  /// - Parameter isPrivate: whether nobody else may open it by way of `/proc`, as anybody can a pipe.
  package init(isPrivate: Bool = false) {
    (readEnd, writeEnd) = spawning.sync {
      var ends: [Int32] = [-1, -1]
      if isPrivate { socketpair(AF_UNIX, streamSocket, 0, &ends) } else { pipe(&ends) }
      // Out of the way of the descriptors that the program will have.
      return (Pipe.moved(ends[0]), Pipe.moved(ends[1]))
    }
  }

  /// Not if this process had no descriptors left.
  package var isOpen: Bool { readEnd >= 0 && writeEnd >= 0 }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  package func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  package func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  private static func moved(_ descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    close(descriptor)
    return copy
  }
}
