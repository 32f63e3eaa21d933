import Interface

/// What is wrong with a command line.
extension Sentence {
  static func usageUnknownCommand(name: String) -> Sentence {
    Sentence("usage.unknown-command", ["name": name])
  }
  static func usageUnknownOption(command: String, name: String) -> Sentence {
    Sentence("usage.unknown-option", ["command": command, "name": name])
  }
  static func usageValueMissing(option: String, form: String) -> Sentence {
    Sentence("usage.value-missing", ["option": option, "form": form])
  }
  static func usageBadSeconds(value: String) -> Sentence {
    Sentence("usage.bad-seconds", ["value": value])
  }
  static func usageBadNumber(value: String) -> Sentence {
    Sentence("usage.bad-number", ["value": value])
  }
  static func usageBadChoice(value: String, form: String) -> Sentence {
    Sentence("usage.bad-choice", ["value": value, "form": form])
  }
  static func usageExclusive(first: String, second: String) -> Sentence {
    Sentence("usage.exclusive", ["first": first, "second": second])
  }
  static func usageUnexpected(name: String, command: String) -> Sentence {
    Sentence("usage.unexpected", ["name": name, "command": command])
  }
  static func usageLessonMissing(command: String) -> Sentence {
    Sentence("usage.lesson-missing", ["command": command])
  }
  static func usageUnknownLesson(name: String, last: Int) -> Sentence {
    Sentence("usage.unknown-lesson", ["name": name, "last": last])
  }
  static func usageAmbiguousLesson(name: String, candidates: String) -> Sentence {
    Sentence("usage.ambiguous-lesson", ["name": name, "candidates": candidates])
  }
  static func usageLessonElsewhere(path: String) -> Sentence {
    Sentence("usage.lesson-elsewhere", ["path": path])
  }
  static func usageFileMissing(command: String) -> Sentence {
    Sentence("usage.file-missing", ["command": command])
  }
  static func usageUnknownFunction(name: String) -> Sentence {
    Sentence("usage.unknown-function", ["name": name])
  }
  static let usageShellMissing = Sentence("usage.shell-missing")
  static func usageUnknownShell(name: String) -> Sentence {
    Sentence("usage.unknown-shell", ["name": name])
  }
  static func usageUnknownLanguage(name: String, known: String) -> Sentence {
    Sentence("usage.unknown-language", ["name": name, "known": known])
  }
  static func usageTaskMissing(form: String) -> Sentence {
    Sentence("usage.task-missing", ["form": form])
  }
  static func usageUnknownTask(name: String, command: String, known: String) -> Sentence {
    Sentence("usage.unknown-task", ["name": name, "command": command, "known": known])
  }
  static func usageOptionMissing(command: String, form: String, meaning: String) -> Sentence {
    Sentence("usage.option-missing", ["command": command, "form": form, "meaning": meaning])
  }
  static func usageUnknownPipeline(name: String) -> Sentence {
    Sentence("usage.unknown-pipeline", ["name": name])
  }
  static func usageIncompleteTask(form: String) -> Sentence {
    Sentence("usage.incomplete-task", ["form": form])
  }
  static func usageNoLessonsFolder(path: String) -> Sentence {
    Sentence("usage.no-lessons-folder", ["path": path])
  }
  static func usageSuggestion(suggestion: String) -> Sentence {
    Sentence("usage.suggestion", ["suggestion": suggestion])
  }
  static func usageSeeHelp(command: String) -> Sentence {
    Sentence("usage.see-help", ["command": command])
  }
  static let usageTitle = Sentence("usage.title")
}

extension Sentence {
  /// What is said of a value that an option can't have.
  init(wrong value: String, of option: Option) {
    self =
      switch option.value {
      case .seconds: .usageBadSeconds(value: value)
      case .number: .usageBadNumber(value: value)
      case .oneOf, .file, .folder, .name, .language, .count, .range, .part, nil:
        .usageBadChoice(value: value, form: option.form)
      }
  }
}
