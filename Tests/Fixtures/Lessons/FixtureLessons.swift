import SuiteSupport

/// Two small lessons: enough for every state that a lesson can be in, and quick to compile.
package enum FixtureLessons {
  /// Each file's text by its path in the repository.
  package static let files: [String: String] = [
    "Package.swift": "// swift-tools-version: 6.1\n",
    "Lessons/01-count-up/README.md": upText,
    "Lessons/02-count-down/README.md": downText,
    "Tests/Suites/01-count-up/Feedback.md": upFeedback,
    "Tests/Suites/01-count-up/Stub.swift": upStub,
    "Tests/Suites/01-count-up/Solution.swift": upSolution,
    "Tests/Suites/01-count-up/Adapter.swift": upAdapter,
    "Tests/Suites/02-count-down/Feedback.md": downFeedback,
    "Tests/Suites/02-count-down/Stub.swift": downStub,
    "Tests/Suites/02-count-down/Solution.swift": downSolution,
    "Tests/Suites/02-count-down/Adapter.swift": downAdapter,
  ]

  /// What judges their exercises, by the lesson's id.
  package static let suites = [
    "01-count-up": AnySuite(UpSuite.self), "02-count-down": AnySuite(DownSuite.self),
  ]
}
