import LoginStateScript
import SuiteSupport

extension Suite {
  static var storyChecks: [Check<Suite>] {
    [
      Check("story.typing", step: 3) { try $0.expectStory(rows: 1...2) },
      Check("story.failed-login", step: 3, after: "story.typing") {
        try $0.expectStory(rows: 3...4)
      },
      Check("story.correction", step: 3, after: "story.failed-login") {
        try $0.expectStory(rows: 5...5)
      },
      Check("story.second-login", step: 3, after: "story.correction") {
        try $0.expectStory(rows: 6...7)
      },
      Check("story.end", step: 3, after: "story.second-login") { bench in
        let events = try bench.story()
        try expect(
          Model.history(of: events), equals: Model.storyRows,
          given: ["let events = story()  // \(SuiteSupport.code(events))"])
      },
      Check(sameAnswers: "story.same-answer", step: 3, after: "story.typing"),
      Check(
        reading: "story.pure-by-reading", of: "story()", step: 3, after: "story.same-answer"),
    ]
  }

  fileprivate static func remark(onRow number: Int) -> String {
    Comment("row", ["number": "\(number)"]).trailing
  }
}

extension Bench<Suite> {
  /// The learner's story.
  func story() throws -> [State.Event] { try trace(of: [.story]).story }

  /// Plays the events through the suite's own reducer and compares the history row by row.
  fileprivate func expectStory(rows: ClosedRange<Int>) throws {
    let events = try story()
    let history = Model.history(of: events)
    for row in rows {
      try SuiteSupport.expect(
        events.count >= row, given: ["let events = story()  // \(code(events))"], note: "too-short")
      try SuiteSupport.expect(
        history[row], equals: Model.storyRows[row],
        given: [
          "let state = \(history[row - 1].code)" + Suite.remark(onRow: row - 1),
          "State.reduce(state, event: \(code(events[row - 1])))" + Suite.remark(onRow: row),
        ])
    }
  }
}
