import Basics
import Foundation

@testable import Interface

/// The keys that sources say, and with what: to be compared with the headings of `Lessons/Interface.md`.
struct SaidSentences {
  /// A key in a call, and the names that it gets values for.
  struct Call: Equatable {
    var key: String
    var values: Set<String>
  }

  /// An extension that makes an enum's cases keys.
  struct Cases: Equatable {
    var type: String
    var heading: String
    /// The names that its file gives values for.
    var others: Set<String>
  }

  private(set) var calls: [Call] = []
  /// Every text that could be a key, wherever it stands.
  private(set) var literals: Set<String> = []
  /// What stands before a part that isn't known, as in `"option.\(name)"`.
  private(set) var beginnings: Set<String> = []
  private(set) var cases: [Cases] = []
  /// The cases of each enum, with the labels of what they carry.
  private(set) var enums: [String: [String: Set<String>]] = [:]

  init(in sources: [String]) {
    for source in sources { read(SourceFile(source)) }
  }

  private mutating func read(_ file: SourceFile) {
    var given: Set<String> = []
    for place in file.tokens.indices where file.word(place).hasPrefix("\"") {
      let word = file.word(place)
      guard word.count > 1, word.hasSuffix("\""), !word.hasPrefix("\"\"\"") else {
        if word.dropFirst().contains(".") {
          beginnings.insert(String(word.dropFirst().prefix { $0 != "\\" }))
        }
        continue
      }
      let text = String(word.dropFirst().dropLast())
      if file.word(place + 1) == ":" || file.word(place + 1) == "]" { given.insert(text) }
      guard text.wholeMatch(of: /[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9.-]+/) != nil else { continue }
      literals.insert(text)
      guard place > 1, file.word(place - 1) == "(",
        ["Sentence", "words", "self"].contains(file.word(place - 2))
      else { continue }
      let arguments = file.elements(in: place - 1)
      guard arguments.count > 1 else {
        calls.append(Call(key: text, values: []))
        continue
      }
      let opening = arguments[1].lowerBound
      guard file.word(opening) == "[" else { continue }
      let names = file.elements(in: opening).map { file.word($0.lowerBound).dropFirst().dropLast() }
      calls.append(Call(key: text, values: Set(names.map(String.init))))
    }
    read(file.declarations(in: file.tokens.indices), in: "", of: file, given)
  }

  private mutating func read(
    _ declarations: [Declaration], in outer: String, of file: SourceFile, _ given: Set<String>
  ) {
    for declaration in declarations {
      guard let members = declaration.members else { continue }
      let parts = (declaration.typeName ?? "").components(separatedBy: ": ")
      let name = outer + parts[0]
      if parts.count > 1, parts[1] == "SentenceKey",
        let heading = members.first(where: { file.word($0).hasPrefix("\"") })
      {
        let text = String(file.word(heading).dropFirst().dropLast())
        cases.append(Cases(type: name, heading: text, others: given))
      }
      let inside = file.declarations(in: members)
      if declaration.keyword == "enum" {
        for member in inside where member.keyword == "case" { read(member, of: name, in: file) }
      }
      read(inside, in: "\(name).", of: file, given)
    }
  }

  private mutating func read(_ declaration: Declaration, of name: String, in file: SourceFile) {
    var place = declaration.tokens.lowerBound
    while file.word(place) != "case" { place += 1 }
    place += 1
    while place < declaration.tokens.upperBound {
      let word = String(file.word(place)).replacing("`", with: "")
      var labels: Set<String> = []
      place += 1
      if file.word(place) == "(" {
        let elements = file.elements(in: place)
        labels = Set(
          elements.filter { file.word($0.lowerBound + 1) == ":" }
            .map { String(file.word($0.lowerBound)) })
        place = (elements.last?.upperBound ?? place) + 1
      }
      enums[name, default: [:]][word] = labels
      while place < declaration.tokens.upperBound, file.word(place) != "," { place += 1 }
      place += 1
    }
  }

  // MARK: Comparing

  /// In what these sentences and the texts of `Lessons/Interface.md` don't belong together.
  ///
  /// - Parameter elsewhere: keys of cases that another text tells.
  func faults(in texts: [String: String], elsewhere: Set<String> = []) -> [String] {
    // What starts the workbook in `Lessons` has a program of its own.
    let texts = texts.filter { !$0.key.hasPrefix("launcher.") }
    let ofCases = cases.flatMap { told in
      (enums[told.type] ?? [:]).map { name, labels in
        (key: told.heading + Sentence.key(ofCase: name), names: labels.union(told.others))
      }
    }
    let said = literals.union(ofCases.map(\.key))
    let unsaid = texts.keys.filter { key in
      let whole = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
      return !said.contains(whole) && !beginnings.contains(where: whole.hasPrefix)
    }
    let unknown = cases.filter { enums[$0.type] == nil }.map { "\($0.type): no such enum" }
    return calls.flatMap { Self.faults($0.key, given: $0.values, isExact: true, in: texts) }
      + ofCases.filter { !elsewhere.contains($0.key) }
      .flatMap { Self.faults($0.key, given: $0.names, isExact: false, in: texts) }
      + unsaid.sorted().map { "\($0): nothing says it" } + unknown
  }

  private static func faults(
    _ key: String, given: Set<String>, isExact: Bool, in texts: [String: String]
  ) -> [String] {
    guard let text = texts[key] else { return ["\(key): no text"] }
    let one = texts[key + ".one"]
    let names = Set((text + (one ?? "")).matches(of: /\{([a-z]+)\}/).map { String($0.1) })
    // A count also says which text it is.
    let needed = one == nil ? names : names.union(["count"])
    return needed.subtracting(given).sorted().map { "\(key): no value for {\($0)}" }
      + (isExact ? given.subtracting(needed).sorted().map { "\(key): no text with {\($0)}" } : [])
  }
}
