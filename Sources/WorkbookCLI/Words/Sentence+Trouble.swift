/// What went wrong, and what to do about it.
extension Sentence {
  static let troubleCancelled = Sentence("trouble.cancelled")
  static let troubleNoToolchain = Sentence("trouble.no-toolchain")
  static func troubleToolchainDoesNotAnswer(path: String) -> Sentence {
    Sentence("trouble.toolchain-does-not-answer", ["path": path])
  }
  static func troubleToolchainTooOld(path: String, version: String) -> Sentence {
    Sentence("trouble.toolchain-too-old", ["path": path, "version": version])
  }
  static func troubleProgramDoesNotStart(path: String, reason: String) -> Sentence {
    Sentence("trouble.program-does-not-start", ["path": path, "reason": reason])
  }
  static func troubleBuildMoved(folder: String) -> Sentence {
    Sentence("trouble.build-moved", ["folder": folder])
  }
  static let troubleProgramIsOld = Sentence("trouble.program-is-old")
  static func troubleCompilerFailed(details: String) -> Sentence {
    Sentence("trouble.compiler-failed", ["details": details])
  }
  static func troubleAdapterDoesNotBuild(lesson: String) -> Sentence {
    Sentence("trouble.adapter-does-not-build", ["lesson": lesson])
  }
  static func troubleCompilerTooSlow(lesson: String) -> Sentence {
    Sentence("trouble.compiler-too-slow", ["lesson": lesson])
  }
  static func troubleStubDoesNotCompile(lesson: String, details: String) -> Sentence {
    Sentence("trouble.stub-does-not-compile", ["lesson": lesson, "details": details])
  }
  static func troubleSuiteFailed(checks: String, details: String) -> Sentence {
    Sentence("trouble.suite-failed", ["checks": checks, "details": details])
  }
  static func troubleNoSuite(lesson: String) -> Sentence {
    Sentence("trouble.no-suite", ["lesson": lesson])
  }
  static func troubleNoTemporaryFolder(path: String) -> Sentence {
    Sentence("trouble.no-temporary-folder", ["path": path])
  }
  static func troubleHostNotBuilt(path: String) -> Sentence {
    Sentence("trouble.host-not-built", ["path": path])
  }
  static func troubleNothingLoads(details: String) -> Sentence {
    Sentence("trouble.nothing-loads", ["details": details])
  }
  static let troubleNoProcessFiles = Sentence("trouble.no-process-files")
  static func troubleTooFewFiles(limit: Int, needed: Int) -> Sentence {
    Sentence("trouble.too-few-files", ["limit": limit, "needed": needed])
  }
  static func troubleHostDoesNotStart(path: String, reason: String) -> Sentence {
    Sentence("trouble.host-does-not-start", ["path": path, "reason": reason])
  }
  static let troubleProgressNotWritable = Sentence("trouble.progress-not-writable")
  static let troubleOutputLost = Sentence("trouble.output-lost")
  static func troubleProgressDamaged(count: Int) -> Sentence {
    Sentence("trouble.progress-damaged", ["count": count])
  }
  static let troubleProgressUnreadable = Sentence("trouble.progress-unreadable")
  static func troubleProgressPassedOver(size: Int) -> Sentence {
    Sentence("trouble.progress-passed-over", ["size": size])
  }
  static func troubleNotWritable(path: String) -> Sentence {
    Sentence("trouble.not-writable", ["path": path])
  }
  static func troubleNotReadable(path: String) -> Sentence {
    Sentence("trouble.not-readable", ["path": path])
  }
  static func troubleLeftInBackup(path: String, backup: String) -> Sentence {
    Sentence("trouble.left-in-backup", ["path": path, "backup": backup])
  }
  static func troubleFileIncomplete(path: String) -> Sentence {
    Sentence("trouble.file-incomplete", ["path": path])
  }
  static func troubleNoEditor(path: String) -> Sentence {
    Sentence("trouble.no-editor", ["path": path])
  }
  static func troubleEditorMissing(editor: String, reason: String) -> Sentence {
    Sentence("trouble.editor-missing", ["editor": editor, "reason": reason])
  }
  static func troubleEditorFailed(editor: String, code: Int32) -> Sentence {
    Sentence("trouble.editor-failed", ["editor": editor, "code": code])
  }
  static func troubleEditorInterrupted(editor: String) -> Sentence {
    Sentence("trouble.editor-interrupted", ["editor": editor])
  }
  static func troubleEditorEnded(editor: String, signal: Int32) -> Sentence {
    Sentence("trouble.editor-ended", ["editor": editor, "signal": signal])
  }
  static func troubleUnreadable(path: String) -> Sentence {
    Sentence("trouble.unreadable", ["path": path])
  }
  static func troubleNoLesson(lesson: String) -> Sentence {
    Sentence("trouble.no-lesson", ["lesson": lesson])
  }
  static func troubleIncomplete(path: String, what: String) -> Sentence {
    Sentence("trouble.incomplete", ["path": path, "what": what])
  }
  static func troubleUnexpected(details: String) -> Sentence {
    Sentence("trouble.unexpected", ["details": details])
  }
}
