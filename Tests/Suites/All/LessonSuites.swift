import CombinePullbackSuite
import HigherOrderReducersSuite
import LoginStateSuite
import PureFunctionsSuite
import ReduceSuite
import StoreSuite
import SuiteSupport

/// The suites of the lessons, by the lesson's id.
package enum LessonSuites {
  package static let all: [String: AnySuite] = [
    "01-pure-functions": AnySuite(playing: PureFunctionsSuite.Suite.self),
    "02-reduce": AnySuite(playing: ReduceSuite.Suite.self),
    "03-login-state": AnySuite(playing: LoginStateSuite.Suite.self),
    "04-store": AnySuite(playing: StoreSuite.Suite.self),
    "05-combine-pullback": AnySuite(playing: CombinePullbackSuite.Suite.self),
    "06-higher-order-reducers": AnySuite(playing: HigherOrderReducersSuite.Suite.self),
  ]
}
