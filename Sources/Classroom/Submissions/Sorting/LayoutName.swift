/// What the name of something that stands where learners stand tells, by the layout that it comes
/// from.
enum LayoutName: Equatable {
  /// Moodle's «Download all submissions»: `Anna Meier_123_assignsubmission_file_`, a folder or the
  /// beginning of a file's name, also `_onlinetext_`. A name never has `_` in it there.
  case moodle(id: String, name: String, file: String)
  /// Canvas's «Download submissions»: `meieranna_LATE_123_4567_file`, a file each; the numbers are
  /// the learner's and the file's. If grading is anonymous, `anon_x1Y2z_4567_file`.
  case canvas(id: String, name: String?, file: String)
  /// Gradescope's «Download submissions»: a folder `submission_123`.
  case gradescope(number: String)

  init?(moodle name: String) {
    guard let mark = name.range(ofText: "_assignsubmission_") else { return nil }
    let before = name[..<mark.lowerBound]
    guard let line = before.lastIndex(of: "_"), line > before.startIndex else { return nil }
    let number = before[before.index(after: line)...]
    guard number.isNumber else { return nil }
    let kind = name[mark.upperBound...]
    let file = kind.firstIndex(of: "_").map { kind[kind.index(after: $0)...] } ?? ""
    self = .moodle(id: String(number), name: String(before[..<line]), file: String(file))
  }

  init?(canvas name: String) {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 3 else { return nil }
    let anonymous = parts[0] == "LATE" ? 1 : 0
    if parts[anonymous] == "anon", parts.count > anonymous + 3, parts[anonymous + 2].isNumber,
      !parts[anonymous + 1].isEmpty, !parts[anonymous + 1].isNumber
    {
      let file = parts[(anonymous + 3)...].joined(separator: "_")
      guard !file.isEmpty else { return nil }
      self = .canvas(id: String(parts[anonymous + 1]), name: nil, file: file)
      return
    }
    guard
      let place = (1..<parts.count - 2).first(where: {
        parts[$0].isNumber && parts[$0 + 1].isNumber
      })
    else { return nil }
    var names = parts[..<place]
    if names.count > 1, names.last == "LATE" { names.removeLast() }
    let name = names.joined(separator: "_")
    let file = parts[(place + 2)...].joined(separator: "_")
    guard !name.isEmpty, !file.isEmpty else { return nil }
    self = .canvas(id: String(parts[place]), name: name, file: file)
  }

  init?(gradescope name: String) {
    let name = PathReader.stem(of: name)
    guard name.hasPrefix("submission_") else { return nil }
    let number = name.dropFirst("submission_".count)
    guard number.isNumber else { return nil }
    self = .gradescope(number: String(number))
  }

  /// Whether files at the top are Canvas's: some have such names, and not all the same number for
  /// different people, as dates would be.
  static func areCanvas(_ names: [String]) -> Bool {
    var ids: Set<String> = []
    var people: Set<String?> = []
    for case .canvas(let id, let name, _)? in names.map(Self.init(canvas:)) {
      ids.insert(id)
      people.insert(name)
    }
    return !ids.isEmpty && (ids.count > 1 || people.count == 1)
  }
}

extension StringProtocol {
  /// Where a text stands in it for the first time.
  func range(ofText text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    return utf8.indices.first { utf8[$0] == wanted.first && utf8[$0...].starts(with: wanted) }
      .map { $0..<utf8.index($0, offsetBy: wanted.count) }
  }
}
