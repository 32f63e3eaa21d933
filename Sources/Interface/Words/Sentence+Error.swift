/// What went wrong, and what to do about it.
extension Sentence {
  /// A program had no time to come to its end, or was ended by somebody else.
  package static func errorMachineBusy(path: String) -> Sentence {
    Sentence("error.machine-busy", ["path": path])
  }
  /// Grading was stopped before it came to a verdict.
  package static let errorCancelled = Sentence("error.cancelled")
  /// There is no Swift compiler.
  package static let errorNoToolchain = Sentence("error.no-toolchain")
  /// The compiler at this path doesn't say its version.
  package static func errorToolchainDoesNotAnswer(path: String) -> Sentence {
    Sentence("error.toolchain-does-not-answer", ["path": path])
  }
  /// The compiler at this path is older than the workbook can use.
  package static func errorToolchainTooOld(path: String, version: String) -> Sentence {
    Sentence("error.toolchain-too-old", ["path": path, "version": version])
  }
  /// A program can't be started, for a reason that the system tells.
  package static func errorProgramDoesNotStart(path: String, reason: String) -> Sentence {
    Sentence("error.program-does-not-start", ["path": path, "reason": reason])
  }
  /// What was built in this folder was moved, and is of no use any more.
  package static func errorBuildMoved(folder: String) -> Sentence {
    Sentence("error.build-moved", ["folder": folder])
  }
  /// The compiler named no mistake, even in a lesson's stub.
  package static func errorCompilerFailed(details: String) -> Sentence {
    Sentence("error.compiler-failed", ["details": details])
  }
  /// The lesson's adapter fits not even its stub.
  package static func errorAdapterDoesNotBuild(lesson: String) -> Sentence {
    Sentence("error.adapter-does-not-build", ["lesson": lesson])
  }
  /// The compiler took too long, even for the lesson's stub.
  package static func errorCompilerTooSlow(lesson: String) -> Sentence {
    Sentence("error.compiler-too-slow", ["lesson": lesson])
  }
  /// The compiler finds mistakes in the lesson's stub.
  package static func errorStubDoesNotCompile(lesson: String, details: String) -> Sentence {
    Sentence("error.stub-does-not-compile", ["lesson": lesson, "details": details])
  }
  /// What runs these checks ended with an error of its own.
  package static func errorSuiteFailed(checks: String, details: String) -> Sentence {
    Sentence("error.suite-failed", ["checks": checks, "details": details])
  }
  /// The program has no suite for the lesson in this folder.
  package static func errorNoSuite(lesson: String) -> Sentence {
    Sentence("error.no-suite", ["lesson": lesson])
  }
  /// No temporary folder can be made at this path.
  package static func errorNoTemporaryFolder(path: String) -> Sentence {
    Sentence("error.no-temporary-folder", ["path": path])
  }
  /// The program that loads exercises isn't there.
  package static func errorHostNotBuilt(path: String) -> Sentence {
    Sentence("error.host-not-built", ["path": path])
  }
  /// Not even a lesson's stub can be loaded; the details are the loader's words.
  package static func errorNothingLoads(details: String) -> Sentence {
    Sentence("error.nothing-loads", ["details": details])
  }
  /// The system tells nothing of processes.
  package static let errorNoProcessFiles = Sentence("error.no-process-files")
  /// Fewer files may be open at once than grading takes.
  package static func errorTooFewFiles(limit: Int, needed: Int) -> Sentence {
    Sentence("error.too-few-files", ["limit": limit, "needed": needed])
  }
  /// Fewer threads and programs may run at once than grading takes.
  package static func errorTooFewThreads(needed: Int) -> Sentence {
    Sentence("error.too-few-threads", ["needed": needed])
  }
  /// Fewer megabytes of addresses may be used than grading takes.
  package static func errorTooLittleMemory(limit: Int, needed: Int) -> Sentence {
    Sentence("error.too-little-memory", ["limit": limit, "needed": needed])
  }
  /// No library can be loaded from this folder.
  package static func errorLoadsNothing(path: String) -> Sentence {
    Sentence("error.loads-nothing", ["path": path])
  }
  /// The program that loads exercises can't be started.
  package static func errorHostDoesNotStart(path: String, reason: String) -> Sentence {
    Sentence("error.host-does-not-start", ["path": path, "reason": reason])
  }
  /// The progress could not be kept.
  package static let errorProgressNotWritable = Sentence("error.progress-not-writable")
  /// Not all that was written to standard output has arrived.
  package static let errorOutputLost = Sentence("error.output-lost")
  /// So many lines of the progress log were damaged, and set aside.
  package static func errorProgressDamaged(count: Int) -> Sentence {
    Sentence("error.progress-damaged", ["count": count])
  }
  /// The progress log can't be read at all.
  package static let errorProgressUnreadable = Sentence("error.progress-unreadable")
  /// So many megabytes of the progress log were passed over.
  package static func errorProgressPassedOver(size: Int) -> Sentence {
    Sentence("error.progress-passed-over", ["size": size])
  }
  /// A file can't be written, and is as it was.
  package static func errorNotWritable(path: String) -> Sentence {
    Sentence("error.not-writable", ["path": path])
  }
  /// A file can't be read, and is as it was.
  package static func errorNotReadable(path: String) -> Sentence {
    Sentence("error.not-readable", ["path": path])
  }
  /// A file could not be replaced; what stood there is kept only in this backup.
  package static func errorLeftInBackup(path: String, backup: String) -> Sentence {
    Sentence("error.left-in-backup", ["path": path, "backup": backup])
  }
  /// Only a part of a file could be written.
  package static func errorFileIncomplete(path: String) -> Sentence {
    Sentence("error.file-incomplete", ["path": path])
  }
  /// No editor is known that could open this file.
  package static func errorNoEditor(path: String) -> Sentence {
    Sentence("error.no-editor", ["path": path])
  }
  /// The editor isn't there; the reason says why it is the editor.
  package static func errorEditorMissing(editor: String, reason: String) -> Sentence {
    Sentence("error.editor-missing", ["editor": editor, "reason": reason])
  }
  /// The editor ended with this exit code.
  package static func errorEditorFailed(editor: String, code: Int32) -> Sentence {
    Sentence("error.editor-failed", ["editor": editor, "code": code])
  }
  /// The editor was interrupted before the file was closed.
  package static func errorEditorInterrupted(editor: String) -> Sentence {
    Sentence("error.editor-interrupted", ["editor": editor])
  }
  /// The editor was ended by this signal.
  package static func errorEditorEnded(editor: String, signal: Int32) -> Sentence {
    Sentence("error.editor-ended", ["editor": editor, "signal": signal])
  }
  /// A file of the workbook can't be read.
  package static func errorUnreadable(path: String) -> Sentence {
    Sentence("error.unreadable", ["path": path])
  }
  /// The workbook has no such lesson.
  package static func errorNoLesson(lesson: String) -> Sentence {
    Sentence("error.no-lesson", ["lesson": lesson])
  }
  /// A file of the workbook lacks something.
  package static func errorIncomplete(path: String, what: String) -> Sentence {
    Sentence("error.incomplete", ["path": path, "what": what])
  }
  /// Something went wrong for which there are no words.
  package static func errorUnexpected(details: String) -> Sentence {
    Sentence("error.unexpected", ["details": details])
  }
}
