import Classroom
import Interface
import Reports
import Submissions
import Terminal

/// What a teacher gave that can't be used: as wrong as a command line can be.
func isAboutInput(_ error: any Error) -> Bool {
  error is MergeProblem || error is UnreadableSubmissions || error is RosterProblem
    || error is PointsFault
}

extension Words {
  /// What a teacher is told about an error with a class; nil if it is another one.
  func text(ofClass error: any Error) -> String? {
    let text: String? =
      switch error {
      case let error as ClassFolderProblem: self.text(of: error)
      case let error as MergeProblem: self.text(of: error)
      case let error as UnreadableSubmissions: self.text(of: error)
      case let error as RosterProblem: self.text(of: error)
      case let error as PointsFault: self.text(of: error)
      case let error as ReportFault: self.text(of: error)
      default: nil
      }
    return text.map { visible(controlCharactersIn: $0) }
  }

  private func text(of problem: ClassFolderProblem) -> String {
    switch problem {
    case .notWritable(let path): self(.errorNotWritable(path: path))
    case .taken(let path): self(.classErrorTaken(path: path))
    case .notBegun(let path): self(.classErrorNotBegun(path: path))
    case .amongSubmissions(let path): self(.classErrorAmongSubmissions(path: path))
    case .nothingHandedIn(let path): self(.classErrorNothingHandedIn(path: path))
    case .damaged(let path): self(.classErrorDamaged(path: path))
    }
  }

  private func text(of problem: MergeProblem) -> String {
    switch problem {
    case .nothing: self(.mergeNothing)
    case .whole(let place): self(.mergeWhole(path: place))
    case .another(let difference, let place, let other):
      self(
        .mergeAnother(path: place, other: other, difference: self(Sentence(difference))))
    case .twice(let number, let place, let other):
      self(.mergeTwice(number: number, path: place, other: other))
    case .missing(let numbers, let count):
      self(.mergeMissing(numbers: list(numbers.map { "\($0)" }), total: count))
    case .incomplete(let count, let found): self(.mergeIncomplete(total: count, found: found))
    case .unfinished(let count, let place): self(.mergeUnfinished(count: count, path: place))
    }
  }

  private func text(of error: UnreadableSubmissions) -> String {
    let path = error.path
    return switch error.problem {
    case .missing: self(.submissionsMissing(path: path))
    case .notAFolder: self(.submissionsNotAFolder(path: path))
    case .unreadable: self(.submissionsUnreadable(path: path))
    case .badArchive(let fault):
      self(.submissionsBadArchive(path: path, fault: self(Sentence(fault))))
    case .tooMuch(let limit): self(.submissionsTooMuch(path: path, limit: limit))
    }
  }

  private func text(of problem: RosterProblem) -> String {
    problem.faults.map { fault in
      let line = fault.line
      return switch fault.fault {
      case .notUTF8: self(.rosterNotUTF8)
      case .noHeader: self(.rosterNoHeader(line: line))
      case .columnTwice(let name): self(.rosterColumnTwice(line: line, name: name))
      case .openQuote: self(.rosterOpenQuote(line: line))
      case .noID: self(.rosterNoID(line: line))
      case .idTwice(let id, let other): self(.rosterIDTwice(line: line, id: id, other: other))
      case .folderTwice(let folder, let other):
        self(.rosterFolderTwice(line: line, folder: folder, other: other))
      case .leadsOutside(let folder): self(.rosterLeadsOutside(line: line, folder: folder))
      }
    }.joined(separator: "\n\n")
  }

  private func text(of fault: PointsFault) -> String {
    switch fault {
    case .noHead(let line): self(.pointsNoHead(line: line))
    case .notTwoCells(let line): self(.pointsNotTwoCells(line: line))
    case .unknownCheck(let check, let line): self(.pointsUnknownCheck(check: check, line: line))
    case .twice(let check, let line): self(.pointsTwice(check: check, line: line))
    case .notANumber(let text, let line): self(.pointsNotANumber(text: text, line: line))
    case .negative(let text, let line): self(.pointsNegative(text: text, line: line))
    case .tooMany(let text, let line): self(.pointsTooMany(text: text, line: line))
    }
  }

  private func text(of fault: ReportFault) -> String {
    switch fault {
    case .noFolder(let path), .unwritable(let path, _): self(.errorNotWritable(path: path))
    case .noPage(let path): self(.errorUnreadable(path: path))
    }
  }
}

extension Sentence {
  /// In what two parts differ.
  fileprivate init(_ difference: MergeProblem.Difference) {
    self =
      switch difference {
      case .parts: .mergeParts
      case .seed: .mergeSeed
      case .version: .mergeVersion
      case .compiler: .mergeCompiler
      case .confinement: .mergeConfinement
      case .lessons: .mergeLessons
      case .timeout: .mergeTimeout
      case .submissions: .mergeSubmissions
      }
  }
}
