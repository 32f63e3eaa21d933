import SuiteSupport

enum Suite: LessonSuite {
  static var checks: [Check] {
    typingChecks + triggerChecks + answerChecks + silenceChecks
      + canTriggerChecks + storyChecks + testerChecks
  }
}
