import Basics
import Classroom
import Terminal

/// All options of all commands.
enum Option: String, CaseIterable, Sendable {
  case again
  case all
  case anyway
  case color
  case events
  case format
  case full
  case function
  case help
  case jobs
  case json
  case language
  /// The lesson that submissions of a class belong to if nothing in them says so.
  case lesson
  case lessons
  case lines
  case output
  case noPrewarm = "no-prewarm"
  case plain
  case points
  /// The lessons of a class. The flag is that of `lessons`, which is a folder.
  case range
  case report
  case resume
  case roster
  case seed
  case shard
  case timeout
  case trace
  case undo
  case version
  case yes

  var flag: String { self == .range ? Option.lessons.flag : "--\(rawValue)" }

  var shortFlag: String? { self == .help ? "-h" : nil }

  var value: OptionValue? {
    switch self {
    case .color: .oneOf(ColorWish.allCases.map(\.rawValue))
    case .format: .oneOf(FormatName.allCases.map(\.rawValue))
    case .function: .name
    case .language: .language
    case .lessons: .folder
    case .seed: .number
    case .timeout: .seconds
    case .events, .output, .points, .roster, .trace: .file
    case .jobs, .lesson: .count
    case .range: .range
    case .report: .folder
    case .shard: .part
    case .again, .all, .anyway, .full, .help, .json, .lines, .noPrewarm, .plain, .resume, .undo,
      .version, .yes:
      nil
    }
  }

  /// As it is written on a command line: `--seed NUMBER`.
  var form: String { ([flag] + [value?.placeholder].compactMap { $0 }).joined(separator: " ") }
}

enum OptionValue: Equatable, Sendable {
  case oneOf([String])
  case folder
  case file
  case name
  case language
  case number
  case seconds
  /// A number from 1.
  case count
  /// Lessons by their numbers: `1-3,5`.
  case range
  /// One of several parts of a class: `2/8`.
  case part

  var placeholder: String {
    switch self {
    case .oneOf(let words): words.joined(separator: "|")
    case .folder: "DIR"
    case .file: "FILE"
    case .name: "NAME"
    case .language: "CODE"
    case .number: "NUMBER"
    case .seconds: "SECONDS"
    case .count: "NUMBER"
    case .range: "1-3"
    case .part: "I/N"
    }
  }

  /// Whether a text is a valid value. Whether a file or folder exists isn't checked here.
  func allows(_ text: String) -> Bool {
    switch self {
    case .oneOf(let words): words.contains(text)
    case .folder, .file, .name, .language: !text.isEmpty
    case .number: UInt64(text) != nil
    case .count: Int(text).map { (1...CountLimit.jobs).contains($0) } ?? false
    case .range: LessonRange(text) != nil
    case .part: Shard(text) != nil
    case .seconds: Double(text).map { $0 > 0 && $0 <= TimeLimit.longestCheck.inSeconds } ?? false
    }
  }
}

/// A set of lesson numbers, parsed from `3`, `1-3` or `1-3,5`.
struct LessonRange: Equatable, Sendable {
  /// The lesson numbers, from 1.
  var numbers: Set<Int> = []

  init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first >= 1, first <= last, last <= Self.last
      else { return nil }
      numbers.formUnion(first...last)
    }
  }

  /// The highest lesson number: lesson folders begin with two digits.
  private static var last: Int { 99 }
}
