import SuiteSupport

/// The suites of the lessons, by the lesson's id.
package enum LessonSuites {
  package static let all: [String: AnySuite] = [
    // Those that `author new` makes are added here.
  ]
}
