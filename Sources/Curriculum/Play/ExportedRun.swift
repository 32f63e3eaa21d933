import SuiteSupport

public struct ExportedRun: Equatable, Sendable {
  public var lesson: String
  public var events: [PlayEvent]

  public init(lesson: String, events: [PlayEvent]) {
    (self.lesson, self.events) = (lesson, events)
  }

  /// The events as a history file.
  public var history: String { HistoryFile.text(of: events, lesson: lesson) }

  /// The events as a Swift array literal, one on each line.
  public func swift(_ forms: [EventForm]) -> String {
    let codes = events.map { forms.form(named: $0.name)?.wrappedCode($0) ?? $0.name }
    return "[\n" + codes.map { "  \($0),\n" }.joined() + "]\n"
  }

  /// The run as a unit test.
  ///
  /// - Parameter moments: the moment before any event, then one after each event.
  public func test(
    _ moments: [MomentView], of module: String, _ forms: [EventForm], _ code: RunCode
  ) -> String {
    let opening = moments.first.map { moment in
      code.opening.replacing("{state}", with: moment.state.oneLine)
        .replacing(/\{state\.([A-Za-z.]+)\}/) { moment.state.part(String($0.1)) }
    }
    let lines =
      [opening ?? ""]
      + zip(events, moments.dropFirst()).flatMap { event, moment in
        self.lines(for: event, moment, forms, code)
      }
    let body = lines.filter { !$0.isEmpty }.map { "    \($0)\n" }.joined()
    return """
      import XCTest

      @testable import \(module)

      final class HistoryTests: XCTestCase {
        func testHistory() {
      \(body)  }
      }

      """
  }

  private func lines(
    for event: PlayEvent, _ moment: MomentView, _ forms: [EventForm], _ code: RunCode
  ) -> [String] {
    guard let form = forms.form(named: event.name) else { return [] }
    let written = form.wrappedCode(event)
    if form.kind == .assignment { return [written] }
    guard let inner = code.within.map({ written.inside($0) }) ?? written else { return [] }
    let returned = moment.derived.first { $0.label == "return" }?.value.oneLine ?? "()"
    let step = (moment.code ?? code.step).replacing("{event}", with: inner)
      .replacing("{inner}", with: form.code(event)).replacing("{return}", with: returned)
    let compared = code.compared.map { expression, field in
      "XCTAssertEqual(\(expression), \(moment.state.part(field)))"
    }
    return [step] + compared
  }
}

extension String {
  /// The text in the parentheses of this enum case; nil for another case.
  fileprivate func inside(_ name: String) -> String? {
    let start = ".\(name)("
    guard hasPrefix(start), hasSuffix(")") else { return nil }
    return String(dropFirst(start.count).dropLast())
  }
}

extension Tree {
  /// A part of a value as Swift source, found by a path of labels; the whole value if the path is
  /// empty.
  fileprivate func part(_ labels: String) -> String {
    labels.split(separator: ".").reduce(self) { tree, label in
      guard case .node(_, let children, _) = tree else { return tree }
      return children.first { $0.label.map { $0 == label } ?? false }?.value ?? tree
    }.oneLine
  }
}

/// A run as a report: the first moment, then each event with its changes.
public struct RunStory: Equatable, Sendable {
  public struct Step: Equatable, Sendable {
    public var event: PlayEvent
    /// The event as Swift source.
    public var code: String
    public var changes: [FieldChange]
  }

  public var start: MomentView
  public var steps: [Step]
  public var end: MomentView
  /// The event that the exercise could not process, as Swift source; nil if all events were.
  public var stop: String?

  /// Combines the events of a run with its moments: the first one, and one after each event that
  /// was processed. Nil if there is no moment at all.
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
