import Curriculum
import Grading

extension LessonProof {
  /// Every comment of the suite has its words, with each of its values in them, and every one that has
  /// words is used.
  func findingsOfComments(_ finding: (Fault, String) -> Finding) -> [Finding] {
    let used = usedComments
    var findings: [Finding] = []
    for (key, names) in used.sorted(by: { $0.key < $1.key }) {
      let line = "- `\(key)`:"
      guard let words = lesson.comments[key] else {
        findings.append(finding(.lacks("\(line) …"), "## Comments"))
        continue
      }
      findings += names.map { "{\($0)}" }.filter { !words.contains($0) }.map {
        finding(.lacks($0), line)
      }
    }
    for key in lesson.comments.keys.sorted() where used[key] == nil {
      findings.append(finding(.leftOver("- `\(key)`: …"), "- `\(key)`:"))
    }
    return findings
  }

  /// The names of the values of each comment, in order.
  private var usedComments: [String: [String]] {
    var used: [String: Set<String>] = [MemoryComment.more.rawValue: ["count"]]
    for match in suiteSources.matches(of: /Comment\(\s*"([^"]+)"(?:,\s*\[([^\]]*))?/) {
      let names = (match.2 ?? "").matches(of: /"([a-z]+)":\s/).map { String($0.1) }
      used[String(match.1), default: []].formUnion(names)
    }
    return used.mapValues { $0.sorted() }
  }

  /// All sources of the suite, one after the other.
  var suiteSources: String {
    // What can't be read, the compiler hasn't read either.
    swiftFiles(in: suiteFolder).compactMap { try? contents(of: $0) }.joined(separator: "\n")
  }
}
