import SuiteSupport

/// A run as it is told: what was there at first, and each event with what it changed.
public struct RunStory: Equatable, Sendable {
  /// One event, and what came of it.
  public struct Step: Equatable, Sendable {
    public var event: PlayEvent
    /// The same, as it is written in Swift.
    public var code: String
    /// What differs from the moment before.
    public var changes: [FieldChange]
  }

  /// The moment before anything happened.
  public var start: MomentView
  /// What happened, and was answered.
  public var steps: [Step]
  public var end: MomentView
  /// The event over which the exercise didn't come, as it is written in Swift; nil if it came to the
  /// end.
  public var stop: String?

  /// Tells a run.
  ///
  /// - Parameters:
  ///   - events: what was to happen, each fitting its form.
  ///   - views: the moments that were reached: the first one, and one after each event.
  /// - Returns: nil if not even the first moment was reached.
  public init?(of events: [PlayEvent], views: [MomentView], forms: [EventForm]) {
    guard let first = views.first, let last = views.last else { return nil }
    (start, end) = (first, last)
    steps = zip(events, zip(views, views.dropFirst())).map { event, pair in
      Step(
        event: event, code: forms.code(event), changes: MomentView.changes(from: pair.0, to: pair.1)
      )
    }
    stop = steps.count < events.count ? forms.code(events[steps.count]) : nil
  }
}
