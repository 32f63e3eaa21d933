/// What went wrong, and what to do about it.
extension Sentence {
  package static let errorCancelled = Sentence("error.cancelled")
  package static let errorNoToolchain = Sentence("error.no-toolchain")
  package static func errorToolchainDoesNotAnswer(path: String) -> Sentence {
    Sentence("error.toolchain-does-not-answer", ["path": path])
  }
  package static func errorToolchainTooOld(path: String, version: String) -> Sentence {
    Sentence("error.toolchain-too-old", ["path": path, "version": version])
  }
  package static func errorProgramDoesNotStart(path: String, reason: String) -> Sentence {
    Sentence("error.program-does-not-start", ["path": path, "reason": reason])
  }
  package static func errorBuildMoved(folder: String) -> Sentence {
    Sentence("error.build-moved", ["folder": folder])
  }
  package static let errorProgramIsOld = Sentence("error.program-is-old")
  package static func errorCompilerFailed(details: String) -> Sentence {
    Sentence("error.compiler-failed", ["details": details])
  }
  package static func errorAdapterDoesNotBuild(lesson: String) -> Sentence {
    Sentence("error.adapter-does-not-build", ["lesson": lesson])
  }
  package static func errorCompilerTooSlow(lesson: String) -> Sentence {
    Sentence("error.compiler-too-slow", ["lesson": lesson])
  }
  package static func errorStubDoesNotCompile(lesson: String, details: String) -> Sentence {
    Sentence("error.stub-does-not-compile", ["lesson": lesson, "details": details])
  }
  package static func errorSuiteFailed(checks: String, details: String) -> Sentence {
    Sentence("error.suite-failed", ["checks": checks, "details": details])
  }
  package static func errorNoSuite(lesson: String) -> Sentence {
    Sentence("error.no-suite", ["lesson": lesson])
  }
  package static func errorNoTemporaryFolder(path: String) -> Sentence {
    Sentence("error.no-temporary-folder", ["path": path])
  }
  package static func errorHostNotBuilt(path: String) -> Sentence {
    Sentence("error.host-not-built", ["path": path])
  }
  package static func errorNothingLoads(details: String) -> Sentence {
    Sentence("error.nothing-loads", ["details": details])
  }
  package static let errorNoProcessFiles = Sentence("error.no-process-files")
  package static func errorTooFewFiles(limit: Int, needed: Int) -> Sentence {
    Sentence("error.too-few-files", ["limit": limit, "needed": needed])
  }
  package static func errorHostDoesNotStart(path: String, reason: String) -> Sentence {
    Sentence("error.host-does-not-start", ["path": path, "reason": reason])
  }
  package static let errorProgressNotWritable = Sentence("error.progress-not-writable")
  package static let errorOutputLost = Sentence("error.output-lost")
  package static func errorProgressDamaged(count: Int) -> Sentence {
    Sentence("error.progress-damaged", ["count": count])
  }
  package static let errorProgressUnreadable = Sentence("error.progress-unreadable")
  package static func errorProgressPassedOver(size: Int) -> Sentence {
    Sentence("error.progress-passed-over", ["size": size])
  }
  package static func errorNotWritable(path: String) -> Sentence {
    Sentence("error.not-writable", ["path": path])
  }
  package static func errorNotReadable(path: String) -> Sentence {
    Sentence("error.not-readable", ["path": path])
  }
  package static func errorLeftInBackup(path: String, backup: String) -> Sentence {
    Sentence("error.left-in-backup", ["path": path, "backup": backup])
  }
  package static func errorFileIncomplete(path: String) -> Sentence {
    Sentence("error.file-incomplete", ["path": path])
  }
  package static func errorNoEditor(path: String) -> Sentence {
    Sentence("error.no-editor", ["path": path])
  }
  package static func errorEditorMissing(editor: String, reason: String) -> Sentence {
    Sentence("error.editor-missing", ["editor": editor, "reason": reason])
  }
  package static func errorEditorFailed(editor: String, code: Int32) -> Sentence {
    Sentence("error.editor-failed", ["editor": editor, "code": code])
  }
  package static func errorEditorInterrupted(editor: String) -> Sentence {
    Sentence("error.editor-interrupted", ["editor": editor])
  }
  package static func errorEditorEnded(editor: String, signal: Int32) -> Sentence {
    Sentence("error.editor-ended", ["editor": editor, "signal": signal])
  }
  package static func errorUnreadable(path: String) -> Sentence {
    Sentence("error.unreadable", ["path": path])
  }
  package static func errorNoLesson(lesson: String) -> Sentence {
    Sentence("error.no-lesson", ["lesson": lesson])
  }
  package static func errorIncomplete(path: String, what: String) -> Sentence {
    Sentence("error.incomplete", ["path": path, "what": what])
  }
  package static func errorUnexpected(details: String) -> Sentence {
    Sentence("error.unexpected", ["details": details])
  }
}
