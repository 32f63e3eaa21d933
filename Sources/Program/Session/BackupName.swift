import Basics
import Foundation

/// The name under which a lesson's file is kept: `02-reduce-20260103-040506.swift`.
///
/// The greatest is the one that was given last.
struct BackupName: Comparable {
  var lesson: String
  /// The second, as the clock on the wall shows it.
  var second: String
  /// From 1: several resets may fall into one second.
  var number = 1

  init(lesson: String, at date: Date) {
    self.lesson = lesson
    second = date.local("%Y%m%d-%H%M%S")
  }

  /// Nil for a file that isn't a backup of the lesson.
  init?(file: String, lesson: String) {
    guard file.hasPrefix("\(lesson)-"),
      let match = file.dropFirst(lesson.count + 1).wholeMatch(
        of: /(\d{8}-\d{6})(?:-(\d{1,9}))?\.swift/)
    else { return nil }
    self.lesson = lesson
    second = String(match.1)
    number = match.2.flatMap { Int($0) } ?? 1
  }

  var file: String { "\(lesson)-\(second)\(number > 1 ? "-\(number)" : "").swift" }

  /// The next name, which is greater than the others even if the clock was put back.
  func following(_ others: [BackupName]) -> BackupName {
    guard var latest = others.max(), latest.second >= second else { return self }
    latest.number += 1
    return latest
  }

  static func < (first: BackupName, second: BackupName) -> Bool {
    (first.second, first.number) < (second.second, second.number)
  }
}
