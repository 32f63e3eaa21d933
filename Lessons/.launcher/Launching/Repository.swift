/// The folder that holds the workbook, and where everything stands in it.
///
/// No other file knows the name of a folder or of a file in it. A name is the same wherever something of
/// that kind stands; a path that belongs to the type begins at the top level.
public struct Repository: Equatable, Sendable {
  /// The absolute path of the top level.
  public var root: String
  /// The absolute path of the top level of the package with the sources of the program: its words, its pages
  /// and its template stand there. A course of another package only depends on it.
  public var engine: String
  /// The absolute path of the folder with the exercises; another one with `--lessons`.
  public var exercises: String
  /// In what its texts are read, as far as they stand there in it; the others are in English.
  public var language = Language.english

  /// The workbook at this place, whether anything stands there or not, perhaps with other exercises.
  public init(root: String, exercises: String? = nil) {
    self.root = root
    engine = root
    self.exercises = exercises ?? "\(root)/\(Self.lessonsName)"
  }

  /// Where the sources stood that this was compiled of.
  private static let compiledEngine =
    "/"
    + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// Looks for the workbook from a folder upwards, by its absolute path: the first one is it that has everything.
  public init?(searchingFrom folder: String) {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    var parts = path.split(separator: "/")
    while true {
      let root = parts.map { "/\($0)" }.joined()
      let marks = [Self.lessonsName, Self.suitesName, Self.manifestName]
      if marks.allSatisfy({ access("\(root)/\($0)", F_OK) == 0 }) {
        self.init(root: root)
        if access(interface, F_OK) != 0 { engine = Self.compiledEngine }
        return
      }
      guard parts.popLast() != nil else { return nil }
    }
  }

  // MARK: Languages

  /// In what the workbook can speak: English, and the others by their codes.
  public var languages: [Language] {
    // An error with this folder is reported when the lessons are read.
    let folder = "\(engine)/\(Self.lessonsName)"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let others = files.compactMap { Language(ofTwin: $0, of: Self.interfaceName) }
    return [.english] + others.sorted { $0.code < $1.code }
  }

  public func reading(_ language: Language) -> Repository {
    var other = self
    other.language = language
    return other
  }

  /// The path of a text in the language in use; of the English one where there is no other.
  private func spoken(_ path: String) -> String {
    guard language != .english else { return path }
    let twin = language.name(of: path)
    return access(twin, F_OK) == 0 ? twin : path
  }

  // MARK: What a learner reads and writes

  public static let lessonsName = "Lessons"
  private static let manifestName = "Package.swift"

  public var lessons: String { "\(root)/\(Self.lessonsName)" }
  /// What everybody reads first in a language: at the top level in English, else beside the lessons.
  public func firstPage(in language: Language) -> String {
    language == .english
      ? "\(root)/\(Self.readmeName)" : language.name(of: "\(lessons)/\(Self.readmeName)")
  }
  private static let readmeName = "README.md"
  /// Every sentence that the workbook says.
  public var interface: String { spoken("\(engine)/\(Self.lessonsName)/\(Self.interfaceName)") }
  private static let interfaceName = "Interface.md"
  /// What the course says in its own words instead; it need not say anything.
  public var courseWords: String { spoken("\(lessons)/Course.md") }
  public func text(of lesson: String) -> String { spoken("\(root)/\(Self.text(of: lesson))") }
  public static func text(of lesson: String) -> String { "\(lessonsName)/\(lesson)/\(readmeName)" }
  public static let recallName = "Recall.md"
  public static func recall(of lesson: String) -> String { "\(folder(of: lesson))/\(recallName)" }
  /// The questions about earlier lessons that a lesson begins with.
  public func recall(of lesson: String) -> String { spoken("\(root)/\(Self.recall(of: lesson))") }
  /// What an exercise is called wherever it stands: the lines of a crash are told with it.
  public static let exerciseName = "Exercise.swift"
  public static func folder(of lesson: String) -> String { "\(lessonsName)/\(lesson)" }
  public func exercise(of lesson: String) -> String {
    "\(exercises)/\(lesson)/\(Self.exerciseName)"
  }

  // MARK: What judges that

  public static let testsName = "Tests"
  public static let sourcesName = "Sources"
  private static let suitesName = "\(testsName)/Suites"

  /// Which English texts those in a language were compared with.
  public func translations(into language: Language) -> String {
    language.name(of: "\(suites)/Translated.txt")
  }
  public var suites: String { "\(root)/\(Self.suitesName)" }
  public static func suite(of lesson: String) -> String { "\(suitesName)/\(lesson)" }
  public static let template = "\(suitesName)/\(templateName)"
  /// What a course of another package is made of.
  public var courseTemplate: String { "\(engine)/\(Self.testsName)/Courses/\(Self.templateName)" }
  /// What the template is called, and what stands in it for a lesson's name.
  public static let templateName = "Template"
  public static let suiteList = "\(suitesName)/All/LessonSuites.swift"
  /// The path of the classes that have the lessons graded by `swift test`, from the top level.
  public static let lessonTests = "\(testsName)/LessonTests/LessonTests.swift"
  /// The path of what the package manager reads of the workbook, from the top level.
  public static let manifest = manifestName
  /// The path of what it reads of the exercises, from the top level.
  public static let lessonsManifest = "\(lessonsName)/\(manifestName)"
  public static let stubName = "Stub.swift"
  /// Sentences for common errors of the compiler.
  public var compilerHelps: String {
    spoken("\(engine)/\(Self.suitesName)/\(Self.compilerHelpsName)")
  }
  /// The same for those that are met in one lesson only; there may be none.
  public func compilerHelps(of lesson: String) -> String {
    spoken("\(suite(of: lesson))/\(Self.compilerHelpsName)")
  }
  private static let compilerHelpsName = "Compiler.md"
  /// The terms of the language in use, and at its end the names that stay as they are in it; there is
  /// none in English.
  public var glossary: String { language.name(of: "\(suites)/Glossary.md") }
  public func suite(of lesson: String) -> String { "\(suites)/\(lesson)" }
  /// What a verdict on a lesson says.
  public func feedback(of lesson: String) -> String { spoken("\(suite(of: lesson))/Feedback.md") }
  /// What asks for each thing that a lesson's text promises.
  public func promises(of lesson: String) -> String {
    "\(suite(of: lesson))/\(Self.promisesName)"
  }
  public static let promisesName = "Promises.md"
  /// What the app says that a lesson's exercise drives when it is played.
  public func playTexts(of lesson: String) -> String { spoken("\(suite(of: lesson))/Play.md") }
  /// What connects a lesson's scripts with an exercise.
  public func adapter(of lesson: String) -> String { "\(suite(of: lesson))/\(Self.adapterName)" }
  public static let adapterName = "Adapter.swift"
  /// The exercise of a lesson before anybody has changed it.
  public func stub(of lesson: String) -> String { spoken("\(suite(of: lesson))/\(Self.stubName)") }
  /// The same in every language in which it stands there, the one in use first; they differ in comments
  /// only.
  public func stubs(of lesson: String) -> [String] {
    ([language] + languages.filter { $0 != language })
      .map { "\(suite(of: lesson))/\($0.name(of: Self.stubName))" }
      .filter { access($0, F_OK) == 0 }
  }
  public func solution(of lesson: String) -> String { "\(suite(of: lesson))/\(Self.solutionName)" }
  public static let solutionName = "Solution.swift"
  /// What the solution's comments are in the language in use, as far as the stub hasn't the same; there is
  /// none in English.
  public func comments(of lesson: String) -> String {
    language.name(of: "\(suite(of: lesson))/Solution.md")
  }

  public var sources: String { "\(engine)/\(Self.sourcesName)" }
  /// The files with which other programs grade a class.
  public func pipeline(_ name: String) -> String { "\(sources)/Program/Class/Pipelines/\(name)" }
  /// A shell's own part of what completes command lines there.
  public func completions(for shell: String) -> String {
    "\(sources)/Program/Completions/workbook.\(shell)"
  }
  /// What the suites of all lessons are made with.
  public var suiteSupport: String { "\(sources)/SuiteSupport" }

  // MARK: What a report on a class is made of

  private var page: String { "\(sources)/Classroom/Reports/Page" }
  public var reportPage: String { "\(page)/page.html" }
  public var reportStyle: String { "\(page)/page.css" }
  public var reportScript: String { "\(page)/page.js" }

  // MARK: What is kept

  /// What the workbook keeps for this learner; git ignores it.
  public var state: String { "\(root)/\(Self.stateName)" }
  public static let stateName = ".workbook"
  public var progress: String { "\(state)/\(Self.progressName)" }
  public static let progressName = "progress.jsonl"
  /// The language that was chosen last, by its code.
  public var chosenLanguage: String { "\(state)/language" }
  /// The lines of the progress log that can't be read.
  public var damagedProgress: String { "\(state)/progress.damaged.jsonl" }
  /// The exercises that a reset has replaced.
  public var backups: String { "\(state)/backups" }
  /// Where the last verdict on each lesson is kept. The ones on another copy of the exercises are
  /// nobody's here: they only save a repetition.
  public var verdicts: String { "\(exercises == lessons ? state : cache)/verdicts" }
  public func verdict(of lesson: String) -> String { "\(verdicts)/\(lesson).json" }

  /// Files that are made anew when they are missing.
  public var cache: String { "\(state)/cache" }
  /// Builds of exercises; the oldest are removed when there are too many.
  public var builds: String { "\(cache)/builds" }
  /// Exercises that their solutions have completed, as they were graded last.
  public var completed: String { "\(cache)/completed" }
  /// The lessons as they were read last.
  public var knownCourse: String { language.name(of: "\(cache)/course.jsonl") }
  /// How far the language in use was when that was told last.
  public var toldExtent: String { language.name(of: "\(cache)/extent.txt") }
  /// The progress log as far as it was replayed.
  public var knownProgress: String { "\(cache)/progress.jsonl" }
  /// The compiler as it was found last.
  public var knownToolchain: String { "\(cache)/toolchain.jsonl" }
  /// What the suite of a lesson asked last, with the model's answers.
  public func recorded(of lesson: String) -> String { "\(cache)/recorded/\(lesson)" }

  /// What the package manager builds of a package, one folder for each configuration.
  public static func products(of package: String) -> String { "\(package)/.build" }

  // MARK: As it is shown

  /// The path as a learner at the top level would write it.
  public func display(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
