extension CommandRun {
  /// Prints what lets a shell complete the workbook's command lines.
  func completions() -> ExitCode {
    guard let shell = invocation.shell else { return .usage }
    context.write(CompletionScript(course: session.course, words: words).text(for: shell))
    return .success
  }
}
