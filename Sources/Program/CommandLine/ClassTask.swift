import Curriculum

/// What a teacher can ask for: the word behind `workbook class`, and what stands behind that.
enum ClassTask: Equatable, Sendable {
  case grade(folder: String)
  case merge(folders: [String])
  case pipeline(PipelineName)

  /// The words that can stand there.
  enum Name: String, CaseIterable, Sendable {
    case grade, merge, pipeline

    /// How it is called.
    var form: TaskForm {
      switch self {
      case .grade: TaskForm(word: rawValue, operands: "FOLDER", count: 1...1, filesFrom: 1)
      case .merge:
        TaskForm(word: rawValue, operands: "DIR …", count: 1...Int.max, filesFrom: 1)
      case .pipeline:
        TaskForm(
          word: rawValue, operands: PipelineName.allCases.map(\.rawValue).joined(separator: "|"),
          count: 1...1, choices: PipelineName.allCases.map(\.rawValue))
      }
    }

    /// What can be said beside it; `--help` can always.
    var options: Set<Option> {
      switch self {
      case .grade: Set(CommandName.class.options)
      case .merge: [.report, .points, .plain, .color]
      case .pipeline: []
      }
    }
  }

  /// - Parameters:
  ///   - words: all that stands behind the command, beside its options.
  ///   - options: what was said beside it.
  init(_ words: [String], options: Set<Option>) throws(UsageError) {
    let (task, operands) = try CommandName.class.task(in: words)
    // A script's variable without a value is no folder.
    guard !operands.contains("") else { throw .incompleteTask(task, command: .class) }
    let name = Name(rawValue: task.word) ?? .grade
    if let stranger = options.subtracting(name.options).map(\.flag).min() {
      throw .notForTask(stranger, task: name.rawValue, command: .class)
    }
    if name.options.contains(.report), !options.contains(.report) {
      throw .optionMissing(.report, task: name.rawValue, command: .class)
    }
    switch name {
    case .grade:
      // Parts can be put together only if all of them were asked the same.
      if options.contains(.shard), !options.contains(.seed), !options.contains(.resume) {
        throw .optionMissing(.seed, task: "\(name.rawValue) --shard", command: .class)
      }
      self = .grade(folder: operands[0])
    case .merge: self = .merge(folders: operands)
    case .pipeline:
      guard let pipeline = PipelineName(rawValue: operands[0]) else {
        let known = PipelineName.allCases.map(\.rawValue)
        throw .unknownPipeline(
          operands[0], suggestion: nearestWord(to: operands[0], in: known))
      }
      self = .pipeline(pipeline)
    }
  }
}

/// What can have the parts of a class graded side by side, each by its own rules.
enum PipelineName: String, CaseIterable, Sendable {
  /// A matrix of GitHub's actions.
  case github
  /// `parallel:` of GitLab.
  case gitlab
  /// An array of jobs.
  case slurm
  /// GNU parallel, on one machine or several.
  case parallel
}
