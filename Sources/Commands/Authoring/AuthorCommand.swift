import Authoring
import Curriculum
import Interface
import Markdown
import Runtime
import Terminal

extension CommandRun {
  /// Does what an author asks for.
  func author() throws -> ExitCode {
    switch invocation.task {
    case .check(nil): try check(session.course.lessons)
    case .check(let name?): try check([lesson(named: name)])
    case .run(let name, let file): try grade(file, as: lesson(named: name))
    case .new(let name): try make(name)
    case nil: .usage
    }
  }

  // MARK: Proving lessons

  /// Says of each part of the lessons whether it holds, as soon as that is known.
  private func check(_ lessons: [Lesson]) throws -> ExitCode {
    var isRight = true
    for (index, lesson) in lessons.enumerated() {
      let proof = try LessonProof(
        of: lesson, in: session.repository, suites: context.suites,
        environment: context.environment)
      let title = words(.lessonTitle(number: lesson.number, title: lesson.title))
      show((index > 0 ? [.empty] : []) + drawing.paragraph(drawing.title(title)) + [.empty])
      var findings: [Finding] = []
      for part in LessonProof.Part.allCases { findings += try check(part, of: proof) }
      let sizes = findings.filter(\.isOfSize)
      isRight = isRight && sizes.count == findings.count
      let end: Sentence =
        sizes.count < findings.count
        ? .authorFaults(count: findings.count - sizes.count)
        : sizes.isEmpty ? .authorRight : .authorSmall
      show([.empty] + drawing.paragraph(words(end)))
    }
    return isRight ? .success : .failure
  }

  /// Says what is wrong with a part of a lesson, and that nothing is.
  private func check(_ part: LessonProof.Part, of proof: LessonProof) throws -> [Finding] {
    let title = words(Sentence(titleOf: part))
    let line = progressLine()
    let findings = try line.during(title + " …") {
      try proof.findings(of: part) { [words] done, total in
        line.say(words(.authorProgress(part: title, done: done, total: total)))
      }
    }
    let isRight = findings.allSatisfy(\.isOfSize)
    show(marked(isRight ? .passed : .failed, title))
    for finding in findings {
      let place = Inline.escaping(finding.place)
      let text = words(Sentence(finding.fault))
      let lines = visible(controlCharactersIn: "\(place): \(text)")
      show(drawing.paragraph(lines, indent: 2))
    }
    return findings
  }

  private func marked(_ sign: Sign, _ text: String) -> [Line] {
    drawing.inline(text)
      .wrapped(to: drawing.width, first: drawing.line(of: sign), others: "  ")
  }
}
