import Classroom
import Interface

/// What the script of the page says, by the names that it knows.
struct PageWords {
  /// Texts without a count.
  static let plain: KeyValuePairs<String, Sentence> = [
    "findLearner": .reportFindLearner, "columns": .reportColumns,
    "everyCheck": .reportEveryCheck, "onlyLessons": .reportOnlyLessons,
    "byLesson": .reportByLesson, "byMistake": .reportByMistake, "byCheck": .reportByCheck,
    "anybody": .reportAnybody, "showAll": .reportShowAll, "nobody": .reportNobody,
    "pictureHelp": .reportPictureHelp, "legend": .reportLegend,
    "points": .reportPoints, "total": .reportTotal, "learner": .reportLearner,
    "checkPassed": .reportCheckPassed, "checkFailed": .reportCheckFailed,
    "checkStopped": .reportCheckStopped, "checkNotMade": .reportCheckNotMade,
    "checkWaiting": .reportCheckWaiting,
    "back": .reportBack, "previous": .reportPrevious, "next": .reportNext, "id": .reportID,
    "place": .reportPlace, "unreadableText": .reportUnreadableText,
    "noLearner": .reportNoLearner, "passed": .reportStatusPassed, "failed": .reportStatusFailed,
    "untouched": .reportStatusUntouched, "unbuilt": .reportStatusUnbuilt,
    "unreadable": .reportStatusUnreadable, "ungraded": .reportStatusUngraded,
    "missing": .reportStatusMissing,
    "labelled": .joinLabel(label: "{label}", text: "{text}"),
  ]

  /// Texts with a count: for many, and for one.
  static let counted: KeyValuePairs<String, @Sendable (String) -> Sentence> = [
    "shown": { .reportShown(count: $0, total: "{total}") },
    "pointsOf": { .reportPointsOf(count: $0, total: "{total}") },
    "attempts": { .reportAttempts(count: $0) },
    "wrote": { .reportWrote(count: $0) },
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
