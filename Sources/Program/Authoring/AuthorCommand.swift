import Authoring
import Basics
import Curriculum
import Grading
import Interface
import Launching
import Terminal

extension LessonProof.Part: SentenceKey { package static let heading = "author." }

extension CommandRun {
  func author() throws -> ExitCode {
    let operands = invocation.operands
    return switch invocation.task {
    case .derive:
      try derive(operands.first.map { [try lesson(named: $0)] } ?? session.course.lessons)
    case .run: try grade(operands[1], as: lesson(named: operands[0]))
    case .new: try make(operands[0])
    case .course: try makeCourse(operands[0])
    case .translated: try mark(Array(operands.dropFirst()), in: language(called: operands[0]))
    default: try checkAll(operands.first)
    }
  }

  /// Proves one lesson or all of them, or their texts in the language that was asked for.
  private func checkAll(_ name: String?) throws -> ExitCode {
    let unread = session.course.unread.filter { one in name.map(one.isCalled) ?? true }.map(\.id)
    var lesson: String?
    if let name { lesson = try unread.first ?? self.lesson(named: name).id }
    if let name = invocation.values[.language] {
      let language = try language(called: name)
      // The exercises are the same in every language.
      guard language == .english else {
        return prove(language, only: lesson) && unread.isEmpty ? .success : .failure
      }
    }
    let all = (session.course.lessons.map(\.id) + unread).sorted()
    return try check(lesson.map { [$0] } ?? all, withCourse: lesson == nil)
  }

  /// Writes the derived files of these lessons again where they are out of date, and prints their
  /// paths.
  private func derive(_ lessons: [Lesson]) throws -> ExitCode {
    let repository = session.repository.reading(.english)
    let files = try lessons.flatMap { try Derivation.files(of: $0, in: repository) }
      .filter { !$0.isUpToDate }
    for file in files {
      do {
        try file.write()
      } catch {
        throw FileError.notWritable(path: file.path)
      }
      show([Line(session.shown(file.path))])
    }
    if files.isEmpty { show(drawing.paragraph(words("author.up-to-date"))) }
    return .success
  }

  // MARK: Proving lessons

  /// Proves each part of the lessons and prints its result as soon as it is known.
  private func check(_ lessons: [String], withCourse: Bool) throws -> ExitCode {
    // The English words are needed, whatever language the workbook speaks.
    let repository = session.repository.reading(.english)
    let strays = withCourse ? try strayWords(in: repository) : []
    if !strays.isEmpty {
      show(strays, of: words("author.course-words"), isRight: false)
      show([.empty])
    }
    var isRight = strays.isEmpty
    for (index, id) in lessons.enumerated() {
      let (lesson, faults) = try Course.read(id, in: repository)
      let lacks = faults.map(Finding.init).map {
        Finding($0.fault, in: repository.display($0.file), line: $0.line)
      }
      let proof = try LessonProof(
        of: lesson, in: repository, suites: context.judging(), environment: context.environment)
      let spoken = session.course.lessons.first { $0.id == id } ?? lesson
      let title = words("lesson.title", ["number": lesson.number, "title": spoken.title])
      show((index > 0 ? [.empty] : []) + drawing.paragraph(drawing.title(title)) + [.empty])
      var findings: [Finding] = []
      for part in LessonProof.Part.allCases {
        findings += try check(part, of: proof, besides: part == .words ? lacks : [])
        // Without a suite or a module no other part can be checked.
        if part == .words, lesson.module.isEmpty || lesson.steps.isEmpty || proof.suite == nil {
          break
        }
      }
      let sizes = findings.filter(\.isOfSize)
      isRight = isRight && sizes.count == findings.count
      let end: Sentence =
        sizes.count < findings.count
        ? Sentence("author.faults", ["count": findings.count - sizes.count])
        : sizes.isEmpty ? "author.right" : "author.small"
      show([.empty] + drawing.paragraph(words(end)))
    }
    return isRight ? .success : .failure
  }

  /// The headings of a course's own words that the workbook never asks for.
  private func strayWords(in repository: Repository) throws(CurriculumError) -> [Finding] {
    let file = repository.display(repository.courseWords)
    return try Words.strays(in: repository).map {
      Finding(.leftOver(text: $0.heading), in: file, line: $0.line)
    }
  }

  /// Proves one part of a lesson and prints its faults, or that it has none.
  ///
  /// - Parameter lacks: faults of this part that are known already.
  private func check(
    _ part: LessonProof.Part, of proof: LessonProof, besides lacks: [Finding]
  ) throws -> [Finding] {
    let title = words(Sentence(part, ["seed": "\(proof.seed)"]))
    let line = progressLine()
    let begun = words("author.begun", ["part": title])
    let failing = Locked<[String: [String]]>([:])
    let findings =
      try lacks
      + line.during(begun) {
        try proof.findings(of: part) { [words] done, total in
          line.say(words("author.progress", ["part": title, "done": done, "total": total]))
        } failing: { file, checks in
          failing.withLock { failing in
            for check in checks { failing[check, default: []].append(file) }
          }
        }
      }
    let isRight = findings.allSatisfy(\.isOfSize)
    show(findings, of: title, isRight: isRight)
    if part == .submissions, wants(.full) { show(failing.withLock { $0 }, of: proof.lesson) }
    return findings
  }

  /// Prints how many wrong exercises fail each check, and the first of them by name.
  private func show(_ failing: [String: [String]], of lesson: Lesson) {
    show(drawing.paragraph(words("author.failing"), indent: 2))
    let width = lesson.checks.map(\.id.columns).max() ?? 0
    show(
      lesson.checks.map { check in
        let files = failing[check.id] ?? []
        let line =
          Line("\(files.count)").padded(to: 5, alignment: .trailing) + Line("  \(check.id)")
        guard let first = files.min() else { return line }
        let name = first.fileName
        return line.padded(to: width + 9) + Line(name, .dim)
      })
  }

  /// Prints whether a part is right, and its faults below.
  func show(_ findings: [Finding], of title: String, isRight: Bool) {
    let sign = drawing.line(of: isRight ? .passed : .failed)
    show(drawing.inline(title).wrapped(to: drawing.width, first: sign, others: "  "))
    for finding in findings {
      let place = Inline.escaping(finding.place)
      let text = words(Sentence(finding.fault, in: words))
      let lines = visible(controlCharactersIn: "\(place): \(text)")
      show(drawing.paragraph(lines, indent: 2))
    }
  }
}

extension CommandRun {
  /// Creates the next lesson and prints what to do with it.
  func make(_ name: String) throws -> ExitCode {
    let lesson: NewLesson
    let paths: [String]
    do throws(NewLessonError) {
      lesson = try NewLesson(named: name, in: session.repository, of: words.program)
      paths = try lesson.make()
    } catch {
      complain(words(Sentence(error: error)))
      return ExitCode(error)
    }
    let (own, suite) = (lesson.own, lesson.suite)
    let others = paths.filter { !$0.hasPrefix("\(own)/") && !$0.hasPrefix("\(suite)/") }
    let made = Sentence("author.made", ["number": lesson.number, "text": own, "suite": suite])
    show(drawing.paragraph(words(made)) + [.empty])
    show(drawing.paragraph(words("author.named")) + others.map { Line("  \($0)") } + [.empty])
    show(drawing.paragraph(words("author.next", ["number": lesson.number, "suite": suite])))
    return .success
  }
}

extension CommandRun {
  /// Creates a new course in the folder in which the program was started, and prints the next
  /// steps.
  func makeCourse(_ name: String) throws -> ExitCode {
    let paths: [String]
    do throws(NewLessonError) {
      let course = try NewCourse(
        named: name, in: context.directory, by: session.repository,
        environment: context.environment)
      paths = try course.make()
    } catch {
      complain(words(Sentence(error: error)))
      return ExitCode(error)
    }
    show(drawing.paragraph(words("author.course", ["name": name])) + [.empty])
    show(paths.map { Line("  \(name)/\($0)") } + [.empty])
    show(drawing.paragraph(words("author.course-next", ["name": name])))
    return .success
  }
}

extension ExitCode {
  /// The exit code if no lesson was created.
  fileprivate init(_ error: NewLessonError) {
    self =
      switch error {
      case .badName, .taken, .reserved: .usage
      case .tooMany, .exists: .failure
      case .notReadable, .notWritable: .unavailable
      }
  }
}

extension CommandRun {
  /// Grades a file as an exercise of a lesson; the solution supplies the parts that the file leaves
  /// out. The result isn't recorded as progress.
  func grade(_ name: String, as lesson: Lesson) throws -> ExitCode {
    let path = context.plainPath(typed: name)
    var exercise: ExerciseFile
    do throws(ExerciseError) {
      exercise = try ExerciseFile(path: path)
    } catch {
      return tell(Verdict(lesson: lesson, file: name, outcome: .unreadable(error)))
    }
    let submission = Submission(path: path, text: exercise.text)
    let solution = try contents(of: session.repository.solution(of: lesson.id))
    do throws(SubmissionError) {
      exercise.text = try submission.exercise(completing: solution)
    } catch {
      complain("\(Inline.escaping(name)):\(error.line): \(words(Sentence(error.fault)))")
      return .failure
    }
    let text = words("lesson.grading", ["number": lesson.number])
    let verdict = try progressLine().during(text) {
      try session.grader().grade(lesson, exercise: exercise)
    }
    if !verdict.missing.isEmpty,
      let details = try session.grader().adapterComplaints(for: lesson, beside: exercise)
    {
      show(drawing.paragraph(words("author.adapter")) + [.empty])
      show(details.split(separator: "\n").map { Line(visible(controlCharactersIn: "\($0)")) })
      show([.empty])
    }
    let lines = linesInCommon(of: submission.text, with: exercise.text)
    if let own = verdict.moved(to: verdict.file, by: lines) { return tell(own) }
    // The verdict is about a line that only the solution has.
    let file = session.repository.display(try kept(exercise, of: lesson))
    show(drawing.paragraph(words("author.completed", ["file": session.shown(file)])) + [.empty])
    var completed = verdict
    completed.file = file
    return tell(completed)
  }

  /// Writes a completed exercise to a file, so that its lines can be looked at.
  private func kept(_ exercise: ExerciseFile, of lesson: Lesson) throws(FileError) -> String {
    let folder = "\(session.repository.completed)/\(lesson.id)"
    let path = "\(folder)/\(exercise.path.fileName)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try exercise.text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .notWritable(path: path)
    }
    return path
  }

  private func tell(_ verdict: Verdict) -> ExitCode {
    var drawing = drawing
    drawing.tellsNext = false
    drawing.isFull = wants(.full)
    if verdict.hasProblem {
      context.complain(in: drawing.problemLines(for: verdict))
    } else {
      show(drawing.lines(for: verdict))
    }
    return verdict.passes ? .success : .failure
  }
}
