import SuiteSupport

extension Suite {
  static var storyChecks: [Check] {
    [
      Check("story.typing", step: 3) { try expectStory(rows: 1...2) },
      Check("story.failed-login", step: 3, after: "story.typing") {
        try expectStory(rows: 3...4)
      },
      Check("story.correction", step: 3, after: "story.failed-login") {
        try expectStory(rows: 5...5)
      },
      Check("story.second-login", step: 3, after: "story.correction") {
        try expectStory(rows: 6...7)
      },
      Check("story.end", step: 3, after: "story.second-login") {
        let events = Exercise.story()
        let target = Model.story
        try expect(
          Model.history(of: events), equals: target,
          given: ["let events = story()  // \(code(events))"])
      },
    ]
  }

  /// Plays the events through the suite's own reducer and compares the history row by row.
  private static func expectStory(rows: ClosedRange<Int>) throws {
    let events = Exercise.story()
    let history = Model.history(of: events)
    for row in rows {
      try expect(
        events.count >= row, given: ["let events = story()  // \(code(events))"], note: "too-short")
      try expect(
        history[row], equals: Model.story[row],
        given: [
          "let state = \(history[row - 1].code)  // row \(row - 1)",
          "State.reduce(state, event: \(code(events[row - 1])))  // row \(row)",
        ])
    }
  }
}
