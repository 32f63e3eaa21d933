import Curriculum
import Purity
import SuiteSupport

/// A text of `Lessons/Interface.md` with the values for its placeholders.
///
/// A test checks that each key that is used has a text, and that the values match its placeholders.
package struct Sentence: Hashable, Sendable {
  let key: String
  /// The values for the placeholders `{name}`. For a `{count}` of 1 the key `….one` is used if it
  /// exists.
  let values: [String: String]

  /// The text under a heading, with values for its placeholders.
  package init(_ key: String, _ values: [String: any CustomStringConvertible] = [:]) {
    self.key = key
    self.values = values.mapValues { "\($0)" }
  }

  /// The same text with other values.
  package func mapping(_ change: (String) -> String) -> Sentence {
    Sentence(key, values.mapValues(change))
  }

  /// The text for an enum's case, with the case's labelled values for its placeholders.
  ///
  /// - Parameter values: additional values, which take precedence.
  package init(
    _ value: some SentenceKey, _ values: [String: any CustomStringConvertible] = [:]
  ) {
    let (name, carried) = Self.carried(by: value)
    let own = carried.compactMapValues { $0 as? any CustomStringConvertible }
    self.init(type(of: value).heading + Self.key(ofCase: name), own.merging(values) { $1 })
  }

  /// The name of an enum's case, and the values that it carries with labels.
  package static func carried(
    by value: some SentenceKey
  ) -> (name: String, values: [String: Any]) {
    guard let carrying = Mirror(reflecting: value).children.first else { return ("\(value)", [:]) }
    let labelled = Mirror(reflecting: carrying.value).children.compactMap { child in
      child.label.map { ($0, child.value) }
    }
    return (carrying.label ?? "", Dictionary(labelled) { first, _ in first })
  }

  /// The key of a case's name, for example `not-utf8` for `notUTF8`.
  package static func key(ofCase name: String) -> String {
    name.replacing(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/) { "\($0.output)-" }.lowercased()
  }

  package init(problem: ExerciseError, file: String) {
    var values: [String: any CustomStringConvertible] = ["file": file]
    if case .tooLarge(let limit) = problem { values["limit"] = limit >> 10 }
    self.init(problem, values)
  }

  package init(problem: GradingError, file: String) {
    var values = ["file": file]
    if case .imports(let modules, let line) = problem {
      values["modules"] = modules.joined(separator: ", ")
      values["place"] = "\(file):\(line)"
    }
    self.init(problem, values)
  }

  init(deedOf reason: PurityReason) {
    let key =
      switch reason.kind {
      case .output where reason.prints: "prints"
      case .objectState where reason.isCall: reason.changes ? "object-change-by" : "object-state-by"
      case .objectState where reason.changes: "object-change"
      case .unknown where reason.subject.isEmpty: "not-understood"
      default: reason.kind.rawValue
      }
    self.init("purity-deed.\(key)", ["name": reason.subject])
  }
}

/// An enum whose cases have texts: `.notBegun` with the heading `merge.` has the key
/// `merge.not-begun`.
package protocol SentenceKey {
  /// The prefix of the keys.
  static var heading: String { get }
}

extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral key: String) { self.init(key) }
}

extension CurriculumError: SentenceKey { package static let heading = "error." }

extension ExerciseError: SentenceKey { package static let heading = "problem." }

extension GradingError: SentenceKey { package static let heading = "problem." }

extension Words {
  /// The sentence of an error. What somebody has typed stays as it is; the workbook's own paths are
  /// absolute, and shown from where one stands.
  package func sentence(of error: any SentenceKey) -> String {
    self(Sentence(error).mapping { $0.hasPrefix("/") ? shown($0) : $0 })
  }

  /// The text for a reason of impurity: the line, the calls on the way, and the impure action.
  package func text(of reason: PurityReason) -> String {
    let deed = self(Sentence(deedOf: reason))
    let names = reason.calls.map { call in
      self(call.name.map { Sentence("purity.function", ["name": $0]) } ?? "purity.closure")
    }
    guard let first = names.first, let last = reason.calls.last else {
      return self("purity.reason", ["line": reason.line, "deed": deed])
    }
    let way = names.dropFirst().reduce(first) { self("purity.next-call", ["way": $0, "name": $1]) }
    return self("purity.call", ["line": reason.line, "way": way, "deed": deed, "last": last.line])
  }

  func text(of impurity: Impurity) -> String {
    self(
      impurity.reason.kind == .secondDoor
        ? "verdict.second-door" : impurity.isToBePure ? "verdict.impure" : "verdict.read",
      ["name": impurity.function, "reason": text(of: impurity.reason)])
  }

  package func text(
    of error: HistoryFileError, in file: String, forms: [EventForm]
  ) -> String {
    var (form, meant) = (forms.first, "")
    switch error.fault {
    case .wrongValues(let other): form = other
    case .unknownEvent(let name):
      if let nearest = nearestWord(to: name, in: forms.map(\.name)) {
        meant = self("verdict.meant", ["name": nearest])
      }
    case .noEvent, .otherLesson, .otherVersion: break
    }
    let text = self(
      Sentence(
        error.fault,
        [
          "file": file, "line": error.line,
          "example": HistoryFile.line(of: form?.initial ?? PlayEvent("")),
          "names": list(forms.map { "`\($0.name)`" }),
        ]))
    return sentences([text, meant])
  }
}

extension HistoryLineError: SentenceKey { package static let heading = "history." }

extension PurityReason {
  /// Whether it is a function that prints text.
  var prints: Bool {
    ["print", "debugPrint", "dump", "NSLog", "puts", "putchar", "printf", "vprintf"]
      .contains(subject)
  }

  /// Whether it is done by a call, as of `append(_:)`, and not to a property.
  fileprivate var isCall: Bool { subject.hasSuffix(")") }
}
