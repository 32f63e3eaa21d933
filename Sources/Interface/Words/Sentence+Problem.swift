import Verdicts

/// Why an exercise can't be graded.
extension Sentence {
  static func problemMissing(file: String) -> Sentence {
    Sentence("problem.missing", ["file": file])
  }
  static func problemEmpty(file: String) -> Sentence { Sentence("problem.empty", ["file": file]) }
  static func problemIsFolder(file: String) -> Sentence {
    Sentence("problem.is-folder", ["file": file])
  }
  static func problemIsLink(file: String) -> Sentence {
    Sentence("problem.is-link", ["file": file])
  }
  static func problemIsNotAFile(file: String) -> Sentence {
    Sentence("problem.is-not-a-file", ["file": file])
  }
  static func problemUnreadable(file: String) -> Sentence {
    Sentence("problem.unreadable", ["file": file])
  }
  static func problemNotUTF8(file: String) -> Sentence {
    Sentence("problem.not-utf8", ["file": file])
  }
  static func problemTooLarge(file: String, limit: Int) -> Sentence {
    Sentence("problem.too-large", ["file": file, "limit": limit])
  }
  static func problemCompilesTooLong(file: String) -> Sentence {
    Sentence("problem.compiles-too-long", ["file": file])
  }
  static func problemCompilerGaveUp(file: String) -> Sentence {
    Sentence("problem.compiler-gave-up", ["file": file])
  }
  static func problemDoesNotFit(file: String) -> Sentence {
    Sentence("problem.does-not-fit", ["file": file])
  }
  static func problemImports(modules: String, place: String) -> Sentence {
    Sentence("problem.imports", ["modules": modules, "place": place])
  }
  static func problemTakesTooLong(file: String, seconds: Int) -> Sentence {
    Sentence("problem.takes-too-long", ["file": file, "seconds": seconds])
  }
  static func problemDoesNotLoad(file: String) -> Sentence {
    Sentence("problem.does-not-load", ["file": file])
  }
}

extension Sentence {
  /// What is said about a file that can't be read as an exercise.
  package init(problem: ExerciseProblem, file: String) {
    self =
      switch problem {
      case .missing: .problemMissing(file: file)
      case .empty: .problemEmpty(file: file)
      case .isFolder: .problemIsFolder(file: file)
      case .isLink: .problemIsLink(file: file)
      case .isNotAFile: .problemIsNotAFile(file: file)
      case .unreadable: .problemUnreadable(file: file)
      case .notUTF8: .problemNotUTF8(file: file)
      case .tooLarge(let limit): .problemTooLarge(file: file, limit: limit >> 10)
      }
  }

  /// What is said about an exercise that can be read and not be graded.
  package init(problem: GradingProblem, file: String) {
    self =
      switch problem {
      case .compilesTooLong: .problemCompilesTooLong(file: file)
      case .compilerGaveUp: .problemCompilerGaveUp(file: file)
      case .doesNotFit: .problemDoesNotFit(file: file)
      case .imports(let modules, let line):
        .problemImports(modules: modules.joined(separator: ", "), place: "\(file):\(line)")
      case .doesNotLoad: .problemDoesNotLoad(file: file)
      case .takesTooLong(let seconds): .problemTakesTooLong(file: file, seconds: seconds)
      }
  }
}
