import Interface

extension Sentence {
  /// What is said of a value that an option can't have.
  init(wrong value: String, of option: Option) {
    self =
      switch option.value {
      case .seconds: Sentence("usage.bad-seconds", ["value": value])
      case .number: Sentence("usage.bad-number", ["value": value])
      case .oneOf, .file, .folder, .name, .language, .count, .range, .part, nil:
        Sentence("usage.bad-choice", ["value": value, "form": option.form])
      }
  }
}
