import Curriculum
import Foundation
import SwiftSource

@testable import Commands
@testable import Interface
@testable import Reports
@testable import Runtime
@testable import Verdicts

/// A sentence as its source declares it.
struct DeclaredSentence: Equatable {
  /// As in `menuTitle` or `menuTime`.
  var name: String
  var key: String
  var parameters: [String] = []
  /// The names that its text can ask for, each with what takes their place.
  var values: [String: String] = [:]

  /// The sentences that a file declares.
  static func all(in source: String) -> [DeclaredSentence] {
    let file = SourceFile(source)
    let extensions = file.declarations(in: file.tokens.indices).filter(\.isExtension)
    return extensions.flatMap { file.declarations(in: $0.members ?? 0..<0) }
      .compactMap { DeclaredSentence($0, in: file) }
  }

  /// - Returns: nil for what isn't made of a key.
  private init?(_ declaration: Declaration, in file: SourceFile) {
    let made = declaration.tokens.first { place in
      file.word(place) == "Sentence" && file.word(place + 1) == "("
        && file.word(place + 2).hasPrefix("\"")
    }
    guard let made else { return nil }
    let parts = declaration.name.split { "(:)".contains($0) }.map(String.init)
    (name, parameters) = (parts[0], Array(parts.dropFirst()))
    key = Self.text(of: file.word(made + 2))
    let arguments = file.elements(in: made + 1)
    guard arguments.count > 1 else { return }
    for pair in file.elements(in: arguments[1].lowerBound) {
      values[Self.text(of: file.word(pair.lowerBound))] = String(
        file.text(of: pair.lowerBound + 2..<pair.upperBound))
    }
  }

  /// What a string says.
  private static func text(of string: Substring) -> String {
    String(string.dropFirst().dropLast())
  }

  /// In what these sentences and the texts of `Lessons/Interface.md` don't belong together.
  static func faults(of sentences: [DeclaredSentence], in texts: [String: String]) -> [String] {
    let keys = sentences.map(\.key)
    let ones = keys.map { $0 + ".one" }
    // What starts the workbook in `Lessons` has a program of its own.
    let unsaid = texts.keys.filter { !$0.hasPrefix("launcher.") && !(keys + ones).contains($0) }
    let twice = Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys
    return sentences.flatMap { $0.faults(in: texts) } + unsaid.map { "\($0): nothing says it" }
      + twice.map { "\($0): declared twice" }
  }

  private func faults(in texts: [String: String]) -> [String] {
    guard let text = texts[key] else { return ["\(key): no text"] }
    let one = texts[key + ".one"]
    let names = Self.names(in: text + (one ?? ""))
    // A count also says which text it is.
    let needed = one == nil ? names : names.union(["count"])
    let given = Set(parameters)
    let passedOn = Dictionary(uniqueKeysWithValues: parameters.map { ($0, $0) })
    return needed.subtracting(given).map { "\(key): no parameter for {\($0)}" }
      + given.subtracting(needed).map { "\(key): no text with {\($0)}" }
      + (values == passedOn ? [] : ["\(key): doesn't pass on what it is given"])
  }

  /// The names in braces in a text.
  private static func names(in text: String) -> Set<String> {
    Set(text.matches(of: /\{([a-z]+)\}/).map { String($0.1) })
  }
}
