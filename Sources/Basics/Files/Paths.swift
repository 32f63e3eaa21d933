extension String {
  /// The path of the folder that contains this path: `/a` for `/a/b`, empty for `b`.
  package var folderPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last component of this path: `b` for `/a/b`.
  package var fileName: String {
    String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...])
  }
}

/// The relative paths of all files and folders below a folder; empty if it can't be read.
package func paths(below folder: String) -> [String] {
  // A missing folder has no files; callers that need a file notice when it is missing.
  (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
}
