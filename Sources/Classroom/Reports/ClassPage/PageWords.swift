import Interface

/// What the script of the page says, by the names that it knows.
struct PageWords {
  /// Texts without a count.
  static let plain: KeyValuePairs<String, Sentence> = [
    "findLearner": "report.find-learner", "columns": "report.columns",
    "everyCheck": "report.every-check", "onlyLessons": "report.only-lessons",
    "byLesson": "report.by-lesson", "byMistake": "report.by-mistake", "byCheck": "report.by-check",
    "anybody": "report.anybody", "showAll": "report.show-all", "nobody": "report.nobody",
    "pictureHelp": "report.picture-help", "legend": "report.legend",
    "points": "report.points", "total": "report.total", "learner": "report.learner",
    "checkPassed": "report.check-passed", "checkFailed": "report.check-failed",
    "checkStopped": "report.check-stopped", "checkNotMade": "report.check-not-made",
    "checkWaiting": "report.check-waiting",
    "back": "report.back", "previous": "report.previous", "next": "report.next", "id": "report.id",
    "place": "report.place", "unreadableText": "report.unreadable-text",
    "noLearner": "report.no-learner", "passed": "report.status-passed",
    "failed": "report.status-failed",
    "untouched": "report.status-untouched", "unbuilt": "report.status-unbuilt",
    "unreadable": "report.status-unreadable", "ungraded": "report.status-ungraded",
    "missing": "report.status-missing",
    "labelled": Sentence("join.label", ["label": "{label}", "text": "{text}"]),
  ]

  /// Texts with a count: for many, and for one.
  static let counted: KeyValuePairs<String, @Sendable (String) -> Sentence> = [
    "shown": { Sentence("report.shown", ["count": $0, "total": "{total}"]) },
    "pointsOf": { Sentence("report.points-of", ["count": $0, "total": "{total}"]) },
    "attempts": { Sentence("report.attempts", ["count": $0]) },
    "wrote": { Sentence("report.wrote", ["count": $0]) },
  ]

  /// An object of JSON with all of them.
  static func json(_ words: Words) -> String {
    let plain = plain.map { name, sentence in
      JSONText.quoted(name) + ":" + JSONText.quoted(words(sentence))
    }
    let counted = counted.map { name, sentence in
      let texts = [words(sentence("{count}")), words(sentence("1"))]
      return JSONText.quoted(name) + ":" + JSONText.list(texts.map(JSONText.quoted))
    }
    return "{" + (plain + counted).joined(separator: ",") + "}"
  }
}
