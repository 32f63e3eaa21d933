import Basics
import Curriculum
import Foundation
import Launching

extension LessonProof {
  /// Where the lesson is named, and which of its files there are.
  func findingsOfPlaces() throws -> [Finding] {
    let places = LessonPlaces(id: lesson.id, module: lesson.module)
    var findings = files.filter(isMissing).map { Finding(.noFile, in: shown($0)) }
    for entry in places.entries {
      let source = try contents(of: "\(repository.root)/\(entry.file)")
      guard entry.place(in: source) == nil else { continue }
      findings.append(
        Finding(.lacks(entry.line), in: entry.file, line: entry.newPlace(in: source)))
    }
    guard findings.isEmpty else { return try findings + findingsOfCases(places) }
    let derived = try Derivation.files(of: lesson, in: repository).filter { !$0.isUpToDate }
    return try derived.map { Finding(.isNotDerived(lesson: lesson.number), in: shown($0.path)) }
      + findingsOfCases(places)
  }

  private var files: [String] {
    let suite = repository.suite(of: lesson.id)
    let recall = lesson.number > 1 ? [repository.recall(of: lesson.id)] : []
    return recall + [
      "\(repository.root)/\(Repository.folder(of: lesson.id))/\(Repository.exerciseName)",
      repository.text(of: lesson.id),
      repository.stub(of: lesson.id), repository.solution(of: lesson.id),
      repository.adapter(of: lesson.id), "\(suite)/Script", "\(suite)/Suite", "\(suite)/Right",
      "\(suite)/Wrong",
    ]
  }

  /// `swift test` has a case class for the lesson, with a test for each check, in order.
  private func findingsOfCases(_ places: LessonPlaces) throws -> [Finding] {
    let source = try contents(of: "\(repository.root)/\(places.cases)")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    func isTest(_ line: Substring) -> Bool { line.contains("throws { try check(\"") }
    var findings: [Finding] = []
    let lesson = "  override class var lesson: Int { \(lesson.number) }"
    if !lines.contains(lesson[...]) { findings.append(Finding(.lacks(lesson), in: places.cases)) }
    let wanted = self.lesson.checks.map { LessonPlaces.test(of: $0.id) }
    var next = 1
    for line in wanted {
      guard let place = lines.firstIndex(of: line[...]) else {
        findings.append(Finding(.lacks(line), in: places.cases, line: next))
        continue
      }
      next = place + 2
    }
    for (index, line) in lines.enumerated() where isTest(line) && !wanted.contains(String(line)) {
      findings.append(
        Finding(
          .leftOver(line.trimmed), in: places.cases, line: index + 1))
    }
    let there = lines.filter(isTest).map(String.init)
    if findings.isEmpty, there != wanted {
      findings.append(
        Finding(
          .otherOrder(self.lesson.checks.map(\.id)), in: places.cases,
          line: (lines.firstIndex(where: isTest) ?? 0) + 1))
    }
    return findings
  }
}
