import Launching

/// A right or wrong exercise as it stands beside its suite: a whole one, or only what differs from the
/// solution.
///
/// It is whole if it has every heading of the solution, `// MARK: - …`, but for that of `scratch()`, or
/// none at all; where the solution has only one, a file with that heading isn't. Otherwise the solution
/// completes it, section by section:
///
/// - A declaration takes the place of the one with the same full name, such as `history(of:from:)`,
///   in the solution's section with the same heading, and is added at the end of that section if
///   there is none. What stands above all headings belongs to what stands above all headings there.
/// - `extension Store { … }` stands for its members: each takes the place of that member of `Store`
///   in the section, wherever the solution declares it, or is added to it. Any other declaration of a
///   type is one with all that is in it.
/// - `// Without: isTelling`, where that declaration would stand, takes it away.
/// - The comments directly above a declaration belong to it, the one at the top to the whole file.
public struct Submission: Equatable, Sendable {
  /// The file's path, for the errors about it.
  public var path: String
  /// All that stands in the file.
  public var text: String

  public init(path: String, text: String) {
    (self.path, self.text) = (path, text)
  }

  public init(contentsOf path: String) throws(CurriculumError) {
    self.init(path: path, text: try contents(of: path))
  }

  /// Whether nothing of the solution is needed to make an exercise of it.
  public func isWhole(beside solution: String) -> Bool {
    let headings = Set(ExerciseSections(text).all.compactMap(\.heading))
    let needed = Set(ExerciseSections(solution).all.compactMap(\.heading))
      .filter { !$0.hasPrefix(Lesson.scratchHeading) }
    return headings.isEmpty || needed.count > 1 && headings.isSuperset(of: needed)
  }

  /// The whole exercise: the solution but for what this says.
  public func exercise(completing solution: String) throws(SubmissionError) -> String {
    guard !isWhole(beside: solution) else { return text }
    let own = ExerciseSections(text)
    var whole = ExerciseSections(solution)
    if !own.comment.isEmpty { whole.comment = own.comment }
    for section in own.all {
      guard let index = whole.index(of: section.heading) else {
        throw error(.unknownHeading(heading: section.heading ?? ""), line: section.firstLine - 1)
      }
      var merge = SectionMerge(into: whole.all[index])
      let changes = try changes(in: section, to: merge)
      for change in changes {
        do throws(SubmissionFault) {
          try merge.take(change)
        } catch {
          throw self.error(error, line: change.line)
        }
      }
      if !changes.isEmpty { whole.all[index].text = merge.text }
    }
    try expectNothingElsewhere(in: whole)
    return whole.text
  }

  /// The names of all declarations that it needn't hold, because they are just as in the solution.
  package func repetitions(of solution: String) throws(SubmissionError) -> [String] {
    guard !isWhole(beside: solution) else { return [] }
    let whole = ExerciseSections(solution)
    var repetitions: [String] = []
    for section in ExerciseSections(text).all {
      guard let index = whole.index(of: section.heading) else { continue }
      let merge = SectionMerge(into: whole.all[index])
      repetitions += try changes(in: section, to: merge).filter(merge.has).map(\.fullName)
    }
    return repetitions
  }

  /// A declaration under another heading than the one that it was to replace would be added to it.
  private func expectNothingElsewhere(in whole: ExerciseSections) throws(SubmissionError) {
    for section in ExerciseSections(text).all {
      for change in try changes(in: section, to: nil) where change.text != nil {
        let other = whole.all.first {
          $0.heading != section.heading && SectionMerge(into: $0).declares(change)
        }
        guard let other else { continue }
        let name = change.fullName
        throw error(
          other.heading.map { .elsewhere(name: name, heading: $0) } ?? .above(name: name),
          line: change.line)
      }
    }
  }

  /// What a section says, extensions by their members: all of them, or those that the solution has.
  private func changes(
    in section: ExerciseSection, to merge: SectionMerge?
  ) throws(SubmissionError) -> [SectionChange] {
    do throws(SubmissionFault) {
      let section = try SubmittedSection(section)
      return section.changes { type in
        merge.map { $0.declares(type: type) && !section.wholeTypes.contains(type) } ?? true
      }
    } catch {
      throw self.error(error, line: section.firstLine)
    }
  }

  private func error(_ fault: SubmissionFault, line: Int) -> SubmissionError {
    SubmissionError(path: path, line: line, fault: fault)
  }
}

extension Repository {
  /// The whole exercise that a file beside a lesson's suite stands for, such as `Wrong/no-total.swift`.
  public func submission(_ file: String, of lesson: String) throws -> String {
    try Submission(contentsOf: "\(suite(of: lesson))/\(file)")
      .exercise(completing: contents(of: solution(of: lesson)))
  }
}
