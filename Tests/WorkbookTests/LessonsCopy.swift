import Foundation

/// The folder `Lessons` in another place, without what was built in it.
enum LessonsCopy {
  static func make(of original: String, at path: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: original)
    where name != ".build" && name != ".swiftpm" {
      try manager.copyItem(atPath: "\(original)/\(name)", toPath: "\(path)/\(name)")
    }
  }
}
