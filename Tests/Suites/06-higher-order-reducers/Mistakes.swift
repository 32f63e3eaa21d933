import SuiteSupport

extension Suite {
  static var diagnoses: [Diagnosis] {
    deleteDiagnoses + feedDiagnoses + feedPartDiagnoses + loggingDiagnoses + composeDiagnoses
      + enhancedDiagnoses + filterDiagnoses + undoDiagnoses + storeDiagnoses
  }
}
