import Foundation

/// What stands in a folder, by its names.
struct FolderNames {
  /// In an order that is always the same.
  private(set) var names: [String] = []
  /// What can be shown of the names that aren't text.
  private(set) var badNames: [String] = []

  /// Why a folder's names can't be had.
  enum Problem: Error {
    case unreadable
    case tooMany
  }

  init(of path: String, limit: Int) throws(Problem) {
    guard let folder = opendir(path) else { throw .unreadable }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      guard names.count + badNames.count < limit else { throw .tooMany }
      let name = String(decoding: bytes, as: UTF8.self)
      if name.utf8.elementsEqual(bytes) { names.append(name) } else { badNames.append(name) }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    badNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
