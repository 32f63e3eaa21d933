/// Tells that a file is complete: it was written and closed, or written elsewhere and put in place.
///
/// A program that is done may need a while to clean up after itself. Where the system doesn't tell,
/// the file never arrives, and the program's end has to be waited for.
public final class FileArrival {
  private let changes: FolderChanges
  private let names: Set<String>

  /// Begins to look; before that nothing has arrived.
  ///
  /// - Parameter names: of files in the folder; the first that comes is enough.
  public init(folder: String, names: Set<String>) {
    changes = FolderChanges(folder: folder)
    self.names = names
  }

  /// Can be read from when it may have arrived; negative if the system doesn't tell.
  var descriptor: Int32 { changes.descriptor }

  /// Whether one has arrived since this was asked last.
  func hasHappened() -> Bool { !names.isDisjoint(with: changes.arrivals()) }
}
