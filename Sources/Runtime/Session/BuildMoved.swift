/// What the package manager has built can't be used any more, because it was moved.
package struct BuildMoved: Error {
  /// The folder that holds everything that was built.
  var folder: String

  /// This folder is of no use any more.
  package init(folder: String) {
    self.folder = folder
  }
}
