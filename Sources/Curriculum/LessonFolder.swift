import Foundation
import Launching

extension Lesson {
  /// The folder of the lesson that is called by its number or its folder, without reading any lesson.
  public static func folder(called name: String, in repository: Repository) -> String? {
    // Whoever reads the lessons says what is wrong with their folder.
    let folders = (try? names(in: repository.suites)) ?? []
    return folders.first { folder in
      guard let number = Int(folder.prefix(2)) else { return false }
      return folder == name || folder.dropFirst(3) == name || Int(name) == number
    }
  }

  /// The name of a lesson's module, without reading the rest of what its suite has to say.
  public static func module(of folder: String, in repository: Repository) -> String? {
    // Here, too.
    guard let text = try? contents(of: repository.feedback(of: folder)) else { return nil }
    let head = text.split(separator: "\n", maxSplits: 4)
    let line = head.first { $0.hasPrefix("Module: `") }
    return line?.split(separator: "`").dropFirst().first.map(String.init)
  }
}
