/// Which part of an exercise each line of a lesson's adapter needs.
package struct AdapterNeeds {
  private var names: [(line: Int, name: String)] = []

  /// Reads the needs from the remarks `// needs: …` in an adapter.
  package init(source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(of: /\/\/ needs: (.+)/) {
        names.append((index + 1, String(match.1)))
      }
    }
  }

  /// The names that these lines are about, each once, in order.
  package func names(atLines lines: [Int]) -> [String] {
    lines.sorted().reduce(into: []) { found, line in
      guard let name = names.last(where: { $0.line <= line })?.name else { return }
      if !found.contains(name) { found.append(name) }
    }
  }
}
