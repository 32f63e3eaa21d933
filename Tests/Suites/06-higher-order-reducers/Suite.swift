import SuiteSupport

enum Suite: LessonSuite {
  static var checks: [Check] {
    deleteChecks + feedChecks + loggingChecks + composeChecks + enhancedChecks + filterChecks
      + undoChecks + storeChecks
  }
}
