import Limits
import Terminal

/// What can be said beside the command and its lessons.
enum Option: String, CaseIterable, Sendable {
  case all
  case anyway
  case color
  case events
  case format
  case full
  case function
  case help
  case json
  case lessons
  case lines
  case output
  case noPrewarm = "no-prewarm"
  case plain
  case seed
  case timeout
  case trace
  case undo
  case version
  case yes

  var flag: String { "--\(rawValue)" }

  /// The short form, where there is one.
  var shortFlag: String? { self == .help ? "-h" : nil }

  /// What follows it; nil if nothing does.
  var value: OptionValue? {
    switch self {
    case .color: .oneOf(ColorWish.allCases.map(\.rawValue))
    case .format: .oneOf(FormatName.allCases.map(\.rawValue))
    case .function: .name
    case .lessons: .folder
    case .seed: .number
    case .timeout: .seconds
    case .events, .output, .trace: .file
    case .all, .anyway, .full, .help, .json, .lines, .noPrewarm, .plain, .undo, .version, .yes:
      nil
    }
  }

  /// As it is written on a command line: `--seed NUMBER`.
  var form: String { ([flag] + [value?.placeholder].compactMap { $0 }).joined(separator: " ") }
}

/// What can follow an option.
enum OptionValue: Equatable, Sendable {
  case oneOf([String])
  case folder
  case file
  case name
  case number
  case seconds

  var placeholder: String {
    switch self {
    case .oneOf(let words): words.joined(separator: "|")
    case .folder: "DIR"
    case .file: "FILE"
    case .name: "NAME"
    case .number: "NUMBER"
    case .seconds: "SECONDS"
    }
  }

  /// Whether a value can be that; whether a file or a folder is there is another question.
  func allows(_ text: String) -> Bool {
    switch self {
    case .oneOf(let words): words.contains(text)
    case .folder, .file, .name: !text.isEmpty
    case .number: UInt64(text) != nil
    case .seconds: Double(text).map { $0 > 0 && $0 <= TimeLimit.longestCheck.inSeconds } ?? false
    }
  }
}
