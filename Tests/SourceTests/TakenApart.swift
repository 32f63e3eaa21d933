import Basics
import Curriculum
import Foundation

/// A Swift file of this package, read and taken apart once for all rules.
struct TakenApart: Sendable {
  /// From the package's folder on.
  let path: String
  let file: SourceFile

  init(path: String, text: String) {
    self.path = path
    file = SourceFile(text)
  }

  /// What the program is made of.
  static func program() throws -> [TakenApart] { try known.get() }

  private static let known = Result {
    try read(below: ["Sources", "Lessons/.launcher"]) { _, _ in true }
  }

  /// Takes apart those of a folder whose text may matter.
  static func read(
    below folders: [String],
    where isWanted: @escaping @Sendable (_ path: String, _ text: String) -> Bool
  ) throws -> [TakenApart] {
    let paths = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: "\(Page.package)/\(folder)")
        .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
    return try concurrently(paths) { path -> TakenApart? in
      let text = try String(contentsOfFile: "\(Page.package)/\(path)", encoding: .utf8)
      return isWanted(path, text) ? TakenApart(path: path, text: text) : nil
    }.compactMap(\.self)
  }

  /// The file's name without its ending.
  var name: Substring { path.split(separator: "/").last?.dropLast(6) ?? "" }

  /// The lines at which a rule isn't kept, with their place.
  func complaints(_ isBroken: (SourceFile, Int) -> Bool) -> [String] {
    file.tokens.indices.filter { isBroken(file, $0) }.map {
      "\(path):\(file.tokens[$0].line): \(file.word($0))"
    }
  }
}

extension SourceFile {
  /// Whether these words stand one after the other from a token on.
  func reads(_ words: Substring..., from place: Int) -> Bool {
    words.indices.allSatisfy { word(place + $0) == words[$0] }
  }

  /// Whether a token is a number.
  func isNumber(_ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .number
  }
}
