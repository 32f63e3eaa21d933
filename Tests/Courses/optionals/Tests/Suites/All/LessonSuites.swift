import MaybeANumberSuite
import MissingPartsSuite
import SuiteSupport
import TrafficLightsSuite

/// The suites of the lessons, by the lesson's id.
package enum LessonSuites {
  package static let all: [String: AnySuite] = [
    "01-maybe-a-number": AnySuite(MaybeANumberSuite.Suite.self),
    "02-traffic-lights": AnySuite(TrafficLightsSuite.Suite.self),
    "03-missing-parts": AnySuite(MissingPartsSuite.Suite.self),
  ]
}
