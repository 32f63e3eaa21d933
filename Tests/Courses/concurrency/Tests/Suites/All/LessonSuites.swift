import InOrderSuite
import OneAtATimeSuite
import SuiteSupport

/// The suites of the lessons, by the lesson's id.
package enum LessonSuites {
  package static let all: [String: AnySuite] = [
    "01-in-order": AnySuite(InOrderSuite.Suite.self),
    "02-one-at-a-time": AnySuite(OneAtATimeSuite.Suite.self),
  ]
}
