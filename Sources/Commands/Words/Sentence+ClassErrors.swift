import Interface

/// What can be wrong with the grading of a class.
extension Sentence {
  static func classErrorTaken(path: String) -> Sentence {
    Sentence("class.error-taken", ["path": path])
  }
  static func classErrorNotBegun(path: String) -> Sentence {
    Sentence("class.error-not-begun", ["path": path])
  }
  static func classErrorAmongSubmissions(path: String) -> Sentence {
    Sentence("class.error-among-submissions", ["path": path])
  }
  static func classErrorNothingHandedIn(path: String) -> Sentence {
    Sentence("class.error-nothing-handed-in", ["path": path])
  }
  static func classErrorDamaged(path: String) -> Sentence {
    Sentence("class.error-damaged", ["path": path])
  }

  static let mergeNothing = Sentence("merge.nothing")
  static func mergeWhole(path: String) -> Sentence { Sentence("merge.whole", ["path": path]) }
  static func mergeAnother(path: String, other: String, difference: String) -> Sentence {
    Sentence("merge.another", ["path": path, "other": other, "difference": difference])
  }
  static func mergeTwice(number: Int, path: String, other: String) -> Sentence {
    Sentence("merge.twice", ["number": number, "path": path, "other": other])
  }
  static func mergeMissing(numbers: String, total: Int) -> Sentence {
    Sentence("merge.missing", ["numbers": numbers, "total": total])
  }
  static func mergeIncomplete(total: Int, found: Int) -> Sentence {
    Sentence("merge.incomplete", ["total": total, "found": found])
  }
  static func mergeUnfinished(count: Int, path: String) -> Sentence {
    Sentence("merge.unfinished", ["count": count, "path": path])
  }
  static let mergeParts = Sentence("merge.parts")
  static let mergeSeed = Sentence("merge.seed")
  static let mergeVersion = Sentence("merge.version")
  static let mergeCompiler = Sentence("merge.compiler")
  static let mergeConfinement = Sentence("merge.confinement")
  static let mergeLessons = Sentence("merge.lessons")
  static let mergeTimeout = Sentence("merge.timeout")
  static let mergeSubmissions = Sentence("merge.submissions")

  static func submissionsMissing(path: String) -> Sentence {
    Sentence("submissions.missing", ["path": path])
  }
  static func submissionsNotAFolder(path: String) -> Sentence {
    Sentence("submissions.not-a-folder", ["path": path])
  }
  static func submissionsUnreadable(path: String) -> Sentence {
    Sentence("submissions.unreadable", ["path": path])
  }
  static func submissionsBadArchive(path: String, fault: String) -> Sentence {
    Sentence("submissions.bad-archive", ["path": path, "fault": fault])
  }
  static func submissionsTooMuch(path: String, limit: Int) -> Sentence {
    Sentence("submissions.too-much", ["path": path, "limit": limit])
  }

  static let rosterNotUTF8 = Sentence("roster.not-utf8")
  static func rosterNoHeader(line: Int) -> Sentence {
    Sentence("roster.no-header", ["line": line])
  }
  static func rosterColumnTwice(line: Int, name: String) -> Sentence {
    Sentence("roster.column-twice", ["line": line, "name": name])
  }
  static func rosterOpenQuote(line: Int) -> Sentence {
    Sentence("roster.open-quote", ["line": line])
  }
  static func rosterNoID(line: Int) -> Sentence { Sentence("roster.no-id", ["line": line]) }
  static func rosterIDTwice(line: Int, id: String, other: Int) -> Sentence {
    Sentence("roster.id-twice", ["line": line, "id": id, "other": other])
  }
  static func rosterFolderTwice(line: Int, folder: String, other: Int) -> Sentence {
    Sentence("roster.folder-twice", ["line": line, "folder": folder, "other": other])
  }
  static func rosterLeadsOutside(line: Int, folder: String) -> Sentence {
    Sentence("roster.leads-outside", ["line": line, "folder": folder])
  }

  static func pointsNoHead(line: Int) -> Sentence { Sentence("points.no-head", ["line": line]) }
  static func pointsNotTwoCells(line: Int) -> Sentence {
    Sentence("points.not-two-cells", ["line": line])
  }
  static func pointsUnknownCheck(check: String, line: Int) -> Sentence {
    Sentence("points.unknown-check", ["check": check, "line": line])
  }
  static func pointsTwice(check: String, line: Int) -> Sentence {
    Sentence("points.twice", ["check": check, "line": line])
  }
  static func pointsNotANumber(text: String, line: Int) -> Sentence {
    Sentence("points.not-a-number", ["text": text, "line": line])
  }
  static func pointsNegative(text: String, line: Int) -> Sentence {
    Sentence("points.negative", ["text": text, "line": line])
  }
  static func pointsTooMany(text: String, line: Int) -> Sentence {
    Sentence("points.too-many", ["text": text, "line": line])
  }
}
