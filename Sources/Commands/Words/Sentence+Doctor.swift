import HostMessages
import Interface

/// What the workbook found out about where it runs.
extension Sentence {
  static func doctorToolchain(path: String, version: String) -> Sentence {
    Sentence("doctor.toolchain", ["path": path, "version": version])
  }
  static let doctorExercise = Sentence("doctor.exercise")
  static let doctorExerciseConfined = Sentence("doctor.exercise-confined")
  static let doctorNoCalls = Sentence("doctor.no-calls")
  static let doctorNoFiles = Sentence("doctor.no-files")
  static let doctorNoNamespaces = Sentence("doctor.no-namespaces")
  static let doctorXCTest = Sentence("doctor.xctest")
  static let doctorNoXCTest = Sentence("doctor.no-xctest")
  static func doctorFolder(path: String) -> Sentence { Sentence("doctor.folder", ["path": path]) }
  static func doctorBuild(path: String) -> Sentence { Sentence("doctor.build", ["path": path]) }
  static let doctorProgramIsOld = Sentence("doctor.program-is-old")
  static func doctorStart(file: String, line: String) -> Sentence {
    Sentence("doctor.start", ["file": file, "line": line])
  }
  static func doctorStartAnyShell(line: String) -> Sentence {
    Sentence("doctor.start-any-shell", ["line": line])
  }
  static func doctorEditor(editor: String, reason: String) -> Sentence {
    Sentence("doctor.editor", ["editor": editor, "reason": reason])
  }
  static func doctorEditorMissing(editor: String, reason: String) -> Sentence {
    Sentence("doctor.editor-missing", ["editor": editor, "reason": reason])
  }
  static let doctorNoEditor = Sentence("doctor.no-editor")
  static let doctorHealthy = Sentence("doctor.healthy")

  static func versionText(version: String, built: String, toolchain: String) -> Sentence {
    Sentence("version.text", ["version": version, "built": built, "toolchain": toolchain])
  }
  static func versionToolchain(version: String, path: String) -> Sentence {
    Sentence("version.toolchain", ["version": version, "path": path])
  }
}

extension Sentence {
  /// What it means that a part of the confinement isn't there.
  init(missing part: Confinement.Part) {
    self =
      switch part {
      case .calls: .doctorNoCalls
      case .files: .doctorNoFiles
      case .namespaces: .doctorNoNamespaces
      }
  }
}
