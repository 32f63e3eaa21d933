extension String {
  /// The path of the folder that this path is in: `/a` of `/a/b`, nothing of `b`.
  package var folderPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last name in this path: `b` of `/a/b`.
  package var fileName: String {
    String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...])
  }
}

/// The paths of all files and folders below a folder, from there on; empty if it can't be read.
package func paths(below folder: String) -> [String] {
  // A folder that isn't there has none, and what is looked for in one that can't be read is missed there.
  (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
}
