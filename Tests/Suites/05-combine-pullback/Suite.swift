import SuiteSupport

enum Suite: LessonSuite {
  static var checks: [Check] {
    combineChecks + getSetChecks + keyPathChecks + actionChecks + accountChecks + listChecks
      + favoritesChecks + appChecks
  }
}
