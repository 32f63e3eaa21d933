import CombinePullbackSuite
import EffectsSuite
import HigherOrderReducersSuite
import LoginStateSuite
import PureFunctionsSuite
import ReduceSuite
import StoreSuite
import SuiteSupport
import YourOwnAppSuite

/// The suites of the lessons, by the lesson's id.
package enum LessonSuites {
  /// All lessons that a learner meets; the template's isn't among them.
  package static let all: [String: AnySuite] = [
    "01-pure-functions": AnySuite(PureFunctionsSuite.Suite.self),
    "02-reduce": AnySuite(ReduceSuite.Suite.self),
    "03-login-state": AnySuite(LoginStateSuite.Suite.self),
    "04-store": AnySuite(StoreSuite.Suite.self),
    "05-combine-pullback": AnySuite(CombinePullbackSuite.Suite.self),
    "06-higher-order-reducers": AnySuite(HigherOrderReducersSuite.Suite.self),
    "07-effects": AnySuite(EffectsSuite.Suite.self),
    "08-your-own-app": AnySuite(YourOwnAppSuite.Suite.self),
  ]
}
