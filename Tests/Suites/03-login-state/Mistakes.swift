import SuiteSupport

extension Suite {
  static var diagnoses: [Diagnosis] {
    reduceDiagnoses + canTriggerDiagnoses + storyDiagnoses + testerDiagnoses
  }
}
