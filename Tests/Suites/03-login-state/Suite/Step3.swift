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
      Check("story.end", step: 3, after: "story.second-login") { context in
        let events = try context.story()
        try expect(
          Model.history(of: events), equals: Model.storyRows,
          given: [
            "let events = story()",
            "events.reduce(into: [State()]) { $0.append(State.reduce($0[$0.count - 1], event: $1)) }",
          ])
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

extension TestContext<Suite> {
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

extension Suite {
  static var storyDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        step: 3, samples: [Model.story()],
        exercise: { context, right in Turn(of: try context.story(), from: right) },
        mistakes: [
          turn("story-empty", row: 1, nil),
          turn("story-begins-with-row-0", row: 1, .onUpdateUsername(""), leadsToRow0: true),
          turn("story-begins-with-row-0", row: 1, .onUpdatePassword(""), leadsToRow0: true),
          turn("story-password-first", row: 1, .onUpdatePassword("1815")),
          turn("story-types-letters", row: 1, .onUpdateUsername("a")),
          turn("story-right-password-at-once", row: 2, .onUpdatePassword("1843")),
          turn("story-leaves-one-out", row: 2, .onTriggerLogin),
          turn("story-leaves-one-out", row: 4, .onUpdatePassword("1843")),
          turn("story-no-first-trigger", row: 3, .onLoginError(.usernamePasswordMismatch)),
          turn("story-other-error", row: 4, .onLoginError(.offline)),
          turn("story-no-failure", row: 4, .onLoginSuccess("u7")),
          turn("story-empties-password", row: 5, .onUpdatePassword("")),
          turn("story-types-name-again", row: 5, .onUpdateUsername("ada")),
          turn("story-same-password-again", row: 5, .onUpdatePassword("1815")),
          turn("story-no-correction", row: 5, .onTriggerLogin),
          turn("story-no-second-trigger", row: 6, .onLoginSuccess("u7")),
          turn("story-user-is-username", row: 7, .onLoginSuccess("ada")),
          turn("story-goes-on", row: 8, nil),
        ] + (2...7).map { turn("story-ends-early", row: $0, nil) },
        otherwise: [
          Symptom("story-another-value") { story, _, seen in
            guard let seen, let event = seen.event else { return false }
            return kind(of: event) == kind(of: story[seen.row - 1])
          }
        ])
    ]
  }

  /// Where a story leaves the right one, and with which event: what comes later follows from that.
  private struct Turn: Equatable {
    /// The row that isn't reached; 8 when all are.
    let row: Int
    /// What happens instead; `nil` when the story ends, or goes on after its end.
    let event: State.Event?
    /// Whether it changes nothing, and the right story's first event comes next.
    let leadsToRow0: Bool

    init(row: Int, event: State.Event?, leadsToRow0: Bool = false) {
      self.row = row
      self.event = event
      self.leadsToRow0 = leadsToRow0
    }

    init?(of story: [State.Event], from right: [State.Event]) {
      guard story != right else { return nil }
      let same = zip(story, right).prefix { $0 == $1 }.count
      let isInside = same < story.count && same < right.count
      let event = isInside ? story[same] : nil
      let changesNothing = event.map { Model.reduce(State(), $0) } == State()
      self.init(
        row: same + 1, event: event,
        leadsToRow0: same == 0 && changesNothing && story.dropFirst().first == right.first)
    }
  }

  private static func kind(of event: State.Event) -> Substring {
    SuiteSupport.code(event).prefix { $0 != "(" }
  }

  private static func turn(
    _ name: String, row: Int, _ event: State.Event?, leadsToRow0: Bool = false
  ) -> Mistake<[State.Event], Turn?> {
    Mistake(name) { _ in Turn(row: row, event: event, leadsToRow0: leadsToRow0) }
  }
}
