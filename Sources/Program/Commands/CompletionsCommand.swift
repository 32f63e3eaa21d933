extension CommandRun {
  /// Prints what lets a shell complete the workbook's command lines.
  func completions() -> ExitCode {
    guard let shell = invocation.shell else { return .usage }
    let script = CompletionScript(
      course: session.course, words: words,
      languages: session.repository.languages.map(\.code))
    context.write(script.text(for: shell))
    return .success
  }
}
