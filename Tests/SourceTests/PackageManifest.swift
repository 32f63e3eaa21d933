import Foundation

/// What the text of `Package.swift` says of targets and of what they use.
///
/// Of the lessons' own targets all are one, named after the end of their names: `…Suite`.
struct PackageManifest {
  /// By the target's name.
  let dependencies: [String: Set<String>]

  init() throws {
    self.init(
      text: try String(contentsOfFile: "\(Page.package)/Package.swift", encoding: .utf8))
  }

  init(text: String) {
    let targets = text.matches(
      of: /name: "([^"]+)",\s*dependencies:\s*(?:all\("(\w+)"\) \+ )?\[([^\]]*)\]/)
    dependencies = targets.reduce(into: [:]) { dependencies, match in
      let named = match.3.matches(of: /"([^"]+)"/).map { Self.name($0.1) }
      let ofLessons = match.2.map { ["…\($0)"] } ?? []
      dependencies[Self.name(match.1)] = Set(named + ofLessons)
    }
  }

  private static func name(_ text: Substring) -> String {
    String(text.replacing("\\(lesson.name)", with: "…"))
  }

  /// All that a target uses, and that those use.
  func reachable(from target: String) -> Set<String> {
    var reached: Set<String> = []
    var next = Array(dependencies[target] ?? [])
    while let name = next.popLast() {
      guard reached.insert(name).inserted else { continue }
      next += dependencies[name] ?? []
    }
    return reached
  }

  /// What a target uses and none of the others that it uses does.
  func direct(of target: String) -> Set<String> {
    let own = dependencies[target] ?? []
    return own.filter { name in !own.contains { reachable(from: $0).contains(name) } }
  }
}
