// swift-tools-version: 6.1
import PackageDescription

/// One compiler makes all files of a module, not one for each processor: what they share is looked at only
/// once, so a new build comes sooner. Other modules keep the other processors busy.
let byOneCompiler: [SwiftSetting] = [.unsafeFlags(["-driver-batch-count", "1"])]

/// What thousands of scripts and all texts pass through is always optimised: a verdict takes up to a
/// third longer otherwise. For size: that makes it as fast, and is built sooner. To optimise more takes
/// longer with each new build than it ever saves.
let optimised: [SwiftSetting] = [.unsafeFlags(["-Osize"])]

/// What makes a library of a program: `-shared` follows `-pie`, which therefore has no effect.
let asLibrary = ["-shared", "-nostartfiles", "-Wno-unused-command-line-argument"]
  .flatMap { ["-Xclang-linker", $0] }

/// The folders of the lessons; all targets of a lesson follow from its name.
let lessons = [
  "01-pure-functions",
  "02-reduce",
  "03-login-state",
  "04-store",
  "05-combine-pullback",
  "06-higher-order-reducers",
  "07-effects",
  "08-your-own-app",
].map { folder in
  let words = folder.split(separator: "-").dropFirst()
  let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return (name: name, folder: "Tests/Suites/\(folder)")
}

/// What a new lesson is made of. Only tests build it.
let template = (name: "Template", folder: "Tests/Suites/Template")

/// What a lesson asks of its exercises, and by what it judges the answers.
let suites: [Target] = (lessons + [template]).flatMap { lesson -> [Target] in
  [
    .target(
      name: "\(lesson.name)Script", dependencies: ["Traces"], path: "\(lesson.folder)/Script",
      swiftSettings: optimised),
    .target(
      name: "\(lesson.name)Suite",
      dependencies: [.target(name: "\(lesson.name)Script"), "SuiteSupport"],
      path: "\(lesson.folder)/Suite"),
  ]
}

/// The targets of all lessons with this at the end of their names.
func all(_ kind: String) -> [Target.Dependency] {
  lessons.map { .target(name: $0.name + kind) }
}

let package = Package(
  name: "workbook",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "workbook", targets: ["workbook"])
  ],
  targets: [
    // The way of the data: exercise file → module → answers → raw results → verdict → drawn.
    .executableTarget(
      name: "workbook",
      dependencies: [
        "Commands", "ExerciseHost", "FoundationWarmUp", "LessonSuites",
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "Authoring", "Classroom", "Curriculum", "Grading", "HostMessages", "Interface", "Launching",
        "Limits", "Markdown", "Play", "Processes", "Purity", "Reducers", "Reports", "Runtime",
        "Submissions", "SuiteSupport", "Terminal", "Threads", "Verdicts",
      ],
      exclude: ["Class/Pipelines", "Class/README.md", "README.md"]),
    // Makes lessons, and proves them.
    .target(
      name: "Authoring",
      dependencies: [
        "Curriculum", "Grading", "Launching", "Limits", "Markdown", "Processes", "Purity",
        "SuiteSupport", "SwiftSource", "Terminal", "Threads", "Verdicts",
      ]),
    // What a class handed in: found in a folder as it comes, with all that isn't understood.
    .target(name: "Submissions", dependencies: ["Launching", "Limits"]),
    // A class: what came of each exercise, written down as it comes, in parts and put together.
    .target(name: "Classroom", dependencies: ["Curriculum", "Limits", "Sums", "Threads"]),
    // A class's results as files for people and for other programs.
    .target(
      name: "Reports",
      dependencies: ["Classroom", "Interface", "Launching", "Limits", "Sums", "Terminal"],
      exclude: ["Page", "README.md"]),
    .target(
      name: "Runtime",
      dependencies: [
        "Classroom", "Curriculum", "Grading", "HostMessages", "Interface", "Launching", "Limits",
        "Markdown", "Play", "Processes", "Reducers", "Submissions", "SuiteSupport", "Terminal",
        "Threads", "Verdicts",
      ]),
    .target(
      name: "Interface",
      dependencies: [
        "Curriculum", "Launching", "Limits", "Markdown", "Play", "Purity", "Reducers",
        "SuiteSupport", "Terminal", "Verdicts",
      ]),
    .target(
      name: "Grading",
      dependencies: [
        "Curriculum", "HostMessages", "Launching", "Limits", "Play", "Processes", "Purity",
        "Sums", "SuiteSupport", "Threads", "Traces", "Verdicts",
      ]),
    .target(
      name: "Verdicts",
      dependencies: ["Curriculum", "HostMessages", "Limits", "Purity", "SuiteSupport"]),
    .target(
      name: "Curriculum",
      dependencies: [
        "Launching", "Limits", "Markdown", "Reducers", "Sums", "SwiftSource", "Threads",
      ]),
    // How long, how much and how many, each with its reason.
    .target(name: "Limits", swiftSettings: optimised),
    // Sums of bytes: for names that nobody can make twice, and for seals by a secret key.
    .target(name: "Sums", swiftSettings: optimised),
    .target(name: "Terminal", dependencies: ["Limits", "Markdown", "Threads"]),
    .target(name: "Markdown", swiftSettings: optimised),
    .target(name: "Processes", dependencies: ["Limits", "Threads"]),
    // Whether the functions of a file are pure, by the compiler's tree of it.
    .target(name: "Purity", dependencies: ["SyntaxTrees"], exclude: ["README.md"]),
    // The compiler's tree of a file. It is read while a verdict is waited for, so it is optimised.
    .target(name: "SyntaxTrees", swiftSettings: optimised),
    .target(name: "Reducers"),
    // Runs of an exercise: what has happened, what it changed, and how that is written down.
    .target(name: "Play", dependencies: ["Limits", "SuiteSupport", "Verdicts"]),
    .target(name: "SwiftSource"),
    .target(name: "Threads", dependencies: ["Limits"]),
    // What is asked of an exercise and what it answers, as bytes.
    .target(name: "Traces", dependencies: ["Limits"], swiftSettings: optimised),
    // What the suites of the lessons are written with.
    .target(name: "SuiteSupport", dependencies: ["Limits", "Sums", "Threads", "Traces"]),
    // The process with the learner's code. Its symbols can be seen by what it loads.
    .executableTarget(
      name: "ExerciseHost",
      dependencies: all("Script") + [
        "HostMessages", "Limits", "Traces",
        .target(name: "Threads", condition: .when(platforms: [.macOS])),
      ],
      exclude: ["README.md"],
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux])),
        // Otherwise a release build leaves out what only an adapter uses.
        .unsafeFlags(["-Xlinker", "-export_dynamic"], .when(platforms: [.macOS])),
      ]),
    // A library for the loader, though the package can only call it a program.
    .executableTarget(
      name: "FoundationWarmUp",
      linkerSettings: [.unsafeFlags(asLibrary, .when(platforms: [.linux]))]),
    // What the workbook and that process say to each other.
    .target(
      name: "HostMessages", dependencies: ["Limits", "Traces"], swiftSettings: optimised),
    .target(
      name: "LessonSuites",
      dependencies: all("Suite") + ["SuiteSupport"],
      path: "Tests/Suites/All"),
    // Finds the workbook and what was built of it; `swift run workbook` in `Lessons` uses it, too.
    .target(name: "Launching", path: "Lessons/.launcher/Launching"),
    // Breaks the reference solutions, to see that the suites notice: `swift run mutants`.
    .target(
      name: "Mutation",
      dependencies: [
        "Curriculum", "Grading", "Launching", "LessonSuites", "SwiftSource", "Threads",
      ],
      path: "Tests/Mutation"),
    .executableTarget(
      name: "mutants", dependencies: ["Curriculum", "Launching", "Mutation", "Threads"],
      path: "Tests/Mutants",
      exclude: ["Equivalent.md"]),
    // Draws the README's pictures: `swift run pictures`.
    .executableTarget(
      name: "pictures",
      dependencies: [
        "Commands", "Curriculum", "Grading", "Interface", "Launching", "LessonSuites", "Reducers",
        "Runtime", "SuiteSupport", "Terminal", "Verdicts",
      ],
      path: "Tests/Pictures",
      exclude: ["Drawn"]),
    // Measures how soon a verdict comes: `swift run Benchmarks`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Commands", "Curriculum", "Grading", "Interface", "Launching", "LessonSuites",
        "MadeClasses", "Play", "Processes", "PseudoTerminals", "Runtime", "SuiteSupport",
        "Terminal", "Threads", "Verdicts", "workbook",
      ], path: "Tests/Benchmarks", exclude: ["README.md"]),
    // Two small lessons, and the workbook with them: for tests that grade much.
    .target(
      name: "FixtureLessons", dependencies: ["SuiteSupport", "Traces"],
      path: "Tests/Fixtures/Lessons"),
    .executableTarget(
      name: "FixtureWorkbook", dependencies: ["Commands", "ExerciseHost", "FixtureLessons"],
      path: "Tests/Fixtures/Workbook"),
    // What tests of several targets share.
    .target(
      name: "TestSupport", dependencies: ["Play", "SuiteSupport"], path: "Tests/TestSupport"),
    // Classes that hand in what the suites know as right and wrong, among it what nobody should.
    .target(
      name: "MadeClasses",
      dependencies: ["Curriculum", "FixtureLessons", "Launching", "SuiteSupport"],
      path: "Tests/MadeClasses"),
    // A terminal without a person: for tests and measurements of the whole program.
    .target(
      name: "PseudoTerminals", dependencies: ["Processes", "Terminal"],
      path: "Tests/PseudoTerminals"),
    .testTarget(
      name: "AuthoringTests",
      dependencies: [
        "Authoring", "Curriculum", "Launching", "SuiteSupport", "TemplateSuite", "Threads",
        "Traces",
      ]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "Curriculum", "Launching", "PseudoTerminals"]),
    // The whole of `workbook class`, in processes of its own.
    .testTarget(
      name: "ClassTests",
      dependencies: [
        "Curriculum", "FixtureLessons", "FixtureWorkbook", "Launching", "MadeClasses", "Processes",
        "SuiteSupport", "workbook",
      ]),
    .testTarget(name: "ClassroomTests", dependencies: ["Classroom", "Limits", "TestSupport"]),
    .testTarget(
      name: "ContentTests",
      dependencies: ["Authoring", "Curriculum", "Launching", "LessonSuites"]),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "Curriculum", "Grading", "Launching", "LessonSuites", "Limits", "Play", "Processes",
        "Purity", "SuiteSupport", "TestSupport", "Threads", "Traces", "Verdicts",
      ]),
    .testTarget(
      name: "ExerciseHostTests",
      dependencies: ["Grading", "HostMessages", "Limits", "Processes", "Threads", "Traces"],
      exclude: ["Exercises"]),
    .testTarget(
      name: "CurriculumTests", dependencies: ["Curriculum", "Launching", "Markdown", "Reducers"]),
    .testTarget(
      name: "HostileTests",
      dependencies: [
        "Commands", "Curriculum", "Grading", "Launching", "LessonSuites", "Limits", "Processes",
        "Threads", "Verdicts",
      ]),
    .testTarget(name: "LaunchingTests", dependencies: ["Launching"]),
    // Grades what the learner has written; all the other tests leave that alone.
    .testTarget(
      name: "LessonTests",
      dependencies: [
        "Commands", "Curriculum", "Launching", "LessonSuites", "Threads", "Verdicts",
      ]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
    .testTarget(
      name: "MutationTests", dependencies: ["Curriculum", "Launching", "Mutation", "SwiftSource"]),
    // Runs what stands in the files for GitHub, for a container, and for parts of a class.
    .testTarget(
      name: "PipelineTests",
      dependencies: [
        "Curriculum", "FixtureLessons", "FixtureWorkbook", "Grading", "Launching", "Processes",
        "TestSupport", "workbook",
      ]),
    .testTarget(
      name: "PlayTests",
      dependencies: [
        "CombinePullbackScript", "Curriculum", "EffectsScript", "HigherOrderReducersScript",
        "HigherOrderReducersSuite", "Launching", "LessonSuites", "Limits", "Play",
        "PureFunctionsScript", "StoreScript", "SuiteSupport", "TestSupport", "Traces",
        "YourOwnAppScript",
      ]),
    .testTarget(name: "ProcessesTests", dependencies: ["Limits", "Processes", "Threads"]),
    .testTarget(
      name: "PurityTests",
      dependencies: [
        "Curriculum", "Grading", "Launching", "LessonSuites", "Processes", "Purity", "SuiteSupport",
        "Threads",
      ],
      exclude: ["Corpora"]),
    .testTarget(name: "ReducersTests", dependencies: ["Reducers"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Classroom", "Interface", "Launching", "Limits", "Processes", "Reports", "TestSupport",
      ]),
    // What holds for the text of all the others.
    .testTarget(name: "SourceTests", dependencies: ["SwiftSource"]),
    .testTarget(
      name: "SubmissionsTests", dependencies: ["Limits", "Submissions"], exclude: ["Archives"]),
    .testTarget(name: "SumsTests", dependencies: ["Sums"]),
    .testTarget(name: "SuiteSupportTests", dependencies: ["SuiteSupport", "Traces"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource"]),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Limits", "Markdown", "SuiteSupport", "Terminal", "TestSupport"]),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
    .testTarget(
      name: "TracesTests", dependencies: ["Limits", "SuiteSupport", "TestSupport", "Traces"]),
    .testTarget(
      name: "WorkbookTests",
      dependencies: [
        "Commands", "Curriculum", "FixtureLessons", "FixtureWorkbook", "Grading", "HostMessages",
        "Interface", "Launching", "LessonSuites", "Limits", "Markdown", "Play", "Processes",
        "PseudoTerminals", "Reducers", "Reports", "Runtime", "SuiteSupport", "SwiftSource",
        "Terminal", "TestSupport", "Threads", "Traces", "Verdicts", "pictures", "workbook",
      ], exclude: ["Frames"]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += suites

for target in package.targets {
  target.swiftSettings = byOneCompiler + (target.swiftSettings ?? [])
}
