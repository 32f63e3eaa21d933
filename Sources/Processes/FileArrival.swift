/// Tells that a file is complete: a program that has written one elsewhere puts it in place by a
/// rename.
///
/// A program that is done may need a while to clean up after itself. Where the system doesn't tell,
/// the file never arrives, and the program's end has to be waited for.
public final class FileArrival {
  private let changes: FolderChanges
  private let name: String

  /// Begins to look; before that nothing has arrived.
  public init(folder: String, name: String) {
    changes = FolderChanges(folder: folder)
    self.name = name
  }

  /// Can be read from when it may have arrived; negative if the system doesn't tell.
  var descriptor: Int32 { changes.descriptor }

  /// Whether it has arrived since this was asked last.
  func hasHappened() -> Bool { changes.arrivals().contains(name) }
}
