import Basics
import Curriculum

/// A file with every event and the changes that it caused; for `--trace`.
final class TraceFile {
  private let file: AppendedFile
  /// The path as it is shown.
  private let name: String
  /// Whether a write has failed.
  private var hasLost = false

  package init(path: String, shownAs name: String) throws(FileError) {
    guard let file = AppendedFile(path: path, isNamedByUser: true, isEmptied: true) else {
      throw .notWritable(path: name)
    }
    (self.file, self.name) = (file, name)
  }

  func end() throws(FileError) {
    if hasLost { throw .fileIncomplete(path: name) }
  }

  package func write<State, Event>(_ event: Event, _ before: State, _ after: State) {
    let changes = changes(from: before, to: after).map { "  \($0)\n" }
    // A failed write is reported at the end, because until then the interface covers the screen.
    if !file.append(("\(shortened("\(event)"))\n" + changes.joined()).utf8) { hasLost = true }
  }
}

/// The differences between two values, a line for each property.
func changes(from before: Any, to after: Any, at place: String = "") -> [String] {
  let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
  let hasSameShape =
    old.displayStyle == new.displayStyle && old.children.count == new.children.count
    && zip(old.children, new.children).allSatisfy { $0.label == $1.label }
  let isLeaf = new.children.isEmpty || new.displayStyle == .set || new.displayStyle == .dictionary
  guard hasSameShape, !isLeaf else {
    let (old, new) = ("\(before)", "\(after)")
    return old == new ? [] : ["\(place): \(shortened(old)) → \(shortened(new))"]
  }
  return zip(old.children, new.children).enumerated().flatMap { index, children in
    let label = children.1.label ?? "\(index)"
    // The value of an optional has the same path as the optional.
    let inner = label == "some" ? place : place.isEmpty ? label : "\(place).\(label)"
    return changes(from: children.0.value, to: children.1.value, at: inner)
  }
}

private func shortened(_ text: String) -> String {
  let line = text.replacing("\n", with: "⏎")
  return line.count > 160 ? line.prefix(160) + "…" : line
}
