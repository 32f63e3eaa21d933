import SuiteSupport

/// A run in the forms in which it can be written down.
public struct ExportedRun: Equatable, Sendable {
  /// The lesson's folder.
  public var lesson: String
  /// What happens.
  public var events: [PlayEvent]

  /// A run of a lesson.
  public init(lesson: String, events: [PlayEvent]) {
    (self.lesson, self.events) = (lesson, events)
  }

  /// As a history that can be read again.
  public var history: String { HistoryFile.text(of: events, lesson: lesson) }

  /// As a list of events in Swift, one on each line.
  public func swift(_ forms: [EventForm]) -> String {
    "[\n" + events.map { "  \(forms.code($0)),\n" }.joined() + "]\n"
  }
}

extension ExportedRun {
  /// As a test that holds for these moments.
  ///
  /// - Parameters:
  ///   - moments: the one before anything happens, then one after each event.
  ///   - module: the exercise's.
  public func test(
    _ moments: [MomentView], of module: String, _ forms: [EventForm], _ code: RunCode
  ) -> String {
    let states = moments.first.map { code.opening.replacing("{state}", with: $0.state.oneLine) }
    let lines =
      [states ?? ""]
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
    let written = form.code(event)
    if form.kind == .assignment { return [written] }
    guard let inner = code.within.map({ written.inside($0) }) ?? written else { return [] }
    let returned = moment.derived.first { $0.label == "return" }?.value.oneLine ?? "()"
    let step = code.step.replacing("{event}", with: inner).replacing("{return}", with: returned)
    let compared = code.compared.map { expression, field in
      "XCTAssertEqual(\(expression), \(moment.state.part(field)))"
    }
    return [step] + compared
  }
}

extension String {
  /// What stands in the parentheses of a case; nil if it is another one.
  fileprivate func inside(_ name: String) -> String? {
    let start = ".\(name)("
    guard hasPrefix(start), hasSuffix(")") else { return nil }
    return String(dropFirst(start.count).dropLast())
  }
}

extension Tree {
  /// A part of a value in Swift, by its label; the whole value if that is empty.
  fileprivate func part(_ label: String) -> String {
    guard !label.isEmpty, case .node(_, let children, _) = self else { return oneLine }
    return children.first { $0.label == label }?.value.oneLine ?? oneLine
  }
}
