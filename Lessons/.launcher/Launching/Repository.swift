/// The workbook's folder, and the paths of everything in it.
///
/// Only this file knows the names of folders and files in it. Static paths are relative to the top
/// level.
public struct Repository: Equatable, Sendable {
  /// The absolute path of the top level.
  public var root: String
  /// The absolute path of the package with the program's sources, words, report pages and
  /// templates. It differs from `root` in a course whose package only depends on that one.
  public var engine: String
  /// The absolute path of the folder with the exercises; `--lessons` changes it.
  public var exercises: String
  /// The language of the texts; those without a translation are read in English.
  public var language = Language.english

  /// The workbook at this path, without checking whether it exists.
  public init(root: String, exercises: String? = nil) {
    self.root = root
    engine = root
    self.exercises = exercises ?? "\(root)/\(Self.lessonsName)"
  }

  /// The package with the sources from which this file was compiled.
  private static let compiledEngine =
    "/"
    + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// Searches a folder, given by its absolute path, and its parents for the workbook: the first one
  /// with lessons, suites and a manifest.
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

  /// The available languages: English first, then the others by their codes.
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

  /// The path of the translation into the current language, or of the English text if there is
  /// none.
  private func spoken(_ path: String) -> String {
    guard language != .english else { return path }
    let twin = language.name(of: path)
    return access(twin, F_OK) == 0 ? twin : path
  }

  // MARK: Lessons and exercises

  public static let lessonsName = "Lessons"
  private static let manifestName = "Package.swift"

  public var lessons: String { "\(root)/\(Self.lessonsName)" }
  /// The first page for readers of a language: at the top level in English, else beside the
  /// lessons.
  public func firstPage(in language: Language) -> String {
    language == .english
      ? "\(root)/\(Self.readmeName)" : language.name(of: "\(lessons)/\(Self.readmeName)")
  }
  private static let readmeName = "README.md"
  /// The file with all sentences of the user interface.
  public var interface: String { spoken("\(engine)/\(Self.lessonsName)/\(Self.interfaceName)") }
  private static let interfaceName = "Interface.md"
  /// Sentences that the course words differently; optional.
  public var courseWords: String { spoken("\(lessons)/Course.md") }
  public func text(of lesson: String) -> String { spoken("\(root)/\(Self.text(of: lesson))") }
  public static func text(of lesson: String) -> String { "\(lessonsName)/\(lesson)/\(readmeName)" }
  public static let recallName = "Recall.md"
  public static func recall(of lesson: String) -> String { "\(folder(of: lesson))/\(recallName)" }
  /// The questions about earlier lessons with which a lesson begins.
  public func recall(of lesson: String) -> String { spoken("\(root)/\(Self.recall(of: lesson))") }
  /// The file name of every exercise; messages about crashes contain it.
  public static let exerciseName = "Exercise.swift"
  public static func folder(of lesson: String) -> String { "\(lessonsName)/\(lesson)" }
  public func exercise(of lesson: String) -> String {
    "\(exercises)/\(lesson)/\(Self.exerciseName)"
  }

  // MARK: Tests, suites and templates

  public static let testsName = "Tests"
  public static let sourcesName = "Sources"
  private static let suitesName = "\(testsName)/Suites"

  /// The record of which English texts the translations were compared with.
  public func translations(into language: Language) -> String {
    language.name(of: "\(suites)/Translated.txt")
  }
  public var suites: String { "\(root)/\(Self.suitesName)" }
  public static func suite(of lesson: String) -> String { "\(suitesName)/\(lesson)" }
  public static let template = "\(suitesName)/\(templateName)"
  /// The template for a course in a package of its own.
  public var courseTemplate: String { "\(engine)/\(Self.testsName)/Courses/\(Self.templateName)" }
  /// The template's folder, and the placeholder for a lesson's name in it.
  public static let templateName = "Template"
  public static let suiteList = "\(suitesName)/All/LessonSuites.swift"
  /// The path of the test classes that grade the lessons in `swift test`, relative to the top
  /// level.
  public static let lessonTests = "\(testsName)/LessonTests/LessonTests.swift"
  /// The path of the workbook's package manifest, relative to the top level.
  public static let manifest = manifestName
  /// The path of the manifest of the exercises' package, relative to the top level.
  public static let lessonsManifest = "\(lessonsName)/\(manifestName)"
  public static let stubName = "Stub.swift"
  /// Explanations of common compiler errors.
  public var compilerHelps: String {
    spoken("\(engine)/\(Self.suitesName)/\(Self.compilerHelpsName)")
  }
  /// Explanations of compiler errors of a single lesson; optional.
  public func compilerHelps(of lesson: String) -> String {
    spoken("\(suite(of: lesson))/\(Self.compilerHelpsName)")
  }
  private static let compilerHelpsName = "Compiler.md"
  /// The glossary of the current language, with the names that stay untranslated at its end; there
  /// is none for English.
  public var glossary: String { language.name(of: "\(suites)/Glossary.md") }
  public func suite(of lesson: String) -> String { "\(suites)/\(lesson)" }
  /// The sentences of a lesson's verdicts.
  public func feedback(of lesson: String) -> String { spoken("\(suite(of: lesson))/Feedback.md") }
  /// The promises of a lesson's text, each with the check that tests it.
  public func promises(of lesson: String) -> String {
    "\(suite(of: lesson))/\(Self.promisesName)"
  }
  public static let promisesName = "Promises.md"
  /// The texts of the app in which a lesson's exercise is played.
  public func playTexts(of lesson: String) -> String { spoken("\(suite(of: lesson))/Play.md") }
  /// The code that runs a lesson's scripts on an exercise.
  public func adapter(of lesson: String) -> String { "\(suite(of: lesson))/\(Self.adapterName)" }
  public static let adapterName = "Adapter.swift"
  /// The exercise as the learner first gets it.
  public func stub(of lesson: String) -> String { spoken("\(suite(of: lesson))/\(Self.stubName)") }
  /// The stubs in all languages that have one, the current language first; they differ only in
  /// comments.
  public func stubs(of lesson: String) -> [String] {
    ([language] + languages.filter { $0 != language })
      .map { "\(suite(of: lesson))/\($0.name(of: Self.stubName))" }
      .filter { access($0, F_OK) == 0 }
  }
  public func solution(of lesson: String) -> String { "\(suite(of: lesson))/\(Self.solutionName)" }
  public static let solutionName = "Solution.swift"
  /// The translated comments of a solution that aren't in the stub; there are none for English.
  public func comments(of lesson: String) -> String {
    language.name(of: "\(suite(of: lesson))/Solution.md")
  }

  public var sources: String { "\(engine)/\(Self.sourcesName)" }
  /// The page for teachers.
  public var classPage: String { "\(sources)/Program/Class/\(Self.readmeName)" }
  /// A file by which another system grades a class in parallel.
  public func pipeline(_ name: String) -> String { "\(sources)/Program/Class/Pipelines/\(name)" }
  /// The template of a shell's completion script.
  public func completions(for shell: String) -> String {
    "\(sources)/Program/Completions/workbook.\(shell)"
  }
  /// The sources of the library for suites.
  public var suiteSupport: String { "\(sources)/SuiteSupport" }

  // MARK: The report page of a class

  private var page: String { "\(sources)/Classroom/Reports/Page" }
  public var reportPage: String { "\(page)/page.html" }
  public var reportStyle: String { "\(page)/page.css" }
  public var reportScript: String { "\(page)/page.js" }

  // MARK: Saved data

  /// The folder for the learner's data; git ignores it.
  public var state: String { "\(root)/\(Self.stateName)" }
  public static let stateName = ".workbook"
  public var progress: String { "\(state)/\(Self.progressName)" }
  public static let progressName = "progress.jsonl"
  /// The code of the language that was chosen last.
  public var chosenLanguage: String { "\(state)/language" }
  /// Unreadable lines of the progress log.
  public var damagedProgress: String { "\(state)/progress.damaged.jsonl" }
  /// Backups of exercises that a reset has replaced.
  public var backups: String { "\(state)/backups" }
  /// The last verdict on each lesson. Those on another copy of the exercises go to the cache,
  /// because they only save repeated work.
  public var verdicts: String { "\(exercises == lessons ? state : cache)/verdicts" }
  public func verdict(of lesson: String) -> String { "\(verdicts)/\(lesson).json" }

  /// Files that are recreated when they are missing.
  public var cache: String { "\(state)/cache" }
  /// Builds of exercises; the oldest are removed when there are too many.
  public var builds: String { "\(cache)/builds" }
  /// Exercises completed by the solution, as they were last graded.
  public var completed: String { "\(cache)/completed" }
  /// The lessons as they were last read.
  public var knownCourse: String { language.name(of: "\(cache)/course.jsonl") }
  /// The last message about how much of a language is translated.
  public var toldExtent: String { language.name(of: "\(cache)/extent.txt") }
  /// The state of the progress log after its last replay.
  public var knownProgress: String { "\(cache)/progress.jsonl" }
  /// The last compiler that was found.
  public var knownToolchain: String { "\(cache)/toolchain.jsonl" }
  /// The recording of a lesson's suite: its last questions and the model's answers.
  public func recorded(of lesson: String) -> String { "\(cache)/recorded/\(lesson)" }

  /// The build folder of a package, with a folder for each configuration.
  public static func products(of package: String) -> String { "\(package)/.build" }

  // MARK: Display

  /// The path relative to the top level, for display.
  public func display(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
